import { expect, test } from 'vitest'
import { sameDone } from './same-done.ts'

const did = ['prepared quarterly BAS workpapers', 'migrated 15 sites to a new host', 'handled calls of guests'].map(
  (deed) => ({ deed, said: `I ${deed}` }),
)
test.each([
  ['have you prepared bas before', 'Yes. I prepared quarterly BAS workpapers.'],
  ['a site you moved', 'I migrated 15 sites to a new host.'],
  ['tell me about a site you have migrated', 'I migrated 15 sites to a new host.'],
  ['have you prepared payroll before', ''],
  ['a shop you moved', ''],
  ['the hardest site you moved', ''],
  ['a site you moved and how long it took', ''],
  [
    'any experience of moving sites writing copy or preparing bas',
    'I migrated 15 sites to a new host. I prepared quarterly BAS workpapers.',
  ],
  ['your experience with selling roofs', ''],
  ['have you handled guests', ''],
  ['a problem you solved', ''],
])('"%s" is answered "%s"', (asked, answer) => {
  expect(sameDone(asked, did)).toBe(answer)
})
