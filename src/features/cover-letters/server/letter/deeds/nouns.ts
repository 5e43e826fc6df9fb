import { SOMEBODY, asOne } from './articles.ts'
import { namesProgram } from '../person/skills.ts'
import { wasOf } from './verbs.ts'

/** Work that lines of resumes name without saying that somebody did it. */
const THING =
  /^(?:[\p{L}/&-]+[ ,]+(?:and )?){0,3}(?:management|support|entry|encoding|service|handling|bookkeeping|editing|design|writing|creation|research|generation|scheduling|sourcing|onboarding|recruitment|screening|processing|preparation|moderation|transcription|translation|invoicing|billing|calling|setting|testing|maintenance|development|monitoring|reporting|coordination|reconciliations?|troubleshooting|filing|listing|posting|marketing|clean-?up|optimi[sz]ation|administration|promotion|illustration|animation|retouching|proofreading|layout|fulfil+ment|computation|teaching|tutoring|coaching|prospecting|cleaning|checking|coding|negotiation|liquidation|canvassing|fixing|stamping|captioning|subtitling|inspection|supervision|verification|installation|costing|estimation|timekeeping|procurement|purchasing|assessment|evaluation|admission|dispatching|tracking|sketching|modeling|rendering|hiring|charting)\b(?! skills)/iu
/** Things that are made … */
const MADE =
  /^(?:[\p{L}/&-]+ (?:and [\p{L}/&-]+ )?){1,3}(?:sections|websites?|web ?pages?|landing pages?|designs|videos|campaigns|pages|sites|apps?|features|templates|graphics|logos|banners|articles|automations|funnels|dashboards|stores|calendars?|lesson plans?|modules|quizzes|worksheets|renders|plans|plan sets|drawings|diagrams|wireframes|prototypes|notes|thumbnails|captions|presentations|slides|decks|brochures|flyers|posters|tarpaulins|reels|shorts|scripts|newsletters)\b|^(?:graphics|videos|designs|layouts|websites|wireframes|renders|thumbnails|captions)\b/iu
/** … and what is handled: calls, reports. */
const HANDLED =
  /^(?:(?:[\p{L}/&-]+|L\d|\d(?:st|nd|rd)) (?:and )?){0,4}(?:reports?|payroll(?: runs?)?|(?:month|year|quarter)-end clos(?:e|ing)|forecasts?|balance sheets?|budgets?|(?:stock|cycle|physical) counts?|time records?|replies|(?:L\d )?help ?desk|audits?|accounts (?:payable|receivable)|timesheets?|rosters?|bills|statements|calls|minutes|notices|inquiries|invoices|payables|receivables|disbursements|escalations|complaints|tickets|emails|e-mails|errands|requirements|files|payments|bookings|reservations|appointments|refunds|returns|vouchers|receipts|liquidations?|correspondence|claims|statements of account)\b|^check vouchers\b|^(?:live )?(?:e-?mail|chat|phone|SMS)(?:,? (?:and |or )?(?:live |web )?(?:e-?mails?|chats?|phone|SMS|social media)){1,3}\b(?! (?:writing|marketing|design|blasts?))/iu
/** What is known or held, not done. */
const NO_WORK =
  /^(?:proficien\w+|knowledge|experience\w*|familiar\w*|expertise|skill\w*|excellent|strong|good|member|graduate|certifi\w+|awardee|training|seminar|top|best|no|with)\b/i
