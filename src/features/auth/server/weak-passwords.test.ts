import { expect, test } from 'vitest'
import { isGoodPassword } from '../rules.ts'
import { COMMON_PASSWORDS, isWidelyUsed } from './weak-passwords.ts'

test('the list has 2,000 passwords, each of which the other rules would let pass', () => {
  expect(COMMON_PASSWORDS.size).toBe(2000)
  expect([...COMMON_PASSWORDS].filter((one) => !isGoodPassword(one) || one !== one.toLowerCase())).toEqual([])
})

test.each(['password1', 'qwerty123', 'iloveyou2', '1q2w3e4r', 'abc12345', 'MahalKo143', 'Pilipinas2026', 'Sunshine1'])(
  '%s is on the list, however it is written',
  (password) => {
    expect(isWidelyUsed(password)).toBe(true)
  },
)

test.each(['Sunshine9', 'Jobseeker1', 'Password2026!', 'kamote-and-7-rivers', 'q8wertz3y', 'x9Kd02mQpl'])(
  '%s is not on the list and passes',
  (password) => {
    expect(isWidelyUsed(password)).toBe(false)
  },
)

test('one’s own name or address makes no password, and nothing that merely begins with it is refused', () => {
  const own = ['Luz_Reyes88', 'luz.r7es@example.com']
  expect(isWidelyUsed('luz_reyes88', own)).toBe(true)
  expect(isWidelyUsed('luz.r7es@example.com', own)).toBe(true)
  expect(isWidelyUsed('Luz.R7es', own)).toBe(true)
  expect(isWidelyUsed('luz_reyes8877', own)).toBe(false)
  expect(isWidelyUsed('another7person', own)).toBe(false)
})
