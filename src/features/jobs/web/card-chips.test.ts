import { expect, test } from 'vitest'
import { cardChips } from './card-chips.ts'

const tags = ['Excel', 'Xero', 'Payroll'].map((name, id) => ({ id, name }))
const open = { applied: false, closed: false, reposted: false, tags }
const textsOf = (job: Parameters<typeof cardChips>[0], note?: string) => cardChips(job, note).map(({ text }) => text)

test('a card has two chips: how it stands with the posting first, then what it is about', () => {
  expect(textsOf(open)).toEqual(['Excel', 'Xero'])
  expect(textsOf({ ...open, reposted: true })).toEqual(['Posted again', 'Excel'])
  expect(textsOf(open, 'Very Similar')).toEqual(['Very Similar', 'Excel'])
  expect(textsOf({ ...open, applied: true, closed: true, reposted: true })).toEqual(['Job Closed', 'Applied'])
  expect(textsOf({ ...open, applied: true, tags: [] })).toEqual(['Applied'])
})
