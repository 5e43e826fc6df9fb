import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Luz@Example.com', 'luz@example.com'],
  ['luz+jobs@example.com', 'luz@example.com'],
  ['l.u.z@example.com', 'l.u.z@example.com'],
  ['l.u.z+jobs+more@GMAIL.com', 'luz@gmail.com'],
  ['luz@googlemail.com', 'luz@gmail.com'],
  ['+luz@example.com', '@example.com'],
])('%s counts as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
