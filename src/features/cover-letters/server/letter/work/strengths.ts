/** What one kind of work has in common with another: `shown` finds it in a line of a resume, `held` in the title of a job. */
type Known = { shown: RegExp; held?: RegExp }

const any = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})`, 'iu')

const KNOWN = {
  voice: {
    shown: any(
      String.raw`(?<!(?:video|zoom) )calls?\b|called\b|dial\w*|by phone|on the phone|over the phone|(?:the|a) (?:\w+ )?phone\b|(?:and|or) phone\b|phone and|interviewed|receiv\w+ (?:guests|visitors|patients)`,
    ),
    held: any(String.raw`call cent\w+|telemarket\w+|receptionist|front desk|telesales|caller`),
  },
  counter: {
    shown: any(
      String.raw`customers?\b(?! (?:details|data|records|accounts))|guests?\b|shoppers?\b|walk-ins?|passengers?\b|visitors?\b|parents\b|members\b|families\b|clients? (?:questions|concerns|requests)|clients a day|inbound calls|complaints?\b|counter\b`,
    ),
    held: any(
      String.raw`cashier|crew\b|barista|waiter|waitress|server\b|sales (?:associate|clerk|lady|staff)|teller|hotel|flight attendant|store`,
    ),
  },
  writing: {
    shown: any(
      String.raw`tickets?\b|chats?\b|(?<!domain, )e-?mails?\b(?! (?:and SSL|hosting|accounts?|marketing|campaigns?|templates?|lists?|servers?|sequences?|blasts?))|inbox\w*|(?:buyer|customer|parent|guest|client) messages|DMs?\b|comments\b|correspondence`,
    ),
    held: any(String.raw`chat (?:support|agent)|email support`),
  },
  chase: {
    shown: any(
      String.raw`payment (?:arrangements?|plans?)|overdue|unpaid|collect(?:ed|ing|ion)|follow(?:ed|ing)?[- ]?ups?\b(?! visits| boss)|following up|followed up|remind\w+|chas(?:ed|ing)|denied|escalat\w+`,
    ),
    held: any(String.raw`collect(?:or|ions)`),
  },
  figures: {
    shown: any(
      String.raw`reconcil\w+|payroll|BAS\b|cash|invoices?\b|month-end|ledger|budgets?\b|accounts payable|(?<!delivery )receipts?\b|till\b|(?<!time )deposits?\b|remittance\w*|grad(?:ed|es|ing)\b|doses?\b|dosage`,
    ),
    held: any(String.raw`cashier|teller|bookkeeper|accountant|accounting|auditor|payroll`),
  },
  entry: {
    shown: any(
      String.raw`data entry|encod\w+|entered|CRMs?\b|hubspot|pipeline|gohighlevel|lists of \d+|contacts\b|spreadsheets?|sheets\b|listings?\b|recorded (?!interviews)|charted`,
    ),
    held: any(String.raw`encoder|data entry|clerk`),
  },
  records: {
    shown: any(
      String.raw`data entry|encod\w+|updat\w+|CRMs?\b|hubspot|pipeline|gohighlevel|listings?\b|inventory|database|records?\b|charts?\b|spreadsheets?|logs?\b|files\b|entered|attendance|lists of \d+|contacts\b|sheets\b|recorded (?!interviews)|documented|logged`,
    ),
    held: any(String.raw`encoder|clerk|records|librarian`),
  },
  persuade: {
    shown: any(
      String.raw`cold calls?|appointments? (?:per|a|each)|qualified|sold\b|upsold|upsell\w*|clos(?:ed|ing) (?:deals|sales|\d)|sales target|quota|offered|convinced|pitch\w*|enrol\w+`,
    ),
    held: any(String.raw`sales|telemarket\w+|setter|promodiser|insurance (?:agent|advisor)|realtor|fundrais\w+`),
  },
  arrange: {
    shown: any(
      String.raw`(?<!(?:content|editorial|posting|media) )calendars?\b|book(?:ed|ing)\b|schedul\w+ (?!posts)|viewings?\b|appointments?\b|rosters?\b|shift schedules?|travel(?! (?:vlog|blog|agen|photo|writ))|coordinat\w+|deadlines?`,
    ),
    held: any(String.raw`secretary|coordinator|executive (?:virtual )?assistant|scheduler|planner|dispatcher`),
  },
  picture: {
    shown: any(
      String.raw`design\w*|graphics?\b|thumbnails?\b|videos?\b|edited|(?:edited|took|retouched) (?:\w+ )?photos|banners?\b|visual\w*|slides\b|illustrat\w+`,
    ),
    held: any(String.raw`designer|video editor|artist|photographer|illustrator|animator`),
  },
  words: {
    shown: any(
      String.raw`write\b|writing\b|product descriptions?\b|wrote|written|articles?\b|newsletters?\b|lesson plans?|modules?\b|scripts?\b|minutes of|handouts?|school paper|student writers|newspapers?|magazines?`,
    ),
    held: any(String.raw`writer|journalist|teacher|instructor`),
  },
  find: {
    shown: any(String.raw`lists?\b|research\w*|sourc\w+|screened|prospect\w*|sales navigator|verif\w+|compar\w+`),
    held: any(String.raw`researcher|sourcer|analyst|investigator|librarian`),
  },
  explain: {
    shown: any(
      String.raw`explain\w*|taught|teach\w*|train(?:ed|ing)\b|tutor\w*|lessons?\b|guid(?:ed|ing)|orient\w+|coach\w*|questions\b|instruct\w+`,
    ),
    held: any(String.raw`teacher|tutor|instructor|trainer|professor|coach\b`),
  },
  care: {
    shown: any(String.raw`patients?\b|vitals?\b|ward\b|medications?\b|clinical\b|clinics?\b(?![^()]*\))|hospital`),
    held: any(String.raw`nurse|midwife|caregiver|medical|pharmac\w+|dental`),
  },
  stock: {
    shown: any(
      String.raw`inventory|orders?\b|stocks?\b|warehouse|shipments?|parcels?|refunds?|returns\b|courier|deliver(?:y|ies)|purchas\w+`,
    ),
    held: any(String.raw`warehouse|inventory|stock|purchas\w+|logistics|storekeeper`),
  },
  tech: {
    shown: any(
      String.raw`troubleshoot\w*|troubleshot|install\w+|configur\w+|bugs?\b|test cases|servers?\b|networks?\b|deploy\w+|websites?\b|repair\w+|mainten\w+`,
    ),
    held: any(String.raw`technician|IT\b|developer|engineer|programmer|tester|mechanic`),
  },
  hire: {
    shown: any(
      String.raw`screened|interviewed\b|scheduled interviews|onboard\w+|candidates?\b|applicants?\b|openings\b|recruit\w+`,
    ),
    held: any(String.raw`recruit\w+|HR\b|human resources|sourcer`),
  },
} satisfies Record<string, Known>

export type Strength = keyof typeof KNOWN
const ALL: Readonly<Record<Strength, Known>> = KNOWN
const STRENGTHS = Object.keys(KNOWN) as Strength[]

/** Where a job calls for one of these first, whoever has done such work is near to it; explaining bills is no teaching, and a lesson plan no article. */
const KIN: Partial<Record<Strength, RegExp>> = {
  care: KNOWN.care.shown,
  entry: KNOWN.entry.shown,
  persuade: KNOWN.persuade.shown,
  hire: KNOWN.hire.shown,
  words: any(
    String.raw`(?<!\b(?:help|center|centre|support|base) )articles?\b|newsletters?|school paper|student writers|newspapers?\b|magazines?\b|blogs?\b`,
  ),
  explain: any(String.raw`taught|teach\w*|train(?:ed|ing)|tutor\w*|lessons?\b`),
}
/** Whether somebody's own words show work of the kind a strength is most of. */
export const isKin = (strength: Strength | undefined, own: string): boolean =>
  strength !== undefined && (KIN[strength]?.test(own) ?? false)

/** What a line of a resume shows. */
export const strengthsOf = (line: string): Strength[] => STRENGTHS.filter((name) => ALL[name].shown.test(line))

/** What having held a job shows by itself. */
export const strengthsOfJob = (title: string): Strength[] =>
  STRENGTHS.filter((name) => ALL[name].held?.test(title) ?? false)

/** What such work is, in words of its own; who spoke on air spoke to nobody on the phone. */
export const actOf = (deed: string, strength: Strength | null): string =>
  strength === null || (strength === 'voice' && !/\bcall|\bphone|\bdial/i.test(deed)) ? '' : ACTS[strength]

/** What such work is, in words of its own. */
export const ACTS: Readonly<Record<Strength, string>> = {
  voice: 'Talking to people on the phone',
  counter: 'Working directly with people',
  writing: 'Dealing with people in writing',
  chase: 'Following up with people',
  figures: 'Working with exact figures',
  entry: 'Entering details into lists and systems',
  records: 'Keeping lists and records',
  persuade: 'Offering something and hearing no',
  arrange: 'Fitting people and times together',
  picture: 'Visual work',
  words: 'Writing texts that others read',
  find: 'Looking for the right names and details',
  explain: 'Explaining things to people',
  care: 'Working with patients',
  stock: 'Keeping track of goods and orders',
  tech: 'Finding out why something does not work',
  hire: 'Working with applicants',
}
