import { expect, test } from 'vitest'
import { safetyNotes } from '../rules.ts'

const kindsOf = (description: string) =>
  safetyNotes({ title: 'Assistant', description, salary: null }).map((note) => note.kind)

test.each([
  ['Beware of scammers who use our name. Anyone who wants a slot may send ₱500 registration fee by GCash.', 'fee'],
  ['We never ask for experience, only that you buy three Steam cards, scratch and send the codes.', 'checks'],
])('%s is %s', (description, kind) => {
  expect(kindsOf(description)).toContain(kind)
})

test.each([
  'We won’t ask you to buy a laptop and be paid back, to deposit a check, or to hand over crypto or gift cards.',
  'At no time will we request bank account details, a photo of your ID or a payment for equipment of $300.',
  'No legitimate employee of ours will ask you to transfer money, deposit a check into your account, or purchase gift cards and send pictures of them.',
  'Recruitment fraud: scammers may offer you a job without an interview on WhatsApp and ask you to buy gift cards.',
  'Somebody pretending to be our director asks new hires to buy Steam cards and send the codes.',
])('%s is nothing', (description) => {
  expect(kindsOf(description)).toEqual([])
})
