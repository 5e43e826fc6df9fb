import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOTE_KINDS } from './kinds/rules.ts'
import { holdingKinds, safetyNotes } from './rules.ts'
import { NOTE_TEXTS } from './texts.ts'

const kindsOf = (description: string, title = 'Assistant', salary: string | null = null) =>
  safetyNotes({ title, description, salary }).map((note) => note.kind)

describe('what makes careful', () => {
  test.each([
    ['A small training fee of ₱1,500 is needed before you start.', 'fee'],
    ['One small registration fee of $25 to reserve your slot, refundable after 30 days.', 'fee'],
    ['You need to pay the processing fee first; you send it by GCash.', 'fee'],
    ['Please send 500 registration fee thru GCash.', 'fee'],
    ['Send 500 thru GCash and we will activate your account today.', 'fee'],
    ['Earn 1,500 daily, just pay 300 for your starter kit.', 'fee'],
    ['Kindly settle the processing fee of 1,500 via Maya before your interview.', 'fee'],
    ['Pay the registration fee first, then we will send you the link.', 'fee'],
    ['May registration fee po na 500.', 'fee'],
    ['Kailangan po magbayad ng 350 para sa training kit.', 'fee'],
    ['Magpadala po kayo ng 500 sa GCash.', 'fee'],
    ['Pa-send na lang po ng 299 sa 0917 555 1234.', 'fee'],
    ['Deposit ₱2,000 for the work laptop and we ship tomorrow.', 'deposit'],
    ['Pay $40 for the software licence and get it the same day.', 'deposit'],
    ['A refundable cash bond of PHP 3,000 is required.', 'deposit'],
    ['We rent your verified freelancer account; you do nothing and earn $200 a week.', 'account_rental'],
    ['We need to borrow your Upwork or PayPal account; you relax and get ₱12,000 a month.', 'account_rental'],
    ['Send us your Upwork username and password so that we can set up your profile.', 'passwords'],
    ['Please include your GCash number and OTP in your application.', 'passwords'],
    ['Give us the login details of your Facebook account when you apply.', 'passwords'],
    ['Send your bank account details and your ATM card number with your application.', 'passwords'],
    ['You will receive payments from our clients in your GCash and forward 90% by crypto.', 'money_forwarding'],
    [
      'Receive checks from our clients in your bank account and forward 92% to our supplier; the rest is yours.',
      'money_forwarding',
    ],
    ['Message our HR on Telegram @hr_quickhire_ph now, do not apply here.', 'chat_app'],
    ['Interview is on WhatsApp only: +1 555 0142 887. Say your name and age.', 'chat_app'],
    ['Send a photo of your passport and a selfie before the interview.', 'id_before_interview'],
    ['You enter as a visitor first and the employer converts your papers there.', 'unlawful_departure'],
    ['Direct hire, hindi na dadaan sa DMW, mas mabilis.', 'unlawful_departure'],
    ['Turista muna ang labas; tuturuan ka ng isasagot sa immigration.', 'unlawful_departure'],
    ['E-mail a picture of two valid IDs, front and back, so we can prepare your contract.', 'id_before_interview'],
    ['Earn ₱8,000 a day liking videos! No experience, no interview!', 'too_good_pay'],
    ['Make up to $900 a day with 1 hour of work!', 'too_good_pay'],
    [
      'Cash jobs for students and housewives, 1 to 2 hrs daily. Earn easily $300 to $450 extra per day.',
      'too_good_pay',
    ],
    ['No experience is needed, we teach you. $60 per hr guaranteed.', 'too_good_pay'],
    ['Encoding lang sa bahay, kahit walang experience: 30k weekly ₱30,000 kada linggo.', 'too_good_pay'],
    [
      'Good day, your interview on July 3 was approved, you can easily get 2,900P. Contact us in time: wa.me/63',
      'unasked_offer',
    ],
    ['Your background and resume were recommended by several online recruiting agencies.', 'unasked_offer'],
    ['Salary 3,000 pesos per day, work from home, no time limit. Join our Telegram: t.me/anna', 'too_good_pay'],
    ['Make money watching YouTube, P1,500 a day. Contact the tutor for your welcome bonus.', 'paid_tasks'],
    ['Earn at the comfort of your own home with our copy-paste system. Interested? PM me.', 'recruiting'],
    ['Vacancies for live-in jobs in the U.S.A., kindly mail worldjobs@gmail.com now.', 'unlawful_departure'],
    ['Clone our private repo and run the setup script, then message me on Telegram.', 'unsafe_code'],
    ['A one-time $60 access fee opens your worker portal.', 'fee'],
    ['Send 1,500 to activate your account and start earning today.', 'fee'],
    ['Register by paying P999 for training materials.', 'fee'],
    ['No resume, only fill this form with your card details.', 'passwords'],
    ['Last places for part-time seekers, 20,000 monthly, click bit.ly/x1', 'unasked_offer'],
    ['A modest onboarding deposit is required.', 'deposit'],
    ['To pay you we require your bank login.', 'passwords'],
    ['Approved na po kayo, kailangan lang ma-activate ang account, 499 po.', 'fee'],
    ['The agent buys the bundle from our authorized vendor and is reimbursed over three months.', 'fee'],
    ['Boxes come to your house, you put on a new label and send them to Dubai for us.', 'reshipping'],
    ['You present the cheques at your bank, keep your share and forward ninety percent to us.', 'checks'],
    ['Padaanin lang ang 10k sa Maya mo tapos ipasa sa iba, 300 bawat pasok.', 'money_forwarding'],
    ['Add to cart and pay using your own wallet, refund plus 15% within 20 minutes.', 'paid_tasks'],
    ['Padala 500, balik 780 in 15 mins.', 'paid_tasks'],
    ['Log in to your Gmail on the link below, it is our applicant tracker.', 'passwords'],
    ['I-add lang sa Viber si Ms. Cora, walang interview.', 'chat_app'],
    ['For the interview send a few photos in lingerie.', 'adult'],
    [
      'Typists for an office near Myawaddy, our driver takes you across after you fly to Bangkok.',
      'unlawful_departure',
    ],
    ['Humanap ka ng dalawa at bawi na ang slot mo.', 'recruiting'],
  ])('%s is %s', (description, kind) => {
    expect(kindsOf(description)).toContain(kind)
  })

  test('who warns of scams and then asks for money is still warned of', () => {
    const posting = 'Beware of scammers who use our name. To reserve your slot, send ₱500 registration fee by GCash.'
    expect(kindsOf(posting)).toContain('fee')
  })

  test('titles and pay speak too', () => {
    expect(kindsOf('', 'Looking for Verified Seller Account Partner')).toEqual(['account_rental'])
    expect(kindsOf('', 'EARN $3,000/month Typing - No Experience')).toEqual(['too_good_pay'])
    expect(kindsOf('', 'Data Entry Encoder', '$3,500/month')).toEqual(['too_good_pay'])
  })

  test.each([
    'There is no training fee of any kind.',
    'Visa assistant: inform tourists that a visitor visa does not allow work.',
    'Pag may nag-alok na mag-tourist muna para sa trabaho, iligal po yan.',
    'Access is given with your work e-mail, so no need to use or share your personal accounts’ passwords.',
    'Escort candidates to and from the testing room.',
    'You pay processing fees of permits at city hall with the petty cash.',
    'We never ask for a registration fee, not even $1.',
    'We send 500 via GCash every Friday.',
    'The company will send 500 thru GCash for your medical.',
    'Kami po ang magbabayad ng 500 para sa medical mo.',
    'Huwag magpadala ng 500 sa GCash kahit kanino.',
    'Pay 700 per day thru Maya.',
    'Pay 25,000 thru BDO payroll.',
    'Pay 250 training allowance.',
    'Pay the application fees of visa applicants at the embassy before 10 AM.',
    'Clients pay the registration fee first thru GCash.',
    'Send 120 training invites a week.',
    'Transfer 500 records to the new portal.',
    'Never share your password with anybody.',
    'Give us your bank details for the payroll once hired.',
    'Send customers a link when they forget their password; tell us your favourite password manager.',
    'Process registration fees of our members and record each payment of $25.',
    'We will pay $100 for your equipment every year.',
    'Pay is $40 a day. A laptop is needed.',
    'Collect rent and reconcile a bank account.',
    'Use your own laptop and your own account on our help desk.',
    'Answer our customers on WhatsApp and Telegram, +63 917 555 0142.',
    'We talk on Viber every morning.',
    'You receive payment every Friday in your GCash.',
    'Once hired, upload a copy of your passport for the payroll.',
    'Check copies of passports that guests send before they arrive.',
    'ID proof of 60 is required.',
    'Typing speed of 60 words a minute. Earn a bonus.',
    'Handle tenants’ security deposit of $500.',
    'No experience required. ₱700 per day, paid every Friday.',
    'Data entry of invoices; our customers order for $2,000 a week.',
    'Process cash, or checks, and keep the records; forward the rest of the mail.',
    'Explain surplus checks of tax refunds to homeowners.',
    'Recruitment fraud warning: we never charge. If you are asked to pay for equipment fees or an application-processing fee, this is not us.',
    'Beware of fake recruiters using our name. Kung hihingan ka ng ₱1,500 registration fee, i-report agad.',
    'On-call hours are unpaid unless your manager has agreed to them; two days a month at most.',
    'Walang bond at walang bayad ang medical at training dito.',
    'Isang buwan ang training. Walang bond, walang bayad, at araw-araw ang pasok.',
    '- 4 na oras kada slot, ₱650 at 2% ng benta.',
    'A £150 refer-a-friend payment once your friend has finished their third month.',
    'Burahin ang mga pekeng post na "kumita ng ₱5,000 kada araw" kahit walang experience.',
    'Salary $80 - $120 per hour. Apply by clicking the "Easy Apply" button.',
    'The range is $28-36/hr. By clicking Apply you agree to our terms.',
    'To apply you have to be free to collaborate over WhatsApp with my two other freelancers.',
    'Players buy coins in the app, which triple their daily profits.',
    'The trial shift takes 90 minutes and is not paid. There are 15 days of leave.',
    'We ask for a five-minute reading, no pay for it. Classes start with two tests a month.',
    'Tests are not paid; ours is one page.',
    'Hindi bayad ang lunch break. Tatlong buwan ang training, at may sahod sa unang araw.',
  ])('an honest sentence stays alone: %s', (description) => {
    expect(kindsOf(description)).toEqual([])
  })

  test('what software does is not asked of the person who makes it, as long as nobody is spoken to', () => {
    const posting = (task: string) =>
      `Flutter developer for a loyalty app. Backend in Node with a SQL database, an admin dashboard, push notifications. ${task}`
    expect(kindsOf(posting('Options to purchase gift cards and redeem codes.'))).toEqual([])
    expect(kindsOf(posting('A Telegram bot for the application, and a referral structure as in MLM.'))).toEqual([])
    expect(kindsOf(posting('First you buy gift cards and send us pictures of the codes.'))).toContain('checks')
    expect(kindsOf(posting('A registration fee of ₱500 is needed before the interview.'))).toContain('fee')
  })

  test('fair pay for easy work is no warning, high pay for hard work neither', () => {
    expect(kindsOf('', 'Data Entry Encoder', '$600/month')).toEqual([])
    expect(kindsOf('', 'Senior Engineer', '$6,000/month')).toEqual([])
  })
})

