import { expect, test } from 'vitest'
import { cardChips } from './card-chips.ts'

const tags = ['Excel', 'Xero', 'Payroll'].map((name, id) => ({ id, name }))
const open = { applied: false, closed: false, reposted: false, min_id_proof: null, tags }
const textsOf = (job: Parameters<typeof cardChips>[0], note?: string) => cardChips(job, note).map(({ text }) => text)

test('a card has two chips: how it stands with the posting first, then what it is about', () => {
  expect(textsOf(open)).toEqual(['Excel', 'Xero'])
  expect(textsOf({ ...open, reposted: true })).toEqual(['Posted again', 'Excel'])
  expect(textsOf(open, 'Very Similar')).toEqual(['Very Similar', 'Excel'])
  expect(textsOf({ ...open, applied: true, closed: true, reposted: true })).toEqual(['Job Closed', 'Applied'])
  expect(textsOf({ ...open, applied: true, tags: [] })).toEqual(['Applied'])
})

test('a posting that asks for more ID proof than the person has says so, as long as applying is a question', () => {
  const asking = { ...open, min_id_proof: 60 }
  const chips = (job: typeof asking, held: number | null) => cardChips(job, undefined, held).map(({ text }) => text)
  expect(chips(asking, 55)).toEqual(['Needs ID Proof 60', 'Excel'])
  expect(chips(asking, 60)).toEqual(['Excel', 'Xero'])
  expect(chips(asking, null)).toEqual(['Excel', 'Xero'])
  for (const held of [null, 60]) expect(chips({ ...asking, tags: [] }, held)).toEqual(['ID Proof 60'])
  expect(chips({ ...asking, tags: [] }, 55)).toEqual(['Needs ID Proof 60'])
  expect(chips({ ...asking, tags: [], min_id_proof: 0 }, null)).toEqual([])
  expect(chips({ ...asking, applied: true }, 10)).toEqual(['Applied', 'Excel'])
  expect(chips({ ...asking, closed: true }, 10)).toEqual(['Job Closed', 'Excel'])
})
