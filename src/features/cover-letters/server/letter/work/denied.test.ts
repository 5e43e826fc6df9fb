import { expect, test } from 'vitest'
import { withoutDenied } from './denied.ts'
import { dutiesIn } from './duties.ts'

test.each([
  ['THIS IS NOT A PHONE JOB. You sort claims.', 'phone'],
  ['Data entry, no cold calling at all.', 'calling'],
  ['It is a non-voice account, chats only.', 'voice'],
  ["It isn't a sales role. You write.", 'sales'],
])('what the work is not is taken out of "%s"', (text, word) => {
  expect(withoutDenied(text).toLowerCase()).not.toContain(word)
})

test('what the work is stays, and is none of its parts where it is denied', () => {
  expect(withoutDenied('You answer calls and the phone.')).toBe('You answer calls and the phone.')
  const parts = (description: string) => dutiesIn({ title: 'Claims Clerk', description }).map(({ doing }) => doing)
  expect(parts('You make cold calls and encode forms.')).toContain('cold calling')
  expect(parts('No cold calling. You encode forms.')).not.toContain('cold calling')
  const calls = (description: string) => dutiesIn({ title: 'Medical Billing', description })[0]?.calls
  expect(calls('Denied claims with payers.')).toContain('voice')
  expect(calls('Denied claims with payers. This is not a phone job.')).not.toContain('voice')
})
