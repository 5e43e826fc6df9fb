import { article } from './articles.ts'
import { baseOf, isPast, wasOf } from './verbs.ts'

/** Small words of Tagalog that no English line has. */
const TAGALOG =
  /(?<![\p{L}'’-])(?:sa|ng|mga|ang|nang|yung|kay|kasi|namin|natin|niya|nila|po|rin|lang|medyo|minsan|kahit|pati|dati|ako|ko|pa|na|daw|naman|hindi|wala|nawala|lahat|kapag|kung|tapos|tsaka|saka|dahil)(?![\p{L}'’-])/u
const FEWEST = 4
/** A line up to what goes on in Tagalog; null where too little English is left. */
export function withoutTagalog(line: string): string | null {
  const at = line.search(TAGALOG)
  if (at < 0) return line
  const before = line.slice(0, at)
  const end = before.lastIndexOf(', ')
  const left = (end < 0 ? before : before.slice(0, end)).replace(end < 0 ? / (?:because|so|but) .*$/u : /$/u, '')
  if (end < 0 && left === before) return behind(line)
  return left.split(' ').length < FEWEST || (left.match(/\(/g)?.length ?? 0) > (left.match(/\)/g)?.length ?? 0)
    ? null
    : left
}

/** "0 complaints since 2021" behind what is said in Tagalog; null where nothing stands there. */
const behind = (line: string): string | null => {
  const last = line.slice(line.lastIndexOf(', ') + 2)
  return /^(?:0|no|zero) \p{L}/iu.test(last) && last.length < line.length && !TAGALOG.test(last) ? last : null
}

/** Names of work that stand before what was done, and what was done. */
const ACTS: Readonly<Record<string, string>> = {
  dispatch: 'dispatched',
  release: 'released',
  delivery: 'delivered',
  transport: 'transported',
  installation: 'installed',
  preparation: 'prepared',
  repair: 'repaired',
  inventory: 'took inventory of',
}
const ACT = new RegExp(String.raw`^(${Object.keys(ACTS).join('|')}) of (?:the )?`, 'iu')
// bounded: six words before the comma
/** "Real time scribe of 20 visits a day in Athena": how it was done stands behind. */
const LIVE =
  /^(?:real[- ]?time|live) scrib(?:e|er|ing) (?:of|for) ((?:[^ ,]+ ){1,6}?[^ ,]+)(?=,|$| (?:in|on|into|using) )/iu
/** "View duration was 4:50, now 7:35": from one to the other. */
const NOW = /^((?:\p{L}+ ){1,4})(?:was|were) (\d[\d.:%]*),? (?:and )?(?:is )?now (\d[\d.:%]*)$/iu
/** "Late deliveries 14% to 5%" */
const SHARES = /^((?:(?!from\b)\p{L}+ ){1,4})(\d[\d.]*%) (?:down |up )?to (?=\d[\d.]*%)/iu
/** What is said of things that went wrong, and is no deed. */
const FAULTY = /^(?:failed|missed|delayed|returned|cancell?ed|damaged|abandoned) /i
/** "900 orders sold, 4.9 rating" */
const SOLD =
  /^([\d,.]+\+?k? )(orders|items|pieces|pcs|units|parcels|bookings|copies) (sold|shipped|packed|delivered|fulfilled|completed)(?:,? (?:with )?(?:an? )?(\d\.\d) (?:stars? )?rating)?$/iu
/** "Answering calls, booking and rebooking of patients" */
const DOING_BOTH = /, (\p{L}+ing) and (\p{L}+ing) of (?:the )?/iu
/** "Thumbnails and titles A/B test with the owner" */
const TESTED = /^((?:[\p{L}-]+ ){1,4})A\/B test(?:s|ing|ed)?(?= (?:with|for|in|on|every)|$)/iu

