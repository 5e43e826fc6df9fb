import { type JudgedPair, pairOf as pair } from './pair.ts'
import {
  XERO,
  XERO_ANEW,
  CSR,
  ESTATE,
  VIDEO,
  VIDEO_ANEW,
  NURSE,
  NURSE_ANEW,
  DEV,
  ADMIN,
  BPO,
  AGENT,
} from './pairs-tuned-texts.ts'

/** The opposite: two jobs each. */
export const PAIRS_TUNED_APART: readonly JudgedPair[] = [
  pair(
    'agency, roof and dentist',
    false,
    [
      'Virtual Assistant',
      'Outforce Partners',
      `${AGENT}A roofing contractor in Texas wants estimates typed, crews scheduled and permits followed.`,
    ],
    [
      'Virtual Assistant',
      'Outforce Partners',
      `${AGENT}A dental group in Ohio wants recalls, insurance checks and its calendar kept.`,
    ],
  ),
  pair(
    'agency, two shops',
    false,
    ['E-commerce Assistant', 'Outforce Partners', `${AGENT}A jewelry store on Etsy, listings and messages.`],
    ['E-commerce Assistant', 'Outforce Partners', `${AGENT}A bike shop on Shopify, returns and stock.`],
  ),
  pair(
    'agency, one line each',
    false,
    ['Bookkeeper', 'Outforce Partners', `${AGENT}a cafe chain in Perth, MYOB.`],
    ['Bookkeeper', 'Outforce Partners', `${AGENT}a law firm in Leeds, QuickBooks and trust accounts.`],
  ),
  pair(
    'agency, lawyer and lender',
    false,
    [
      'Executive Assistant',
      'Outforce Partners',
      `${AGENT}The founder of a law firm in Boston. You draft letters, file in Clio and watch deadlines.`,
    ],
    [
      'Executive Assistant',
      'Outforce Partners',
      `${AGENT}The director of a mortgage broker in Melbourne. You chase documents, keep the CRM and book valuations.`,
    ],
  ),
  pair(
    'BPO, two accounts',
    false,
    ['Customer Service Representative', 'Teleglobe', `${BPO}Account: telco, voice`],
    ['Customer Service Representative', 'Teleglobe', `${BPO}Account: healthcare, voice`],
  ),
  pair(
    'BPO, two sites in the title',
    false,
    ['CSR - Cebu', 'Teleglobe', BPO, { location: 'Cebu City' }],
    ['CSR - Clark', 'Teleglobe', BPO, { location: 'Clark' }],
  ),
  pair('BPO, chat and voice', false, ['CSR (Chat)', 'Teleglobe', BPO], ['CSR (Voice)', 'Teleglobe', BPO]),
  pair(
    'BPO, Spanish and English',
    false,
    ['Bilingual CSR - Spanish', 'Teleglobe', BPO],
    ['Bilingual CSR - Japanese', 'Teleglobe', BPO],
  ),
  pair(
    'language in the text',
    false,
    ['Customer Support Agent', 'Glowly', `${CSR} You speak fluent French.`],
    ['Customer Support Agent', 'Glowly', `${CSR} You speak fluent German.`],
  ),
  pair(
    'morning and graveyard',
    false,
    ['Customer Support Agent', 'Glowly', `${CSR} This is a graveyard shift.`],
    ['Customer Support Agent', 'Glowly', `${CSR} This is a morning shift.`],
  ),
  pair(
    'senior in the text only',
    false,
    ['Full Stack Developer', 'Haulio', `${DEV} This is a senior role, 7+ years.`],
    ['Full Stack Developer', 'Haulio', `${DEV} This is a junior role, 1 year is enough.`],
  ),
  pair(
    'other brand of one owner',
    false,
    ['Customer Support Agent', 'Glowly', CSR],
    [
      'Customer Support Agent',
      'Glowly',
      CSR.replace('skincare store', 'pet food store')
        .replace('Recharge', 'Skio')
        .replace('Mel', 'Jonas')
        .replace('lost parcels', 'allergic reactions'),
    ],
  ),
  pair(
    'other niche',
    false,
    ['Video Editor', 'Coinwise', VIDEO],
    [
      'Video Editor',
      'Coinwise',
      VIDEO.replace('finance niche', 'true crime niche')
        .replace('Magnates Media', 'JCS Criminal Psychology')
        .replace('10-14 min', '25-30 min'),
    ],
  ),
  pair(
    'short form and long form',
    false,
    ['Video Editor', 'Coinwise', VIDEO],
    [
      'Video Editor',
      'Coinwise',
      'Video editor for TikTok and Reels. 20 shorts a week, cut from podcasts, captions in CapCut, hooks in the first two seconds. Fast turnaround.',
    ],
  ),
  pair(
    'same small firm, other work',
    false,
    ['Virtual Assistant', 'Pipewise', ADMIN],
    [
      'Virtual Assistant',
      'Pipewise',
      'We need help with marketing: posts for Facebook and Google Business, before and after photos, a monthly newsletter in Mailchimp and reviews answered.',
    ],
  ),
  pair(
    'per hour that differs',
    false,
    ['Real Estate VA', 'Desert Key Realty', `${ESTATE} Rate: $4/hr`],
    ['Real Estate VA', 'Desert Key Realty', `${ESTATE} Rate: $7/hr`],
  ),
  pair(
    'pay in two titles',
    false,
    ['Real Estate VA - $4/hr', 'Desert Key Realty', ESTATE],
    ['Real Estate VA - $7/hr', 'Desert Key Realty', ESTATE],
  ),
  pair(
    'numbers in two titles',
    false,
    ['Medical Biller #1021', 'Orthomed', NURSE],
    ['Medical Biller #1034', 'Orthomed', NURSE],
  ),
  pair(
    'two letters and a number',
    false,
    ['Full Stack Developer (HL-91)', 'Haulio', DEV],
    ['Full Stack Developer (HL-94)', 'Haulio', DEV],
  ),
  pair(
    'part time and full time in titles',
    false,
    ['Part-time Admin Assistant', 'Pipewise', ADMIN],
    ['Full-time Admin Assistant', 'Pipewise', ADMIN],
  ),
  pair(
    'night and day in titles',
    false,
    ['Admin Assistant (Night Shift)', 'Pipewise', ADMIN],
    ['Admin Assistant (Day Shift)', 'Pipewise', ADMIN],
  ),
  pair('team leader', false, ['Medical Biller', 'Orthomed', NURSE], ['Medical Biller Team Leader', 'Orthomed', NURSE]),
  pair(
    'one template of two strangers',
    false,
    ['Admin Assistant', 'Pipewise', ADMIN],
    ['Admin Assistant', 'Tapwell', ADMIN],
  ),
  pair('names that begin alike', false, ['Bookkeeper', 'Clear', XERO], ['Bookkeeper', 'Clearledger', XERO_ANEW]),
  pair(
    'an agency that names two clients',
    false,
    ['Bookkeeper', 'Cafe Roma via Talentgate', XERO],
    ['Bookkeeper', 'Harbor Grill via Talentgate', XERO],
  ),
  pair(
    'on site in two towns, rewritten',
    false,
    ['Medical Biller', 'Orthomed', NURSE, { location: 'Baguio' }],
    ['Medical Biller', 'Orthomed', NURSE_ANEW, { location: 'Iloilo City' }],
  ),
  pair(
    'rewritten with other pay',
    false,
    ['Video Editor', 'Coinwise', VIDEO, { pay: [400, 500] }],
    ['Video Editor', 'Coinwise', VIDEO_ANEW, { pay: [1000, 1200] }],
  ),
  pair(
    'rewritten, hidden employer',
    false,
    ['Admin Assistant', 'Pipewise', ADMIN],
    [
      'Admin Assistant',
      null,
      'Admin for a plumbing company in Melbourne, invoices in Xero, phone calls and the roster.',
    ],
  ),
]
