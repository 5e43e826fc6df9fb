import { expect, test } from 'vitest'
import { NOTE_TEXTS } from '../texts.ts'
import { safetyNotes } from '../rules.ts'

const kindsOf = (description: string) => safetyNotes({ title: '', description, salary: null }).map((note) => note.kind)

test.each([
  ['Pay ₱700 registration fee for your training slot.', ['fee']],
  ['Send P450 processing fee to secure the slot.', ['fee']],
  ['Deposit ₱2,500 for the laptop before we ship it.', ['deposit']],
  ['Deposit 300 to unlock the next task.', ['deposit']],
  ['Magpadala ng 1k para ma-release ang komisyon.', ['fee']],
  ['Deposit 300 to unlock the VIP task.', ['paid_tasks']],
  ['Pay ₱700 registration fee first. A cash bond of PHP 3,000 is required for the laptop.', ['fee', 'deposit']],
])('a sum that is asked for once has one note: %s', (description, kinds) => {
  expect(kindsOf(description)).toEqual(kinds)
})

test('who is asked for a code is told about codes, and who pays in about paying in', () => {
  expect(NOTE_TEXTS.passwords.advice).toMatch(/OTP, PIN, MPIN or password/)
  expect(NOTE_TEXTS.deposit.advice).toMatch(/unlock/)
})
