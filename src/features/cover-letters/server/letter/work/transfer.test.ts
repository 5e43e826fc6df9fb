import { expect, test } from 'vitest'
import { dutiesIn } from './duties.ts'
import { transferable } from './transfer.ts'

const DEEDS = [
  'designed banners for eight clients',
  'entered 200 invoices a week',
  'supervised 35 workers on site',
  'reported damaged goods by email',
]
const best = (title: string, description: string) =>
  transferable(DEEDS, dutiesIn({ title, description, tags: [] })[0])[0]

test.each([
  ['Support Agent', 'Answer tickets.', 'supervised 35 workers on site'],
  ['Collections Representative', 'Collections calls on late payments.', 'supervised 35 workers on site'],
  ['Bookkeeper', 'Bank recs.', 'entered 200 invoices a week'],
  ['Blog Writer', 'Write blog articles.', 'reported damaged goods by email'],
  ['Podcast Editor', 'Clean up audio.', 'reported damaged goods by email'],
])('a %s (%s) is told "%s"', (title, description, deed) => {
  expect(best(title, description)).toBe(deed)
})

test('a showpiece of another trade is of no kind', () => {
  expect(transferable(['designed banners for eight clients'], undefined)).toEqual([])
})
