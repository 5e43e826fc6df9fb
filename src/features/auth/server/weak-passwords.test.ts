import { expect, test } from 'vitest'
import { isWidelyUsed } from './weak-passwords.ts'

test.each([
  'password1',
  'Password123!',
  'P@ssw0rd1',
  'qwerty123',
  'QWERTYUIOP1',
  'iloveyou2',
  '1q2w3e4r',
  'abc12345',
  'mahalkita1',
  'MahalKo143',
  'pilipinas2026',
  'jollibee1',
  'ganda1234',
  'pogi12345',
  'h4ckerr00t'.slice(0, 6) + '99',
  'letmein.2024',
])('%s is among the first guesses', (password) => {
  expect(isWidelyUsed(password)).toBe(true)
})

test.each([
  'Kamote-and-7-rivers',
  'tumakbo8ngmabilis',
  'correct1horse',
  'x9Kd02mQpl',
  'mahalko-ang-ulan-7x',
  'q8wertz3y',
])('%s is nobody else’s', (password) => {
  expect(isWidelyUsed(password)).toBe(false)
})

test('one’s own name or address makes no password', () => {
  const own = ['Luz_Reyes88', 'luz.r7es@example.com']
  expect(isWidelyUsed('luz_reyes88', own)).toBe(true)
  expect(isWidelyUsed('luz.r7es@example.com', own)).toBe(true)
  expect(isWidelyUsed('Luz.R7es', own)).toBe(true)
  expect(isWidelyUsed('another7person', own)).toBe(false)
})
