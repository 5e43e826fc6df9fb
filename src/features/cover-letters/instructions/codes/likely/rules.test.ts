import { describe, expect, test } from 'vitest'
import { readInstructions } from '../../rules.ts'
import { candidatesIn } from './candidates/rules.ts'
import { weigherBy } from './rules.ts'

const wordsOf = (text: string) => readInstructions(text).filter(({ kind }) => kind === 'code_word')

describe('a word to write, by learnt weights', () => {
  test.each([
    ['How to apply:\nI look for one thing before I read anything else: the word topaz.', 'topaz'],
    ['All applications must carry the words "grey heron" or they are archived unread.', 'grey heron'],
    ['Make sure JUNIPER appears in your message.', 'JUNIPER'],
  ])('is asked about, never obeyed: %s', (text, word) => {
    expect(wordsOf(text)).toMatchObject([{ word, sure: false }])
  })

  test.each([
    'Kindly submit your application via the "Apply Now" button.',
    'Experience with ASANA and SLACK is required. Please apply with your resume.',
    'Our motto is "Do it right". If that speaks to you, apply today.',
    'Guest message: "The sink is leaking." You answer it within five minutes.',
  ])('none in: %s', (text) => {
    expect(wordsOf(text)).toEqual([])
  })
})

test('of two candidates that overlap the one that begins first is one', () => {
  const words = candidatesIn('Put the phrase I LOVE SPREADSHEETS at the top of your application.').map(
    ({ word }) => word,
  )
  expect(words).toEqual(['I LOVE SPREADSHEETS'])
})

test('each feature counts once, and what nobody learnt not at all', () => {
  const weigh = weigherBy({ weights: [[2, 'a b']], bias: -1 })
  expect(weigh(['a', 'a', 'new'])).toBeCloseTo(2 / Math.SQRT2 - 1)
  expect(weigh([])).toBe(-1)
})
