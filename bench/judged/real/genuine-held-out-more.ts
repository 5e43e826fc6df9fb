import type { JudgedGenuine } from './genuine-held-out.ts'

/** More texts without harm, written without sight of the rules after looking at real ones. */

export const GENUINE_HELD_OUT_MORE: readonly JudgedGenuine[] = [
  {
    name: 'kyc analyst',
    text: 'KYC analyst. You compare ID pictures with selfies of customers, look for forged ones, decide within four minutes. Night shift, QC, 25k.',
  },
  {
    name: 'hr after hiring',
    text: 'Once you have signed you bring SSS, TIN, PhilHealth and Pag-IBIG numbers to HR on the first day. Until then a resume will do.',
  },
  {
    name: 'otp support',
    text: 'Agents for a banking account. You calm customers who do not receive their one time code and never, ever ask them for it.',
  },
  {
    name: 'fraud analyst',
    text: 'Fraud analyst: reads alerts on account takeover, phishing and mule accounts, blocks cards, writes the case. SQL is welcome.',
  },
  {
    name: 'identity designer',
    text: 'Brand identity designer. Logos, packaging, a style guide that people use. Portfolio matters, diplomas do not.',
  },
  {
    name: 'account lending bank',
    text: 'Account officer, lending company in Tagum. You handle 60 accounts of market vendors. Daily collection with a motorcycle of the company.',
  },
  {
    name: 'account manager',
    text: 'Account manager for a web agency, ten accounts in Texas. Monthly calls, renewals, upsells when they make sense. $1,300.',
  },
  {
    name: 'upwork agency assistant',
    text: 'Assistant for our agency on Upwork. You search jobs and draft proposals for me to read, I log in and send them. $5/h.',
  },
  {
    name: 'facebook ads specialist',
    text: 'Facebook ads buyer. You get access to our business manager with your own login. 20k dollars of spend each month, shops in Canada.',
  },
  {
    name: 'shared login for a tool',
    text: "You'll work with our Canva and Ahrefs accounts, access by LastPass. Content VA, 20 hours, $450.",
  },
  {
    name: 'live chat support, lawn care',
    text: 'Live chat support for a lawn care brand, US evenings. Answer visitors, book quotes, three chats at once. $4.50, no calls.',
  },
  {
    name: 'adult education',
    text: 'English teacher for adult education classes at night, Pampanga. Adults who finish ALS, patient people welcome.',
  },
  {
    name: 'adult diapers',
    text: 'Demo lady / promodizer for adult diapers in drugstores of Rizal. 600 daily, with SSS.',
  },
  {
    name: 'model for a catalog',
    text: 'Commercial models for a school uniform catalog, half day, studio in Mandaluyong, guardian present for minors. 3,500 talent fee.',
  },
  {
    name: 'licensed massage therapist',
    text: 'Licensed massage therapists for our hotel spa in Panglao. DOH license, female and male. Basic, service charge, staff house.',
  },
  {
    name: 'swimwear brand assistant',
    text: 'Customer service for a swimwear label. Size questions, exchanges, Instagram messages. Fun team, 32k, day shift AU.',
  },
  {
    name: 'romance novels',
    text: 'Editor for romance novels, sweet and steamy lines, 80k words a month, tracked changes. $600. Please be over 18, some chapters are explicit.',
  },
  {
    name: 'night club cashier',
    text: 'Cashier, music bar in Poblacion. 7pm to 3am, closes the till, counts with the manager. Transport home is paid.',
  },
  {
    name: 'travel agency money changer',
    text: 'Money changer clerk, Mactan. Buys dollars, won and yen, keeps the board up to date, writes receipts.',
  },
  {
    name: 'trading assistant at a commodities firm',
    text: 'Trading assistant, coconut oil. You confirm contracts, follow ships, update positions in Excel. Commerce graduate, Makati.',
  },
  {
    name: 'investment analyst',
    text: 'Equity research associate. Models, notes, calls with management. CFA level 1 helps. PSE-listed broker. 60k up.',
  },
  {
    name: 'mining company',
    text: 'Mining engineer, nickel, Surigao. Licensed. Two weeks on site, one week off, camp is provided.',
  },
  {
    name: 'payout specialist',
    text: "Payout specialist for a delivery app. You look into riders' missing earnings, correct and send the payout run at 5 pm.",
  },
  {
    name: 'daily payout',
    text: 'Riders wanted. Payout daily, 45 per drop in Taguig. Bring OR/CR, license and barangay clearance to the hub, orientation is free.',
  },
  {
    name: 'high pay for a rare skill',
    text: 'Principal iOS engineer, remote, 250k to 320k pesos, four interviews, references from two managers.',
  },
  {
    name: 'urgent and immediate',
    text: 'URGENT!! Immediate hiring, cook and dishwasher, start tomorrow, bring health card. Carinderia sa Pandacan, 550 a day, libre kain.',
  },
  {
    name: 'no interview questions',
    text: `No experience needed, we train you for a month with pay. You'll be interviewed by the supervisor in the factory. Production operator,
Rosario, Cavite.`,
  },
  {
    name: 'telegram community',
    text: 'Community manager for our language school: runs the Telegram and Discord groups of students, plans challenges. Contract, payslips, HMO.',
  },
  {
    name: 'whatsapp with a clinic',
    text: 'Patients write to the clinic on WhatsApp and you answer within five minutes. Dental background, $6/h.',
  },
  {
    name: 'viber walk in',
    text: 'For questions text or Viber Ms. Joy of HR at the number on our gate. Walk-in applicants Monday to Friday, 9 to 3.',
  },
  {
    name: 'product reviews that are real',
    text: 'Review moderator: reads reviews that customers leave, deletes insults, flags fake ones. 120 an hour is normal. Day shift.',
  },
  {
    name: 'hotel reservations',
    text: 'Reservations agent for a hotel group. Reads ratings on Booking, replies to guests in the tone of the house. Boracay or remote.',
  },
  {
    name: 'influencer seeding',
    text: 'Sends free samples of our sunscreen to creators, tracks parcels and posts. 25 parcels a day leave from the office in San Juan.',
  },
  {
    name: 'data entry with plain pay',
    text: 'Data entry clerk, six months, encodes paper forms of a survey. 610 a day, 8 to 5, Sta. Mesa. Typing 40 wpm.',
  },
  {
    name: 'transcription',
    text: 'Transcriber for court hearings in Australia, day shift. 28,000 php after probation. Style guide test of an hour, paid.',
  },
  {
    name: 'virtual assistant, plain',
    text: 'General VA for a wedding planner: inbox, seating plans, vendors. 20 hours a week, $400. Weekly call on Monday.',
  },
  {
    name: 'equipment is provided',
    text: 'Laptop and headset are delivered to you at our expense and picked up again when you leave. Nothing to pay, nothing to deposit.',
  },
  {
    name: 'bootcamp with a contract',
    text: 'Coding bootcamp for new hires, free and with full salary from the first day; afterwards you join one of six product teams in Ortigas.',
  },
  {
    name: 'clearance needed',
    text: 'Requirements on hiring: NBI clearance, medical from our clinic (free), two pictures. Security guard with license, Laguna posts.',
  },
  {
    name: 'company store',
    text: 'Employees may buy rice and phones at the coop and pay by salary deduction. Sewing operators, piece rate, Angono.',
  },
]
