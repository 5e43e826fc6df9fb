import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockText } from '../web/facts-text.ts'
import { kindOf, readHours } from './hours/rules.ts'
import { readIdProof, readPlace } from './place/rules.ts'
import { readFacts, type Readable } from './rules.ts'

const shown = (text: string) =>
  readHours(text).map(({ zone, standard, daylight }) => {
    const span = (one: typeof standard) => (one ? `${clockText(one.from)}-${clockText(one.to)} ${one.kind}` : null)
    return [zone, span(standard), span(daylight)]
  })

describe('working hours in Manila', () => {
  test.each<[string, [string | null, string | null, string | null][]]>([
    ['Monday to Friday, 9am-5pm EST', [['US Eastern time', '10 PM-6 AM graveyard', '9 PM-5 AM graveyard']]],
    ['9-5 EST', [['US Eastern time', '10 PM-6 AM graveyard', '9 PM-5 AM graveyard']]],
    ['Hours are 8 to 5 AEST', [['Sydney time', '6 AM-3 PM day', '5 AM-2 PM day']]],
    ['2200H-0700H PHT', [['Manila time', '10 PM-7 AM graveyard', null]]],
    ['0900 - 1800 SGT', [['Singapore time', '9 AM-6 PM day', null]]],
    ['9 to 5pm Eastern time', [['US Eastern time', '10 PM-6 AM graveyard', '9 PM-5 AM graveyard']]],
    ['8:30 am – 5:30 pm (PST)', [['US Pacific time', '12:30 AM-9:30 AM graveyard', '11:30 PM-8:30 AM graveyard']]],
    ['EST hours: 9 AM until 1 PM', [['US Eastern time', '10 PM-2 AM graveyard', '9 PM-1 AM graveyard']]],
    ['7am-4pm AEST', [['Sydney time', '5 AM-2 PM day', '4 AM-1 PM day']]],
    ['9am - 5pm NZT', [['New Zealand time', '5 AM-1 PM day', '4 AM-12 PM day']]],
    ['09:00-17:00 UK time', [['UK time', '5 PM-1 AM mid', '4 PM-12 AM mid']]],
    ['9:00 to 17:30 CET', [['Central European time', '4 PM-12:30 AM mid', '3 PM-11:30 PM mid']]],
    ['4 pm to midnight Philippine time', [['Manila time', '4 PM-12 AM mid', null]]],
    ['Phoenix AZ time 6a-3p Sun thru Thu.', [['Arizona time', '9 PM-6 AM graveyard', null]]],
    ['11pm to 7am PHT', [['Manila time', '11 PM-7 AM graveyard', null]]],
    ['12nn to 9pm Manila', [['Manila time', '12 PM-9 PM mid', null]]],
    ['8am-5pm GMT+8', [['GMT+8', '8 AM-5 PM day', null]]],
    ['9am-5pm UTC-5', [['GMT-5', '10 PM-6 AM graveyard', null]]],
    ['9am-6pm SGT', [['Singapore time', '9 AM-6 PM day', null]]],
    [
      '8am-4pm PST, that is 12 MN to 8am Manila time.',
      [
        ['US Pacific time', '12 AM-8 AM graveyard', '11 PM-7 AM graveyard'],
        ['Manila time', '12 AM-8 AM graveyard', null],
      ],
    ],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual(expected)
  })

  test.each([
    'Monday to Friday, 9am to 5pm',
    '12-9 EST',
    '1-5 EST',
    'Call us at 9am to 5pm EST',
    'Interviews are held from 8am to 12pm PST',
    '2010-2019, Manila',
    '$8 - 10 per hour EST clients',
    'Call us between 9am-10am EST',
    '3-5 years in Sydney',
    'Ages 18 to 35, Manila',
    '9am-5pm EST or PST',
    '9am-6pm PST (Philippine Standard Time)',
    'Open 24/7, 1-800-555-0100 EST',
    'No night shift!',
    'This is not a graveyard job, no rotating shifts',
    'US day shift',
    'Somebody answers outside US business hours',
    '9am-5pm IST',
    '',
  ])('nothing is read from: %s', (text) => {
    expect(readHours(text)).toEqual([])
  })

  test.each([
    ['You will work the graveyard shift.', 'graveyard'],
    ['(Night Shift)', 'graveyard'],
    ['You work US business hours.', 'graveyard'],
    ['UK working hours, Monday to Friday', 'mid'],
    ['Australian business hours', 'day'],
    ['Mid-shift possible.', 'mid'],
    ['Flexible hours, as long as 3 hours overlap with EST mornings', 'flexible'],
    ['Rotating shifts, posted two weeks ahead', 'rotating'],
    ['This is a day shift for you', 'day'],
  ])('words alone: %s is %s', (text, kind) => {
    expect(readHours(text).map((one) => one.kinds)).toEqual([[kind]])
  })

  test('every shift has one kind, the same an hour of clock change away or not', () => {
    expect([
      kindOf(8 * 60, 17 * 60),
      kindOf(14 * 60, 23 * 60),
      kindOf(22 * 60, 6 * 60),
      kindOf(23 * 60, 8 * 60),
    ]).toEqual(['day', 'mid', 'graveyard', 'graveyard'])
    expect([kindOf(20 * 60, 0), kindOf(18 * 60, 3 * 60), kindOf(3 * 60, 7 * 60), kindOf(5 * 60, 14 * 60)]).toEqual([
      'mid',
      'graveyard',
      'graveyard',
      'day',
    ])
  })
})

