import { expect, test } from 'vitest'
import { having } from './phrases.ts'

test.each([
  [['HTML', 'Photoshop'], 'I also know HTML and Photoshop.'],
  [['HTML', 'Photoshop', 'PHP (basic)'], 'I also know HTML and Photoshop, and the basics of PHP.'],
  [['Canva', 'Xero (Basics)'], 'I also know Canva and the basics of Xero.'],
  [['Advanced Excel', 'Xero (basic)'], 'I also know Excel at an advanced level and the basics of Xero.'],
  // Basics alone are no reason to hire somebody.
  [['Xero (basic)', 'PHP (beginner)'], ''],
])('%j is told as "%s"', (skills, said) => {
  expect(having(skills, true)).toBe(said)
})

test('nothing is known besides where nothing was told before', () => {
  expect(having(['Canva'], true, false)).toBe('I know Canva.')
})
