import { expect, test } from 'vitest'
import { safetyNotes } from '../rules.ts'

const notesOn = (description: string) => safetyNotes({ title: '', description, salary: null })
const kindsOf = (description: string) => notesOn(description).map((note) => note.kind)

test.each([
  'You are required to top up 800 pesos to continue with the third task.',
  'Paki-deposit muna ng 700 sa wallet para ma-release ang kita mo.',
  'Mag-load ka ng 300 sa app para mabuksan ang account mo.',
  'Magdeposit ka ng ₱2,000 upang ma-activate ang VIP 1.',
  'Kelangan mag topup ng 1k para ma unlock yung level 2.',
  'To receive the commission please recharge 500 first.',
  'Bago ka maka-withdraw, mag-deposit ka muna ng 1,200.',
  'You must recharge before your withdrawal is released.',
  'Kailangan mo mag-deposit bago makuha ang commission mo.',
  'The system asks for a 500 deposit to unlock the order.',
  'Fund your account with 900 so we can open it.',
  'Pls. recharge 200 USDT to proceed with the order.',
  'Pay 900 first to unlock your next mission.',
  'Once you top up 600, your account will be activated.',
  'Makukuha mo lang ang kita pag nag-recharge ka ng 700.',
  'Hindi ma-withdraw kung walang deposit na 1,500.',
])('money that has to go in first: %s', (description) => {
  expect(kindsOf(description)).toContain('deposit')
})

test.each([
  'Follow TikTok pages and earn 1,500 to 3,000 daily.',
  'Subscribe lang sa YouTube channel, 50 pesos per subscribe.',
  'Mag-like ng videos sa Facebook, sahod 2k kada araw, no experience.',
])('buttons to press for pay: %s', (description) => {
  expect(kindsOf(description)).toContain('paid_tasks')
})

test('the bait and the deposit are told apart, each with its own words', () => {
  const text =
    'Mag-heart lang ng reels sa IG, 2k-4k kada araw. Hanapin si Mrs. Cruz. Mag-cash in ng 400 para ma-unlock ang set 2.'
  expect(notesOn(text)).toEqual([
    expect.objectContaining({ kind: 'deposit', quote: 'Mag-cash in ng 400 para ma-unlock ang set 2.' }),
    expect.objectContaining({ kind: 'paid_tasks', quote: 'Mag-heart lang ng reels sa IG, 2k-4k kada araw.' }),
  ])
})

test('a title before a name cuts no quote', () => {
  const [note] = notesOn('Message mo si Ms. Liza sa Telegram, hiring process doon lang.')
  expect(note?.quote).toBe('Message mo si Ms. Liza sa Telegram, hiring process doon lang.')
})

test.each([
  'We deposit your salary to your GCash every 15th and 30th.',
  'You will top up the wallets of our drivers so they can start their trips.',
  'You process deposits and cash-ins of customers.',
  'Cashier: you deposit the sales of the day before you go home.',
  'Kami ang magde-deposit ng 500 sa account mo para ma-activate ang payroll.',
  'Hindi kailangan mag-deposit para makuha ang sahod.',
  'We will never ask you to recharge an account to get your commission.',
  'Add 1,000 leads to the CRM so you can start calling.',
  'Load 500 boxes into the truck to complete the delivery.',
  'Recharge your energy: 15 days of leave to get away.',
  'Social media assistant: like and reply to comments on our Facebook page, ₱800 a day.',
  'The milestone is funded; $500 is released once you complete the task.',
  'The client deposits 1,000 USD in escrow so you can start the task.',
  'You need to pay attention first to unlock the next level of your career.',
  'Pay: 500 to start, 700 after training.',
  'As a bank teller you accept deposits of 1,000 and up to open accounts.',
  'May load allowance na 300 para makapagsimula agad.',
  'Please like our page. Salary 20,000 monthly.',
  'Sino na po ang nakatanggap nito: "follow lang sa TikTok, 4k a day"? Scam po yan.',
])('an honest sentence stays alone: %s', (description) => {
  expect(kindsOf(description)).toEqual([])
})