/** A line that names its work, or its numbers, told with a verb, as far as nothing is added by it. */
export const withVerb = (line: string): string =>
  line
    .replace(ACT, (_, act: string) => `${ACTS[act.toLowerCase()] ?? act} `)
    .replace(LIVE, 'scribed $1 live')
    .replace(NOW, (_, thing: string, from: string, to: string) => `${thing}from ${from} to ${to}`)
    .replace(
      SHARES,
      (_, thing: string, from: string) =>
        `${FAULTY.test(thing) ? `brought ${thing.toLowerCase()}` : thing}from ${from} to `,
    )
    .replace(SOLD, (_, many: string, things: string, did: string, rating: string | undefined) => {
      const verb = /^orders$/i.test(things) && /^sold$/i.test(did) ? 'filled' : did.toLowerCase()
      return `${verb} ${many}${things}${rating === undefined ? '' : ` with a rating of ${rating}`}`
    })
    .replace(TESTED, (_, things: string) => `A/B tested ${things.charAt(0).toLowerCase()}${things.slice(1).trimEnd()}`)
    .replace(/^(\p{L}+ of )my (?=(?:\p{L}+ ){1,3}from \d)/iu, '$1the ')
    .replace(/\bin my first (?=\d+ (?:days?|weeks?|months?))/i, 'in the first ')
    .replace(DOING_BOTH, (all, one: string, other: string) => both(line, all, [one, other]))
    .replace(/ and do follow[- ]?ups? /i, ' and followed up ')
    .replace(ON_CONDITION, inPast(line))
    .replace(OF_PERSON, inPast(line))
    .replace(PAIR, (all, one: string, other: string) => {
      const did = [one, other].map((verb) => wasOf(verb))
      return did.includes(undefined) || !startsWithVerb(line) ? all : `, and ${did.join(' and ')}`
    })
    .replace(MIDDLE_OF_THREE, inPast(line))
    .replace(LAST_OF_THREE, inPast(line))
    .replace(BEHIND_CONDITION, inPast(line))

/** A verb that says under what condition it is done, or to whom, is none of the things before it. */
const ON_CONDITION = /(, | and )(\p{Ll}+)(?= (?:if|whenever|when|until) )/gu
const PERSON = 'driver|patient|client|customer|buyer|guest|owner|applicant|candidate|tenant|student|supplier|manager'
const OF_PERSON = new RegExp(String.raw`(, )(\p{Ll}+)(?= (?:${PERSON})(?:,| and| if))`, 'gu')
/** "…, pack and ship every Friday": two verbs that share what is behind them. */
const PAIR = /, (\p{Ll}+) and (\p{Ll}+)(?= (?:every|each|daily|weekly|twice|it|them|the|all|same[- ]day)\b)/gu
/** "Reproduce bugs, record Loom and file them": the second of three verbs. */
const MIDDLE_OF_THREE = /(, )(\p{Ll}+)(?= (?:the |an? )?[\p{L}-]+(?: [\p{L}-]+)? and \p{Ll}+ (?:it|them)\b)/gu
/** "…, inform client and update tracker": the third of three verbs. */
const LAST_OF_THREE =
  /(, \p{Ll}+ (?:the )?\p{Ll}+ and )(\p{Ll}+)(?= (?:the )?(?:tracker|sheet|file|system|calendar|log|dashboard|CRM|record|board)$)/u
// bounded: a line of a resume, 30 words
const BEHIND_CONDITION = /(, \p{Ll}+ if [^,]{2,40} and )(\p{Ll}+)(?= (?:to|it|them|the) )/u
/** The past of a verb, in a line that begins with one. */
const inPast =
  (line: string) =>
  (all: string, lead: string, verb: string): string => {
    const was = wasOf(verb)
    return was === undefined || !startsWithVerb(line) ? all : `${lead}${was}`
  }
const startsWithVerb = (line: string): boolean => {
  const [first = ''] = line.split(' ')
  return wasOf(first.toLowerCase()) !== undefined || isPast(first.toLowerCase())
}
function both(line: string, all: string, verbs: readonly string[]): string {
  const [first = ''] = line.split(' ')
  const did = verbs.map((verb) => wasOf(verb.toLowerCase()))
  return /ing$/i.test(first) && wasOf(first.toLowerCase()) !== undefined && !did.includes(undefined)
    ? ` and ${did.join(' and ')} `
    : all
}

