import { baseOf, isPast, isVerb, wasOf } from './verbs.ts'

/** "Encode" is "encoding", "plan" is "planning". */
const DOUBLED = /^[^aeiou]*[aeiou][bdgmnprt]$/
const ingOf = (base: string): string =>
  `${DOUBLED.test(base) ? base + base.slice(-1) : base.replace(/([^e])e$/, '$1')}ing`
/** What is answered has a "to" behind it. */
const WITH_TO = /^(?:reply|respond|attend|listen)$/
const doing = (was: string): string => {
  const base = baseOf(was) ?? ''
  return base === '' ? '' : `${ingOf(base)}${WITH_TO.test(base) ? ' to' : ''}`
}

// bounded: five words at most between the number and what was done with it
/** "…, around 60 emails per day sorted and answered": what was done stands first. */
const DONE_BEHIND =
  /, ((?:(?:around|about|over|up to|more than|at least|some|nearly) )?\d[\d,+-]* (?:\p{L}+ ){1,3}?(?:(?:per|an?|each|every) \p{L}+ |daily |weekly |monthly )?)(\p{L}+ed)(?: and (\p{L}+ed))?(?= (?:using|with|in|on|by|through|via|for|from|within|per|an?|each|every)\b|$)/u
/** What is said of people and things, and not done by somebody. */
const SAID_OF =
  /^(?:promoted|hired|involved|based|needed|required|used|related|experienced|certified|licensed|enrolled|registered|served|attended|employed|retained|reached|increased|decreased|improved|passed)$/
const doneFirst = (deed: string): string =>
  deed.replace(DONE_BEHIND, (all, things: string, one: string, other: string | undefined) => {
    const did = [one, ...(other === undefined ? [] : [other])]
    const said = did.map(doing)
    return did.some((word) => SAID_OF.test(word)) || said.includes('')
      ? all
      : `, ${said.join(' and ')} ${things.trim()}`
  })

// bounded: four words before the numbers
/** "…, page load from 11s down to 1.4s": what came of it. */
const CAME_TO =
  /, ((?:(?!(?:and|which|that|by|with|to)\b)[\p{L}-]+ ){1,4})(?=from (?:about |around )?[$₱€£]?\d[^ ]* (?:[a-z]+ )?(?:down |up )?to (?:about |around |under |over )?[$₱€£]?\d)/u
const cameTo = (deed: string): string =>
  deed.replace(CAME_TO, (all, thing: string) => {
    const [first = ''] = thing.split(' ')
    return isVerb(first.toLowerCase()) ? all : ` and brought ${thing}`
  })

/** People who call or write about a row of things: "calls for a bank account, lost cards, disputes, fees". */
// bounded: a line of a resume, 30 words
const ABOUT_A_ROW =
  /^([^,()]*\b(?:calls|tickets|chats|e-?mails|inquiries|cases|requests|concerns)\b[^,()]* (?:for|of|from) (?:an?|the|\d+) [^,()]*\b(?:accounts?|clients?|compan(?:y|ies)|stores?|brands?|banks?|shops?|hotels?)), ((?!and\b)[^,()\d]{3,24}(?:, (?!and\b)[^,()\d]{3,24}){0,3}), (?:and )?([^,()\d]{3,24})$/u