describe('what is held for review', () => {
  test('one of the worst, or two of the others', () => {
    const held = (...kinds: (typeof NOTE_KINDS)[number][]) => holdingKinds(kinds.map((kind) => ({ kind })))
    expect(held()).toEqual([])
    for (const kind of ['chat_app', 'id_before_interview', 'too_good_pay'] as const) expect(held(kind)).toEqual([])
    for (const kind of ['fee', 'deposit', 'account_rental', 'money_forwarding'] as const)
      expect(held(kind)).toEqual([kind])
    expect(held('chat_app', 'too_good_pay')).toEqual(['chat_app', 'too_good_pay'])
  })

  test('every kind has a sentence and advice', () => {
    for (const kind of NOTE_KINDS) expect(NOTE_TEXTS[kind].advice.length).toBeGreaterThan(40)
  })
})

const piece = fc.oneof(
  fc.constantFrom(
    'training fee',
    ' of ',
    '₱1,500',
    'needed',
    'Telegram',
    '@someone_ph',
    'interview',
    'deposit ',
    'laptop',
    '. ',
    '\n',
  ),
  fc.constantFrom(
    'rent your Upwork account',
    'receive payments in your GCash',
    ' forward 90%',
    'selfie',
    'passport',
    'send a photo',
    'no ',
  ),
  fc.string({ unit: 'binary', maxLength: 10 }),
)
const text = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''))

