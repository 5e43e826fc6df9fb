import type { NotedPosting } from './by-name.ts'

const olj = {
  source: 'olj',
  location: null,
  job_types: ['full-time'],
  hours_per_week: 40,
  min_id_proof: null,
  salary: null,
  tags: [],
} as const

const linkedin = { ...olj, source: 'linkedin', hours_per_week: null } as const

/** Twenty postings by a fourth hand, who saw neither the rules nor another closed set. */
export const heldOutDecemberPostings: readonly NotedPosting[] = [
  {
    ...linkedin,
    name: 'utilization nurse',
    title: 'Clinical Review Nurse (PHRN / USRN) – Work from Home',
    employer: 'Meridian Care Solutions',
    location: 'Philippines (Remote)',
    salary: 'PHP 45,000 - 60,000 / month',
    pays: 1034,
    description: `About the role
You review requests for prior authorization on behalf of an American health plan. You read the chart, hold it against the guideline and send what is unclear to the medical director.
Qualifications
• Active PRC license as a nurse; a US RN license is an advantage, not a must
• Two years or more at the bedside (ward, ICU, ER or OR)
• At ease with Excel and with three screens of records at once
• Willing to work at night, two weekends a month
Open to candidates anywhere in the Philippines. Laptop is shipped to you.`,
  },
  {
    ...olj,
    name: 'tutor kids',
    title: 'Online Tutor for Kids 6-12 (English and Math), after school hours',
    employer: 'Little Owls Learning',
    job_types: ['part-time'],
    hours_per_week: 15,
    salary: '$5 - $7/hour',
    pays: 455,
    tags: ['Tutoring', 'Teaching English'],
    description: `Kumusta! We are a small tutoring company in New Zealand. Our kids need a patient, cheerful tutor for reading, spelling and primary school maths, one on one over Zoom. Lesson plans are ready, you just bring the energy :)
Mon to Thu, 11am - 3pm Manila. LPT or Education degree is a plus but we also train. Quiet room, headset, stable net. Please attach a 1 min intro video.`,
  },
  {
    ...olj,
    name: 'ecom support',
    title: 'Email & Live Chat Support for Online Pet Store',
    employer: 'Wagtail Supply Co',
    salary: '$650/month',
    pays: 650,
    tags: ['Customer Support', 'Zendesk'],
    description: `We sell leashes and beds to dog people in Canada and we get around 90 tickets a day: where's my order, wrong size, refund pls.
- Zendesk + chat widget, macros are done
- Look up orders in Shopify, talk to the warehouse
- NO phone calls
1 year of customer service of any kind (call center, retail, hotel). Friendly written English. Tue-Sat, 10pm-6am PH time. Put the word BISCUIT in the subject.`,
  },
  {
    ...linkedin,
    name: 'bank csr',
    title: 'Customer Service Associate - Banking Account',
    employer: 'Altura Contact Services',
    location: 'Cebu City, Central Visayas, Philippines (On-site)',
    salary: '₱22,000 - ₱26,000 monthly',
    pays: 448,
    description: `WE'RE HIRING! Be one of the 60 pioneers of our newest banking account at Cebu IT Park.
What you'll do: take inbound calls of card holders, explain charges, block lost cards, raise disputes.
What we look for: at least HS grad with 6 months in voice, or college level w/o experience; neutral accent; amenable to shifting schedules and to report on site.
Perks: HMO on day 1, night differential, P15k sign-on bonus. One day process!`,
  },
  {
    ...olj,
    name: 'bookkeeper us',
    title: 'Full Charge Bookkeeper (QBO) for Contractors',
    employer: 'Ledgerline Advisors',
    salary: '$1,000 - $1,300 per month',
    pays: 1300,
    min_id_proof: 60,
    tags: ['QuickBooks Online', 'Bookkeeping', 'Accounts Payable'],
    description: `Boutique firm in Ohio, our clients are roofers, plumbers and electricians, US companies only. You would own 8 sets of books from bank feed to financials: categorize, reconcile, AP/AR, job costing, 1099 prep, catch-up work, month end close by the 10th.
3+ yrs QuickBooks Online is a must. Accounting degree preferred. Some overlap with Eastern time (4 hrs). Long term, raise after 6 months.`,
  },
  {
    ...linkedin,
    name: 'ap analyst',
    title: 'Accounts Payable Analyst (SAP), Shared Services',
    employer: 'Corvina Global Business Services',
    location: 'Taguig, National Capital Region, Philippines (Hybrid)',
    salary: 'PHP 38,000 - 45,000',
    pays: 776,
    closed: true,
    description: `Our hub in BGC handles vendor invoices for six countries. As AP Analyst you will match invoices to purchase orders, clear blocked items in SAP, prepare the weekly payment run, answer vendor queries and support month-end accruals.
Requirements: BS Accountancy or any finance related course; 2-4 years in procure to pay, preferably SSC/BPO; SAP S/4 or ECC; three days a week in the office; mid shift.`,
  },
  {
    ...linkedin,
    name: 'freight docs',
    title: 'Sea Freight Documentation Specialist (Import/Export)',
    employer: 'Northlane Cargo Philippines',
    location: 'Parañaque, Metro Manila, Philippines (Hybrid)',
    salary: '₱30,000–₱38,000',
    pays: 655,
    description: `You make sure the paper sails with the box. Prepare and check bills of lading, manifests, packing lists and certificates of origin; send shipping instructions to the lines; follow up arrival notices and releases; keep customers told of delays.
You have 1-3 years in a forwarder, a shipping line, a port or on board, know your incoterms, and can live with Excel all day. Customs experience welcome.`,
  },
  {
    ...olj,
    name: 'dispatcher',
    title: 'TRUCK DISPATCHER - reefer & dry van (night shift PH)',
    employer: 'Bluebonnet Hauling LLC',
    hours_per_week: 45,
    salary: '$5.50/hr',
    pays: 1072,
    tags: ['Dispatching', 'Logistics', 'Cold Calling'],
    description: `Family owned carrier from Texas w/ 14 trucks. Find loads on DAT & Truckstop, haggle with brokers on the phone, book, send rate cons, check on drivers, update the TMS, invoice to factoring.
Exp in dispatch is best but we'll teach a sharp person from logistics or a call center who's not shy on the phone. Strong English, fast typist, cool head at 3am. Start ASAP`,
  },
  {
    ...olj,
    name: 'packaging designer',
    title: 'Part-time Graphic Designer: labels, pouches, boxes',
    employer: 'Saltbush Pantry',
    job_types: ['part-time'],
    hours_per_week: 20,
    salary: '$9/hour',
    pays: 780,
    tags: ['Graphic Design', 'Adobe Illustrator', 'Adobe Photoshop'],
    description: `We make granola and spice mixes in Australia and launch something new each month. We need print-ready artwork: pouch labels, shipper boxes, shelf talkers, a flyer for the market now and then. You know bleed, dielines and CMYK in your sleep. Illustrator and Photoshop daily. Our brand guide is there, follow it, then surprise us. Portfolio link or no reply.`,
  },
  {
    ...olj,
    name: 'youtube editor',
    title: 'Youtube Editor for Travel Vlog Channel (long form)',
    employer: 'Two Backpacks Media',
    job_types: ['full-time', 'freelance'],
    salary: '$900 monthly',
    pays: 900,
    tags: ['Video Editing', 'Adobe Premiere Pro'],
    description: `One 18-25 min episode a week + 4 shorts from it. We hand over 300gb of GoPro, drone and Sony footage, you find the story. Pacing, music, sound design, color, simple maps/motion graphics. Premiere or Resolve, we don't care which. Show us a video where people stayed til the end. Paid test of $40.`,
  },
  {
    ...olj,
    name: 'react node dev',
    title: 'Senior Full-Stack Engineer (TypeScript, React, Node)',
    employer: 'Tallyhouse',
    salary: '$2,000 - $2,600/month',
    pays: 2600,
    tags: ['React', 'Node.js', 'TypeScript'],
    description: `We build scheduling software for home care agencies. Small team of five, no meetings before noon. You'd own features end to end: schema in Postgres, API in Node (Fastify), screens in React with Tanstack Query, tests, deploy on AWS.
5 years of shipping web apps. You review others kindly and write things down. 4 hours overlap with London. Tell us about a bug you're proud of.`,
  },
  {
    ...linkedin,
    name: 'laravel latam',
    title: 'Backend Developer - PHP / Laravel (LATAM)',
    employer: 'Quetzal Software',
    location: 'Bogotá, Colombia (Remote)',
    abroad: true,
    job_types: ['contract'],
    description: `This position is only for candidates based in Latin America; applications from other regions cannot be considered.
You will maintain a booking platform written in Laravel 10 with Vue on the front, MySQL and Redis behind it. 4+ years of PHP, queues, REST APIs, PHPUnit. Contractor agreement in USD, Spanish helpful.`,
  },
  {
    ...olj,
    name: 'sourcer',
    title: 'Talent Sourcer / Recruiter for tech roles',
    employer: 'Brightpath Talent',
    salary: '$850/mo',
    pays: 850,
    min_id_proof: 75,
    tags: ['Recruitment', 'LinkedIn Recruiter'],
    description: `We fill engineering and design seats for startups. Most of the people we place are in Mexico and Poland, you can be anywhere in the Philippines.
Your week: Boolean searches on LinkedIn Recruiter, personal outreach, first 20 min screening calls, notes in Ashby, calendars of hiring managers. At least a yr in sourcing, recruitment or HR. You don't need to code, but know a backend from a frontend.`,
  },
  {
    ...linkedin,
    name: 'hr generalist',
    title: 'HR Generalist',
    employer: 'Casa Verde Foods Corp.',
    location: 'Pasig City, Metro Manila, Philippines (On-site)',
    salary: 'Php 35,000 - Php 45,000 per month',
    pays: 776,
    closed: true,
    description: `Reports to the HR Manager of a restaurant group with 420 employees. Handles end-to-end recruitment for branches and head office, timekeeping and semi-monthly payroll, SSS/PhilHealth/Pag-IBIG remittances, employee relations and discipline (NTE, admin hearings), onboarding and engagement.
Graduate of Psychology, HRDM or equivalent. Minimum 3 years as generalist. Knows the Labor Code well. Fresh graduates with strong internship may be considered as assistant.`,
  },
  {
    ...olj,
    name: 'solar setter',
    title: 'Cold Callers / Appointment Setters, Solar (base + bonus)',
    employer: 'Sunmesa Energy',
    salary: '$5/hour + commission',
    pays: 866,
    tags: ['Cold Calling', 'Appointment Setting', 'Sales'],
    description: `200-250 dials a day on our dialer to homeowners in Arizona. Script provided. Get them curious, qualify (owner? bill over $150? shade?), book the closer. $10 for every sit, top guys make $1500.
Must have: sales or outbound calling background, near native English, thick skin, noise cancelling headset. Not for you if you hate hearing no.`,
  },
  {
    ...olj,
    name: 'ea coach',
    title: 'Executive Assistant (20 hrs/wk) to a leadership coach',
    employer: 'Marlow & Reed',
    job_types: ['part-time'],
    hours_per_week: 20,
    salary: '$8 - $10 per hour',
    pays: 866,
    tags: ['Executive Assistant', 'Calendar Management', 'Email Management'],
    description: `I coach CEOs and I am hopeless with my own diary. Please take over: inbox triage, scheduling across time zones, travel and hotel bookings, minutes after client calls, invoices out on Fridays, a birthday list that never fails.
You've been somebody's right hand before, in an office or from home. Discreet, exact, warm. Hours are yours to choose as long as 8-10am London is covered.`,
  },
  {
    ...olj,
    name: 'listing encoder',
    title: 'Data Encoder / Product Lister (newbies welcome!)',
    employer: 'JR Parts Trading',
    job_types: ['full-time', 'part-time'],
    salary: 'PHP 18,000 / month',
    pays: 310,
    tags: ['Data Entry', 'Excel'],
    description: `Simple lang po ang work: copy part numbers, price and description from supplier PDF to google sheet then upload to Shopee, Lazada and our website. Remove background of photos (canva or remove bg, we will teach). Check stocks every morning.
No exp needed basta masipag, careful sa details and has own PC/laptop + wifi. Dayshift. Can do full time or half day.`,
  },
  {
    ...olj,
    name: 'revit drafter',
    title: 'Structural Drafter (Revit / AutoCAD) - Australian Consultancy',
    employer: 'Kestrel Consulting Engineers',
    salary: 'AUD 1,800 - 2,400 per month',
    pays: 1560,
    tags: ['AutoCAD', 'Revit', 'Drafting'],
    description: `Residential and light commercial jobs. Turn engineers' markups into footing plans, slab and framing plans, rebar and connection details, then issue for construction. Civil engineering or architecture degree and two years of structural drawings. Revit preferred, AutoCAD is fine if you're willing to learn. AS standards can be taught. 7am-4pm Brisbane.`,
  },
  {
    ...olj,
    name: 'crypto community',
    title: 'Crypto Community Moderator (Telegram / Discord / X)',
    employer: 'Zenith Swap',
    job_types: ['contract', 'full-time'],
    salary: '$750 per month',
    pays: 750,
    tags: ['Community Management', 'Social Media'],
    description: `Keep our groups clean and alive 🚀 Ban scammers, answer the same 20 questions with a smile, run polls and giveaways, post 3 tweets + a meme a day, report the mood weekly. You live online anyway. Web3 knowledge helps but curiosity is enough. Rotating shifts incl. weekends. Paid in USDT or bank, up to you.`,
  },
  {
    ...linkedin,
    name: 'clinic scheduler',
    title: 'Remote Patient Scheduler',
    employer: 'Prairie Ridge Orthopedics',
    location: 'Kansas, United States (Remote)',
    salary: '$19.00/hr',
    hours_per_week: 40,
    pays: 3293,
    abroad: true,
    description: `Answer calls from patients, book and move appointments in Epic, verify insurance, send intake forms, pass urgent matters to the nurse line. One year in a medical office or a call center. Applicants must reside in Kansas, Missouri or Oklahoma and be authorized to work in the United States without sponsorship. HIPAA training is given.`,
  },
]