const PAGES: Readonly<Record<string, string>> = {
  Instagram: 'account',
  TikTok: 'account',
  Twitter: 'account',
  Facebook: 'page',
  LinkedIn: 'page',
  YouTube: 'channel',
}
/** How lines of resumes leave words out, and how they are said. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [
    /\b(by|for|to|in|across|with|of) whole (?=team|company|department|office|group|account|store|branch|floor)/g,
    '$1 the whole ',
  ],
  [/\bwithout (?:the )?need (?:of|for) (?=\p{L})/gu, 'without needing '],
  [/\b(\d+) (minutes?|hours?|days?|weeks?|months?) (?=downtime\b|delay\b|notice\b)/gi, '$1 $2 of '],
  [/\b(within|in|during|after) first (?=\d|month|year|week|quarter)/g, '$1 the first '],
  [
    /\b(from|by|to) (?=(?:client|manager|owner|supplier|boss|supervisor|doctor)(?:$|[,.;)]| (?:before|and|in|on|for|to|when|via|within|every)\b))/g,
    '$1 the ',
  ],
  [/\b(before|by|until) (?=\d{1,2}(?:st|nd|rd|th)\b)/g, '$1 the '],
  [/\bminutes of (?:the )?meetings?\b/gi, 'meeting minutes'],
  [/\b(?:to|in|into) (?=(?:Google Sheets?|Excel) (?:masterlist|master list|tracker|database|file)\b)/g, 'in a '],
  [
    /^(reached|hit|met|exceeded) (?=(?!the |an? |my |our |all |every |each )(?:[\p{L}-]+ ){0,2}(?:quota|target|goal)\b)/u,
    '$1 the ',
  ],
  [/, average (?=[\p{L} ]{2,20} (?:of|at) )/u, ', at an average '],
  [/\b(decreased|lowered|reduced|cut|brought) over[- ](\d+)[- ]days? (?=from\b|by\b)/, '$1 the balance over $2 days '],
  [/ and 1 (?=\p{Ll})/gu, ' and one '],
  [
    /, ((?:weekly|daily|monthly) (?:\p{L}+ )?(?:e-?mail|report|update|call|newsletter) (?:to|for|with) )/u,
    ', with a $1',
  ],
  [/, (from [\d,.]+k? to [\d,.]+k? (?:followers|subscribers|likes|members|fans))$/, ' ($1)'],
  [
    /(\b\d+(?:-| to )\d+ (?:\p{L}+ )?(?:meeting|call|lead|order|ticket|client|video|reel|post|article|appointment|email|visit))(?= (?:an?|per|every|each) )/gu,
    '$1s',
  ],
  [/\b(than|above|below|over) (?=(?:posted|asking|listed|market|target) (?:rate|price|quota|pay)\b)/g, '$1 the '],
  [/^(answered|picked up) (?:the )?phones?(?=,|$| (?:and|or|for|from|in|at|during)\b)/, '$1 the phone'],
  [/ for (?:the )?interview schedules?$/, ' to schedule interviews'],
  [/, updates? in (?:the )?(\p{Lu}[\p{L}]+)$/u, ' and updated the $1'],
  [/^(\p{L}+ed (?:the )?[^,]+?) and filing$/u, '$1 and filed them'],
  [
    /, (?:a )?((?:full|complete|detailed) (?:breakdown|report|record|summary|log))(?= (?:in|of|for|on)\b)/,
    ', with a $1',
  ],
  [
    // bounded: a line of a resume, 30 words
    /^((?:handled|cared for|assisted|saw|managed) [^,]*\d[^,]*), ((?:\p{L}+ ){0,2}\p{L}+(?:ing|ments?|tions?)) and ((?:\p{L}+ ){0,2}\p{L}+(?:ing|ments?|tions?))$/u,
    '$1, with $2 and $3',
  ],
  [/^was responsible for (?=(?:stocks?|inventory) of\b)/, 'was responsible for the '],
  [
    /, (?=(?:script|concept|idea|draft|brief|brainstorming|start|planning) to (?:edit|post|print|final|finish|launch|publish|delivery)\w*\b)/,
    ', from ',
  ],
  [/, (\d+ (?:out )?of \d+) (?:were )?(\p{L}+ed)$/u, ', and $1 were $2'],
  [
    /, (?!including)((?:daily|weekly|monthly|quarterly) [^,()\d]{3,40}) and ((?:daily|weekly|monthly|quarterly|annual|yearly) [^,()\d]{3,40})$/,
    ', including the $1 and the $2',
  ],
  [/\bwith no ((?:\p{L}+ )?(?:incident|error|complaint|escalation|delay|absence|violation|finding))$/u, 'with no $1s'],
]

/** A deed with its tail as people say it: what a line of a resume adds behind a comma becomes English. */
export function withTail(deed: string): string {
  const said = SAID.reduce((text, [short, long]) => text.replace(short, long), deed)
    .replace(ABOUT_A_ROW, '$1 ($2 and $3)')
    .replace(
      /^(\p{L}+ )(Instagram|TikTok|Twitter|Facebook|LinkedIn|YouTube) (?=of (?:an?|the|\d))/u,
      (_, verb: string, site: string) => `${verb}the ${site} ${PAGES[site] ?? 'page'} `,
    )
  return cameTo(doneFirst(inRow(said.replace(OFTEN, often))))
}

