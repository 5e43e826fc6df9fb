import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LONGEST_MESSAGE } from '../rules.ts'
import { answerTo, FALLBACK, findTopic, TOPICS } from './rules.ts'
import { QUESTIONS } from './sample-questions.ts'
import { distance, meaningsOf, stem } from './words/rules.ts'

describe.each(Object.entries(QUESTIONS))('%s', (topic, questions) => {
  test.each(questions)('%s', (question) => {
    expect(findTopic(question)?.name).toBe(topic)
  })
})

test('every topic has questions, and there are at least 120 of them', () => {
  expect(Object.keys(QUESTIONS).toSorted()).toEqual(TOPICS.map(({ name }) => name).toSorted())
  expect(Object.values(QUESTIONS).flat().length).toBeGreaterThanOrEqual(120)
})

test.each(['', '   ', '???', 'asdf qwer zxcv', 'the weather in Cebu tomorrow', 'pizza recipe', '😀', 'ang ng sa'])(
  'nothing fits “%s”: the fallback answers',
  (question) => {
    expect(findTopic(question)).toBeNull()
    expect(answerTo(question)).toBe(FALLBACK)
  },
)

test('the fallback begins as the spec says', () => {
  expect(FALLBACK.startsWith("I'm not sure I understand your question...")).toBe(true)
})

describe('facts of the spec are in the answers', () => {
  test.each([
    ['resume format', ['PDF or DOCX', '5 MB']],
    ['plans', ['14 days', '₱50 per month', '₱100 per month', 'no card']],
    ['saved jobs limit', ['5 with the free trial', '25 with Basic', '100 with Premium']],
    ['automation apply', ['connected board account', 'at least 40', '8 AM Manila time']],
    ['how to apply', ['completed profile', 'uploaded resume', 'connected board account']],
    ['advanced filters', ['Premium', 'job type', 'salary range', 'date posted', 'skills and tags']],
    ['apply points', ['10 for every day', 'up to 60', '1 to 60']],
    ['free trial', ['14 days', 'No card']],
  ])('%s', (question, facts) => {
    const answer = answerTo(question)
    for (const fact of facts) expect(answer).toContain(fact)
  })
})

test('every answer can be kept, and none is said twice', () => {
  const answers = [...TOPICS.map(({ answer }) => answer), FALLBACK]
  expect(new Set(answers).size).toBe(answers.length)
  for (const answer of answers) expect(answer.length).toBeLessThanOrEqual(LONGEST_MESSAGE / 2)
})

test('every ask of a topic leads to it alone', () => {
  const astray = TOPICS.flatMap(({ name, asks }) =>
    asks.filter((words) => findTopic(words)?.name !== name).map((words) => `${name}: ${words}`),
  )
  expect(astray).toEqual([])
})

test('forms of a word are one', () => {
  const forms = ['save', 'saved', 'saves', 'saving']
  expect(new Set(forms.map(stem)).size).toBe(1)
  expect(
    new Set(['apply', 'applied', 'applies', 'mag-apply', 'nagaapply'].flatMap((word) => [...meaningsOf(word)])),
  ).toEqual(new Set(['apply']))
})

test('slips are counted: other, more, less and swapped letters', () => {
  expect([
    distance('plan', 'plan'),
    distance('plna', 'plan'),
    distance('resme', 'resume'),
    distance('', 'abc'),
  ]).toEqual([0, 1, 1, 3])
})

test('whatever is typed: an answer, never an error, and soon', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3000 }),
    fc.string({ unit: 'grapheme', maxLength: 600 }),
    fc
      .array(
        fc.constantFrom(
          ...Object.values(QUESTIONS)
            .flat()
            .flatMap((text) => text.split(' ')),
        ),
        { maxLength: 200 },
      )
      .map((words) => words.join(' ')),
    fc.constantFrom('a'.repeat(100_000), '__proto__ constructor toString', '\ud800', '\0', '-'.repeat(9999)),
  )
  fc.assert(
    fc.property(anything, (text) => {
      expect(answerTo(text).length).toBeGreaterThan(20)
    }),
    { numRuns: 1000 },
  )
})
