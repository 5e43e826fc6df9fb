import { expect, test } from 'vitest'
import { connectionOf } from './connection.ts'

const own = ['I have two dogs, fiber 300mbps and a UPS.', 'Pocket wifi']
test.each([
  [
    'your internet speed and your backup if the power goes out',
    own,
    'My internet is fiber with 300 Mbps, and I have a UPS and a second connection as a backup.',
  ],
  ['what is your internet speed', own, 'My internet is fiber with 300 Mbps.'],
  ['what do you do during brownouts', own, 'I have a UPS and a second connection as a backup.'],
  ['what is your internet speed', ['50 Mbps, Globe'], 'My internet is at 50 Mbps.'],
  ['your internet speed and backup', ['I answer emails.'], ''],
  ['your experience with internet marketing', own, ''],
  ['how do you back up the database', own, ''],
])('%j is answered %j', (asked, texts, answer) => {
  expect(connectionOf(texts, asked)).toBe(answer)
})