/** "…, usually get $150 more" */
const OFTEN = /, (usually|often|always|sometimes|mostly) (\p{L}+) /u
const often = (all: string, how: string, verb: string): string => {
  const was = wasOf(verb) ?? (isVerb(verb) ? verb : undefined)
  return was === undefined ? all : ` and ${how} ${verb === 'get' ? 'got' : was} `
}

// bounded: a line of a resume, 30 words
/** "Sound cleanup and music, voice-over sync" */
const ROW_OF_WORK = /^((?:took care of|handled) [^,]+) and ([^,]+), ([^,\d]+)$/u
const inRow = (deed: string): string =>
  deed.replace(ROW_OF_WORK, (all, first: string, second: string, third: string) => {
    const [word = ''] = third.split(' ')
    return isPast(word) ||
      /^(?:with|and|in|for|to|by|from|including|on|at)$/.test(word) ||
      / and /.test(second) ||
      / and /.test(third) ||
      /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(second)
      ? all
      : `${first}, ${second} and ${third}`
  })

/** "AP: encoded 300 bills": a label in front of a deed is none of it. */
// bounded: two words
const LABEL = /^(?:[\p{L}/&-]+ ){0,1}[\p{L}/&-]{2,14}: (?=(\p{L}+) )/u
export const withoutLabel = (line: string): string =>
  line.replace(LABEL, (all, verb: string) => (isVerb(verb.toLowerCase()) && !/ing$/i.test(verb) ? '' : all))

/** "Weekly payroll for 64 employees", "petty cash, check vouchers, filing": work that a line only names. */
const PAYROLL = /^((?:weekly|monthly|bi-?weekly|semi-?monthly|fortnightly) payroll) (?=(?:for|of) )/i
const OFFICE_ROW =
  /^((?:(?:petty cash(?: fund)?|check vouchers?|filing|invoicing|collections?|deposits|bank deposits|receipts|official receipts|payables|receivables|disbursements|errands|bookings|cash handling), ){1,4})(petty cash(?: fund)?|check vouchers?|filing|invoicing|collections?|deposits|receipts|payables|receivables|disbursements|errands)$/i
/** "Consistent 98% QA score for 6 months" */
const KEPT =
  /^(?:consistent|consistently|perfect|maintained) (?=\d{2,3}(?:\.\d+)?% (?:QA|CSAT|quality|attendance|accuracy|SLA|satisfaction)\b)/i
/** Work and marks that a line names without a verb, as a deed; null where it is another. */
export function namedOnly(line: string): string | null {
  if (PAYROLL.test(line)) return `ran the ${line.charAt(0).toLowerCase()}${line.slice(1)}`
  if (KEPT.test(line)) return `kept a ${line.replace(KEPT, '').replace(/% QA\b/, '% quality')}`
  const [, row = '', last = ''] = OFFICE_ROW.exec(line) ?? []
  return row === '' ? null : `handled ${row.toLowerCase().replace(/, $/, '')} and ${last.toLowerCase()}`
}

/** "Thesis: effect of prices on sales, 350 respondents" */
const THESIS = /^(?:my )?(?:under-?graduate |college )?thesis(?: title)?(?: on|:| about) (?:the )?/iu
/** What somebody studied by themselves, as a deed; null where a line tells none. */
export function thesisOf(line: string): string | null {
  if (!THESIS.test(line)) return null
  const about = line.replace(THESIS, '').replace(/, (?=\d+ (?:survey )?respondents$)/, ', with ')
  const [first = ''] = about.split(' ')
  const lead = /^(?:effects?|impacts?|influence|relationship|role|use)$/i.test(first) ? 'the ' : ''
  return `wrote a thesis on ${lead}${/^\p{Lu}\p{Ll}+$/u.test(first) ? about.charAt(0).toLowerCase() + about.slice(1) : about}`
}
