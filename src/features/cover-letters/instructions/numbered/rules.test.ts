import { expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'
import { withFigures } from './rules.ts'

test('a list numbered by a word is numbered by figures, and every letter keeps its place', () => {
  const text = 'Point 1: How many files\nPoint 2: Which states'
  expect(withFigures(text)).toBe('      1. How many files\n      2. Which states')
  expect(withFigures(text)).toHaveLength(text.length)
  expect(withFigures('Point 1: we are small')).toBe('Point 1: we are small')
})

test('each of its lines is asked', () => {
  expect(
    read(
      'To apply, answer these:\nPoint 1: Which states have you worked in\nPoint 2: Your notice period\nPoint 3: Your expected salary',
    ),
  ).toEqual(['ask Which states have you worked in', 'ask Your notice period', 'ask Your expected salary'])
})
