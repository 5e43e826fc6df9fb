import { expect, test } from 'vitest'
import { safetyNotes } from '../rules.ts'

const kindsOf = (description: string) =>
  safetyNotes({ title: 'Assistant', description, salary: null }).map((note) => note.kind)

test.each([
  ['The more people you invite the bigger your bracket each month.', 'recruiting'],
  ['You earn 12% of level one and 5% of level two deposits.', 'recruiting'],
  ['When your friends join with your link you get a bonus and climb to diamond rank.', 'recruiting'],
  ['Kukuha ng distributor kit na 4,500 tapos mag-recruit ng lima.', 'recruiting'],
  ['New riders leave 1,500 with the hub as a guarantee.', 'deposit'],
  ['The certificate is required by the client and costs 1,999; you may pay in two parts.', 'fee'],
  ['Magbayad muna ng 700, ibabawas naman sa unang sahod.', 'fee'],
  ['Lahat ng aplikante magdala ng 450 para sa ID at gate pass.', 'fee'],
  ['Come to the gate with your photos, bring 700 for the uniform and badge.', 'fee'],
  ['Applicants must settle PHP 1,200 for the client certificate before the profile is sent.', 'fee'],
  ['A lucky order made my account go negative, then I got triple commission after I filled it.', 'paid_tasks'],
  ['1k hulog naging 1,500 kagabi, may proof ako.', 'paid_tasks'],
  ['Connect your Trust wallet to our pool and see the returns every six hours.', 'crypto'],
  ['The manning office requires you to cover the courier of the contract, which is $70.', 'fee'],
  ['Kumuha muna ng access card sa halagang ₱250 bago bigyan ng files.', 'fee'],
  ['Kindly pay the delivery charges and the starter kit is yours.', 'fee'],
  ['You must purchase the company software for $120.', 'fee'],
  ['Investment required: $150, back in a month.', 'fee'],
  ['Verification fee: INR 450', 'fee'],
  ['Send ₹900 to my UPI to hold your place.', 'fee'],
  ['Pay ₹800 and get ₹1,150 back in an hour.', 'paid_tasks'],
  ['To withdraw what you earned you must pay a tax of 15% first.', 'paid_tasks'],
  ['Earn by recruiting others, no selling at all.', 'recruiting'],
  ['Optimize data and rankings for hotels, very simple, in your free time.', 'paid_tasks'],
  ['To activate your worker account please load 400 pesos.', 'fee'],
  ['Copy our teacher’s trades on the exchange we own; begin with at least $80 for practice.', 'crypto'],
  ['After the seminar you choose 3 heads or 7 heads.', 'recruiting'],
  ['Cash po sa unang araw, 900 po ang bayad sa module.', 'fee'],
  ['You transfer ₱1,400 to our coordinator, who books the doctor.', 'fee'],
  ['A commitment bond of 40 USD is needed before the first session.', 'deposit'],
  ['You only shoulder 1,650 sa accredited clinic namin.', 'fee'],
  ['Finish our VA certification (₱6,500, two payments) and get endorsed to clients.', 'fee'],
  ['Our bootcamp costs ₱4,999; right after it we match you to a client.', 'fee'],
  ['Mag-enrol sa academy na ₱3,200 at i-e-endorse ka agad. Guaranteed clients.', 'fee'],
  ['The insurer of the laptop needs a deposit of $120 from you, back after a month.', 'deposit'],
  ['A statutory fee of USD 350 is to be paid by the employee and comes back with the first wage.', 'fee'],
  ['Embassy charges of €210 are borne by the applicant.', 'fee'],
  ['You introduce the opportunity to friends and relatives and build your own team.', 'recruiting'],
  ['Open an account on our trading platform, deposit $50 and we trade together.', 'crypto'],
])('%s is %s', (description, kind) => {
  expect(kindsOf(description)).toContain(kind)
})

test.each([
  'Team leader: you will have ten agents under you and coach them each week.',
  'Insurance sales: you recruit and train your own team, basic pay 18,000 plus overrides, HMO and SSS.',
  'Magbibigay po kami ng 1,500 para sa uniform at ID ninyo.',
  'Magdala ng resume, dalawang 2x2 at valid ID. May 500 na allowance para sa training.',
  'Applicants receive 500 for the exam day; candidates pay nothing.',
  'Uniform costs 800 and is deducted from your second salary in two parts.',
  'Golden ticket raffle for orders above 500: you answer shoppers who won a reward.',
  'You pay for supplies from your own pocket and we reimburse you, with receipts, for orders and reviews of suppliers.',
  'Write posts for our liquidity mining protocol; connect your wallet is one of the flows you will document.',
  'Membership advisor at a gym: sell memberships, explain the joining fee and handle freezes.',
  'State law requires a guard card. We reimburse the $60 application fee on your first paycheck.',
  'We pay the shipping charges of your sample box.',
  'Shoppers pay the delivery fees in the app; you explain them.',
  'Optimize rankings of hotels for a revenue team: SEO and campaigns, no experience with Google Ads needed.',
  'Franchise owners pay first and get a refund when the site is refused.',
  'Crypto desk clerk: you start with $500 per month on probation.',
  'Sagot namin ang 1,650 sa clinic.',
  'You transfer 600 calls to our coordinator each month.',
  'May cash bond na P50 kada sahod, ibinabalik pag-alis.',
  'You arrange certification exams (₱2,500 each, the company pays) for guards; clients ask for guaranteed placement of posts.',
  'Copywriter for a bootcamp at ₱4,999: e-mails and a sales page, ₱25,000 in all.',
  'Certification in Azure is a plus (AZ-104, AZ-500). Endorsed by the security team.',
  'Guests leave a deposit of $120; you return it at check-out.',
  'Embassy charges of €210 are paid by the employer, never by you.',
  'We offer an opportunity to grow with friends in a small team.',
])('%s is nothing', (description) => {
  expect(kindsOf(description)).toEqual([])
})