describe('open to the Philippines', () => {
  test.each([
    ['Must be based in the Philippines.', 'yes'],
    ['We are hiring Filipino virtual assistants.', 'yes'],
    ['Open to applicants from the Philippines', 'yes'],
    ['Philippines-based candidates preferred', 'yes'],
    ['Work from anywhere in the world.', 'yes'],
    ['Only applicants from Metro Manila', 'yes'],
    ['Visayas and Mindanao applicants are welcome', 'yes'],
    ['We only hire from Cebu.', 'yes'],
    ['Pinoy lang po', 'yes'],
    ['We hire worldwide.', 'yes'],
    ['Anyone in Southeast Asia may apply', 'yes'],
    ['W2 only, no agencies', 'no'],
    ['Green card holders preferred', 'no'],
    ['Our team is in Cebu and Austin', 'not_said'],
    ['US only. No exceptions.', 'no'],
    ['Candidates must be located in the United States', 'no'],
    ['You must be authorized to work in the UK', 'no'],
    ['US citizens only', 'no'],
    ['Only considering candidates in Latin America', 'no'],
    ['We cannot hire in the Philippines at this time', 'no'],
    ['Open to all countries except the Philippines', 'no'],
    ['This role is only for people based in South America; nobody else can be taken.', 'no'],
    ['Open exclusively to Canada-based freelancers', 'no'],
    ['Limited to candidates who live in Mexico', 'no'],
    ['Applicants must reside in Texas or Florida', 'no'],
    ['You must be a US citizen', 'no'],
    ['Right to work in Germany needed', 'no'],
    ['US work authorization is required', 'no'],
    ['We do not hire outside of Europe', 'no'],
    ['Applications from outside the UK will not be read', 'no'],
    ['Must be based in Latin America or the Philippines', 'not_said'],
    ['Only open to people in Colombia, Mexico and the Philippines', 'not_said'],
    ['You will not call outside US hours', 'not_said'],
    ['We only work with clients in Canada', 'not_said'],
    ['Only leads from Texas are called', 'not_said'],
    ['Experience with US work visas is a plus', 'not_said'],
    ['We are a US-based company with US clients only', 'not_said'],
    ['Our office in Sydney needs help', 'not_said'],
    ['US hours only', 'not_said'],
    ['Must be based in the US. Must be based in the Philippines.', 'not_said'],
    ['', 'not_said'],
  ])('%s: %s', (text, answer) => {
    expect(readPlace(text).answer).toBe(answer)
  })
})

describe('ID proof', () => {
  test.each([
    ['ID proof of at least 60 please', 60],
    ['Minimum ID Proof: 50', 50],
    ['Your ID proof score must be 75 or higher', 75],
    ['60+ ID proof', 60],
    ['40 and above ID Proof', 40],
    ['ID proof required', null],
    ['Bring proof of ID, 2 copies', null],
    ['ID proof of 250', null],
  ])('%s: %s', (text, value) => {
    expect(readIdProof(text)?.value ?? null).toBe(value)
  })
})

const plain: Readable = {
  title: 'Assistant',
  description: '',
  salary: null,
  location: null,
  source: 'linkedin',
  min_id_proof: null,
  hours_per_week: null,
}

