import { expect, test } from 'vitest'
import { having } from './letter-phrases.ts'

test.each([
  [['HTML', 'Photoshop'], 'Of the tools you name, I know HTML and Photoshop.'],
  [['HTML', 'Photoshop', 'PHP (basic)'], 'Of the tools you name, I know HTML and Photoshop, and the basics of PHP.'],
  [['Canva', 'Xero (Basics)'], 'Of the tools you name, I know Canva and the basics of Xero.'],
  [['Xero (basic)', 'PHP (beginner)'], 'Of the tools you name, I know the basics of Xero and PHP.'],
])('%j is told as "%s"', (skills, said) => {
  expect(having(skills, true)).toBe(said)
})
