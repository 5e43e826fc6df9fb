import { describe, expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'

describe('how many apply points', () => {
  test.each([
    ['Apply points: please give 12.', 'exactly 12'],
    ['12 APPLY POINTS ONLY', 'exactly 12'],
    ['Set your apply points to 7.', 'exactly 7'],
    ['Use 20 points or more.', 'least 20'],
    ['Give us 20 apply points please, no less.', 'least 20'],
    ['Use 20 apply points, no more, no less.', 'exactly 20'],
    ['Min. 8 apply points.', 'least 8'],
    ['Use 8 points minimum, please.', 'least 8'],
    ['Max 3 apply points please.', 'most 3'],
    ['Please use 5+ points.', 'least 5'],
    ['Gumamit ng 15 points pataas.', 'least 15'],
    ['Please spend three points on this application.', 'exactly 3'],
    ['A single apply point is enough.', 'exactly 1'],
    ['Use one (1) apply point only.', 'exactly 1'],
    ['Apply points: exactly two.', 'exactly 2'],
    ['Bid between 3 and 5 points.', 'least 3'],
    ['How to apply\nPoints: 5', 'exactly 5'],
  ])('%s', (text, points) => {
    expect(read(text)).toEqual([`points ${points}`])
  })

  test.each([
    'Give each player 5 points for a right answer.',
    'Each game gives 20 points; players use 5 points to buy a card.',
    'Award 10 points to students who finish.',
    'Send 3 talking points before the call.',
    'Responsibilities:\n- Add 2 points to the score of a lead who replies',
    'Please keep it to 3 bullet points.',
    'Your proposal should cover three points.',
    'Use two points of contact.',
    'Read an article and give 3 points of feedback.',
  ])('none in: %s', (text) => {
    expect(read(text).filter((line) => line.startsWith('points '))).toEqual([])
  })
})