describe('facts of a posting', () => {
  test('nothing said is nothing told', () => {
    expect(readFacts(plain)).toEqual({
      hours: [],
      philippines: { answer: 'not_said', basis: null, quote: null, field: null },
      min_id_proof: null,
      pay: null,
    })
  })

  test('a board for the Philippines and a place there say yes, the posting’s own words say more', () => {
    expect(readFacts({ ...plain, source: 'olj' }).philippines).toMatchObject({
      answer: 'yes',
      basis: 'board',
      quote: null,
    })
    expect(readFacts({ ...plain, location: 'Makati, Metro Manila, Philippines' }).philippines).toMatchObject({
      answer: 'yes',
      basis: 'location',
    })
    expect(readFacts({ ...plain, source: 'olj', description: 'US residents only' }).philippines).toMatchObject({
      answer: 'no',
      basis: 'words',
      quote: 'US residents only',
    })
  })

  test.each([
    ['$5 - $8 per hour', 40, []],
    ['$5 - $8 per hour', null, ['hours']],
    ['25,000', null, ['currency', 'period']],
    ['8,000', null, null],
    ['₱25,000', null, ['period']],
    ['600', null, ['currency', 'period']],
    ['600 a month', null, ['currency']],
  ])('pay %s, %s hours, fills in %s', (salary, hours_per_week, assumed) => {
    expect(readFacts({ ...plain, salary, hours_per_week }).pay?.assumed ?? null).toEqual(assumed)
  })

  test('pay inside the text counts only when it says everything itself', () => {
    const of = (description: string) => readFacts({ ...plain, salary: 'negotiable', description }).pay
    expect(of('Perks\nRate: $6/hour, paid weekly')).toMatchObject({
      min: 6,
      period: 'hour',
      quote: '$6/hour',
      field: 'description',
    })
    expect(of('Salary: 600')).toBeNull()
    expect(of('Pay: on Fridays')).toBeNull()
  })

  test('the board’s field and the text agree, or the field counts', () => {
    const description = 'ID proof of 60'
    expect(readFacts({ ...plain, description, min_id_proof: 60 }).min_id_proof).toMatchObject({
      value: 60,
      field: 'description',
    })
    expect(readFacts({ ...plain, description, min_id_proof: 70 }).min_id_proof).toEqual({
      value: 70,
      quote: null,
      field: null,
    })
  })
})

/** Texts that look like postings, and any text at all. */
const piece = fc.oneof(
  fc.constantFrom(
    '9am',
    '5pm',
    '-',
    ' to ',
    'EST',
    'PST',
    'Manila',
    '8:30',
    'noon',
    'midnight',
    '\n',
    '. ',
    ', ',
    'night shift',
  ),
  fc.constantFrom(
    'must be based in ',
    'the Philippines',
    'US only',
    'ID proof',
    ' 60',
    'Pay: ',
    '$5',
    '/hour',
    '₱25,000',
    'no ',
    '👩🏽‍💻',
    '\ud83d',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const text = fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(''))

test('whatever the text: no error, quotes stand in it letter for letter, minutes are minutes, min is at most max', () => {
  fc.assert(
    fc.property(text, text, fc.option(text), fc.option(text), (title, description, salary, location) => {
      const posting: Readable = { ...plain, title, description, salary, location }
      const { hours, philippines, min_id_proof, pay } = readFacts(posting)
      for (const fact of [...hours, philippines, ...(min_id_proof ? [min_id_proof] : []), ...(pay ? [pay] : [])]) {
        if (fact.quote === null || fact.field === null) continue
        expect(fact.quote.trim()).not.toBe('')
        expect(posting[fact.field]).toContain(fact.quote)
        expect(fact.quote.length).toBeLessThanOrEqual(Math.max(300, (salary ?? '').length, (location ?? '').length))
      }
      for (const span of hours.flatMap((one) => [one.standard, one.daylight])) {
        for (const minutes of span ? [span.from, span.to] : []) {
          expect(Number.isInteger(minutes) && minutes >= 0 && minutes < 1440).toBe(true)
        }
      }
      if (pay) expect(pay.min > 0 && pay.min <= pay.max).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('a very long text without any break is read in reasonable time', () => {
  const begun = performance.now()
  for (const part of ['9am-5pm ', 'must be ', 'ID proof ', 'a', '1', '. ', 'pay: ', 'we do not ']) {
    readFacts({ ...plain, description: part.repeat(Math.floor(32_000 / part.length)) })
  }
  expect(performance.now() - begun).toBeLessThan(3000)
})
