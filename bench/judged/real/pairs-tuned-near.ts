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
  pair(
    'coordinator and her assistant',
    false,
    [
      'Logistics Coordinator',
      'Mactan Freight',
      'Track containers in CargoWise, bills of lading, truckers and the Cebu port, Hapag-Lloyd shipments.',
    ],
    [
      'Logistics Assistant',
      'Mactan Freight',
      'Track containers in CargoWise, file bills of lading, Cebu port papers, Hapag-Lloyd shipments.',
    ],
  ),
  pair(
    'import and export',
    false,
    [
      'Logistics Coordinator - Import',
      'Mactan Freight',
      'CargoWise, bills of lading, truckers and the Cebu port. Two years in forwarding.',
    ],
    [
      'Logistics Coordinator - Export',
      'Mactan Freight',
      'CargoWise, bills of lading, truckers and the Cebu port. Two years in forwarding.',
    ],
  ),
  pair(
    'two families',
    false,
    ['Yaya', 'Private household', 'Stay-in yaya for twins (3 y/o) in Ayala Alabang, 14k, day off every other Sunday.'],
    ['Yaya', 'Private household', 'Stay-in yaya for a newborn in Ayala Alabang, 14k, day off every other Sunday.'],
  ),
  pair(
    'drivers of two routes',
    false,
    [
      'Company Driver',
      'Agila Pharma',
      'Drive medical representatives between Davao, Tagum and Panabo. Manual L300, restriction 2.',
      { location: 'Davao' },
    ],
    [
      'Company Driver',
      'Agila Pharma',
      'Drive medical representatives between Davao, Digos and Kidapawan. Manual L300, restriction 2.',
      { location: 'Davao' },
    ],
  ),
  pair(
    'guards of two posts',
    false,
    [
      'Security Guard',
      'Matapat Security',
      'Guards for a mall in Tarlac, 12 hour duty, licensed, ₱695 a day, SSS and PhilHealth.',
      { location: 'Tarlac' },
    ],
    [
      'Security Guard',
      'Matapat Security',
      'Guards for a factory in Tarlac, 12 hour duty, licensed, ₱695 a day, SSS and PhilHealth.',
      { location: 'Tarlac' },
    ],
  ),
  pair(
    'hidden employers, one kind of text',
    false,
    [
      'Virtual Assistant',
      'Confidential',
      'Looking for a virtual assistant for email, calendar, travel and research. Good English. Flexible hours.',
    ],
    [
      'Virtual Assistant',
      'Jordan P.',
      'Looking for a virtual assistant for email, calendar, invoices and data entry. Good English. Flexible hours.',
    ],
  ),
  pair(
    'generic texts of one employer',
    false,
    [
      'Virtual Assistant',
      'Brightpath',
      'We need a virtual assistant to help our busy team with administrative tasks. Must be organized and a fast learner.',
    ],
    [
      'Virtual Assistant',
      'Brightpath',
      'We need a virtual assistant to help our busy team with social media. Must be creative and a fast learner.',
    ],
  ),
  pair(
    'two wards rewritten',
    false,
    [
      'Registered Nurse',
      'Renalcare Batangas',
      'RN with six months in hemodialysis. Fresenius machines, MWF and TTHS patients. ₱22,500 plus hazard pay.',
    ],
    [
      'Registered Nurse',
      'Renalcare Batangas',
      'RN for the infusion room. Chemotherapy and iron drips, morning clinic, ₱22,500 plus hazard pay.',
    ],
  ),
  pair(
    'setter and account executive',
    false,
    [
      'Appointment Setter',
      'Voltbarn Energy',
      'Call homeowners in Texas about batteries, qualify, hand them to the closer in HubSpot. $5/hr.',
    ],
    [
      'Sales Closer',
      'Voltbarn Energy',
      'Close homeowners in Texas on batteries over Zoom, deals in HubSpot. Commission only.',
    ],
  ),
  pair(
    'photo and video',
    false,
    [
      'Wedding Photo Editor',
      'Honeyfilm Weddings',
      'Melbourne weddings. Cull and color 900 photos per wedding in Lightroom, 48 hours.',
    ],
    [
      'Wedding Video Editor',
      'Honeyfilm Weddings',
      'Melbourne weddings. Cut 5 minute highlights in DaVinci Resolve, 48 hours.',
    ],
  ),
  pair(
    'weekday and weekend moderators',
    false,
    [
      'Community Moderator',
      'Pixelkeep Games',
      'Moderate our Discord of 90,000 players of Emberfall. Reports, events, cheaters. Monday to Friday.',
    ],
    [
      'Community Moderator',
      'Pixelkeep Games',
      'Moderate our Discord of 90,000 players of Emberfall. Reports, events, cheaters. Saturday and Sunday.',
    ],
  ),
  pair(
    'two games',
    false,
    [
      'Community Moderator',
      'Pixelkeep Games',
      'Moderate our Discord of 90,000 players of Emberfall. Reports, events, cheaters. $5/h.',
    ],
    [
      'Community Moderator',
      'Pixelkeep Games',
      'Moderate our Discord of 12,000 players of Mossgarden. Reports, events, cheaters. $5/h.',
    ],
  ),
  pair(
    'paralegals of two states',
    false,
    [
      'Paralegal',
      'Hartwell & Pine',
      'Discovery responses and demand letters in Filevine, medical records, California personal injury.',
    ],
    [
      'Paralegal',
      'Hartwell & Pine',
      'Discovery responses and demand letters in Filevine, medical records, Nevada workers compensation.',
    ],
  ),
  pair(
    'teachers of two grades',
    false,
    [
      'Grade School Teacher',
      'San Roque Learning Center',
      'Adviser of grade 2, LET passer, teaches all subjects, Bulacan campus, 13th month.',
      { location: 'Malolos' },
    ],
    [
      'Grade School Teacher',
      'San Roque Learning Center',
      'Adviser of grade 6, LET passer, teaches all subjects, Bulacan campus, 13th month.',
      { location: 'Malolos' },
    ],
  ),
  pair(
    'regular and seasonal',
    false,
    [
      'Warehouse Picker',
      'Lakbay Logistics',
      'Pick and pack in Calamba, scanner, day off on Sundays, regular after six months.',
    ],
    [
      'Warehouse Picker (Seasonal)',
      'Lakbay Logistics',
      'Pick and pack in Calamba, scanner, day off on Sundays, until January 15 only.',
    ],
  ),
  pair(
    'same client, two seats',
    false,
    [
      'Virtual Assistant',
      'Kalapati Partners',
      `${PARTNER}A veterinary chain in Leeds: answer the phones and book visits in Provet.`,
    ],
    [
      'Virtual Assistant',
      'Kalapati Partners',
      `${PARTNER}A veterinary chain in Leeds: claims with pet insurers and overdue accounts.`,
    ],
  ),
  pair(
    'grants and donors',
    false,
    [
      'Fundraising Assistant',
      'Lighthouse Kids',
      'After-school programs in Detroit. Write grant proposals, deadlines in Instrumentl, reports to funders.',
    ],
    [
      'Fundraising Assistant',
      'Lighthouse Kids',
      'After-school programs in Detroit. Thank donors, clean Bloomerang, plan the spring gala.',
    ],
  ),
  pair(
    'sites in the text only',
    false,
    [
      'Production Operator',
      'Semitek',
      'Operators for our plant in Carmona, 4 by 2 shift, cleanroom, ₱480 a day, shuttle from Biñan.',
    ],
    [
      'Production Operator',
      'Semitek',
      'Operators for our plant in Tanauan, 4 by 2 shift, cleanroom, ₱480 a day, shuttle from Lipa.',
    ],
  ),
]
