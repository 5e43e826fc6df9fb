import { describe, expect, test } from 'vitest'
import { holdingKinds, notesOf } from '../rules.ts'
import { alikeIn, likenessOf } from './rules.ts'

const HARMFUL =
  'Office helper, part time. Our partner abroad is still opening a branch here, so what buyers owe lands with you for now. You take it out the same day, keep eight of each hundred for yourself and hand the rest to the man whose name I give you. Tell nobody at the counter what it is for. Reply now with your full name and which one you use.'
const HARMLESS =
  'Bookkeeper for a bakery in Cebu. You record the sales of each day, pay suppliers from the company’s account after the owner has approved it, and prepare the payroll of twelve people. We pay every second Friday, give health insurance from the first day, and train you for two paid weeks. Bring two years of experience with Xero.'

/** What large employers write below every posting of theirs, and such postings themselves. */
const OF_LARGE_EMPLOYERS: readonly string[] = [
  'Everyone who qualifies is considered for employment without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability or veteran status. If you need an accommodation during the application process, contact our people team. We use the details you give us only as our privacy notice says.',
  'The pay range for this role is $62,000 to $88,000 a year. Actual pay depends on location, knowledge, skills and experience, and may be above or below the range in some circumstances. Full-time employees are also eligible for medical, dental and vision cover, a retirement plan, paid time off and an annual bonus.',
  'As one of the most trusted financial institutions in the country, we help customers reach their goals every day. Join a team where you will learn something new, challenge yourself and others, and grow your career with mentors, tuition support and internal mobility. This role is eligible for a hybrid arrangement.',
  'As a Deposit Operations Analyst you will review account requests, verify customer information, process transfers and returned checks, resolve exceptions with the branches and report suspicious activity to the compliance team. You have two years in bank operations and know the rules on customer identification.',
  'Nakabase sa Taguig ang opisina. Kailangan ng isang Accounting Assistant na may dalawang taong karanasan sa bookkeeping at BIR filing. Lunes hanggang Biyernes ang pasok, may HMO pagkatapos ng regularization, 13th month at rice allowance. Ipadala ang resume sa HR o magdala ng kopya sa araw ng interview.',
]

/** What clients write who have software made or mended: what is broken, who does what in it, and what they tried. */
const OF_SOFTWARE: readonly string[] = [
  'The shop is nearly done, only some bugs are left that I could not find. When somebody cancels, the money stays with the other one and the screen says it was sent. You get my login once we have agreed, and I send you the list of what is broken.',
  'I tried to run it on my own computer and get an error each time, which probably means that my account was never given access to the API. I have an hour tonight to show you what I did so far. Tell me what you would charge.',
  'A bot that reads a channel, takes out who won and sends each of them a message. It must not go faster than a person would, or the account gets closed. The list of names lies in a sheet, and you will get it from me after we talk.',
]

describe('the words as a whole', () => {
  test.each(OF_SOFTWARE)('find nothing in how clients write of software: %s', (text) => {
    expect(alikeIn(text)).toBeNull()
  })

  test.each(OF_LARGE_EMPLOYERS)('find nothing in how large employers write: %s', (text) => {
    expect(alikeIn(text)).toBeNull()
    expect(alikeIn(OF_LARGE_EMPLOYERS.join('\n'))).toBeNull()
  })

  test('warn where no rule speaks, with a sentence of the posting, and hold nothing', () => {
    const notes = notesOf({ title: 'Helper', description: HARMFUL, salary: null, alike: alikeIn(HARMFUL) })
    expect(notes.map(({ kind }) => kind)).toEqual(['alike'])
    expect(HARMFUL).toContain(notes[0]?.quote)
    expect(holdingKinds(notes)).toEqual([])
  })

  test.each(['May SSS, PhilHealth at 13th month.', 'Hindi po kami networking.', 'Huwag kang magbayad kahit kanino.'])(
    'say nothing of who pays what the law asks, or says what is not asked: %s',
    (said) => {
      const doubtful =
        'Pag-aaralan mo muna ang mga produkto sa loob ng isang linggo, may bayad ang training na 500 kada araw.'
      expect(alikeIn(doubtful)).not.toBeNull()
      expect(alikeIn(`${doubtful} ${said}`)).toBeNull()
    },
  )

  test('are weighed where numbers of the law are asked for', () => {
    expect(alikeIn(`${HARMFUL} Send your SSS and PhilHealth numbers.`)).not.toBeNull()
  })

  test('say nothing beside a rule, which says more', () => {
    const posting = { title: 'Helper', description: 'A training fee of ₱1,500 is needed.', salary: null }
    expect(notesOf({ ...posting, alike: 'A training fee' }).map(({ kind }) => kind)).toEqual(['fee'])
  })

  test('count also where they stand in the middle of an ordinary posting', () => {
    expect(alikeIn(`${HARMLESS}\n${HARMFUL}\n${HARMLESS}`)).not.toBeNull()
    expect(alikeIn(HARMLESS)).toBeNull()
  })

  test('say nothing in a few words, and weigh the same each time', () => {
    expect(alikeIn('Keep eight percent and send the rest on.')).toBeNull()
    expect(likenessOf('')).toBeNull()
    expect(likenessOf(HARMFUL)).toEqual(likenessOf(HARMFUL))
  })

  test('a very long text is weighed in reasonable time', () => {
    const begun = performance.now()
    for (const part of ['Keep it. ', 'word ', 'a\n', '₱1,000 ']) likenessOf(part.repeat(6000))
    expect(performance.now() - begun).toBeLessThan(3000)
  })
})
