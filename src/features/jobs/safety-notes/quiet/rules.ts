import { MONEY, NEVER, OTHERS, type Rule } from '../kinds/rules.ts'

/** Sums as people write them who live from one currency: `450`, `6,500`, `120k`. */
const SUM = String.raw`(?:(?:${MONEY})[\d,.]*k?|\d{1,3},\d{3}\b|\d{1,3}k\b|(?!20[1-3]\d\b)[1-9]\d{2,4}\b(?!-\d| ?(?:days?|hours?|minutes?|weeks?|files?|pages?|words|employees|staff|\()))`
const NOT_OURS = String.raw`${OTHERS}|\b(?:we|company|employer|agency|principal) (?:will |also )?(?:pays?|shoulders?|covers?|refunds?)\b|\b(?:free|libre|wala(?:ng)?|no)\b[^.\n]{0,20}\b(?:fees?|charges?|bayad|placement)\b`

/** What is asked for under another name than a fee. */
const OTHER_NAMES: readonly Rule[] = [
  {
    // "the service charge of 120k is paid in three gives", "placement is 65,000, half now"
    kind: 'fee',
    says: new RegExp(
      String.raw`\b(?:service charge|placement|package|processing|documentation|papers|lmia|permit|sponsorship)\b[^.\n]{0,30}${SUM}`,
      'i',
    ),
    near: /\b(?:(?:two|three|four|[2-4]) gives|hulugan|instal?lments?|half now|kalahati|down ?payment|upon signing|refundable|shoulder|before (?:the )?(?:flight|visa)|bago (?:ang )?(?:flight|lipad|visa)|signing,)\b/i,
    unless: new RegExp(`${NOT_OURS}|\\bper (?:hire|candidate|head)\\b`, 'i'),
    before: NEVER,
  },
  {
    // "450 per day ang ambag para sa venue at manual"
    kind: 'fee',
    says: /\bang\s(?:ambag|share|kontribusyon|hati)\b|\b(?:ambag|kontribusyon|contribution) (?:po )?(?:na|ng|ninyo|nyo|mo|is|of)\b/i,
    also: new RegExp(SUM, 'i'),
    near: /\b(?:training|orientation|seminar|slot|endors\w+|deployment|exact amount)\b/i,
    unless: new RegExp(`${OTHERS}|\\b(?:sss|philhealth|pag-?ibig|employer|kompanya|kumpanya)\\b`, 'i'),
    before: NEVER,
  },
  {
    // "you pay our IT partner 6,500 first, reimbursed in your first payout"
    kind: 'fee',
    says: new RegExp(
      String.raw`\byou (?:first )?(?:pay|settle|transfer|send)\b[^.\n]{0,30}${SUM}[^.\n]{0,40}\b(?:reimbursed|refunded|returned|paid back|comes? back|babalik)\b`,
      'i',
    ),
    unless: new RegExp(`${OTHERS}|\\breceipts?\\b`, 'i'),
    before: NEVER,
  },
  {
    // "register with your debit card; $1.95 is charged and refunded"
    kind: 'fee',
    says: /\b(?:regist\w+|sign up|verif\w+|enrol\w*)\b[^.\n]{0,30}\byour (?:own )?(?:debit|credit|bank|atm) card\b/i,
    near: /\b(?:charged|refunded|age verification|small (?:charge|hold)|surveys?|tasks?)\b/i,
    unless: new RegExp(`${OTHERS}|\\b(?:payroll|expenses?)\\b`, 'i'),
    before: NEVER,
  },
  {
    // "if you miss the accuracy you owe the penalty of 8,000 under the contract"
    kind: 'fee',
    says: new RegExp(
      String.raw`\b(?:you (?:owe|pay|will pay)|magbabayad ka ng|babayaran mo ang) (?:us )?(?:the |a |an )?(?:penalty|fine|damages|multa)\b[^.\n]{0,20}${SUM}`,
      'i',
    ),
    near: /\b(?:accuracy|forms|captchas?|pages|typing|encod\w+|deadline|quota)\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    // "new members start at intern level; to keep earning upgrade to P1 with 2,100"
    kind: 'paid_tasks',
    says: new RegExp(
      String.raw`\b(?:upgrade|mag-?upgrade|level up|unlock)\b[^.\n]{0,30}\b(?:vip|[pv]\d|level|package|plan|member\w*)\b[^.\n]{0,20}${SUM}|\b(?:intern|trial|free) (?:level|member|account)\b[^.\n]{0,20}\b(?:three|3|two|2|five|5) days\b`,
      'i',
    ),
    near: /\b(?:ads|videos|tasks?|earn(?:ing)?|kita|per day|a day)\b/i,
    unless: new RegExp(`${OTHERS}|\\bsoftware\\b`, 'i'),
    before: NEVER,
  },
]

