/**
 * Postings and messages without harm, some with words that stand in harmful ones, in words of our own, written without sight
 * of the rules by somebody who had looked at real ones. None of the kinds of `scams-held-out.ts` is in them.
 */
export type JudgedGenuine = { name: string; text: string }

export const GENUINE_HELD_OUT: readonly JudgedGenuine[] = [
  {
    name: 'recharge station technician',
    text: `EV charging technician. You repair recharge stations in Metro Manila malls, read error logs, swap modules. Electrician NC II,
driver's license. 26k plus field allowance.`,
  },
  {
    name: 'load retailer partner support',
    text: `Support agent for an e-load company. Store owners call when a top up did not arrive or a customer sent load to the wrong number.
Day shift, Cubao office, 19,500.`,
  },
  {
    name: 'task app that is a project tool',
    text: 'Customer success for a task management app. You help teams set up tasks, levels of access and deposits of files. 2 years in SaaS.',
  },
  {
    name: 'gaming top ups',
    text: `Community moderator for a mobile game. You answer players who recharge diamonds and do not receive them, escalate to billing, ban
cheaters. $5/hr, evenings.`,
  },
  {
    name: 'crypto exchange compliance',
    text: `Compliance analyst, crypto exchange licensed in Singapore. You review withdrawals, write reports, talk to the regulator. Salary in
pesos, 85,000, HMO. No trading of any kind on your own account.`,
  },
  {
    name: 'blockchain engineer',
    text: 'Solidity developer, audited DeFi project. Full time contract, paid monthly in USD to your bank. We buy the hardware wallet.',
  },
  {
    name: 'bitcoin news writer',
    text: 'Writer for a finance site: two bitcoin and two stock market articles a day, sources required, no price predictions. $25 each.',
  },
  {
    name: 'gift card program',
    text: `Gift card program coordinator at a mall operator. You order the cards, reconcile what was redeemed and answer tenants. Bachelor's
degree, Excel. BGC.`,
  },
  {
    name: 'gift cards as a thank you to staff',
    text: 'Call center agents, Iloilo. Top performers win gift cards and groceries every month. 21k, night differential, HMO on day one.',
  },
  {
    name: 'gift shop',
    text: 'Gift shop sales clerk, airport terminal 3. Wraps, cashiers, knows which polvoron travels well. Shifting. Minimum wage plus commission.',
  },
  {
    name: 'check clearing clerk',
    text: 'Check clearing clerk, rural bank in Bulacan. Encodes checks, balances the clearing at 3 pm, files returned ones. Day shift.',
  },
  {
    name: 'checker in a warehouse',
    text: 'Inventory checker. You check what was deposited in the bins against the sheet. 570/day, Valenzuela, with meals.',
  },
  {
    name: 'cashier handles checks',
    text: "Cashier, hospital. Accepts cash, cards and cashier's checks, deposits to the bank twice a day with the guard. One year as cashier.",
  },
  {
    name: 'accounting with checks',
    text: 'Accounting assistant: prepares checks and vouchers for suppliers, deposits, bank recon. Accountancy graduate. Pasay, 20k.',
  },
  {
    name: 'shipping clerk',
    text: 'Shipping clerk, furniture exporter in Mandaue. Packs, prints labels, prepares the export papers, calls the forwarder. Onsite.',
  },
  {
    name: 'returns warehouse',
    text: 'Returns associate. Inspect packages that customers send back to our warehouse, restock or scrap, note the reason. 3PL in Parañaque.',
  },
  {
    name: 'ecommerce packer',
    text: 'Packer for our candle shop in Marikina. You wrap, label and hand over to the courier who comes at 4. 550 daily, Sundays off.',
  },
  {
    name: 'freight virtual assistant',
    text: 'Freight VA: book loads, track and trace, send PODs to the broker, invoices on Fridays. McLeod. $900 monthly, CST.',
  },
  {
    name: 'remittance teller',
    text: 'Teller for a remittance counter. You pay out Western Union and Palawan transfers, check IDs, balance the drawer. With ATM payroll.',
  },
  {
    name: 'gcash partner cashier',
    text: 'Cashier sa tindahan na may GCash cash in at cash out. 8am-5pm, may tanghalian, 480 araw-araw. Malapit sa Kalentong.',
  },
  {
    name: 'paid trial',
    text: 'Editors: the trial is a paid one, $60 for the first video, then we talk about a monthly retainer.',
  },
  {
    name: 'paid training',
    text: 'Two weeks of paid training at full salary, then a month on the floor with a coach beside you. Voice account, Eastwood.',
  },
  {
    name: 'unpaid leave is not unpaid work',
    text: 'Benefits: 15 paid leaves, unlimited unpaid leave, unpaid balances of your vacation are converted to cash in December.',
  },
  {
    name: 'short skills test',
    text: 'After the call you do a 20 minute typing and grammar test on our page, that is all. Nothing you write there is used.',
  },
  {
    name: 'student internship with allowance',
    text: 'Internship for graduating IT students, 486 hours, allowance of 300 a day, your school signs the MOA. Help desk and cabling.',
  },
  {
    name: 'volunteers of a charity',
    text: 'Volunteer weekend tutors for our reading program in Payatas. No pay, of course, but lunch and a lot of noise.',
  },
  {
    name: 'no fee stated',
    text: 'We never ask for money. No placement fee, no processing fee, no training fee. If somebody in our name does, please report it.',
  },
  {
    name: 'walang bayad',
    text: 'Walang bayad ang application, medical at uniform. Kami ang sasagot. Hiring 30 production operators sa Lima, Batangas.',
  },
  {
    name: 'licensed agency, abroad',
    text: `DMW licensed agency, license number on our page. Nurses for Germany, no placement fee as the law says, language course paid by the
hospital. Orientation is free at our Ermita office.`,
  },
  {
    name: 'loan processing fee is the product',
    text: `Loan officer. You explain interest, the processing fee and the documents to borrowers, visit their shop, follow up late payers.
18k plus incentive. Motorcycle plan.`,
  },
  {
    name: 'membership at a gym',
    text: 'Gym front desk: sells memberships, renews passes, keeps the towels moving. Basic plus commission on each new member. Tomas Morato.',
  },
  {
    name: 'sim activation',
    text: 'Promo staff for a telco. You help people with SIM registration and activation in malls. 650/day, TY shirt provided.',
  },
  {
    name: 'brand activation',
    text: 'Brand activation coordinator. Plans sampling booths, hires promodizers, reports sales. With events background.',
  },
  {
    name: 'referral bonus for employees',
    text: 'Refer a friend! Our employees get ₱10,000 when a person they refer passes probation. Openings: CSR, TSR, content moderator.',
  },
  {
    name: 'recruiter job',
    text: `Talent acquisition specialist. You source for volume roles, interview 12 people a day, keep the tracker honest. 30k plus a bonus for each
hire who stays 90 days.`,
  },
  {
    name: 'insurance advisor',
    text: `Financial advisor with a licensed life insurer. Commission based with an allowance in the first year, exam of the Insurance Commission is
paid by us. You sell policies, not memberships.`,
  },
  {
    name: 'team lead with two teams',
    text: `Sales team leader. Two teams of eight, left and right side of the floor, daily huddles. You earn an override on what your teams sell to
customers.`,
  },
  {
    name: 'franchise crew',
    text: 'Milk tea shop hires two crew for the new branch in Imus. Interview on Saturday at the shop, bring biodata and a pen.',
  },
  {
    name: 'deposit for a rental',
    text: 'Leasing assistant, condo rentals. You show units, explain the security deposit and the two months advance to tenants, prepare contracts.',
  },
  {
    name: 'key deposit for lockers',
    text: 'Attendants for a swimming resort. Guests pay a refundable deposit for the locker key, you keep the log. Weekends a must.',
  },
]
