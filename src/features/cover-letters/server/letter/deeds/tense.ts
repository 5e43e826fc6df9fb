import {
  baseOf,
  HEAD_OF_WORK,
  hasObject,
  isPast,
  isVerb,
  NAMED_THING,
  OBJECT,
  THINGS_TOO,
  thingsIn,
  wasOf,
} from './verbs.ts'
import { AT_FIRST } from './more-verbs.ts'
import { goesOnWithin, isBase } from './within.ts'

/** "Manage and update …", "screens, sources and …": verbs that go together are in one tense; `isTold` where the first was in the past. */
export function sameTense(said: string, isTold = false): string {
  const deed = lastInPast(said, isTold)
  return withClause(
    withObject(
      withAnd(
        deed
          .replace(
            /((?:^|, | and )(?:and )?)([\p{L}]+)(?= (?:the|a|an|all|new|\d|[\p{L}]+s\b|[\p{L}]+))/giu,
            (all, lead: string, word: string, at: number) => {
              const was = /(?:, |and )/.test(lead) ? wasOf(word) : undefined
              const next = deed.slice(at + all.length)
              return was !== undefined && isVerbIn(deed, { lead, word, at, next, isTold }) ? `${lead}${was}` : all
            },
          )
          .replace(
            / and (\p{L}+ing|layout) of (the )?/giu,
            (all, word: string, the: string | undefined, at: number) => {
              const was = word === 'layout' ? 'laid out' : wasOf(word.toLowerCase())
              const before = deed.slice(0, at)
              return was === undefined ||
                WITHIN.test(deed) ||
                OF_THINGS.test(before) ||
                goesOnWithin(before, word, isTold)
                ? all
                : ` and ${was} ${the ?? ''}`
            },
          ),
      ),
    ),
  )
}

/** "Emails and chats": both are what was answered. */
const WRITTEN = /\b(?:e-?mails?|calls?|chats?|messages?|tickets?|inquiries)$/i
type InDeed = { lead: string; word: string; at: number; next: string; isTold: boolean }
/** Whether a word that may be a verb is one where it stands. */
function isVerbIn(deed: string, { lead, word, at, next, isTold }: InDeed): boolean {
  const before = deed.slice(0, at)
  // "By adding an index and removing a query": both say how.
  if (word.endsWith('ing') && (BY_DOING.test(before) || isThingWork(word, next))) return false
  if (goesOnWithin(before, word.toLowerCase(), isTold)) return false
  // "And filing of documents" is told behind; "calls, billing and plan changes" are things.
  if (
    OF_THINGS.test(before) ||
    OF_WORK_ON.test(before) ||
    NAMED_THING.test(`${word}${next}`) ||
    /^ of\b/i.test(next) ||
    (lead === ' and ' && /, \p{L}+$/u.test(before))
  )
    return false
  if (/^(?:chats|calls|texts)$/i.test(word) && WRITTEN.test(before)) return false
  // "Calls for billing concerns and plan upgrades": both are what the calls are for.
  if (lead === ' and ' && !word.endsWith('s') && OF_CONCERNS.test(before) && /^ \p{L}+s\b/u.test(next)) return false
  // "Formatted and schedule 1 newsletter": right behind the first of them.
  if (lead === ' and ' && !word.endsWith('s') && /^\p{L}+ed$/u.test(before) && /^ \d/.test(next)) return true
  if (!isTold && lead === ', ' && isInRow(before, next)) return true
  if (word === 'schedule' && MEETINGS.test(next)) return true
  if (word === 'work' && /^ (?:on |with |\d)/.test(next)) return true
  const isLast = lead.endsWith('and ')
  // "And post it", "and forwards the leads": no thing stands before another thing's article.
  if (isLast && BEFORE_THING.test(next)) return true
  // "Prepared reports, purchase orders and …": whose first verb is a past tells no other in the present.
  if (!word.endsWith('s') || word.endsWith('ss'))
    return THINGS_TOO.has(word) ? isLast && word.length > 5 && hasObject(word, next.trim()) : isLast || !isTold
  // "And prepares contracts", "and posts entries"; "and updates", "and purchases" may be things.
  const base = baseOf(wasOf(word) ?? '') ?? word
  const isThing = THINGS_TOO.has(base)
  return isThing ? isLast && (/^ \d/.test(next) || hasObject(base, next.trim(), true)) : true
}
/**
 * "Manage the inbox, book flights and prepare reports": a verb between two others; "inputs listings, schedule the
 * photographer, order the sign": verbs in a row of short deeds.
 */
const isInRow = (before: string, next: string): boolean =>
  isVerb(BETWEEN.exec(next)?.[1] ?? '') ||
  isBase(SHORT_NEXT.exec(next)?.[1] ?? '') ||
  isBase(SHORT_BEFORE.exec(before)?.[1] ?? '')
