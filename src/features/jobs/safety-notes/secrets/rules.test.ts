import { expect, test } from 'vitest'
import { safetyNotes } from '../rules.ts'

const kindsOf = (description: string) => safetyNotes({ title: '', description, salary: null }).map((note) => note.kind)

test.each([
  'Paki-forward po yung 6 digit code na dumating sa phone nyo.',
  'Ibigay mo lang ang MPIN mo para ma-verify ang payroll.',
  'Pa-share ng password ng GCash.',
  'I-send mo dito ang code na natanggap mo.',
  'Paki-type dito ang OTP.',
  'Ano yung OTP na natanggap mo?',
  'Tell me the verification code we texted.',
  'Kindly send the one-time password to me so I can finish your registration.',
  'We need your Instagram login and password to post for you.',
  'We need your Gmail password to create the work account.',
  'Please provide your ATM PIN for payroll.',
  'Pahingi po ng MPIN nyo.',
  'Send OTP',
  'Send mo sakin yung code.',
  'Pwede po bang malaman ang PIN ng GCash nyo?',
  'Can I have the code sent to your phone?',
  'Pa-login po ng GCash nyo sa link na ito.',
  'Please reply with the code you received.',
  'Share your mobile banking login with us before the contract.',
])('what nobody gives away is wanted, and no account is lent: %s', (description) => {
  expect(kindsOf(description)).toEqual(['passwords'])
})

test.each([
  'You never need to give us your password.',
  'Huwag ibigay ang OTP o MPIN kahit kanino.',
  'Do not send your PIN to anyone, not even to us.',
  'Give your password to nobody.',
  'Customer support: reset passwords and explain how OTP codes work.',
  'Developer: implement a login with OTP and password.',
  'Send the promo code to buyers.',
  'We send the login and password on your first day.',
  'Enter the OTP that we send to your phone to confirm your e-mail.',
  'You receive an OTP when you log in to the portal.',
  'Please send us your portfolio and zip code.',
  'Ibibigay namin ang password ng laptop sa unang araw.',
  'Write the code word BLUE in the subject so we know you read this.',
])('an honest sentence stays alone: %s', (description) => {
  expect(kindsOf(description)).toEqual([])
})
