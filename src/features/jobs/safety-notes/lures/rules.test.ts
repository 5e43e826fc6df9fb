import { expect, test } from 'vitest'
import { safetyNotes } from '../rules.ts'

const kindsOf = (description: string) =>
  safetyNotes({ title: 'Assistant', description, salary: null }).map((note) => note.kind)

test.each([
  ['No call is needed, we are text based. Download Telegram and message our onboarding officer.', 'chat_app'],
  ['Get Signal, write to the coordinator with your code TX-118 and you start tomorrow.', 'chat_app'],
  ['Mag-install ka ng Telegram, i-add ang supervisor at sabihin ang code mo.', 'chat_app'],
  ['Please delete this conversation, the site takes a commission.', 'chat_app'],
  ['Burahin mo na ang usapan natin dito at lilipat tayo.', 'chat_app'],
  ['Para sa background check mag-log in sa inyong bangko dito.', 'passwords'],
  ['An assistant who is single and shares the hotel room on trips, with gifts.', 'adult'],
])('%s is %s', (description, kind) => {
  expect(kindsOf(description)).toContain(kind)
})

test.each([
  'Please download Viber, our branch posts the weekly schedule there and your supervisor adds you on the first day.',
  'Mag-download po ng Viber para maisama kayo sa GC ng branch. May training sa Lunes.',
  'Install Signal on the company phone; our security team uses it for incident calls.',
  'You remove spam and clear the chat of our Telegram channel.',
  'We delete the recordings after a month.',
  'We message by WhatsApp after the interview, which is on Teams with two managers.',
  'Crew chat is on WhatsApp. Interview on Zoom with the owner.',
])('%s is nothing', (description) => {
  expect(kindsOf(description)).toEqual([])
})