/** "Lessons consist of teaching": a sentence about a thing. */
const SENTENCE = /^(?:\p{L}+ ){1,3}(?:consists?|involves?|includes?|is|are|was|were) /iu
const HEAD_OF = /^(?:head|vice president|president|director|secretary|treasurer|co-?founder|founder) of \p{L}/iu
/** "Designs approved by the client", "calls audited: 20": what others did, or a count. */
const DONE_BY = /^(?:\p{L}+ ){1,3}\p{L}+ed(?: by\b|:)/iu
/** What may stand behind a name of work, so that it is said of something. */
const OF_SOMETHING = / (?:for|of|in|to|on|with|by|using|from|about|regarding|such as|including)\b|[:(]|, /i

/** "Accounts payable", "calls": nobody needs to be told how these are handled. */
const OFFICE =
  /^(?:\p{L}+ ){0,2}(?:service|support|entry|encoding|processing|handling|calls|inquiries|escalations|complaints|tickets|e-?mails|reports?|statements|invoices)\b/iu

/** How often something is done stands before it with an article. */
const REGULAR =
  /^(?:full|entire|complete|daily|weekly|fortnightly|bi-?weekly|monthly|quarterly|yearly|annual|day-to-day)\b/i
const ofIt = (line: string): string =>
  REGULAR.test(line) || /^of\b/i.test(line.replace(THING, '').trim()) ? 'the ' : ''

/** "Time record of 40 drivers": one thing. */
const ONE_OF = /^(?:[\p{L}-]+ ){0,2}(?:time record|stock count|cycle count|roster|audit|budget) of /iu

/** A line that names work as a thing, told as what somebody did; null where it names none. */
export function ofWork(line: string): string | null {
  if (NO_WORK.test(line) || DONE_BY.test(line) || SENTENCE.test(line)) return null
  if (HEAD_OF.test(line)) return `was ${lowered(line)}`
  // The name of a job is no deed.
  if (ROLE.test(line) && !OF_SOMETHING.test(line)) return null
  if (/^bedside care (?:of|to|for) /i.test(line))
    return line.replace(/^bedside care (?:of|to|for) /i, 'gave bedside care to ')
  if (/^books (?:for|of) /i.test(line)) return `kept the ${lowered(line)}`
  const made = MADE.test(line) && OF_SOMETHING.test(line)
  const handled = HANDLED.test(line) && OF_SOMETHING.test(line)
  if (THING.test(line)) return `${OFFICE.test(line) ? 'handled' : 'took care of'} ${ofIt(line)}${lowered(line)}`
  if (made)
    return `${/^[^,(]*?\bcalendars?\b/i.test(line) ? 'planned' : 'worked on'} ${/^[^,(]*?\b(?:calendar|plan)\b(?! sets?)/i.test(line) && !/^(?:the|an?) /i.test(line) ? 'the ' : ''}${lowered(line)}`
  if (handled) return `handled ${ofIt(line) || (ONE_OF.test(line) ? 'the ' : '')}${lowered(line)}`
  return /^licensed |^certified /i.test(line) ? ofAThing(line) : (asSomebody(line) ?? ofAThing(line))
}

/** "Virtual assistant to three agents" */
function asSomebody(line: string): string | null {
  const [whole, who = ''] = /^((?:\p{L}+ ){0,2}\p{L}+)(?: (?:to|for|of|at|on)|,) /u.exec(line) ?? []
  return whole === undefined || !SOMEBODY.test(who) || !ROLE.test(who)
    ? null
    : `worked as ${asOne(lowered(who))}${line.slice(who.length)}`
}
/** Names of jobs as they end. */
export const ROLE =
  /\b(?:assistant|manager|designer|editor|writer|bookkeeper|accountant|secretary|developer|moderator|coordinator|tutor|teacher|recruiter|encoder|receptionist|dispatcher|representative|nurse|engineer|cashier|barista|technician|supervisor|team leader|specialist|analyst|consultant|officer|agent|associate|instructor|intern|administrator|artist)$/i

/** "One reel reached a million views": what came of a thing of theirs. */
const CAME_OF =
  /^(?:one|a|1) ((?:\p{L}+ )?(?:reel|video|post|clip|article|blog|campaign|short|page|site|design|podcast|episode)) (?:of mine )?((?:reached|got|hit|gained|earned|went|made) .+)$/iu
/** "One series for a brand, 14 episodes": a thing, and how it went. */
const ONE_MADE =
  // bounded: a line of a resume, 400 signs
  /^((?:one|an?|1) (?:[\p{L}-]+ ){0,4}(?:series|reel|video|podcast|film|template|course|e-?book|guide|carousel|animation|documentary)\b[^,()]*), ([^()]*\d[^()]*)$/iu
/** "One reel that I edited reached a million views" */
const OF_MINE =
  /^(one|an?|1) ([\p{L} -]{3,40}?) (?:that |which )?I (\p{L}+ed|made|cut|shot|wrote|built) ((?:reached|got|hit|gained|earned|went|made|had) .+)$/iu
function ofAThing(line: string): string | null {
  const [, one = '', mine, did = '', then = ''] = OF_MINE.exec(line) ?? []
  if (mine !== undefined) return `${did} ${one.toLowerCase()} ${mine} that ${then}`
  const [, made, how = ''] = ONE_MADE.exec(line) ?? []
  if (made !== undefined) return `made ${made.charAt(0).toLowerCase()}${made.slice(1)} (${how})`
  const [, thing, came] = CAME_OF.exec(line) ?? []
  return thing === undefined ? null : `made ${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing.toLowerCase()} that ${came}`
}

/** Nouns of work that have their verb beside them: "dispatch of 12 vans". */
const NOUN_VERBS: readonly (readonly [RegExp, string])[] = [
  [/^front[ -]?end of /i, 'built the front end of '],
  [/^back[ -]?end of /i, 'built the back end of '],
  [/^dispatch of (?:the )?/i, 'dispatched '],
  [/^repair of (?:the )?/i, 'repaired '],
  [/^follow[- ]?ups (?=(?:by|via|through|with|on|to|for)\b)/i, 'did follow-ups '],
  [/^triage of (?:the )?/i, 'triaged '],
  [/^delivery of (?:the )?/i, 'delivered '],
  [/^release of (?:the )?/i, 'released '],
  [/^purchase of (?:the )?/i, 'purchased '],
  [/^(?:real[- ]?time |live )?scrib(?:e|ing) (?:of|for) (?=\d)/i, 'scribed '],
]
/** "Data entry of …", "packing and labelling of …": what was done with a thing, as its verb; null where it has none. */
export function ofThings(line: string): string | null {
  const noun = NOUN_VERBS.find(([named]) => named.test(line))
  if (noun !== undefined) return line.replace(...noun)
  const [whole, first = '', second = ''] = /^(\p{L}+ing)(?: and (\p{L}+ing))? of (?:the )?/iu.exec(line) ?? []
  if (whole === undefined) {
    const entered = /^(?:data )?(?:entry|encoding) of /i
    if (entered.test(line)) return line.replace(entered, 'entered ')
    return /^cold[- ]calling (?!for\b|of\b|using\b|and\b|\()/i.test(line)
      ? line.replace(/^cold[- ]calling /i, 'cold-called ')
      : null
  }
  const did = [first, second].filter(Boolean).map((word) => wasOf(word.toLowerCase()))
  // Of several things, what was done with the first was not done with all.
  const isList = second === '' && /, .* and /.test(line) && !/, [\p{L}]+ing\b/u.test(line) && HEADS_ITSELF.test(line)
  if (did.includes(undefined) || isList) return `took care of the ${lowered(line)}`
  return `${did.join(' and ')} ${line.slice(whole.length)}`
}
/** What follows is work by itself: "onboarding of new hires, file maintenance and exit interviews". */
const HEADS_ITSELF = /, [^,]*(?:management|maintenance|interviews|entry|support|reports?|processing|preparation)\b/iu

/** A name or an abbreviation keeps its capitals. */
export const lowered = (line: string): string => {
  const first = line.split(' ')[0] ?? ''
  return /^\p{Lu}[\p{Ll},-]+$/u.test(first) && !namesProgram(first.replace(/,$/, ''))
    ? `${first.toLowerCase()}${line.slice(first.length)}`
    : line
}
