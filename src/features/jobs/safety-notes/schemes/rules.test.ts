import { expect, test } from 'vitest'
import { safetyNotes } from '../rules.ts'

const kindsOf = (description: string) =>
  safetyNotes({ title: 'Assistant', description, salary: null }).map((note) => note.kind)

test.each([
  ['Network marketing: be part of my team, no boss, ₱3,000 to begin.', 'recruiting'],
  ['Join my MLM. Your downline works while you sleep.', 'recruiting'],
  ['Nasa network marketing kami, hanap namin mga partner na gustong kumita.', 'recruiting'],
  ['Bring 100 USDT to our room, guaranteed 3% daily.', 'crypto'],
  ['Fly as tourist first, then we transfer you. 80k a month in the factory.', 'unlawful_departure'],
  ['2 weeks OJT muna na walang sahod, full shift.', 'unpaid_work'],
])('%s is %s', (description, kind) => {
  expect(kindsOf(description)).toContain(kind)
})

test.each([
  'VA for a leader in network marketing: calendar, Canva, volume sheet. 15 hours a week, $6/hr.',
  'Bookkeeper for an MLM distributor in Texas, fixed $700 a month.',
  'You code pairing bonuses and downline trees as our Laravel developer, $2,000 a month.',
  'Nasa network marketing ang kliyente ko, kailangan niya ng editor, ₱800 bawat video.',
  "It isn't an MLM or a course. Support for a shop of bike parts.",
  'Pag wala pang TIN, HR na ang kukuha sa loob ng dalawang linggo. Walang bayad.',
  'We sell software to dentists and pay $800 plus bonus.',
  'Dorm caretaker: tumatanggap ng reservation fee ng boarders (₱1,000, may resibo).',
])('%s is nothing', (description) => {
  expect(kindsOf(description)).toEqual([])
})
