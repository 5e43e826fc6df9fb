import { listed } from '#features/phrases/rules.ts'
import { lowered } from './nouns.ts'
import { isPast } from './verbs.ts'

/** What is done with things that resumes only count: "50 to 60 shorts per month", "12 articles a week". */
const DONE_WITH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    edited: 'short reel video clip episode podcast film photo vlog image',
    made: 'post graphic design banner thumbnail logo carousel ad creative mockup render slide illustration template animation dial pitch',
    wrote: 'article blog script caption newsletter description proposal',
    handled:
      'call ticket chat email order inquiry inquiries booking reservation account case load shipment claim refund return query queries',
    set: 'appointment',
    processed: 'invoice transaction bill payment application receipt voucher',
    taught: 'student pupil class classes lesson learner',
    built: 'website page funnel store site app',
    listed: 'product item SKU',
    created: 'listing',
    encoded: 'record entry entries form page',
    generated: 'lead',
    screened: 'resume candidate applicant CV',
    prepared: 'report statement payslip',
    managed: 'property properties unit client campaign',
  }).flatMap(([verb, things]) => listed(things).map((thing): [string, string] => [thing.toLowerCase(), verb])),
)
const MANY = String.raw`(?:(?:around|about|over|up to|more than|at least|some|nearly|average of|an average of) )?\d[\d,.]*(?:k\b|\+)?(?: ?(?:-|–|to) ?\d[\d,]*\+?)?`
const RATE = String.raw`(?:per|an?|each|every) (?:hour|day|shift|night|week|month|year)|daily|weekly|monthly`
// bounded: four words between the number and the thing
const SO_MANY = new RegExp(
  String.raw`^(${MANY}) ((?:(?!(?:years?|months?|hours?|days?)\b)[\p{L}/-]+ (?:and |or |& )?){0,3}?)([\p{L}]+)(?= (?:${RATE})\b| for \d| for (?:an?|the|clients?|various)\b|$)`,
  'iu',
)
const BLOG = /\b(?:blog|forum)\b/i
const COLD = /\b(?:cold|outbound)\b/i

/** A line that only counts things, with what is done with such; null where it counts none, or says what was done. */
function counted(line: string): string | null {
  const [whole, , between = '', thing = ''] = SO_MANY.exec(line) ?? []
  if (whole === undefined || !/\s/.test(line.slice(whole.length))) return null
  if (line.split(/[\s,()]+/).some((word) => isPast(word.toLowerCase()) && word.toLowerCase() !== 'set')) return null
  const plain = thing.toLowerCase()
  const did = DONE_WITH.get(plain) ?? DONE_WITH.get(plain.replace(/s$/, ''))
  if (did === undefined) return null
  const said = /^calls?$/.test(plain) && COLD.test(between) ? 'made' : BLOG.test(between) ? 'wrote' : did
  return `${said} ${lowered(line)}`
}

/** "Average gross per truck $7,400 per week" */
// bounded: five words before the number
const AVERAGE =
  /^(?:the |an? )?average ((?:(?!(?:is|was|of|at|from)\b)[\p{L}-]+ ){1,5}?)(?:(?:is|was|of|at) )?(?=[$₱€£]?\d)(?!.*\bfrom\b)/iu
const averaged = (line: string): string | null => {
  const [whole, thing = ''] = AVERAGE.exec(line) ?? []
  return whole === undefined ? null : `had an average ${thing.toLowerCase()}of ${line.slice(whole.length)}`
}

/** "Weekly settlement sheet of drivers" */
const PAPERS =
  /^(?:daily|weekly|bi-?weekly|fortnightly|monthly|quarterly|annual) (?:[\p{L}-]+ ){0,3}(?:sheets?|summar(?:y|ies)|rosters?|schedules?|logs?|trackers?|newsletters?|statements?|payslips?|reports?|minutes)\b/iu
/** "Same day edit for weddings" */
const QUICK = /^(same|next)[- ]day (edit|cut|deliver|release|clip)(?:s|ies|y)? (?=(?:for|of|to)\b)/i
const QUICK_THINGS: Readonly<Record<string, string>> = { deliver: 'deliveries' }
/** "Archival photos, map animations in After Effects" */
const CREATIVE =
  /^(?:[\p{L}-]+ ){0,2}(?:animations?|photos|graphics|captions|subtitles|voice[- ]?overs?|b-?roll|sound ?effects|transitions|lower thirds|color grading)\b(?=,| and | in | for | with )/iu
/** "Credentialing follow up and re-attestation" */
const OFFICE_WORK =
  /^(?:credentialing|enrol?lment|(?:prior )?auth|eligibility|authori[sz]ations?|collections?|compliance|benefits|clearances?|permits?|licensing|renewals?)\b(?=(?: [\p{L}-]+){0,2}(?:,| and | of | for | with | in ))/iu
/** "Onboarding calls with new customers": such calls are held. */
const HELD =
  /^((?:onboarding|training|coaching|discovery|kick-?off|check-?in|follow-?up|sales|demo|intake|strategy|consultation|weekly|daily) (?:calls|sessions|meetings|webinars|huddles))\b(?: sometimes| regularly)?/i
/** "Check calls on 80 loads": drivers are called. */
const CHECK_CALLS = /^check[- ]calls? (?=(?:on|for|with|to|of)\b)/i

/** Calls and meetings whose names begin like a deed ("Onboarding calls with …"), as what was done; null for others. */
export function heldCalls(line: string): string | null {
  if (CHECK_CALLS.test(line)) return line.replace(CHECK_CALLS, 'made check calls ')
  return HELD.test(line) ? line.replace(HELD, (_, calls: string) => `held ${calls.toLowerCase()}`) : null
}

const twoThings = (line: string): string =>
  / and /.test(line) ? line : line.replace(/^([^,]+), ([^,]+)$/, '$1 and $2')

/** A line without any verb that counts or names what somebody made, as a deed; null where it is none. */
export function madeSoMany(line: string): string | null {
  if (PAPERS.test(line)) return `prepared the ${lowered(line)}`
  if (QUICK.test(line))
    return line.replace(
      QUICK,
      (_, day: string, thing: string) =>
        `did ${day.toLowerCase()}-day ${QUICK_THINGS[thing.toLowerCase()] ?? `${thing.toLowerCase()}s`} `,
    )
  if (CREATIVE.test(line) || OFFICE_WORK.test(line))
    return `took care of ${twoThings(lowered(line)).replace(/\bfollow up\b/, 'follow-up')}`
  return averaged(line) ?? counted(line)
}
