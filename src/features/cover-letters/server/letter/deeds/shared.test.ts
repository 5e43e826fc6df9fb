import { expect, test } from 'vitest'
import { commonWith } from './shared.ts'

const common = commonWith(
  'Processes SSS, PhilHealth and Pag-IBIG loans. Keeps 201 files. Prepares product listings for the US store.',
)
test.each([
  ['a word', 'Applied for loans', 'Packed parcels'],
  ['two words in a row more than two apart', 'Made product listings', 'Wrote listings of every product'],
  ['a name more than a word', 'Filed PhilHealth papers', 'Filed loans papers'],
  ['several names more than one', 'Filed SSS and Pag-IBIG papers', 'Filed SSS papers'],
])('%s in common counts', (_, more, less) => {
  expect(common(more)).toBeGreaterThan(common(less))
})
test('a country, a number and words that say nothing are nothing in common', () => {
  expect(common('Worked for the US with 300 people every day')).toBe(0)
})
test('"back up", "back-up" and "backup" are one word', () => {
  const wanted = commonWith('Make a back up before you touch it.')
  expect(wanted('Took backups of 20 sites')).toBe(1)
  expect(wanted('Took back-ups of 20 sites')).toBe(1)
  expect(wanted('Went back to 20 sites')).toBe(0)
})
