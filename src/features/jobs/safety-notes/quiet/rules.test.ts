import { expect, test } from 'vitest'
import { safetyNotes } from '../rules.ts'

const kindsOf = (description: string) =>
  safetyNotes({ title: 'Assistant', description, salary: null }).map((note) => note.kind)

test.each([
  ['Welder in Croatia. The service charge of 95k is paid in two gives, signing and visa.', 'fee'],
  ['May seminar bago ma-endorse, 380 per day ang ambag para sa venue.', 'fee'],
  ['You pay our IT partner 4,200 for the tablet, reimbursed in your second payout.', 'fee'],
  ['Register with your debit card for age verification, one dollar is charged and comes back.', 'fee'],
  ['Encode 30 forms. If the accuracy is under 95 you pay the penalty of 6,500.', 'fee'],
  ['Lahat ng papasa ay bibili ng sapatos at set sa tindahan ni Ate, 1,900.', 'fee'],
  ['New agents buy the leads pack at $180 and make it back in a week.', 'fee'],
  ['To keep earning from the ads, upgrade to level P2 with 3,400.', 'paid_tasks'],
  ['Shopee reviews, 30 pesos each, use different accounts and write them anew.', 'paid_tasks'],
  ['Wala pong bayad habang training, dalawang linggo, live customers na agad.', 'unpaid_work'],
  ['Send a complete floor plan as your entry. All entries are our property.', 'unpaid_work'],
  ['The income is in signing up other members, 1,500 for each.', 'recruiting'],
  ['Funds land in the morning, you forward them by noon and keep 9%.', 'money_forwarding'],
  ['Picture ng tseke ang ipapadala, i-deposit sa bangko nyo at bayaran ang supplier.', 'checks'],
  ['Six parcels a week. Postage is paid by you and settled at the end of the month.', 'reshipping'],
  ['Free trip to Hanoi, you bring a suitcase of tea samples to our buyer, hotel paid.', 'reshipping'],
  ['Scan our QR and leave the session open, 90 per device per day.', 'account_rental'],
  ['You represent me in the first rounds, and we split the salary when I get an offer.', 'account_rental'],
  ['Get the app from outside the Play Store, allow accessibility, 250 a day.', 'unsafe_code'],
  ['First task: open the viewer in the zip. Turn off your antivirus, it slows it.', 'unsafe_code'],
  ['We found your e-mail in the directory of your university. Easy work, good weekly pay.', 'unasked_offer'],
  ['Students wanted, $300 weekly pay. Reply with your alternative e-mail and age.', 'unasked_offer'],
])('%s is %s', (description, kind) => {
  expect(kindsOf(description)).toContain(kind)
})

test.each([
  'No placement fee. The employer pays the permit of 40,000 and the ticket, before the flight and not by you.',
  'Your SSS contribution is 560 a month; the employer pays the larger part.',
  'Register your payroll debit card with HR on your first day, so that expenses are refunded.',
  'We pay each reviewer 4,000; hotels do not know who you are.',
  'You answer Google reviews of our hotels and report the ratings weekly.',
  'Customers scan our QR at the counter and keep the receipt.',
  'Interviews are held on our behalf by an agency; candidates get its form.',
  'QA: install nightly builds, allow notifications, run 40 test scripts a day.',
  'Student assistants: 6 hours a week. Write from your university e-mail.',
  'Bellman: carry luggage of guests, uniforms and meals are free.',
  'ECO offers a full package including a 401(k) match, and gives two weeks off.',
  'Orientation program within 90-120 days of deployment, required by the client.',
])('%s is nothing', (description) => {
  expect(kindsOf(description)).toEqual([])
})