/** "And troubleshooting assistance": the name of a thing; what anything can be done with names none. */
const isThingWork = (word: string, next: string): boolean => {
  const things = thingsIn(next.trim())
  return (
    !OF_ANY.test(word) && things !== '' && !OBJECT.test(things.split(' ')[0] ?? '') && HEAD_OF_WORK.test(things.trim())
  )
}
const OF_ANY = /^(?:doing|handling|performing|providing|managing|conducting|giving|ensuring|creating|making|taking)$/i
const SHORT_NEXT = /^ (?:[\p{L}-]+ )?[\p{L}-]+, (?:and )?(\p{Ll}+) \p{L}/u
const SHORT_BEFORE = /, (\p{Ll}+) (?:[\p{L}-]+ )?[\p{L}-]+$/u
const BETWEEN = /^ (?:[\p{L}-]+ ){0,2}\p{L}+[^s]s,? and (\p{Ll}+) (?!of\b)/u
const BY_DOING = /\b(?:by|without|while|before|after|when) \p{L}+ing\b[^,]*$/u
const OF_CONCERNS =
  /\b(?:for|about|on|with|of) (?:[\p{L}-]+ ){0,2}(?:concerns|issues|questions|inquiries|queries|complaints|problems|disputes|changes)$/iu
/** Within a list of things no word is a verb: "calls about billing, plan changes and …". */
const OF_THINGS = /\b(?:about|regarding|concerning|including|such as|like) [^,]*(?:, [^,]*)*$/i
/** "Layout of posters, calling cards and menus": what work is done on are things. */
const OF_WORK_ON = /^took care of (?:the )?[^,]* of [^,]*,/i
/** "Assisted in hiring, screening of applicants and …": all of them are things. */
const WITHIN = /^\p{L}+ (?:in|with|on|care) /iu
const BEFORE_THING = /^ (?:it|them|the|an?|all|their|its|to (?:the|our|all|him|her|them))\b/i
const MEETINGS = /^ (?:appointments|meetings|interviews|visits|calls|deliveries)\b/i

/** "…, open claims for shortages", "…, raise concerns to the owner": the last of several deeds told in the present. */
const LAST_BASE =
  /, (?:and )?(update(?= (?:the )?(?:CRM|tracker|sheet|calendar|spreadsheet|database|inventory|records|system|log)\b[^,]*$)|pull|push|raise|open|move|turn|finish|watch|swap|complete|transport) (?!(?:and|or|of|to|in|on|at|for|house|rate|rates|deals?|positions?|roles?|hours?|orders)\b)(?=(?:an? |the |any |all )?[\p{L}-]+(?: [\p{L}-]+)? (?:for|to|with|from|in|on|if|when|against|of)\b[^,]*$|(?<=update )[^,]*$)/u
const lastInPast = (deed: string, isTold: boolean): string =>
  isTold || !/^\p{L}+(?:ed|t|d|ade|an|ote) /u.test(deed)
    ? deed
    : deed
        .replace(LAST_BASE, (all, verb: string, at: number) =>
          OF_THINGS.test(deed.slice(0, at)) ? all : ` and ${wasOf(verb) ?? AT_FIRST.get(verb) ?? verb} `,
        )
        .replace(/ and opened (claim|ticket|case|dispute) (?=for\b)/, ' and opened $1s ')

/** "… in QuickBooks, matched payouts": a last deed behind a comma is joined by "and". */
function withAnd(deed: string): string {
  const at = deed.lastIndexOf(', ')
  const [before, behind] = [deed.slice(0, at), deed.slice(at + 2)]
  const [word = ''] = behind.split(' ')
  const isLast =
    at > 0 &&
    isPast(word) &&
    !SAID_OF_IT.test(behind) &&
    behind.includes(' ') &&
    ![...behind.matchAll(/ and (\p{L}+)/gu)].some(([, next = '']) => isPast(next))
  // "Booked and cancelled rooms, answered the phone": two that share their object, and a third.
  if (isLast && TWO_AT_FIRST.test(before)) return `${before}, and ${behind}`
  return isLast && !INSIDE.test(before) ? `${before} and ${behind}` : deed
}
const TWO_AT_FIRST = /^\p{L}+ed and \p{L}+ed [^ ,()]+ [^,()]*$|^\p{L}+ed and \p{L}+ed \p{L}+[^us]s$/u
/** "…, used by 900 companies": what is said of the thing. */
const SAID_OF_IT = /^\p{L}+ed (?:by|as|in|across)\b/u
/** Behind the first of several deeds no "and" is missing, and within brackets nothing is joined. */
// bounded: a line of a resume, 30 words
const INSIDE = /\([^)]*$|^\p{L}+ed, | and \p{L}+ed\b|, \p{L}+ed\b/u

/** "Prepare reports and forward to the accountant": what is sent on is named once more. */
const withObject = (deed: string): string =>
  deed
    .replace(/ for (review|approval|checking) of (?=(?:the|our|a|an|my) [\p{L} ]{2,40}(?:$|, ))/iu, ' for $1 by ')
    .replace(/\b(\d+) (months?|weeks?|years?) (?=backlog\b)/i, '$1 $2 of ')
    .replace(/ and (forwarded|sent|submitted|emailed|uploaded|endorsed) to (?=\p{L})/u, ' and $1 them to ')

/** "… accounts, receivables went down from $38k to $9k": what came of it is a sentence of its own. */
const withClause = (deed: string): string =>
  deed
    .replace(
      /, (?=(?!and\b|which\b|that\b)[\p{L}\d '’-]{3,50} (?:(?:went|fell|rose|grew|dropped|decreased) (?:down|up|from|by|to)|reached)\b)/u,
      ', and ',
    )
    .replace(THE_ONE, ', and the ')
/** "…, and page reached 30k followers" */
// bounded: two words before the verb
const THE_ONE =
  /, and (?=(?:best |top )?(?:page|channel|site|store|reel|video|blog|newsletter) (?:went|fell|rose|grew|dropped|decreased|reached)\b)/u
