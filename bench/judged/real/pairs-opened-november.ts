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
  HTML,
} from './november-pair-texts.ts'
import type { JudgedPair } from './pair.ts'

/** Written in November without sight of the rules and opened after they were measured by it. The first part: copies and reposts. */
export const PAIRS_OPENED_NOVEMBER: readonly JudgedPair[] = [
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
]
