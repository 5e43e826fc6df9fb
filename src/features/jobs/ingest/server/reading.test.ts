import { expect, test } from 'vitest'
import type { FoundPosting, FullPosting } from '#server/connectors/boards/board.ts'
import { readConfig } from '#server/platform/config.ts'
import { readPosting } from './reading.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const card: FoundPosting = {
  source: 'olj',
  source_id: '7',
  url: 'https://board.test/7',
  title: 'Bookkeeper',
  employer: null,
  salary_text: null,
  posted_at: NOW,
  posted_precision: 'second',
  job_types: [],
  tags: [],
  preview: null,
  location: null,
}
const full: FullPosting = {
  ...card,
  description: 'Keep the books.',
  hours_per_week: null,
  employer_external_id: null,
  employer_total_posts: null,
  min_id_proof: null,
  seniority: null,
  apply_url: card.url,
}
const read = (more: Partial<FullPosting>, ofCard: Partial<FoundPosting> = {}) =>
  readPosting({ ...card, ...ofCard }, { ...full, ...more }, readConfig({}), NOW)

test.each([
  ['Bookkeeper <b>URGENT</b>', 'Bookkeeper URGENT'],
  ['<FONT color="red">Bookkeeper</FONT><br/>now', 'Bookkeeper now'],
  ['Bookkeeper "A+" <3', 'Bookkeeper "A+" <3'],
  ['C++ and <vector> developer, 3 < 5', 'C++ and <vector> developer, 3 < 5'],
  ['<b></b>', '<b></b>'],
])('the title %j is listed as %j', (title, shown) => {
  expect(read({ title })?.title).toBe(shown)
})

test.each([
  ['$', null, null],
  [' ₱ - ', null, null],
  ['$', '$500 a month', '$500 a month'],
  ['Negotiable', null, 'Negotiable'],
  ['500', null, '500'],
])('the salary %j, %j on the card, is kept as %j', (salary, onCard, kept) => {
  expect(read({ salary_text: salary }, { salary_text: onCard })?.salary_text).toBe(kept)
})
