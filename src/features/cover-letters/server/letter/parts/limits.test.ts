import { expect, test } from 'vitest'
import { limitsOf, roomIn } from './limits.ts'

const NONE = { links: null, words: null, resume: true, software: true }
test.each([
  ['Please send exactly three links, no more.', { links: 3 }],
  ['Send 2 links max of what you sang.', { links: 2 }],
  ['Links are welcome.', {}],
  ['Keep it to 120 words or less.', { words: 120 }],
  ['Your note should have no more than 100 words.', { words: 100 }],
  ['Each caption has at most 100 words.', {}],
  ['You write articles of up to 150 words.', {}],
  ['No CV, please.', { resume: false }],
  ['No resumes needed.', { resume: false }],
  ["Don't send your resume yet.", { resume: false }],
  ['A resume with no gaps, please.', {}],
  ['No certificates, no list of tools.', { software: false }],
])('"%s" sets %o', (description, set) => {
  expect(limitsOf(description)).toEqual({ ...NONE, ...set })
})

test('a place that is still to be filled in needs room', () => {
  const limits = limitsOf('At most 140 words.')
  expect(roomIn(limits, 'I bake.')).toBe(140)
  expect(roomIn(limits, 'I bake. [Your answer: your oven]')).toBe(120)
  expect(roomIn(limitsOf('Write to us.'), 'I bake.')).toBe(Infinity)
})
