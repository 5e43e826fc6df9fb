import { expect, test } from 'vitest'
import { safetyNotes } from '../rules.ts'

const kindsOf = (description: string) =>
  safetyNotes({ title: 'Assistant', description, salary: null }).map((note) => note.kind)

test.each([
  ['Like lang ng YouTube, P150 bawat isa, bayad agad sa GCash. Reply 1', 'paid_tasks'],
  ['Follow at like lang ng pages, 80 kada isa, payout agad.', 'paid_tasks'],
  ['Subscribe ka lang, ₱60 each, sa GCash mo.', 'paid_tasks'],
  ['Pakitanggap lang ng mga kahon sa bahay nyo. Huwag pong buksan.', 'reshipping'],
  ['You receive two parcels a day at your home address and never open them.', 'reshipping'],
])('%s is %s', (description, kind) => {
  expect(kindsOf(description)).toContain(kind)
})

test.each([
  'Share lang ng post namin kung may kakilala kayo, 25 ang bakante at bayad ang training.',
  'You comment only where a client asks, about 20 posts each day. Pay is on Fridays.',
  'Receive packages of residents at the front desk of our house in Makati and do not open them.',
  'Buyers’ gift cards: spot fraud and scammers, block and refund.',
  'You buy small gift cards for contest winners with our corporate card.',
])('%s is nothing', (description) => {
  expect(kindsOf(description)).toEqual([])
})
