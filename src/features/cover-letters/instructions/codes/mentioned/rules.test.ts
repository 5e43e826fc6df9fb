import { expect, test } from 'vitest'
import { read } from '../../testing/in-words.ts'
import { readInstructions } from '../../rules.ts'

test.each([
  ['Write to crew@harbor.example and mention HarborList.', 'word anywhere HarborList'],
  ['Apply on our page, but please mention Harbor News in your cover letter.', 'word anywhere Harbor News'],
  ['Email me if you are interested (mention HL to get my attention).', 'word anywhere HL'],
  ['If you read till here, comment kalabaw.', 'word anywhere kalabaw'],
  ['Somewhere in your note say hello sunshine.', 'word anywhere hello sunshine'],
  ['Kung binasa mo hanggang dulo, i-type mo ang kulay asul sa simula ng sagot mo.', 'word first_line kulay asul'],
])('a word without marks is asked about, not obeyed: %s', (text, found) => {
  expect(read(text)).toContain(found)
  expect(readInstructions(text)[0]?.sure).toBe(false)
})

test.each([
  ['Please e-mail crew@harbor.example, with HL in the subject.', 'word subject HL'],
  ['Email crew@harbor.example and include HL: Hiring in the subject line!', 'word subject HL: Hiring'],
])('a word in the subject needs no mark where somebody writes to us: %s', (text, found) => {
  expect(read(text)).toEqual([found])
})

test.each([
  'You answer guests and mention Booking when they ask.',
  'Captions should tag the venue and mention Instagram.',
  'You will work with Shopify and mention Klaviyo in reports.',
])('what is mentioned at work is none: %s', (text) => {
  expect(read(text)).toEqual([])
})
