import type { JudgedPair } from './pair.ts'

type Side = [title: string, employer: string | null, text: string, stated?: Partial<JudgedPair['one']>]

function pair(name: string, same: boolean, one: Side, other: Side, why?: string): JudgedPair {
  const side = ([title, employer, text, stated]: Side) => ({ title, employer, text, ...stated })
  return { name, same, one: side(one), other: side(other), ...(why === undefined ? {} : { why }) }
}

const PAYROLL = `Payroll Clerk Job Purpose: responsible for compiling and posting employee payroll data and for the hours that are clocked. Creates and distributes pay on the 15th and 30th.
Payroll Clerk Job Duties: collects timesheets; computes overtime, holiday and night pay; files SSS, PhilHealth and Pag-IBIG; answers employees' questions about their payslips; keeps records confidential.
Skills: Excel, attention to detail, analysing information, confidentiality, data entry.`

const COLLECT = `The credit and collections clerk supports the company through effective management of receivables. You call and write to customers who are late, negotiate payment plans, post payments the same day and report the aging every Friday. Two years of B2B collections. NetSuite or SAP. Clear spoken English. Monday to Friday, Eastern hours, own computer.`

const GUEST = `We manage 34 holiday homes on the Gold Coast. As Guest Experience VA you answer messages in Hospitable within ten minutes, sort out late check-ins, order linen, brief cleaners and reply to reviews. We want kindness, good grammar and a cool head. 1 year in hospitality or CS. Paid leave, birthday off, a laptop after 6 months.`

const EDITOR = `looking for a video editor for my finance channel (310k subs). 2 long videos a week 12-15min, b-roll, motion text, sound design. i send raw + script, u send first cut in 48h. premiere or davinci. storytelling > effects. been burned by editors who disappear so pls be reliable. paid per video, weekly`

const NURSE = `Utilization Review Nurse. You review inpatient charts against InterQual criteria, write determinations, talk to physicians and meet turnaround times. Active PRC licence, USRN with compact state preferred, 1 year of UM. Graveyard, permanent work from home, weekends off. 20% night differential, HMO plus two dependents on day one, retirement plan, equipment provided.`

const APPS = `Join a product team of nine that builds field-service software. You write TypeScript on Node and React, own features from ticket to release, write tests and take part in on-call once in six weeks. You need four years of web development, PostgreSQL and good written English. Interview is a call, a small take-home and a team chat. Remote within UTC+6 to UTC+10.`

const DENTAL = `Our dental group (7 offices) needs a remote insurance coordinator. Verify eligibility and breakdowns, enter plans in Dentrix, send claims with narratives and x-rays, appeal denials, post EOBs. 2+ years US dental billing is required. HIPAA training each year. Mon-Thu 7-5 Central.`

const AGENCY = `Tradewind Staffing is a Cebu-based remote staffing partner trusted by 240 companies in Australia, the UK and North America. Working with Tradewind means government benefits, HMO with one free dependent, 13th month, leave conversion, monthly e-gift and a people team which really answers. Process: apply, assessment, recorded interview, client interview, offer. All staff work from home with our managed laptop. `

const TUTOR = `Online English teachers for young learners in Japan and Korea. One on one, 25 minute lessons, all materials ready. You open your slots, at least 15 a week. College level, headset, neutral accent. Demo lesson of ten minutes. Incentive for perfect attendance.`

const AMZ = `Amazon Account Manager (FBA/FBM). Manage 3 brands in US and CA: listings, flat files, cases, inventory planning, coupons, deals, PPC oversight. You know Helium 10 and Seller Central inside out. Weekly report to the owner. You'll work with a designer and a PPC person. Min 3 years, no trainees please. Hubstaff.`

const RECEPT = `Virtual receptionist for trades companies. Answer overflow calls under the client's name, take messages, book jobs in ServiceM8 or simPRO, transfer the urgent ones. Warm phone voice, fast typing, neutral English. Training of two weeks on full pay. Morning shift Manila.`

const SALES = `We provide no-credit-check financing to customers of small businesses and we can help nine out of ten trades, from mechanics to dentists. As a sales manager you open accounts by phone, train shop owners on our portal and keep them active. Uncapped commission, leads provided, weekly coaching.`

const CAD = `Civil drafter, land development. Civil 3D, plan and profile sheets, grading, as-builts. Work from redlines of our engineers in Boise. 2-5 years with US subdivisions. Full time, permanent, 7am to 4pm Mountain. Submit sample plans.`

