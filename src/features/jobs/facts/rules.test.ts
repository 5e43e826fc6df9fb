import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFacts, type Readable } from './rules.ts'

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
