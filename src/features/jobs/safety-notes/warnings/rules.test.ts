import { expect, test } from 'vitest'
import { safetyNotes } from '../rules.ts'

const kindsOf = (description: string) =>
  safetyNotes({ title: 'Assistant', description, salary: null }).map((note) => note.kind)

test.each([
  ['Beware of scammers who use our name. Anyone who wants a slot may send ₱500 registration fee by GCash.', 'fee'],
  ['We never ask for experience, only that you buy three Steam cards, scratch and send the codes.', 'checks'],
  ['Hindi po kami illegal recruiter. Magbayad ng 500 registration fee thru GCash para sa slot.', 'fee'],
  ['This is no fake job offer! Send ₱450 for the training kit and you start today.', 'fee'],
  ['Someone is using our name, so be careful. You transfer ₱1,400 to our coordinator and the slot is yours.', 'fee'],
  ['How to spot a scam? They ask money and give no work. With us: send 600 registration fee and you begin.', 'fee'],
])('%s is %s', (description, kind) => {
  expect(kindsOf(description)).toContain(kind)
})

test.each([
  'We won’t ask you to buy a laptop and be paid back, to deposit a check, or to hand over crypto or gift cards.',
  'At no time will we request bank account details, a photo of your ID or a payment for equipment of $300.',
  'No legitimate employee of ours will ask you to transfer money, deposit a check into your account, or purchase gift cards and send pictures of them.',
  'Recruitment fraud: scammers may offer you a job without an interview on WhatsApp and ask you to buy gift cards.',
  'Somebody pretending to be our director asks new hires to buy Steam cards and send the codes.',
  'How to spot a fake job:\n- They want your GCash, MPIN or OTP\n- A processing fee of ₱500, refundable\n- Parcels that come to your house for reshipping',
  'Palatandaan ng scam: 1) may processing fee na ₱500 2) gustong hiramin ang GCash mo 3) pinapa-recharge ka para mag-withdraw.',
  'Red flags: the client rents your Upwork account, or sends a check and wants the excess back.',
  'We have been told that persons are using the name of our recruiter to offer tasks on Telegram and ask for a recharge of ₱800.',
  'May mga gumagamit ng pangalan ng aming kumpanya at humihingi ng ₱1,200 na processing fee. Hindi po kami yan.',
  'The public is warned about a man who offers farm work in Poland for a processing fee of ₱60,000 and tells people to leave as tourists.',
  'An e-mail under the name of our director asks staff to buy Steam cards and send the codes.',
  'Modus ngayon: "tanggap ka na, magpadala lang ng ₱680 para sa uniform". Marami na ang nabiktima.',
  'How the scam works. You like videos and get ₱150. You top up 1,000 and get 1,300 back. Then the account is frozen until you pay 9,000.',
  'What I never do as a client: ask you for samples, rent your account or pay in crypto.',
  'If somebody wants you to download Telegram and to delete our messages here, it is not us.',
])('%s is nothing', (description) => {
  expect(kindsOf(description)).toEqual([])
})