/** A row of places or things before a second deed: "to cardio, nephro, PT and followed up". */
// bounded: a line of a resume, 30 words
const ROW = /( to \p{L}+(?:, \p{L}+){0,3}), (\p{L}+) and (?=(\p{L}+ed) )/u
/** "… 4 patients per shift, cannulation, monitoring, health teaching": work that went with it. */
const WORK_NAME = String.raw`(?:\p{L}+ )?\p{L}+(?:tion|ing|ment)`
// bounded: a line of a resume, 30 words
const WENT_WITH = new RegExp(
  String.raw`^(gave [^,()]*\d[^,()]*), (${WORK_NAME}(?:, ${WORK_NAME}){0,4}), (?:and )?(${WORK_NAME})$`,
  'u',
)
const DAYS: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}
const DAY = '(Mon|Tues?|Wed|Thur?s?|Fri|Sat|Sun)'
/** "Every Tue and Fri" */
const ON_DAYS = new RegExp(String.raw`\b(every|each) ${DAY}(?:( and | or )${DAY})?(?=$|[ ,)])`, 'g')
const dayOf = (short: string): string => DAYS[short.slice(0, 3)] ?? short
const TOLD_TO = new RegExp(
  String.raw`(?<=(?:^|, | and )(?:called|informed|notified|told|updated|reminded|contacted|texted|emailed) )(?=(?:${PERSON}|tracker|sheet|log)(?:$|,| if| when| and| before| after))`,
  'gu',
)
const HAS = new RegExp(String.raw`\b(until|if|when|once) (?=(?:${PERSON}) (?:has|is|was|had|gets|got)\b)`, 'gu')
const ONE_THING =
  'page|system|tracker|dashboard|website|site|tool|app|template|checklist|database|pipeline|guide|plugin|script|form|workflow|chatbot|portal|index|query|cache|filter|button'
// bounded: three words before the thing
const NEW_THING = new RegExp(
  String.raw`(?<=(?:^(?:built|created|developed|designed|fixed|launched|set up)|\bby (?:adding|removing|building|creating|using|making)|\b(?:and|or) (?:adding|removing|building|creating)) )(?!(?:an?|the|one|our|their|its|this|that|each|every|all|\d+)\b)((?:(?!\p{L}+s\b)(?!(?:an?|the|and|or|for|of|in|to|with|from|on)\b)[\p{L}\d+-]+ ){0,3}(?:${ONE_THING}))(?=$|,| (?:and|for|in|on|with|from|to|that|using|by)\b)`,
  'giu',
)

/** A deed with the small words that its line left out, where no others could stand there. */
export const withSmallWords = (deed: string): string =>
  deed
    .replace(ROW, (all, row: string, last: string, verb: string) =>
      isPast(verb) && baseOf(last) === undefined ? `${row} and ${last}, and ` : all,
    )
    .replace(WENT_WITH, '$1, with $2 and $3')
    .replace(TOLD_TO, 'the ')
    .replace(HAS, '$1 the ')
    .replace(/\b(has|have|had) (?=(?:schedule|appointment|slot)(?:$|,| and))/g, (_, verb: string) => `${verb} a `)
    .replace(/\bhas a appointment\b/g, 'has an appointment')
    .replace(/\bto (?=(?:NP|MD|PCP|GP|CEO|COO|CFO|doctor|physician)(?:$|,| and| for| if))/g, 'to the ')
    .replace(NEW_THING, (thing) => `${thing.startsWith('N+') ? 'an' : article(thing)} ${thing}`)
    .replace(/ while I (?:am|was) (?:the|its) (only|sole|lead|main) (\p{L}+)$/u, ' as its $1 $2')
    .replace(/\b(the \d+ )that needs\b/g, '$1that need')
    .replace(
      /, (?:the )?(note|report|draft|order|reel|video|file)(s?) (?:is|are) (ready|done|sent) (for sign(?:ing|ature)? )?/,
      (_, thing: string, many: string, how: string, sign?: string) =>
        `, with the ${thing}${many} ${how} ${sign === undefined ? '' : 'to sign '}`,
    )
    .replace(
      ON_DAYS,
      (_, each: string, day: string, link = '', other = '') => `${each} ${dayOf(day)}${link}${dayOf(other)}`,
    )
    .replace(/^brought average /, 'brought the average ')
    .replace(/\b(Luzon|Visayas|Mindanao|nation|company|island) wide\b/g, '$1-wide')
    .replace(/, (night|graveyard|day) shift$/, ', on the $1 shift')
    .replace(/\b(pack(?:ed)?) and (ship(?:ped)?) (?=every\b|daily\b|twice\b)/, '$1 and $2 orders ')