/** What is sold to those who are taken, and what they owe who leave. */
const SOLD: readonly Rule[] = [
  {
    // "whoever passes buys the uniform from Aling Tess, 2,200", "new closers buy the leads pack at $250"
    kind: 'fee',
    says: new RegExp(
      String.raw`\b(?:papasa|pumasa|matatanggap|whoever passes|new (?:agents|closers|hires|sellers|members))\b[^.\n]{0,20}\b(?:bibili|bumili|buys?|get|kukuha)\b[^.\n]{0,60}${SUM}|\bbuys?\b[^.\n]{0,15}\b(?:leads?|agent|business) (?:pack|package|list)\b[^.\n]{0,15}${SUM}`,
      'i',
    ),
    unless: new RegExp(NOT_OURS, 'i'),
    before: NEVER,
  },
  {
    // "training and not paid … those who leave early owe 4,000 for it", "wala pong bayad habang training"
    kind: 'unpaid_work',
    says: /\b(?:training|trial|ojt|first (?:week|month))\b[^.\n]{0,15}\b(?:and|,) not paid\b|\bwala(?:ng)? (?:po(?:ng)? )?(?:bayad|sahod|sweldo|allowance) (?:habang|during|while|sa panahon ng) (?:nasa |in )?(?:the )?training\b/i,
    near: /\b(?:hours?|oras|weeks?|linggo|months?|buwan|live calls|customers|quota)\b/i,
    unless: /\b(?:school credit|practicum|minutes?)\b/i,
    before: NEVER,
  },
  {
    // "entries are the firm's property"
    kind: 'unpaid_work',
    says: /\b(?:entries|submissions|samples?|designs?)\b[^.\n]{0,20}\b(?:are|become|is|stay) (?:the (?:firm|company|client)['’]s|our) property\b/i,
    near: /\b(?:entry|best|winner|complete|full)\b/i,
    before: NEVER,
  },
  {
    // "the money lies in enrolling other agents, 2,000 for each"
    kind: 'recruiting',
    says: new RegExp(
      String.raw`\b(?:enrol\w*|recruit\w*|sign\w* up|bring\w* in)\b[^.\n]{0,15}\b(?:agents|members|sellers|distributors)\b[^.\n]{0,12}${SUM}[^.\n]{0,10}\b(?:each|isa|every one)\b`,
      'i',
    ),
    unless: new RegExp(`${OTHERS.replace('members?|', '')}|\\b(?:hired|candidates?|employees?)\\b`, 'i'),
    before: NEVER,
  },
]

/** Money, cheques, bags and ratings that pass through somebody. */
const THROUGH: readonly Rule[] = [
  {
    // "funds land, you pass it along, keep 12%"
    kind: 'money_forwarding',
    says: /\b(?:funds?|money|transfers?|pera)\b[^.\n]{0,20}\b(?:lands?|comes? in|arrives?|papasok|pumasok)\b[^.\n]{0,30}\b(?:pass|forward|send|ipasa|ipadala)\b/i,
    near: /\b(?:keep|yours?|sa ?iyo|sayo)\b[^.\n]{0,10}\d{1,2} ?%|\b\d{1,2} ?% (?:is |ay )?(?:yours|sa ?iyo|sayo)\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    // "picture ng company check, print nyo at ipasok sa bangko nyo"
    kind: 'checks',
    says: /\b(?:checks?|cheques?|tseke)\b[^.\n]{0,30}\b(?:print|ipasok|i-?deposit|idedeposito)\b[^.\n]{0,25}\b(?:bangko|bank|account) (?:mo|nyo|niyo|ninyo)\b/i,
    unless: /\b(?:customers?|suki|company account)\b/i,
    before: NEVER,
  },
  {
    // "courier postage is paid by you, we settle it at the end of the month"
    kind: 'reshipping',
    says: /\b(?:postage|courier|shipping)\b[^.\n]{0,25}\b(?:paid by you|you (?:advance|pay) (?:it|first)|out of your (?:own )?pocket)\b/i,
    near: /\b(?:parcels?|packages?|re-?ship\w*|boxes|laptops|iphones?)\b/i,
    unless: new RegExp(`${OTHERS}|\\b(?:receipts?|store|shopify)\\b`, 'i'),
    before: NEVER,
  },
  {
    // "free trip, you carry a suitcase of samples to our client"
    kind: 'reshipping',
    says: /\b(?:carry|bring|take|dadalhin|magdadala|bitbit\w*)\b[^.\n]{0,20}\b(?:suitcase|luggage|maleta|hand ?carry|bag of)\b/i,
    near: /\b(?:free (?:trip|flight|travel|ticket)|hotel (?:is )?paid|lahat ng gastos|all expenses)\b/i,
    unless: /\b(?:tour(?:ist)? guides?|bellman|porters?|airline|crew|guests?|passengers?)\b/i,
    before: NEVER,
  },
  {
    // "scan our QR and keep the session open, 120 per device per day"
    kind: 'account_rental',
    says: /\bscan (?:our|the|my) qr\b[^.\n]{0,40}\b(?:sessions?|keep|leave|logged|linked)\b|\bidle (?:whats\s?app|telegram|facebook|account|sim|phone)\b/i,
    near: /\b(?:per (?:device|day|account)|a day|payout|bayad|pesos|earn)\b/i,
    unless: new RegExp(OTHERS, 'i'),
    before: NEVER,
  },
  {
    // "five stars on Google and Trustpilot, 40 pesos each, use different accounts"
    kind: 'paid_tasks',
    says: /\b(?:google|trustpilot|play ?store|app ?store|shopee|lazada|facebook|tripadvisor)\b[^.\n]{0,20}\b(?:reviews?|ratings?)\b/i,
    near: /^(?=[\s\S]*\b(?:different accounts|several accounts|vpn|many accounts|fresh accounts)\b)(?=[\s\S]*\b(?:each|per review|isa|bawat)\b)/i,
    unless: new RegExp(`${OTHERS}|\\b(?:answer|respond|reply|monitor)\\w*\\b`, 'i'),
    before: NEVER,
  },
]

/** Offers to people who asked for none, by whose names and addresses somebody got at. */
const UNASKED: readonly Rule[] = [
  {
    // "we got your contact from the database of your school", "several online agencies recommended your background"
    kind: 'unasked_offer',
    says: /\b(?:got|obtained|found|have|received|took) your (?:contact|e-?mail|details|information|name|number)\b[^.\n]{0,30}\b(?:database|directory|school|university|college|alumni)\b|\b(?:online|job|recruitment|recruiting) (?:agenc(?:y|ies)|platforms?)\b[^.\n]{0,20}\b(?:recommended|referred|forwarded|shared) your\b/i,
    unless: /\b(?:employee|colleague|unsubscribe|privacy policy|placement office)\b/i,
    before: NEVER,
  },
  {
    // "contact the professor with your full name, alternative e-mail and year of study", from who writes to a school's address
    kind: 'unasked_offer',
    says: /\b(?:personal|alternat(?:e|ive)|private|non-school|other) e-?mail(?: address)?\b/i,
    near: /^(?=[\s\S]*\b(?:students?|interns?|campus|school|year of study)\b)(?=[\s\S]*\b(?:weekly (?:pay|wage|salary|basis)|(?:a|per) week(?:ly)?|hours? (?:a week|weekly))\b)/i,
    unless: new RegExp(`${OTHERS.replace('students?|', '')}|\\b(?:transcript|payroll|forms? w-?\\d|enrol\\w*)\\b`, 'i'),
    before: NEVER,
  },
]

/** Somebody stands in for another person, or lends a device to an app that reads it. */
const LENT: readonly Rule[] = [
  {
    // "a partner who manages technical interviews on my behalf; we split the salary"
    kind: 'account_rental',
    says: /\b(?:interviews?|calls|exams?)\b[^.\n]{0,20}\b(?:on (?:my|our|his|her) behalf|in (?:my|our|his|her) (?:name|place))\b|\byou(?:['’]ll| will)? (?:represent|stand in for|pose as|appear as) (?:me|us|my (?:skills|profile))\b/i,
    near: /\b(?:split|share (?:of|the)|percent|%|my (?:skills|profile|workload)|secure (?:a|the) job|offers?)\b/i,
    unless: new RegExp(`${OTHERS}|\\bcandidates?\\b`, 'i'),
    before: NEVER,
  },
  {
    // "install our app from outside the Play Store, allow accessibility and SMS"
    kind: 'unsafe_code',
    says: /\b(?:outside (?:of )?(?:the )?(?:play|app) ?store|apk\b[^.\n]{0,20}\b(?:link|file)|(?:allow|enable|grant|turn on) (?:the )?(?:accessibility|sms|notification access|unknown sources)\b)/i,
    near: /\b(?:per day|a day|daily|pay(?:ment|out)?|earn|pesos|bayad|kita)\b/i,
    unless: new RegExp(`${OTHERS}|\\b(?:test(?:er|ing|s)?|qa|builds?|screen ?readers?|wcag|bugs?)\\b`, 'i'),
    before: NEVER,
  },
  {
    kind: 'unsafe_code',
    says: /\b(?:switch|turn)(?:ed|ing)? off (?:your |the |any )?(?:antivirus|anti-virus|defender|firewall)\b/i,
    near: /\b(?:first task|brief|viewer|zip|attachment|open the|your (?:own )?(?:pc|laptop|computer))\b/i,
    unless: new RegExp(`${OTHERS}|\\b(?:troubleshoot\\w*|tickets?|malware|lab)\\b`, 'i'),
    before: NEVER,
  },
]

/** What asks for money, a name or a device without the words that are known for it. */
export const QUIET_RULES: readonly Rule[] = [...OTHER_NAMES, ...SOLD, ...THROUGH, ...UNASKED, ...LENT]
