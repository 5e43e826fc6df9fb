import { SOMEBODY, asOne } from './letter-articles.ts'
import { wasOf } from './letter-verbs.ts'

/** Work that lines of resumes name without saying that somebody did it. */
const THING =
  /^(?:[\p{L}/&-]+[ ,]+(?:and )?){0,3}(?:management|support|entry|encoding|service|handling|bookkeeping|editing|design|writing|creation|research|generation|scheduling|sourcing|onboarding|recruitment|screening|processing|preparation|moderation|transcription|translation|invoicing|billing|calling|setting|testing|maintenance|development|monitoring|reporting|coordination|reconciliations?|troubleshooting|filing|listing|posting|marketing|clean-?up|optimi[sz]ation|administration|promotion|illustration|animation|retouching|proofreading|layout)\b/iu
/** Things that are made … */
const MADE =
  /^(?:[\p{L}/&-]+ ){1,3}(?:sections|websites?|web ?pages?|landing pages?|designs|videos|campaigns|pages|apps?|features|templates|graphics|logos|banners|articles|automations|funnels|dashboards|stores)\b/iu
/** … and what is handled: calls, reports. */
const HANDLED =
  /^(?:[\p{L}/&-]+ (?:and )?){0,3}(?:reports?|statements|calls|minutes|notices|inquiries|invoices|payables|receivables|disbursements|escalations|complaints|tickets|emails|e-mails)\b/iu
/** What is known or held, not done. */
const NO_WORK =
  /^(?:proficien\w+|knowledge|experience\w*|familiar\w*|expertise|skill\w*|excellent|strong|good|member|graduate|certifi\w+|awardee|training|seminar|top|best|no|with)\b/i
/** What may stand behind a name of work, so that it is said of something. */
const OF_SOMETHING = / (?:for|of|in|to|on|with|using|from|about|regarding)\b|[:(]/i

/** "Accounts payable", "calls": nobody needs to be told how these are handled. */
const OFFICE =
  /^(?:\p{L}+ ){0,2}(?:service|support|entry|encoding|processing|handling|calls|inquiries|escalations|complaints|tickets|e-?mails|reports?|statements|invoices)\b/iu

/** How often something is done stands before it with an article. */
const REGULAR = /^(?:daily|weekly|fortnightly|bi-?weekly|monthly|quarterly|yearly|annual|day-to-day)\b/i
const ofIt = (line: string): string =>
  REGULAR.test(line) || /^of\b/i.test(line.replace(THING, '').trim()) ? 'the ' : ''

/** A line that names work as a thing, told as what somebody did; null where it names none. */
export function ofWork(line: string): string | null {
  if (NO_WORK.test(line)) return null
  const made = MADE.test(line) && OF_SOMETHING.test(line)
  const handled = HANDLED.test(line) && OF_SOMETHING.test(line)
  if (THING.test(line)) return `${OFFICE.test(line) ? 'handled' : 'took care of'} ${ofIt(line)}${lowered(line)}`
  if (made) return `worked on ${lowered(line)}`
  if (handled) return `handled ${ofIt(line)}${lowered(line)}`
  return asSomebody(line) ?? ofAThing(line)
}

/** "Virtual assistant to three agents" */
function asSomebody(line: string): string | null {
  const [whole, who = ''] = /^((?:\p{L}+ ){0,2}\p{L}+) (?:to|for|of) /u.exec(line) ?? []
  return whole === undefined || !SOMEBODY.test(who) || !ROLE.test(who)
    ? null
    : `worked as ${asOne(lowered(who))}${line.slice(who.length)}`
}
const ROLE =
  /\b(?:assistant|manager|designer|editor|writer|bookkeeper|accountant|secretary|developer|moderator|coordinator|tutor|teacher|recruiter|encoder|receptionist|dispatcher|representative)$/i

/** "One reel reached a million views": what came of a thing of theirs. */
const CAME_OF =
  /^(?:one|a|1) ((?:\p{L}+ )?(?:reel|video|post|clip|article|blog|campaign|short|page|site|design|podcast|episode)) (?:of mine )?((?:reached|got|hit|gained|earned|went|made) .+)$/iu
/** "Zero errors in payroll" */
const NONE = /^(?:zero|0|no) (errors?|complaints?|defects?|escalations?|late|absences?|misses|missed)\b/i
function ofAThing(line: string): string | null {
  const [, thing, came] = CAME_OF.exec(line) ?? []
  if (thing !== undefined) return `made ${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing.toLowerCase()} that ${came}`
  return NONE.test(line) ? `had no ${line.split(' ').slice(1).join(' ')}` : null
}

/** "Data entry of …", "packing and labelling of …": what was done with a thing, as its verb; null where it has none. */
export function ofThings(line: string): string | null {
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
  return /^\p{Lu}[\p{Ll},-]+$/u.test(first) ? `${first.toLowerCase()}${line.slice(first.length)}` : line
}
