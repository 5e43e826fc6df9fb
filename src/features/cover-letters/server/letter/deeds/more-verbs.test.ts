import { expect, test } from 'vitest'
import { asDeed } from './sentences.ts'

test.each([
  ['Pull comps from the MLS and prepare offers', 'pulled comps from the MLS and prepared offers'],
  ['Extract data from PDF invoices', 'extracted data from PDF invoices'],
  ['Craft cold emails for founders', 'crafted cold emails for founders'],
  ['Trimming podcasts to clips of one minute', 'trimmed podcasts to clips of one minute'],
  ['Skip trace owners of 300 houses', 'skip-traced owners of 300 houses'],
  ['Email the suppliers every Friday', 'emailed the suppliers every Friday'],
  ['Emailing suppliers for quotes', 'emailed suppliers for quotes'],
  ['Use Canva to make graphics', 'used Canva to make graphics'],
  // Things, not deeds.
  ['Email support for shops', 'handled email support for shops'],
  ['Phone support for US clients', 'handled phone support for US clients'],
  ['Start date was May 3', null],
  ['Value added tax returns', null],
  ['Place of work was Cebu', null],
])('"%s" is told as "%s"', (line, deed) => {
  expect(asDeed(line)).toBe(deed)
})
