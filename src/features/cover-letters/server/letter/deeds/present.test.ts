import { expect, test } from 'vitest'
import { inThePresent, untilToday } from './present.ts'

const writer = (results: string[], to: string) => ({
  first_name: 'Ana',
  last_name: 'Cruz',
  title: null,
  about: null,
  location: null,
  skills: [],
  results,
  works: [{ title: 'Assistant', employer: 'Kestrel', from: '2022-09', to }],
  places: results.map(() => 0),
})

test('a deed that is told only up to one of its commas is told in the present, too', () => {
  const told = writer(['Manages two inboxes, 90 emails a day, books flights'], 'present')
  expect(inThePresent(told as never)('As mentioned, I managed two inboxes, 90 emails a day.')).toBe(
    'As mentioned, I manage two inboxes, 90 emails a day.',
  )
})

test.each([
  [
    'Books flights and prepare itineraries',
    'I booked flights and prepared itineraries.',
    'I book flights and prepare itineraries.',
  ],
  [
    'Answer 50 tickets a day (returns, damaged items, warranty)',
    'I answered 50 tickets a day (returns, damaged items and warranty).',
    'I answer 50 tickets a day (returns, damaged items and warranty).',
  ],
  [
    'Manage two inboxes, 90 emails a day',
    'I also managed two inboxes, 90 emails a day.',
    'I also manage two inboxes, 90 emails a day.',
  ],
  [
    'Responsible for the petty cash fund',
    'I was responsible for the petty cash fund.',
    'I am responsible for the petty cash fund.',
  ],
  [
    'Set up the inbox and trained two assistants',
    'I set up the inbox and trained two assistants.',
    'I set up the inbox and trained two assistants.',
  ],
  ['Awarded Best Agent in March', 'I was awarded Best Agent in March.', 'I was awarded Best Agent in March.'],
])('of a job somebody still has, "%s" is told in its own tense', (line, past, now) => {
  const told = writer([line], 'present')
  expect(inThePresent(told as never)(past)).toBe(now)
  expect(inThePresent(writer([line], '2024-01') as never)(past)).toBe(past)
})

test.each([
  ['As a cook at Palm, where I have worked since 2021, I baked 90 loaves.', 'I have baked 90 loaves.'],
  ['At Palm, where I have worked since 2021, I took orders of 60 guests.', 'I have taken orders of 60 guests.'],
  ['At Palm, where I have worked since 2021, I baked 90 loaves and sold them.', 'I baked 90 loaves and sold them.'],
  [
    'At Palm, where I have worked since 2021, I baked and delivered 90 loaves.',
    'I have baked and delivered 90 loaves.',
  ],
  ['At Palm, where I have worked since 2021, I answer 90 calls.', 'I answer 90 calls.'],
  ['At Palm, I baked 90 loaves.', 'I baked 90 loaves.'],
])('"%s" ends "%s"', (text, end) => {
  expect(untilToday(text).endsWith(`, ${end}`)).toBe(true)
})

test('what came of it at a place they still work at is past', () => {
  const editor = {
    works: [{ title: 'Editor', employer: 'Fern', from: '2023-01', to: 'present' }],
    places: [0],
    results: ['Rewrite bullets of 85 listings, conversion went from 9% to 13%'],
  }
  const told = 'I rewrote bullets of 85 listings, and conversion went from 9% to 13%.'
  expect(inThePresent(editor as never)(told)).toBe(told)
})

test('an event that was organized is over, though the job goes on', () => {
  const told = writer(['Organized the yearly fair for 80 guests'], 'present')
  expect(inThePresent(told as never)('I organized the yearly fair for 80 guests.')).toBe(
    'I organized the yearly fair for 80 guests.',
  )
})
