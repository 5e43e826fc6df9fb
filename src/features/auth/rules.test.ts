import { describe, expect, test } from 'vitest'
import {
  isAdmin,
  isEmail,
  isGoodPassword,
  isUsername,
  passwordStrength,
  suggestedUsername,
  tokenLifetime,
} from './rules.ts'

describe('password strength counts length, a letter, a digit and a special character', () => {
  test.each([
    ['', 0, 'weak'],
    ['abc', 1, 'weak'],
    ['abcdefgh', 2, 'weak'],
    ['abc1', 2, 'weak'],
    ['abc1!', 3, 'medium'],
    ['abcdefg1', 3, 'medium'],
    ['abcdefgh!', 3, 'medium'],
    ['abcdefg1!', 4, 'strong'],
    ['        1', 2, 'weak'],
  ])('%j scores %i: %s', (password, score, strength) => {
    expect(passwordStrength(password)).toEqual({ score, strength })
  })
})

test.each([
  ['abcdefg1', true],
  ['ñandú-ñandú7', true],
  ['abcdefgh', false],
  ['12345678', false],
  ['abcde1', false],
])('register takes %j: %s', (password, good) => {
  expect(isGoodPassword(password)).toBe(good)
})

test.each([
  ['Juan', 'dela Cruz', 'juandelacruz'],
  ['María José', 'Peña', 'mariajosepena'],
  ["O'Neil", 'Smith-Jones 3rd', 'oneilsmithjones3rd'],
  ['', '', ''],
])('the user name suggested for %s %s is %s', (first, last, name) => {
  expect(suggestedUsername(first, last)).toBe(name)
})

test.each([
  ['luz_07', true],
  ['LUZ', true],
  ['luz reyes', false],
  ['luz.reyes', false],
  ['peña', false],
  ['', false],
])('user name %j: %s', (name, fits) => {
  expect(isUsername(name)).toBe(fits)
})

test.each([
  ['luz@example.com', true],
  ['luz+jobs@mail.example.com.ph', true],
  ["o'neil@example.ph", true],
  ['luz@example', false],
  ['luz@@example.com', false],
  ['@example.com', false],
  ['luz reyes@example.com', false],
  ['luz@-example.com', false],
  ['luz@example..com', false],
  ['luz@example.com\n', false],
  ['luz\0@example.com', false],
])('e-mail %j: %s', (address, fits) => {
  expect(isEmail(address)).toBe(fits)
})

test('a token is good for 12 hours, a remembered one for 30 days', () => {
  expect(tokenLifetime(false)).toBe(43_200_000)
  expect(tokenLifetime(true)).toBe(2_592_000_000)
})

test.each([
  [{ is_superuser: true, account_type: 'jobseeker', admin_profile: null }, true],
  [{ is_superuser: false, account_type: 'admin', admin_profile: null }, true],
  [{ is_superuser: false, account_type: 'jobseeker', admin_profile: {} }, true],
  [{ is_superuser: false, account_type: 'jobseeker', admin_profile: null }, false],
])('%j is an admin: %s', (user, admin) => {
  expect(isAdmin(user)).toBe(admin)
})
