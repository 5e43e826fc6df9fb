import { type JudgedPair, pairOf as pair } from './pair.ts'

const PARTNER = `Kalapati Partners is a remote staffing company from Dumaguete. Your benefits: HMO with two dependents, 13th month, paid
holidays, laptop on loan, yearly party. Steps: form, English test, interview with Kalapati, interview with the client. Everyone works
from home on the hours of the client. `
const VOICE = `Be part of a growing contact center! Free shuttle, HMO on day one, ₱15,000 sign-on bonus, career growth. At least 18 years
old, SHS graduate, good English. One-day hiring at our Robinsons Cybergate site. You answer customers, log cases and follow up. `

/** Two jobs each, written together with those of pairs-tuned-anew.ts: near misses, and jobs of one agency or template. */
export const PAIRS_TUNED_NEAR: readonly JudgedPair[] = [
  pair(
    'two trades of one shop',
    false,
    [
      'Technician',
      'Coolbreeze',
      'Aircon technician for Bacoor and Imus, split and window type, freon charging, NC II, 650 a day.',
    ],
    [
      'Technician',
      'Coolbreeze',
      'Washing machine technician for Bacoor and Imus, inverter boards, top and front load, NC II, 650 a day.',
    ],
  ),
  pair(
    'two clients, one summary each',
    false,
    ['Bookkeeper', 'Kalapati Partners', `${PARTNER}A brewery in Oregon: QuickBooks, inventory of kegs, excise tax.`],
    ['Bookkeeper', 'Kalapati Partners', `${PARTNER}A vet clinic in Kent: Xero, Pleo cards, VAT returns.`],
  ),
  pair(
    'two clients of one trade',
    false,
    [
      'Executive Assistant',
      'Kalapati Partners',
      `${PARTNER}You assist the founder of a SaaS company in Austin: inbox, travel, board decks.`,
    ],
    [
      'Executive Assistant',
      'Kalapati Partners',
      `${PARTNER}You assist the founder of a SaaS company in Denver: inbox, travel, expense reports.`,
    ],
  ),
  pair(
    'two clients named',
    false,
    [
      'Dispatcher',
      'Kalapati Partners',
      'Our client Redhook Towing needs a dispatcher who answers calls, dispatches trucks in Towbook and logs ETAs at night.',
    ],
    [
      'Dispatcher',
      'Kalapati Partners',
      'Our client Greenline Towing needs a dispatcher who answers calls, dispatches trucks in Towbook and logs ETAs at night.',
    ],
  ),
  pair(
    'call center accounts in the text',
    false,
    ['Customer Service Representative', 'Skyline Connect', `${VOICE}Airline account: rebooking and baggage.`],
    ['Customer Service Representative', 'Skyline Connect', `${VOICE}Retail bank account: cards and disputes.`],
  ),
  pair(
    'call center, chat and phone in the text',
    false,
    ['Customer Service Representative', 'Skyline Connect', `${VOICE}Pure chat, no calls at all.`],
    ['Customer Service Representative', 'Skyline Connect', `${VOICE}Pure voice, calls back to back.`],
  ),
  pair(
    'other market of one text',
    false,
    [
      'Cold Caller',
      'Copperline Land',
      'Call owners of vacant land in Mohave County, BatchDialer, 250 dials, $5 plus $30 per signed contract.',
    ],
    [
      'Cold Caller',
      'Copperline Land',
      'Call owners of vacant land in Polk County, BatchDialer, 250 dials, $5 plus $30 per signed contract.',
    ],
  ),
  pair(
    'other brand',
    false,
    [
      'Shopify VA',
      'Northfold Brands',
      'Upload products, answer tickets, watch stock of our hiking store Trailmuse. Two years in ecommerce.',
    ],
    [
      'Shopify VA',
      'Northfold Brands',
      'Upload products, answer tickets, watch stock of our baby store Cloudcrib. Two years in ecommerce.',
    ],
  ),
  pair(
    'other tool',
    false,
    [
      'Accounts Payable Specialist',
      'Blackbutt Timber',
      'Process 600 invoices a month in MYOB, three-way match, supplier statements, weekly payment run.',
    ],
    [
      'Accounts Payable Specialist',
      'Blackbutt Timber',
      'Process 600 invoices a month in SAP, three-way match, supplier statements, weekly payment run.',
    ],
  ),
  pair(
    'other language of lesson',
    false,
    [
      'Online Tutor',
      'Singapath Learning',
      'Teach Singapore math to grade 3 to 6 pupils in Dubai over Zoom, 45 minute sessions, evenings.',
    ],
    [
      'Online Tutor',
      'Singapath Learning',
      'Teach Mandarin to grade 3 to 6 pupils in Dubai over Zoom, 45 minute sessions, evenings.',
    ],
  ),
  pair(
    'another subject',
    false,
    [
      'Online Tutor',
      'Singapath Learning',
      'Teach math to grade 3 to 6 pupils in Dubai over Zoom, 45 minute sessions, evenings.',
    ],
    [
      'Online Tutor',
      'Singapath Learning',
      'Teach science to grade 3 to 6 pupils in Dubai over Zoom, 45 minute sessions, evenings.',
    ],
  ),
  pair(
    'two branches named in the text',
    false,
    [
      'Barista',
      'Kapewagon',
      'Barista for our Maginhawa branch. Closing shift, latte art is a plus, service charge shared, free coffee.',
    ],
    [
      'Barista',
      'Kapewagon',
      'Barista for our Katipunan branch. Closing shift, latte art is a plus, service charge shared, free coffee.',
    ],
  ),
  pair(
    'opening and closing',
    false,
    [
      'Barista',
      'Kapewagon',
      'Barista for our Maginhawa branch. 5 am to 2 pm, latte art is a plus, service charge shared.',
    ],
    [
      'Barista',
      'Kapewagon',
      'Barista for our Maginhawa branch. 4 pm to 1 am, latte art is a plus, service charge shared.',
    ],
  ),
  pair(
    'other certificate and pay',
    false,
    ['Welder', 'Subic Hull Works', '6G welders for tugboat repair in Subic. SMAW, NC II, ₱780 per day, barracks free.'],
    ['Welder', 'Subic Hull Works', '3G welders for tugboat repair in Subic. SMAW, NC II, ₱620 per day, barracks free.'],
  ),
  pair(
    'frontend and backend in the text',
    false,
    [
      'Software Developer',
      'Habitloop',
      'Join our team of five in Lisbon. You build screens with React Native and Expo. Async, four hours of overlap.',
    ],
    [
      'Software Developer',
      'Habitloop',
      'Join our team of five in Lisbon. You build services with Elixir and Postgres. Async, four hours of overlap.',
    ],
  ),
  pair(
    'junior years and senior years',
    false,
    [
      'Data Engineer',
      'Paddyfield AI',
      'Airflow, dbt, BigQuery for crop-yield pipelines. 1 year of experience. Los Baños.',
    ],
    [
      'Data Engineer',
      'Paddyfield AI',
      'Airflow, dbt, BigQuery for crop-yield pipelines. 6 years of experience, you mentor two. Los Baños.',
    ],
  ),
  pair(
    'pay that differs on two boards',
    false,
    [
      'Podcast Editor',
      'Slow Signal Studio',
      'Edit two gardening podcasts in Descript, clean audio, show notes, Buzzsprout.',
      { pay: [400, 450] },
    ],
    [
      'Podcast Editor',
      'Slow Signal Studio',
      'Edit two gardening podcasts in Descript, clean audio, show notes, Buzzsprout.',
      { pay: [800, 900] },
    ],
  ),
  pair(
    'another show, other hours',
    false,
    [
      'Podcast Editor',
      'Slow Signal Studio',
      'Edit our gardening podcast in Descript, clean audio, show notes, Buzzsprout. 12 hours a week.',
    ],
    [
      'Podcast Editor',
      'Slow Signal Studio',
      'Edit our true crime podcast in Descript, clean audio, show notes, Buzzsprout. 30 hours a week.',
    ],
  ),
]
