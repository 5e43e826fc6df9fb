import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titleKey } from '../rules.ts'
import { agreementOf, neighbours, sameJob, shinglesOf, textLikeness, type Recognisable } from './rules.ts'

const text =
  'We are looking for a careful bookkeeper who knows QuickBooks Online, closes the books every month, answers clients by e-mail and reports to our accountant in Melbourne every Friday afternoon without being asked.'
const other =
  'Our shop sells handmade soap. You will answer customers, list new products, keep the calendar of the owner and make sure that parcels leave the house on time, with photos of each of them.'
type Job = Recognisable & { description: string }
const job: Job = {
  title_key: titleKey('Bookkeeper'),
  employer_id: 1,
  location: null,
  description: text,
  date_posted: new Date('2026-11-01T00:00:00Z'),
}
const sameAs = (one: Job, changes: Partial<Job>) =>
  sameJob(one, { ...job, ...changes }, ({ description }) => shinglesOf(description))
const same = (changes: Partial<Job>) => sameAs(job, changes)

describe('two postings are one real job', () => {
  it.each([
    ['same employer, title and text', {}, 'same employer, same title, text 100% alike'],
    [
      'a title with noise around it',
      { title_key: titleKey('URGENT: Bookkeeper (Remote)') },
      'same employer, same title, text 100% alike',
    ],
    ['the employer hidden by one board', { employer_id: null }, 'same title, text 100% alike'],
    [
      'a reworded title over the same text',
      { title_key: titleKey('QuickBooks Person') },
      'same employer, similar title, text 100% alike',
    ],
  ])('%s', (_name, changes, reason) => {
    expect(same(changes)).toEqual({ reason, score: 1 })
  })

  it('when a board cuts the text short', () => {
    expect(same({ description: text.slice(0, 190) })?.reason).toMatch(/^same employer, same title/)
  })
})

describe('two postings stay two', () => {
  it.each([
    ['another employer with the very same text', { employer_id: 2 }],
    ['the same title and employer with another text', { description: other }],
    ['another title and another text', { title_key: titleKey('Shop Assistant'), description: other }],
    ['a hidden employer and another title', { employer_id: null, title_key: titleKey('QuickBooks Person') }],
    ['two places', { location: 'Cebu' }],
    ['more than sixty days apart', { date_posted: new Date('2027-01-15T00:00:00Z') }],
    ['no text to compare', { description: '' }],
  ])('%s', (_name, changes) => {
    const placed = 'location' in changes ? { ...job, location: 'Manila' } : job
    expect(sameAs(placed, changes)).toBeNull()
  })
})

it('likeness lies between 0 and 1, is the same both ways, and 1 for a text and itself', () => {
  const words = fc.array(fc.constantFrom('we', 'need', 'one', 'good', 'person', 'now'), { maxLength: 60 })
  fc.assert(
    fc.property(words, words, (one, two) => {
      const [a, b] = [shinglesOf(one.join(' ')), shinglesOf(two.join(' '))]
      const likeness = textLikeness(a, b)
      expect(likeness).toBeGreaterThanOrEqual(0)
      expect(likeness).toBeLessThanOrEqual(1)
      expect(likeness).toBe(textLikeness(b, a))
      expect(textLikeness(a, a)).toBe(a.length === 0 ? 0 : 1)
    }),
  )
})

it('what is worth comparing is found without looking at everything, and nothing of it is missed', () => {
  const posting = fc.record({
    title_key: fc.constantFrom('bookkeeper', 'designer', 'developer'),
    employer_id: fc.constantFrom(null, 1, 2),
    location: fc.constantFrom(null, 'Cebu', 'Manila'),
    date_posted: fc.constantFrom('2026-01-01', '2026-02-01', '2026-06-01').map((day) => new Date(day)),
  })
  fc.assert(
    fc.property(
      fc.array(posting, { maxLength: 20 }),
      fc.array(posting, { maxLength: 5 }),
      posting,
      (some, more, one) => {
        const known = neighbours(some)
        for (const later of more) known.add(later)
        const found = known.comparableTo(one)
        expect(new Set(found)).toEqual(new Set([...some, ...more].filter((any) => agreementOf(one, any))))
        expect(found.length).toBe(new Set(found).size)
      },
    ),
  )
})