test('whatever the text: no error, each kind once, and the quoted words stand in it letter for letter', () => {
  fc.assert(
    fc.property(text, text, fc.option(text), (title, description, salary) => {
      const posting = { title, description, salary }
      const notes = safetyNotes(posting)
      expect(new Set(notes.map((note) => note.kind)).size).toBe(notes.length)
      for (const note of notes) {
        expect(note.quote.trim()).not.toBe('')
        expect(posting[note.field]).toContain(note.quote)
      }
    }),
    { numRuns: 2000 },
  )
})

test('a very long text is read in reasonable time', () => {
  const begun = performance.now()
  for (const part of [
    'receive ',
    'rent your ',
    '5 days ',
    'not paid ',
    'walang bayad 5 days. ',
    'photo ',
    'pay ',
    'no ',
    '₱',
    'x',
  ]) {
    safetyNotes({ title: 'T', description: part.repeat(Math.floor(32_000 / part.length)), salary: null })
  }
  expect(performance.now() - begun).toBeLessThan(3000)
})

test.each([
  'Knowledge of apps such as Klaviyo, Recharge or DSers',
  'Birthday leave and a cake on your birthday',
  'Short-listed applicants are invited to a short video call next week.',
  'You assist players with deposits and withdrawals of their accounts.',
  'May bayad ang overtime at holiday.',
  'You will reconcile checks and record deposits of our clients.',
  'Trial period of three months, paid like the rest.',
  'Congratulations, you passed the interview. The rate is ₱645 a day; bring your NBI clearance on Monday.',
  'Refer a friend scheme, pension and staff discounts.',
  'We bring people together in each of our five offices.',
  'Bring expertise in selecting the partners and get each of them to grow.',
  'Reports of downline platforms are reconciled.',
  'Deposit checks at the bank and ask vendors for invoices.',
  'Paid state bar dues and professional membership fees.',
  'HMO and PHP 100,000 medical coverage for two dependents.',
  'There is a seat with your name on it.',
  'Perks: get discounts, gift cards and cashback.',
  'Survey123 and ArcGIS, $35 to $40 an hour.',
  'Fork our public repository, add the endpoint, run the tests and send the pull request.',
  'Search quality rater: you rate how well a result answers a question, $6 an hour.',
  'You keep your passport at all times.',
  'Real estate VA: you collect rent, application fees and deposits from tenants.',
])('an ordinary posting: %s', (description) => {
  expect(safetyNotes({ title: 'Assistant', description, salary: null })).toEqual([])
})

test.each([
  ['paid_tasks', 'First three tasks are paid. From task 4 on you top up 500 and get back 650.'],
  ['reshipping', 'Boxes come to your home, you put our label on and drop them at the courier.'],
  ['checks', 'Deposit the check with your phone, keep 500 and transfer the balance to our vendor.'],
  ['recruiting', 'You get 200 for each person who joins under you.'],
  ['unpaid_work', 'The trial week is unpaid, with real shifts.'],
  ['fee', 'May bayad po ang registration, 250 lang, one time.'],
  ['account_rental', 'Lend your old Facebook account to our ad team for 30 dollars a month.'],
  ['unpaid_work', 'As your test you write eight articles for our blog; this stage is not paid.'],
  ['unpaid_work', 'Unang dalawang linggo ay libreng serbisyo, saka ka lalagyan ng arawan.'],
  ['unpaid_work', 'You edit ten videos for our channel. There is no payment for tests.'],
  ['identity_data', 'Reply with your SSS number and full name before the interview.'],
] as const)('%s is warned of', (kind, description) => {
  expect(safetyNotes({ title: 'Assistant', description, salary: null }).map((note) => note.kind)).toContain(kind)
})
