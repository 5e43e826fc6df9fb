import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { similarityLabel, similarityScore, titleKeywords, type Comparable } from './rules.ts'

const plain: Comparable = { title: '', employer_id: null, job_types: [], tags: [], pay: null }
const score = (one: Partial<Comparable>, other: Partial<Comparable>) =>
  similarityScore({ ...plain, ...one }, { ...plain, ...other })

describe('the score of spec 2 §4', () => {
  it.each([
    ['nothing in common', { title: 'Nurse' }, { title: 'Welder' }, 0],
    [
      'the same title: 10, two words of 3, all words in common 3',
      { title: 'React Developer' },
      { title: 'react developer' },
      19,
    ],
    [
      'one title in the other: 5, two words, two of three in common',
      { title: 'React Developer' },
      { title: 'Senior React Developer' },
      13,
    ],
    ['one word in common: 3, one of three', { title: 'React Developer' }, { title: 'React Engineer' }, 4],
    ['short words and "with" do not count', { title: 'VA with SEO' }, { title: 'QA with SQL' }, 0],
    ['a shared tag: 2, one of three', { tags: ['Excel', 'Canva'] }, { tags: ['excel', 'Zendesk'] }, 3],
    ['the same tags: 4 and the whole ratio', { tags: ['Excel', 'Canva'] }, { tags: ['canva', 'excel'] }, 6],
    ['the same job type', { job_types: ['Full-time'] }, { job_types: ['Contract', 'full-time'] }, 2],
    ['the same employer', { employer_id: 7 }, { employer_id: 7 }, 3],
    ['two unknown employers', { employer_id: null }, { employer_id: null }, 0],
    ['pay that overlaps', { pay: { min: 500, max: 800 } }, { pay: { min: 800, max: 900 } }, 1],
    ['pay that does not', { pay: { min: 500, max: 800 } }, { pay: { min: 801, max: 900 } }, 0],
  ])('%s', (_name, one, other, expected) => {
    expect(score(one, other)).toBe(expected)
  })

  it('is the same both ways and highest for the posting itself', () => {
    const words = fc.constantFrom('React', 'Developer', 'Senior', 'with', 'VA', 'Bookkeeper', 'Sales')
    const comparable = fc.record({
      title: fc.array(words, { maxLength: 5 }).map((list) => list.join(' ')),
      employer_id: fc.option(fc.integer({ min: 1, max: 3 })),
      job_types: fc.uniqueArray(fc.constantFrom('Full-time', 'Part-time', 'Gig')),
      tags: fc.uniqueArray(fc.constantFrom('Excel', 'Canva', 'React', 'SEO')),
      pay: fc.option(
        fc.tuple(fc.nat(2000), fc.nat(2000)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
      ),
    })
    fc.assert(
      fc.property(comparable, comparable, (one, other) => {
        expect(similarityScore(one, other)).toBe(similarityScore(other, one))
        expect(similarityScore(one, one)).toBeGreaterThanOrEqual(similarityScore(one, other))
        expect(Number.isInteger(similarityScore(one, other))).toBe(true)
      }),
    )
  })
})

it.each([
  [30, 'Highly Similar'],
  [12, 'Highly Similar'],
  [11, 'Very Similar'],
  [8, 'Very Similar'],
  [7, 'Similar'],
  [4, 'Similar'],
  [3, 'Related'],
  [0, 'Related'],
])('a score of %i is %s', (points, label) => {
  expect(similarityLabel(points)).toBe(label)
})

it('title keywords are longer than three characters, each once, without and, the, for, with', () => {
  expect(titleKeywords('VA for the Sales and Sales Team, with SEO')).toEqual(['sales', 'team'])
})
