import { describe, expect, test } from 'vitest'
import { checkLetter } from '../claims/check-letter.ts'
import { carriedOver, isTelling, unknownPart } from './letter-carry.ts'
import { DUTIES, dutiesIn } from './letter-duties.ts'
import { carrying, closingWith, judging, leading, learning, newToMe, second } from './letter-phrases.ts'
import { nameOf, STRENGTHS } from './letter-strengths.ts'

const posting = (title: string, description: string) => ({ title, description })
const lower = (deed: string): string => deed.charAt(0).toLowerCase() + deed.slice(1)

describe('what carries over from one trade to another', () => {
  test.each([
    ['Took 50 inbound calls a day', posting('Cold Caller', 'Reach home owners.'), 'voice'],
    ['Balanced the cash of three tills every day', posting('Bookkeeper', 'Bank recs in Xero.'), 'figures'],
    ['Charted vitals of ward patients', posting('Dental Assistant', 'Verify insurance.'), 'care'],
    ['Taught science to 40 students', posting('Payroll Officer', 'Answer staff questions.'), 'explain'],
    ['Sold 30 phone plans a week over quota', posting('Appointment Setter', 'Qualify homeowners.'), 'persuade'],
  ])('%s, to %j: %s', (deed, to, strength) => {
    const found = carriedOver([lower(deed)], [], dutiesIn(to))
    expect(found.map((one) => one.strength)).toContain(strength)
    expect(found.filter((one) => isTelling(one, dutiesIn(to)))).not.toEqual([])
  })
  test('a deed of the same part of the job comes before all others, and no deed is told twice', () => {
    const deeds = ['took 90 calls a day', 'answered 40 tickets a day', 'sorted the inbox of the owner']
    const found = carriedOver(deeds, [], dutiesIn(posting('Support Agent', 'Answer tickets. Refunds.')))
    expect(found[0]).toMatchObject({ deed: 'answered 40 tickets a day', strength: null })
    expect(new Set(found.map(({ deed }) => deed)).size).toBe(found.length)
  })
  test('a job that was held stands for a deed where there is none', () => {
    const [first] = carriedOver(
      [],
      ['worked as a Receptionist at Palm'],
      dutiesIn(posting('Cold Caller', 'Call them.')),
    )
    expect(first).toMatchObject({ deed: 'worked as a Receptionist at Palm', strength: 'voice', held: true })
  })
  test('an amount of other work carries nothing over', () => {
    expect(carriedOver(['edited 20 videos a week'], [], dutiesIn(posting('Payroll Officer', 'Run payroll.')))).toEqual(
      [],
    )
  })
  test('what is unknown is the first part of the job that is on no line of theirs, nor near to one for their kin', () => {
    const duties = dutiesIn(posting('Bookkeeper', 'Bank recs. Run payroll.'))
    expect(unknownPart(duties, 'Reconciled accounts', false)?.doing).toBe('running payroll')
    expect(unknownPart(duties, 'Reconciled accounts', true)).toBeUndefined()
  })
})

/** Every sentence a letter of another trade can hold is looked up like one of a letter. */
const marks = (content: string, own: string[]) =>
  checkLetter(
    { subject: '', content: `Hello,\n\n${content}` },
    {
      name: 'Luz Reyes',
      years_of_experience: null,
      skills: [],
      texts: own,
      contacts: [],
      posting: { title: 'Shop Helper', employer: 'Palm', text: '', tags: [] },
      code_words: [],
    },
  ).map(({ kind, text }) => `${kind}: ${text}`)
const SEEDS = Array.from({ length: 40 }, (_, at) => `seed ${at}`)
const wrong = (said: readonly string[], own: string[]) =>
  [...new Set(said)].filter((text) => marks(text, own).length > 0)

describe('the sentences of a letter claim nothing beside the deed', () => {
  const [deed, did] = ['folded 90 shirts a day', 'I folded 90 shirts a day']
  test.each(DUTIES.map((duty) => [duty.doing, duty] as const))('%s', (_, duty) => {
    const said = SEEDS.flatMap((seed) => [
      learning(duty.doing, ['Zendesk'], seed),
      learning(duty.doing, [], seed, true),
      closingWith(duty.trial, seed),
    ])
    expect(wrong(said, [deed])).toEqual([])
  })
  test.each(STRENGTHS)('%s', (strength) => {
    const said = SEEDS.map((seed) => carrying(did, nameOf(strength), seed))
    expect(said.every((text) => text.endsWith(`${did}.`))).toBe(true)
    expect(wrong(said, [deed])).toEqual([])
  })
  test('where no strength is named, and where the work is new', () => {
    const said = SEEDS.flatMap((seed) => [
      carrying(did, '', seed),
      judging(did, seed),
      leading(did, seed),
      second(deed, '', seed),
      second(deed, 'invoicing', seed),
      newToMe('Shop Helper', false, seed),
      newToMe('Shop Helper', true, seed),
      newToMe('Customer Service', false, seed),
      learning('', ['Zendesk'], seed),
      closingWith(undefined, seed),
    ])
    expect(wrong(said, [deed])).toEqual([])
  })
  test('closings and openings are many', () => {
    expect(new Set(SEEDS.map((seed) => closingWith('a sample', seed))).size).toBeGreaterThanOrEqual(8)
    expect(new Set(SEEDS.map((seed) => newToMe('Shop Helper', false, seed))).size).toBe(5)
  })
})