const COPY = `Email + SMS copywriter in a retention agency, 6 DTC brands, around 30 emails a month. Hooks, flows, launches. You study reviews before you write. Klaviyo knowledge. Feedback by Loom. No micro managing. Paid monthly via Wise`

const HTML = `${APPS.replaceAll('. ', '.\n\n')}\n\nSeniority level: Mid-Senior level\nEmployment type: Full-time\nJob function: Engineering\nIndustries: Software Development`

export const PAIRS_HELD_OUT_NOVEMBER: readonly JudgedPair[] = [
  // One real job.
  pair(
    'payroll clerk, section titles lost',
    true,
    ['Payroll Clerk', 'Monark Foods', PAYROLL, { location: 'Pasig' }],
    [
      'Payroll Clerk',
      'Monark Foods Inc.',
      PAYROLL.replace('Payroll Clerk Job Purpose: r', 'R').replace('Payroll Clerk Job Duties: c', 'C'),
      { location: 'Pasig City' },
    ],
  ),
  pair(
    'collections, hourly on one and monthly on the other',
    true,
    ['Credit & Collections Clerk', 'Baxley Supply', COLLECT, { pay: '$6/hr', hours: 40 }],
    ['Credit and Collections Clerk', 'Baxley Supply', COLLECT, { pay: '$1,040 a month' }],
    '6 x 40 hours x 52 / 12 is 1,040.',
  ),
  pair(
    'guest va, repost with a plea',
    true,
    ['Guest Experience VA', 'Coastnest', GUEST],
    ['Guest Experience VA (still looking!)', 'Coastnest', `Reposting as the first hire fell through.\n\n${GUEST}`],
  ),
  pair(
    'editor, title rewritten by its owner',
    true,
    ['Video Editor for YouTube finance channel', 'Marc D.', EDITOR],
    [
      'Long-form YouTube Editor needed',
      'Marc D.',
      EDITOR.replace('been burned by editors who disappear so pls be reliable. ', ''),
    ],
  ),
  pair(
    'nurse, cut off by a board',
    true,
    ['Utilization Review Nurse (WFH)', 'CareLattice Philippines', NURSE],
    ['Utilization Review Nurse', 'CareLattice', `${NURSE.slice(0, 240)}… See more`],
  ),
  pair(
    'engineer, board facts appended',
    true,
    ['Full Stack Engineer', 'Fieldbee', APPS],
    ['Full Stack Engineer (Remote)', 'Fieldbee', HTML],
  ),
  pair(
    'dental, sentences in another order',
    true,
    ['Dental Insurance Coordinator', 'Brightmolar', DENTAL],
    [
      'Remote Dental Insurance Coordinator',
      'Brightmolar Dental Group',
      `2+ years US dental billing is required. Mon-Thu 7-5 Central. ${DENTAL.replace('2+ years US dental billing is required. ', '').replace(' Mon-Thu 7-5 Central.', '')}`,
    ],
  ),
  pair(
    'tutor, currency of the other board',
    true,
    ['Online English Teacher', 'Kiwami English', TUTOR, { pay: 'PHP 160/hour' }],
    ['Online English Teacher (Home-based)', 'Kiwami English', TUTOR, { pay: '$2.75 per hour' }],
    '160 pesos are 2.76 dollars at 58.',
  ),
  pair(
    'amazon, employer hidden',
    true,
    ['Amazon Account Manager', 'Trove Brands', AMZ, { pay: [1200, 1500] }],
    ['Amazon Account Manager', null, AMZ, { pay: [1200, 1500] }],
  ),
  pair(
    'receptionist, small mends',
    true,
    ['Virtual Receptionist', 'Answerwell', RECEPT],
    [
      'Virtual Receptionist - Day Shift',
      'Answerwell',
      RECEPT.replace('fast typing', 'typing of 40 wpm').replace('two weeks', '2 weeks'),
    ],
  ),
  pair(
    'drafter, benefits added',
    true,
    ['Civil 3D Drafter', 'Ridgeline Civil', CAD],
    [
      'Civil 3D Drafter',
      'Ridgeline Civil LLC',
      `${CAD} Benefits: paid time off 10 days, US holidays, HMO stipend after probation.`,
    ],
  ),
  pair(
    'copywriter, lower case copy',
    true,
    ['Email Copywriter', 'Inboxers', COPY],
    ['email copywriter', 'Inboxers', COPY.toLowerCase()],
  ),
  pair(
    'agency, same client, two boards',
    true,
    [
      'Lettings Administrator',
      'Tradewind Staffing',
      `${AGENCY}Your client is a letting agent in Leeds: references, tenancy agreements, deposits, inventories. UK hours.`,
      { location: 'Cebu' },
    ],
    [
      'Lettings Administrator',
      'Tradewind Staffing',
      `${AGENCY}Your client is a letting agent in Leeds: references, tenancy agreements, deposits, inventories. UK hours.`,
      { location: 'Philippines' },
    ],
  ),
  pair(
    'agency, boilerplate left out by one',
    true,
    [
      'Paraplanner (UK)',
      'Tradewind Staffing',
      `${AGENCY}You write suitability reports for a chartered planner in Bath, work in Intelliflo and Voyant, chase providers for valuations and prepare review packs. DipPFS an advantage. UK hours, home based.`,
    ],
    [
      'Paraplanner (UK)',
      'Tradewind Staffing',
      `You write suitability reports for a chartered planner in Bath, work in Intelliflo and Voyant, chase providers for valuations and prepare review packs. DipPFS an advantage. UK hours, home based.`,
    ],
  ),
  pair(
    'sales manager, town names rotate, one remote job',
    true,
    ['Account Sales Manager', 'Easyterm Finance', `${SALES} Fully remote, any time zone.`, { location: 'Quezon City' }],
    ['Account Sales Manager', 'Easyterm Finance', `${SALES} Fully remote, any time zone.`, { location: 'Baguio' }],
  ),
  pair(
    'nurse, urgent words and emojis',
    true,
    ['Utilization Review Nurse', 'CareLattice', NURSE],
    [
      '🔥URGENT🔥 USRN / Utilization Review Nurse | 100% WFH',
      'CareLattice',
      `📣 We are growing! ${NURSE.replaceAll('. ', '. ✅ ')}`,
    ],
  ),
  pair(
    'payroll clerk with the pay on one',
    true,
    ['Payroll Clerk', 'Monark Foods', PAYROLL, { pay: 'P22,000 - P25,000' }],
    ['Payroll Clerk', 'Monark Foods', PAYROLL],
  ),
  pair(
    'editor, name spelled out',
    true,
    ['Video Editor', 'Marc D.', EDITOR],
    ['Video Editor', 'Marc Dunhill', EDITOR],
    'A text this personal has one author.',
  ),
  pair(
    'guest va, another hour stated loosely',
    true,
    ['Guest Experience VA', 'Coastnest', GUEST, { hours: 40 }],
    ['Guest Experience VA', 'Coastnest', GUEST, { types: ['Full-time'] }],
  ),
  pair(
    'engineer, hiring firm as employer brand',
    true,
    ['Full Stack Engineer (TypeScript)', 'Fieldbee', APPS],
    [
      'Full-Stack Engineer',
      'Fieldbee Software Pty Ltd',
      APPS.replace('Join a product team of nine that builds', 'Join the team of 9 behind our'),
    ],
  ),
  pair(
    'dental, pay range narrower by rounding',
    true,
    ['Dental Insurance Coordinator', 'Brightmolar', DENTAL, { pay: [1040, 1213] }],
    ['Dental Insurance Coordinator', 'Brightmolar', DENTAL, { pay: '$6-7/hr', hours: 40 }],
  ),
  pair(
    'tutor, plural',
    true,
    ['Online English Teachers', 'Kiwami English', TUTOR],
    ['ESL Teacher - Online', 'Kiwami English', `${TUTOR} Apply now!`],
  ),
  pair(
    'amazon, mistakes of a copy',
    true,
    ['Amazon Account Manager', 'Trove Brands', AMZ],
    [
      'Amazon Acount Manager',
      'Trove Brands',
      AMZ.replace('Inventory', 'inventry').replace('listings', 'listngs').replace('oversight', 'over sight'),
    ],
  ),
  pair(
    'receptionist, one long line',
    true,
    ['Virtual Receptionist', 'Answerwell', RECEPT],
    ['Virtual Receptionist', 'Answerwell', RECEPT.replaceAll('. ', '.')],
    'Copies that lose their breaks run words together.',
  ),
  pair(
    'collections, full-time said twice',
    true,
    ['Collections Clerk', 'Baxley Supply', COLLECT, { types: ['Full-time'] }],
    [
      'Collections Clerk',
      'Baxley Supply',
      `Job type: Full-time\n${COLLECT}\nWork location: Remote`,
      { types: ['Full-time', 'Contract'] },
    ],
  ),
  pair(
    'drafter, hidden name, text whole',
    true,
    ['Civil 3D Drafter', 'Ridgeline Civil', CAD],
    ['Civil 3D Drafter (US Subdivisions)', null, CAD],
  ),
  pair(
    'copywriter, one more sentence inside',
    true,
    ['Email Copywriter', 'Inboxers', COPY],
    [
      'Email & SMS Copywriter',
      'Inboxers',
      COPY.replace('Hooks, flows, launches.', 'Hooks, flows, launches. Some landing page copy too.'),
    ],
  ),
  pair(
    'nurse, location named as region',
    true,
    ['Utilization Review Nurse', 'CareLattice', NURSE, { location: 'Metro Manila' }],
    ['Utilization Review Nurse', 'CareLattice', NURSE, { location: 'Remote, PH' }],
  ),
  pair(
    'sales, figure in the title',
    true,
    ['Account Sales Managers $80-$130,000/yr', 'Easyterm Finance', SALES],
    ['Account Sales Managers', 'Easyterm Finance', SALES, { pay: '$80,000-$130,000/yr' }],
  ),
  pair(
    'agency, text with a job number on one only',
    true,
    [
      'Conveyancing Assistant',
      'Tradewind Staffing',
      `${AGENCY}Conveyancing assistant for a Brisbane law firm: searches, settlement statements, PEXA. Two years with Queensland matters.`,
    ],
    [
      'Conveyancing Assistant',
      'Tradewind Staffing',
      `${AGENCY}Conveyancing assistant for a Brisbane law firm: searches, settlement statements, PEXA. Two years with Queensland matters. Ref: TW-8841`,
    ],
  ),
  // Two real jobs.
  pair(
    'payroll clerks of two plants',
    false,
    ['Payroll Clerk', 'Monark Foods', PAYROLL, { location: 'Pasig' }],
    ['Payroll Clerk', 'Monark Foods', PAYROLL, { location: 'Cagayan de Oro' }],
    'On site in two cities.',
  ),
  pair(
    'payroll clerk and payroll supervisor',
    false,
    ['Payroll Clerk', 'Monark Foods', PAYROLL],
    [
      'Payroll Supervisor',
      'Monark Foods',
      PAYROLL.replaceAll('Payroll Clerk', 'Payroll Supervisor').replace(
        'Creates and distributes',
        'Checks and approves',
      ),
    ],
  ),
  pair(
    'collections for two firms from one template',
    false,
    ['Credit and Collections Clerk', 'Baxley Supply', COLLECT],
    ['Credit and Collections Clerk', 'Norham Tools', COLLECT],
  ),
  pair(
    'guest va of two markets',
    false,
    ['Guest Experience VA', 'Coastnest', GUEST],
    [
      'Guest Experience VA',
      'Coastnest',
      GUEST.replace('34 holiday homes on the Gold Coast', '19 cabins in Queenstown, New Zealand'),
    ],
  ),
  pair(
    'editor for long and for shorts',
    false,
    ['Video Editor', 'Marc D.', EDITOR],
    [
      'Video Editor (Shorts)',
      'Marc D.',
      `looking for a shorts editor for my finance channel (310k subs). 2 shorts a day out of my long videos, captions, hooks, quick cuts. capcut is fine. paid per video, weekly`,
    ],
  ),
  pair(
    'nurse, UM and case management',
    false,
    ['Utilization Review Nurse', 'CareLattice', NURSE],
    [
      'Case Management Nurse',
      'CareLattice',
      NURSE.replace(
        'Utilization Review Nurse. You review inpatient charts against InterQual criteria, write determinations, talk to physicians',
        'Case Management Nurse. You call discharged members, build care plans, close gaps in care',
      ),
    ],
  ),
  pair(
    'engineer, two levels',
    false,
    ['Full Stack Engineer', 'Fieldbee', APPS],
    ['Senior Full Stack Engineer', 'Fieldbee', APPS.replace('four years', 'seven years')],
  ),
  pair(
    'engineer, two teams of one template',
    false,
    ['Software Engineer - Scheduling', 'Fieldbee', APPS.replace('field-service software', 'the scheduling board')],
    ['Software Engineer - Invoicing', 'Fieldbee', APPS.replace('field-service software', 'invoices and payments')],
  ),
  pair(
    'dental, billing and front desk',
    false,
    ['Dental Insurance Coordinator', 'Brightmolar', DENTAL],
    [
      'Dental Virtual Receptionist',
      'Brightmolar',
      `Our dental group (7 offices) needs a remote receptionist. Answer calls, book and confirm visits in Dentrix, reactivate old patients. HIPAA training each year. Mon-Thu 7-5 Central.`,
    ],
  ),
  pair(
    'agency, same title, Leeds and Hull',
    false,
    [
      'Lettings Administrator',
      'Tradewind Staffing',
      `${AGENCY}Your client is a letting agent in Leeds: references, tenancy agreements, deposits, inventories. UK hours.`,
    ],
    [
      'Lettings Administrator',
      'Tradewind Staffing',
      `${AGENCY}Your client is a block manager in Hull: service charges, contractors, leaseholder queries. UK hours.`,
    ],
  ),
  pair(
    'agency, two references',
    false,
    ['Executive Assistant', 'Tradewind Staffing', `${AGENCY}Executive assistant for a founder. Ref: TW-7002`],
    ['Executive Assistant', 'Tradewind Staffing', `${AGENCY}Executive assistant for a founder. Ref: TW-7119`],
  ),
  pair(
    'tutor, Japan and Spanish adults',
    false,
    ['Online English Teacher', 'Kiwami English', TUTOR],
    [
      'Online English Teacher',
      'Kiwami English',
      TUTOR.replace('young learners in Japan and Korea', 'business people in Spain').replace('25 minute', '50 minute'),
    ],
  ),
  pair(
    'amazon, US brands and the UK',
    false,
    ['Amazon Account Manager - US', 'Trove Brands', AMZ],
    ['Amazon Account Manager - UK/EU', 'Trove Brands', AMZ.replace('US and CA', 'UK and DE')],
  ),
  pair(
    'receptionist, day and night',
    false,
    ['Virtual Receptionist', 'Answerwell', RECEPT],
    ['Virtual Receptionist', 'Answerwell', RECEPT.replace('Morning shift Manila', 'Night shift Manila')],
  ),
  pair(
    'receptionist, part and full',
    false,
    ['Virtual Receptionist', 'Answerwell', RECEPT, { hours: 20, types: ['Part-time'] }],
    ['Virtual Receptionist', 'Answerwell', RECEPT, { hours: 40, types: ['Full-time'] }],
  ),
  pair(
    'sales managers of two kinds',
    false,
    ['Agency Sales Managers $150-$175,000/yr', 'Easyterm Finance', SALES],
    ['Account Sales Managers $80-$130,000/yr', 'Easyterm Finance', SALES],
  ),
  pair(
    'drafter, civil and structural',
    false,
    ['Civil 3D Drafter', 'Ridgeline Civil', CAD],
    [
      'Structural Drafter (Revit)',
      'Ridgeline Civil',
      `Structural drafter, light commercial. Revit, framing plans, details, schedules. Work from redlines of our engineers in Boise. 2-5 years with US wood and steel. Full time, permanent, 7am to 4pm Mountain. Submit sample plans.`,
    ],
  ),
  pair(
    'mid market and smb',
    false,
    ['Sales Professional - Mid Market', 'Haloform', SALES],
    ['Sales Professional - SMB Division', 'Haloform', SALES],
  ),
  pair(
    'process engineers',
    false,
    [
      'Process Engineer Mechanical',
      'Kern Works',
      `We are a full-service engineering, project management and safety firm that supports its clients' facilities. You size vessels and pumps, write datasheets, review P&IDs.`,
    ],
    [
      'Process Safety Engineer',
      'Kern Works',
      `We are a full-service engineering, project management and safety firm that supports its clients' facilities. You lead HAZOP studies, write safety cases and close actions.`,
    ],
  ),
  pair(
    'call centre accounts',
    false,
    [
      'Customer Service Representative - Healthcare Account',
      'Voxline',
      `Voxline is hiring for its Eastwood site! Take calls, resolve issues, log cases. SHS grads welcome. 21k-24k, signing bonus of 10k. One day hiring process.`,
    ],
    [
      'Customer Service Representative - Travel Account',
      'Voxline',
      `Voxline is hiring for its Eastwood site! Take calls, resolve issues, log cases. SHS grads welcome. 21k-24k, signing bonus of 10k. One day hiring process.`,
    ],
  ),
  pair(
    'call centre sites',
    false,
    [
      'Customer Service Representative',
      'Voxline',
      `Voxline is hiring! Take calls, resolve issues, log cases. SHS grads welcome. One day hiring process, on site.`,
      { location: 'Bacolod' },
    ],
    [
      'Customer Service Representative',
      'Voxline',
      `Voxline is hiring! Take calls, resolve issues, log cases. SHS grads welcome. One day hiring process, on site.`,
      { location: 'Dumaguete' },
    ],
  ),
  pair(
    'one short text, two owners',
    false,
    [
      'Virtual Assistant',
      'Rachel K.',
      'Need a VA for admin tasks, email and calendar. 20 hours per week. Must speak English well.',
    ],
    [
      'Virtual Assistant',
      'Tom Bauer',
      'Need a VA for admin tasks, email and calendar. 20 hours per week. Must speak English well.',
    ],
  ),
  pair(
    'shopify, two stores of one owner',
    false,
    [
      'Shopify VA',
      'Hollis Brands',
      `We own a candle store. Upload products, answer tickets, process refunds, watch stock. One year in ecom. 8-5 EST.`,
    ],
    [
      'Shopify VA',
      'Hollis Brands',
      `We own a fishing gear store. Upload products, answer tickets, process refunds, watch stock. One year in ecom. 8-5 EST.`,
    ],
  ),
  pair(
    'double pay',
    false,
    ['Email Copywriter', 'Inboxers', COPY, { pay: [600, 700] }],
    ['Email Copywriter', 'Inboxers', COPY, { pay: [1500, 1800] }],
  ),
  pair(
    'bookkeepers of two systems',
    false,
    [
      'Bookkeeper',
      'Ledgerly',
      `Ledgerly keeps the books of 80 small firms. You reconcile, run payroll, close the month. Your pod works in Xero for Australian clients.`,
    ],
    [
      'Bookkeeper',
      'Ledgerly',
      `Ledgerly keeps the books of 80 small firms. You reconcile, run payroll, close the month. Your pod works in QuickBooks for clients in Texas.`,
    ],
  ),
  pair(
    'benefits company, support and sales',
    false,
    [
      'Support Team Member',
      'Lumen Benefits',
      `Benefits company looking to hire. This is a virtual position and all candidates must be comfortable working from their homes. You help members by chat and phone.`,
    ],
    [
      'Sales Representative',
      'Lumen Benefits',
      `Benefits company looking to hire. This is a virtual position and all candidates must be comfortable working from their homes. You sell plans to families.`,
    ],
  ),
  pair(
    'mobile developers, front and back',
    false,
    [
      'Mobile Developer - Front End',
      'Skyfield',
      `Skyfield helps farmers plan. 30 million weather points a day. You build the Android and iOS screens in Kotlin and Swift.`,
    ],
    [
      'Mobile Developer - Back End',
      'Skyfield',
      `Skyfield helps farmers plan. 30 million weather points a day. You build the APIs behind our apps in Go.`,
    ],
  ),
  pair(
    'cold callers of two languages',
    false,
    [
      'Cold Caller',
      'Parcel Land Co',
      `Call land owners in Florida, qualify, pass to acquisitions. Mojo dialer. $5 + $25 per closed deal. English.`,
    ],
    [
      'Cold Caller - Spanish',
      'Parcel Land Co',
      `Call land owners in Florida, qualify, pass to acquisitions. Mojo dialer. $8 + $25 per closed deal. Spanish needed.`,
    ],
  ),
  pair(
    'temporary cover and the permanent post',
    false,
    [
      'HR Assistant (Maternity Cover)',
      'Monark Foods',
      `HR Assistant: 201 files, onboarding, time keeping, benefits. Four-month cover, January to April.`,
    ],
    [
      'HR Assistant',
      'Monark Foods',
      `HR Assistant: 201 files, onboarding, time keeping, benefits. Regular position after probation.`,
    ],
  ),
  pair(
    'amazon, two designers of one owner',
    false,
    [
      'Amazon Graphic Designer (Listing Images)',
      'Trove Brands',
      `We sell kitchen goods on Amazon. You make main images, A+ content and storefronts in Photoshop. 3 years. EST hours, Hubstaff.`,
    ],
    [
      'Amazon Video Editor (Listing Videos)',
      'Trove Brands',
      `We sell kitchen goods on Amazon. You cut product videos and sponsored clips in Premiere. 3 years. EST hours, Hubstaff.`,
    ],
  ),
]
