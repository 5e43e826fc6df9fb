import { describe, expect, test } from 'vitest'
import { checkLetter } from '../claims/check-letter.ts'
import { bridgesOf, told } from './letter-bridges.ts'
import { briefTrial, changeOpening, trialOf, whatIsNew } from './letter-change.ts'
import { ANY_WORK, DUTIES, dutiesIn } from './letter-duties.ts'
import { leadsOf, STRENGTHS } from './letter-strengths.ts'

const posting = (title: string, description: string) => ({ title, description })

describe('what carries over from one trade to another', () => {
  test.each([
    ['Took 50 inbound calls a day', posting('Chat Support Agent', 'Answer customers in live chat.'), 'voice'],
    ['Took 50 inbound calls a day', posting('Office Assistant', 'Keep the calendar of the owner.'), 'voice'],
    ['Balanced the cash of three tills every day', posting('Bookkeeper', 'Bank recs in Xero.'), 'figures'],
    ['Charted vitals of ward patients', posting('Medical Biller', 'Follow up denied claims.'), 'care'],
    ['Taught science to 40 students', posting('Content Assistant', 'Build training materials.'), 'explain'],
    ['Sold 30 phone plans a week over quota', posting('Appointment Setter', 'Qualify homeowners.'), 'persuade'],
    ['Counted stocks every month', posting('Data Encoder', 'Encoding of forms.'), 'pace'],
  ])('%s, to %j: %s', (deed, to, strength) => {
    const [first] = bridgesOf([deed.charAt(0).toLowerCase() + deed.slice(1)], [], dutiesIn(to))
    expect(first?.strength).toBe(strength)
  })
  test('a deed of the same part of the job comes before all others, and no deed is told twice', () => {
    const deeds = ['took 90 calls a day', 'answered 40 tickets a day', 'sorted the inbox of the owner']
    const found = bridgesOf(deeds, [], dutiesIn(posting('Support Agent', 'Answer tickets. Refunds.')))
    expect(found[0]).toMatchObject({ deed: 'answered 40 tickets a day', strength: null })
    expect(new Set(found.map(({ deed }) => deed)).size).toBe(found.length)
  })
  test('a job that was held stands for a deed where there is none', () => {
    const [first] = bridgesOf([], ['worked as a Cashier at Palm'], dutiesIn(posting('Chat Agent', 'Answer live chat.')))
    expect(first).toMatchObject({ deed: 'worked as a Cashier at Palm', strength: 'counter' })
  })
  test('a steady amount is near to nothing', () => {
    const [first] = bridgesOf(['edited 20 videos a week'], [], dutiesIn(posting('Payroll Officer', 'Run payroll.')))
    expect(first).toMatchObject({ strength: 'pace', close: false })
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

describe('the sentences of the table', () => {
  const deed = 'folded 90 shirts a day'
  test.each([...DUTIES, ANY_WORK].map((duty) => [duty.doing, duty] as const))(
    '%s: speak of the employer alone, and nothing in them is a claim',
    (_, duty) => {
      for (const need of duty.needs) {
        expect(need).toMatch(/\byour?s?\b/i)
        expect(need).not.toMatch(/(?<!\p{L})(?:I|me|my|we|our)(?!\p{L})/u)
      }
      const said = SEEDS.flatMap((seed) => [
        whatIsNew(duty.doing, ['Zendesk'], seed),
        whatIsNew(duty.doing, [], seed, true),
        trialOf(duty.trial, seed),
        briefTrial(duty.trial, seed),
        told({ duty, deed, strength: null, close: true, score: 1 }, seed),
      ])
      expect([...new Set(said)].filter((text) => marks(text, [deed]).length > 0)).toEqual([])
    },
  )
  test.each(STRENGTHS)('%s: leads to a deed and claims nothing beside it', (strength) => {
    for (const lead of leadsOf(strength)) expect([lead(deed), marks(lead(deed), [deed])]).toEqual([lead(deed), []])
  })
  test.each(['partly', 'near', 'far'] as const)(
    'the openings of somebody %s name the job and claim nothing',
    (distance) => {
      for (const title of ['', 'Bank Teller']) {
        const all = SEEDS.map((seed) => changeOpening(distance, { job: 'Shop Helper', title, carried: 'Yes.' }, seed))
        expect(new Set(all).size).toBeGreaterThan(2)
        for (const text of all) {
          expect(text).toContain('Shop Helper')
          expect([text, marks(text, [title, deed])]).toEqual([text, []])
        }
      }
    },
  )
})
