import {
  pair,
  PAYROLL,
  COLLECT,
  GUEST,
  EDITOR,
  NURSE,
  APPS,
  DENTAL,
  AGENCY,
  TUTOR,
  AMZ,
  RECEPT,
  SALES,
  CAD,
  COPY,
} from './november-pair-texts.ts'
import type { JudgedPair } from './pair.ts'

/** Written in November without sight of the rules and opened after they were measured by it. The second part: two jobs each. */
export const PAIRS_OPENED_NOVEMBER_SECOND: readonly JudgedPair[] = [
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
]
