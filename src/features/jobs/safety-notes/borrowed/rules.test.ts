import { expect, test } from 'vitest'
import { safetyNotes } from '../rules.ts'

const kindsOf = (description: string) =>
  safetyNotes({ title: 'Assistant', description, salary: null }).map((note) => note.kind)

test.each([
  ['You open a Wise account in your name, give us the password, and our team uses it.', 'account_rental'],
  [
    'Stand-in needed: you pose as our engineer in the interview and repeat what you hear through an earpiece.',
    'account_rental',
  ],
  ['Add us as admin of your old page, it is yours and brings you 3,000 monthly.', 'account_rental'],
  ['Fill in the form for encoders: full name, GCash number and MPIN.', 'passwords'],
  ['Kung tanungin ka ng teller sa bangko, sabihin mo galing sa benta ng kotse.', 'money_forwarding'],
  ['5% sa bawat pasok sa account mo, mabilis lang.', 'money_forwarding'],
  ['Buy three Steam cards on your way, scratch and send me a picture of the codes.', 'checks'],
  ['Tumanggap ka ng box, palit label, sakay sa Lalamove. 250 bawat isa, sa bahay lang.', 'reshipping'],
  ['Travel companion to a businessman, no boyfriend, iisang suite kami. Send photos.', 'adult'],
  ['A fake bank certificate and answers to memorise before you fly to Dubai are included.', 'unlawful_departure'],
  ['We send you a cheque for the equipment; you keep $300 and wire the rest to the shop.', 'checks'],
  ['Receive payments from abroad, forward them the same day and keep 8%.', 'money_forwarding'],
  ['Send your personal information and bank details so that we can start.', 'identity_data'],
  ['Provide your login credentials for verification with the application.', 'passwords'],
  ['Pa rent po ng old fb acct, 600 per week.', 'account_rental'],
  ['We register the company on you and you stay in the background.', 'account_rental'],
  ['For the screening you take off your blouse on the video call.', 'adult'],
  ['Three flights and a boat. Please do not tell the airline that you will work.', 'unlawful_departure'],
  ['On arrival our manager keeps your passport in the office.', 'unlawful_departure'],
  ['Ibibigay mo lang ang email, password at 2FA ng LinkedIn mo, 1,500 kada buwan.', 'account_rental'],
  ['Kami ang magla-login sa luma mong Facebook profile at magpapadala ng messages.', 'account_rental'],
  ['We do the bidding on Upwork; you share the login and confirm codes.', 'account_rental'],
  ['Our outreach team logs in for you to the idle LinkedIn profile.', 'account_rental'],
  ['Hired na po! May matatanggap kayong OTP, pasend po agad dito.', 'passwords'],
  ['Pakisabi po yung code na pinadala sa number nyo para ma-enroll kayo sa payroll.', 'passwords'],
])('%s is %s', (description, kind) => {
  expect(kindsOf(description)).toContain(kind)
})

test.each([
  'Amazon account manager. You get your own login; we add you as a user with limited rights.',
  'Security: If a customer or the police ask about an incident, say only what is in the log.',
  'Returns clerk at our warehouse in Laguna. You remove the old label, inspect goods and put on a new label.',
  'As vault teller you balance cash shipments, encash checks within limits, and keep the drawer in order.',
  'Universal banker: process deposits, withdrawals and loan payments, cash checks, open accounts.',
  'You will own the wallet services that send and receive BTC and USDC, with on-call once a month.',
  'Picture ng card na nakatakip ang CVV, para sa payroll form.',
  'Executive assistant, single point of contact, dinner bookings, hotel and travel. Attractive salary, allowance.',
  'Live-in nanny: you share a room with another helper, female. Pictures of the room on request.',
  'Phones are kept in lockers during the shift, for the data of our clients.',
  'Fraud analyst: you review claims in which people were told to buy gift cards and read the codes over the phone.',
  'Payroll clerk: you print checks on Thursdays, void lost ones and keep the check stock locked.',
  'Kasambahay, stay-in. Hindi namin hahawakan ang ID o passport mo.',
  'We send you a check for your final pay, by mail, within ten days.',
  'After you sign, send your social security number and bank account details in the portal.',
  'You receive payments at the desk and send them to the safe with a slip.',
  'A code was sent to your phone; type it in on the page of the test.',
  'Radiology aide: patients take off your clips and their shirt before the x-ray.',
  'Casino cashier: exchange chips, cash personal checks of guests, keep a float and balance it.',
  'You sign the contract, take the PDOS, and keep your passport.',
  'Take calls of workers whose employers hold their passports.',
  'Customs clerk: match invoices with packing slips and call the courier.',
  'Leasing consultant: tenants pay an application fee of $40; you screen them.',
  'Assistant: buy gift cards for our team with the company card.',
  'Log in with your work e-mail and the password from the envelope.',
  'Malware analyst: in an isolated lab you disable defender, run the sample and record it.',
  'Ibibigay namin ang email at password ng company account sa unang araw mo.',
  'You share the login of the shop with two colleagues through a password manager.',
  'Our IT team logs in to your work laptop only when you open a ticket.',
  'May matatanggap kayong OTP sa company email, i-type lang sa login page, huwag i-forward sa iba.',
  'Kung may dumating na code, wag i-send kahit kanino. Application lang sa opisina.',
])('%s is nothing', (description) => {
  expect(kindsOf(description)).toEqual([])
})
