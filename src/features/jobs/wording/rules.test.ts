import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainWords } from '../rules.ts'
import { isCareful, meantWord, namesOf, otherNames, respelled, spellingDistance, SYNONYMS } from './rules.ts'

describe('names of the same work', () => {
  test.each([
    ['va', 'virtual assistant'],
    ['virtual assistant', 'va'],
    ['csr', 'customer support'],
    ['customer support', 'csr'],
    ['dev', 'developer'],
    ['smm', 'social media manager'],
    ['seo', 'search engine optimization'],
    ['qa', 'quality assurance'],
    ['bpo', 'call center'],
    ['wfh', 'work from home'],
    ['ea', 'executive assistant'],
    ['ghl', 'gohighlevel'],
    ['hr', 'human resources'],
    ['encoder', 'data entry'],
  ])('%s finds %s too', (typed, other) => {
    expect(namesOf(typed)).toContain(other)
  })

  test('a word that is no name has none', () => {
    expect(namesOf('kamote')).toEqual([])
  })

  test('are written as they are looked for, and none stands twice in a group', () => {
    for (const names of SYNONYMS) {
      expect(names.map(plainWords)).toEqual(names)
      expect(new Set(names).size).toBe(names.length)
      expect(names.length).toBeGreaterThan(1)
    }
  })

  test('are found in the middle of a question, the longest first', () => {
    expect(otherNames(['senior', 'social', 'media', 'manager', 'wfh'])).toEqual({
      rest: ['senior'],
      names: [namesOf('social media manager'), namesOf('wfh')],
    })
    expect(otherNames(['social', 'media'])).toEqual({ rest: [], names: [namesOf('social media')] })
    expect(otherNames([])).toEqual({ rest: [], names: [] })
  })

  test('no word of a question is lost or made up', () => {
    const word = fc.constantFrom('va', 'social', 'media', 'manager', 'home', 'work', 'from', 'react', 'x')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const { rest, names } = otherNames(words)
        const kept = [...rest, ...names.flatMap(([own = '']) => own.split(' '))]
        expect(kept.toSorted()).toEqual(words.toSorted())
      }),
    )
  })
})

test.each([
  ['"virtual assistant"', true],
  ['react -native', true],
  ['nurse or teacher', true],
  ['e-commerce', false],
  ['front-end developer', false],
  ['editor', false],
])('%s is chosen with care: %s', (typed, careful) => {
  expect(isCareful(typed)).toBe(careful)
})

describe('the distance of two spellings', () => {
  test.each([
    ['', '', 0],
    ['abc', '', 3],
    ['asistnat', 'assistant', 2],
    ['develpoer', 'developer', 1],
    ['grapihc', 'graphic', 1],
    ['kitten', 'sitting', 3],
  ])('%s and %s: %i', (one, other, steps) => {
    expect(spellingDistance(one, other)).toBe(steps)
  })

  test('is the same both ways, 0 only for equals, and never more than the longer word', () => {
    const word = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        const steps = spellingDistance(one, other)
        expect(spellingDistance(other, one)).toBe(steps)
        expect(steps === 0).toBe(one === other)
        expect(steps).toBeLessThanOrEqual(Math.max(one.length, other.length))
        expect(steps).toBeGreaterThanOrEqual(Math.abs(one.length - other.length))
      }),
    )
  })
})

describe('the word that was meant', () => {
  const words = (...given: [string, number][]) => given.map(([word, postings]) => ({ word, postings }))

  test('is the nearest, and of equals the frequent one', () => {
    expect(meantWord('bokkeper', words(['bookkeeper', 3], ['booker', 900]))).toBe('bookkeeper')
    expect(meantWord('edtior', words(['editor', 40], ['edition', 900]))).toBe('editor')
    expect(meantWord('custmer', words(['customers', 2], ['customer', 90]))).toBe('customer')
  })

  test('may be two words that were written as one', () => {
    expect(meantWord('virtualassistant', words(['virtual assistant', 5], ['assistant', 99]))).toBe('virtual assistant')
  })

  test('is nothing rather than something else', () => {
    expect(meantWord('xyz', words(['xyy', 5]))).toBeUndefined()
    expect(meantWord('nurse', words(['purple', 5]))).toBeUndefined()
    expect(meantWord('nurse', [])).toBeUndefined()
    expect(meantWord('mechanical', words(['technical', 90]))).toBeUndefined()
    expect(meantWord('assurance', words(['insurance', 90]))).toBeUndefined()
  })
})

test('a question is written anew with what was meant', () => {
  expect(
    respelled(
      'Senior  Vidoe Edtior',
      new Map([
        ['vidoe', 'video'],
        ['edtior', 'editor'],
      ]),
    ),
  ).toBe('senior video editor')
  expect(respelled('video editor', new Map())).toBeNull()
})
