import { article } from './articles.ts'
import { figured, fromNumbers, heldAt, theThing } from './figures.ts'
import { lowered } from './nouns.ts'
import { isPast, mayBeThing, wasOf } from './verbs.ts'

/** What is measured of somebody's work. */
const MEASURED =
  /^(?:(?:an? )?(?:average|overall|consistent|monthly|weekly|daily|\d+[ -]day|final|parent|client|customer|student|guest|seller|buyer) )?((?:AHT|CSAT|NPS|SLA|TAT|KPI|QA|FCR|CPL|CPA|ROAS|CTR|ROI|quality|error|accuracy|show|no-?show|open|reply|response|(?:first[- ])?(?:call|contact) resolution|first[- ](?:reply|response)(?: time)?|clean claims?|resolution|retention|attendance|attrition|conversion|close|closing|acceptance|completion|chat reply|attach|occupancy|productivity|turnaround|customer satisfaction|satisfaction|job success|uptime|rating)(?: (?:rate|scores?|time|average|rating))?)\b/iu
/** A measure and its value: "CSAT of 94%", "show rate 72%", "error rate below 0.5%". */
const VALUED =
  /^(?:of |at |(?:is|was) (?:only )?|: ?|(?:consistently|always) (?:at |above |over )?)?(?=(?:\d|below |above |under |over |within |never (?:below |above |under |over )|less than |at least |more than |zero |[$₱€£]\d))/i
/** "82%, SLA 98% for 2023": a second measure. */
const ANOTHER =
  /^(\d[\d.:/]*%?(?: average)?),? (?:and )?((?:AHT|CSAT|NPS|SLA|TAT|QA|FCR|quality|attendance|accuracy|retention)(?: (?:rate|score))?) (?:of |at |: ?)?(\d[^,]*)$/iu
/** "96% average for the year" */
const AVERAGE = /^\d[\d.]*%? average\b/
function measured(line: string): string | null {
  const [whole = '', name = ''] = MEASURED.exec(line) ?? []
  if (whole === '') return null
  const rest = line.slice(whole.length).trim()
  const [, ofWhom = '', value = rest] =
    /^((?:of|for|in) (?:my|the|our) [\p{L} -]{2,30}?) (?:at |of |: ?|was |is )?(?:only )?(?=\d)(.*)$/u.exec(rest) ?? []
  const tail = ofWhom === '' ? rest : value
  if (!VALUED.test(tail)) return null
  const said = lowered(whole).replace(/^an? /i, '')
  const one = name.endsWith('s') && !name.endsWith('ss') ? '' : `${article(said)} `
  const by = tail.replace(VALUED, '').replace(/ up$/, ' and up')
  const among =
    ofWhom === '' ? '' : ` ${ofWhom.replace(/^of (?:my|the|our) /, 'among ').replace(/\b(?:our|my)\b/, 'the')}`
  if (AVERAGE.test(by)) return `had an average ${said} of ${by.replace(/ average\b/, '')}${among}`
  const two = ANOTHER.exec(by)
  if (two !== null && ofWhom === '')
    return `had ${one}${said} of ${two[1] ?? ''} and ${article(two[2] ?? '')} ${two[2] ?? ''} of ${two[3] ?? ''}`
  if (by.startsWith('never ')) return `had ${one}${said} that was ${by}${among}`
  return `had ${one}${said} ${/^(?:below|above|under|over|within|less|at least|more)/i.test(by) ? '' : 'of '}${by}${among}`
}

/** How a thing changes by itself, and the plain form. */
const CHANGES: Readonly<Record<string, string>> = {
  grew: 'grow',
  went: 'go',
  rose: 'rise',
  fell: 'fall',
  increased: 'increase',
  decreased: 'decrease',
  dropped: 'drop',
  improved: 'improve',
  doubled: 'double',
  got: 'get',
  received: 'receive',
  tripled: 'triple',
  climbed: 'climb',
  jumped: 'jump',
  lessened: 'lessen',
  reached: 'reach',
  shortened: 'shorten',
  shrank: 'shrink',
  widened: 'widen',
  passed: 'pass',
}
// bounded: six words at most before the verb
const CHANGED = new RegExp(
  String.raw`^((?:(?!(?:and|that|which|who|by|to|I)\b)[\p{L}\d/&'’-]+ ){1,6}?)(${Object.keys(CHANGES).join('|')})(?= )`,
  'iu',
)
/** What is nobody's number: people and teams grow otherwise. */
const PERSONS = /^(?:one|an?|1) |\b(?:he|she|they|team|staff|company)\b/i
const GETS =
  /\b(?:clinic|page|shop|store|brand|site|website|channel|account|ads?|posts?|campaign|listings?|videos?|reels?) $/i
/** A thing that changed by so much: nobody says whose doing it was, but that it was seen. */
function changed(line: string): string | null {
  const [whole, thing = '', verb = ''] = CHANGED.exec(line) ?? []
  const rest = whole === undefined ? '' : line.slice(whole.length)
  if (whole === undefined || !/\d|doubl|tripl|\bhalf\b|\bzero\b/i.test(`${verb}${rest}`) || PERSONS.test(thing))
    return null
  const [first = ''] = thing.split(' ')
  // A page may get inquiries; who gets something else is somebody.
  if (/^(?:got|received)$/i.test(verb) && !GETS.test(thing)) return null
  // "Increased sales": whoever did it stands first.
  if (isPast(first.toLowerCase()) || wasOf(first.toLowerCase()) !== undefined) return null
  const what = lowered(thing.trim()).replace(/^(?:the|my|our) /i, '')
  const bare = /^\p{Lu}{2,}|s$/u.test(what) || /^(?:revenue|traffic|engagement|attendance|attrition)$/i.test(what)
  return `saw ${bare ? '' : 'the '}${what} ${CHANGES[verb.toLowerCase()] ?? verb}${rest.replace(/, before(?: that)?,? (?=(?:almost |only |about )?(?:none|nothing|zero|\d[\d.,]*)$)/, ', from ').replace(/, from ((?:almost |only )?(?:none|nothing|zero))$/, ', up from $1 before')}`
}

// bounded: five words at most before the numbers
/** "Time to fill from 34 days down to 21": nothing says how, so it was brought there. */
const BROUGHT =
  /^((?:(?!(?:and|that|which|who|by|I)\b)[\p{L}\d/-]+ ){1,5}?)from (?=(?:[A-Z]{3} )?[$₱€£]?\d(?:[^.]|\.\d){0,20}? (?:down |up )?to (?:[A-Z]{3} )?(?:[$₱€£]?\d|zero\b|none\b))/u
function brought(line: string): string | null {
  const [whole, thing = ''] = BROUGHT.exec(line) ?? []
  const [first = ''] = thing.split(' ')
  if (whole === undefined || wasOf(first.toLowerCase()) !== undefined) return null
  if (
    PERSONS.test(thing) ||
    thing.split(' ').some((word) => isPast(word.toLowerCase()) || CHANGES[word.toLowerCase()] !== undefined)
  )
    return null
  return `brought ${theThing(thing)} ${line.slice(thing.length)}`
}

/** What was done to people, and what is said of them, makes no deed of theirs when it is turned round. */
const NOT_TURNED =
  /^(?:promoted|hired|awarded|certified|trained|based|assigned|licensed|employed|recogni[sz]ed|graduated|registered|passed|experienced|skilled|needed|required|used|liked|loved|given|taught|chosen|selected|called|led|had|did|was|were|been|increased|decreased|improved|grew|dropped|related|involved|familiari[sz]ed|oriented|motivated|detailed|focused|preferred)$/i
// bounded: seven words at most before the verb
const PASSIVE =
  /^((?:(?!(?:and|that|which|who|by|to|with|in|on|at|I|i|my|was|were|is|are)\b)[\p{L}\d+,%$₱./'’-]+ ){1,7}?)(?:was |were |is |are )?(\p{L}+) (?=(?:for|in|at|from|every|within|during|on|to|each|daily|weekly|monthly|with|across|per|before|after|through|under|via|by (?:\d|the end))\b)/iu
/** "Statements sent every 5th", "over 500 ads delivered for two brands": what was done stands first. */
function turned(line: string): string | null {
  const [whole, thing = '', verb = ''] = PASSIVE.exec(line) ?? []
  if (whole === undefined || !isPast(verb.toLowerCase()) || NOT_TURNED.test(verb)) return null
  const [first = ''] = thing.split(' ')
  if (isPast(first.toLowerCase()) || /[,.] $|\b(?:author|speaker|member|winner)\b/i.test(thing)) return null
  if (wasOf(first.toLowerCase()) !== undefined && !mayBeThing(first.toLowerCase())) return null
  return `${verb.toLowerCase()} ${lowered(thing.trim())} ${line.slice(whole.length)}`
}

/** "38 bids submitted, 9 awarded": so many, and what became of them. */
const COUNTED =
  // bounded: a line of a resume, 400 signs
  /^((?:(?:around|about|over|more than|up to) )?\d[\d,.]*[k+]? (?:[\p{L}/-]+ ){1,3}?)(\p{L}+), ([^()]*\d[^()]*)$/u
function countedDone(line: string): string | null {
  const [, things = '', verb = '', then = ''] = COUNTED.exec(line) ?? []
  return isPast(verb) && !NOT_TURNED.test(verb) ? `${verb} ${things.trim()} (${then})` : null
}

/** "Top 5 agent out of 48" */
const TOP = /^(?:ranked |one of the |among the )?(top \d+ )(?=\p{L})/iu
/** "Top 2 in CSAT" */
const TOP_IN = /^(?:ranked |one of the |among the )?top \d+ (?:in|for|on)\b/iu
/** "Zero medication error for 2 years" */
const NONE =
  /^(?:zero|0|no) ((?:[\p{L}/-]+ )?)(error|complaint|defect|escalation|absence|miss|backlog|late|chargeback|discrepanc(?:y|ie)|shortage|overage|variance|incident|breach|violation|accident|finding|downtime|tardines|penalt(?:y|ie)|dispute|stock-?out)(?:e?s)?\b/iu

/** A line that tells what came of somebody's work, as what they had, saw or did; null where it is none. */
export function cameOut(line: string): string | null {
  const marked = line.replace(TOP, '')
  if (marked !== line && MEASURED.test(marked) && !/^\S+ (?:agent|rep|staff)/i.test(marked))
    return `was in the ${line
      .slice(0, line.length - marked.length)
      .replace(/^(?:ranked|one of the|among the) /i, '')
      .toLowerCase()}for ${marked}`
  if (TOP.test(line))
    return `was ${TOP_IN.test(line) ? 'in the ' : /\bout of\b|\bagents? (?:for|in|of)\b/i.test(line) ? 'a ' : 'among the '}${line.replace(TOP, (_, top: string) => top.toLowerCase())}`
  if (NONE.test(line))
    return `had no ${lowered(line.replace(/^\S+ /, '')).replace(/\b(error|complaint|defect|escalation|absence|chargeback|dispute|shortage|overage|incident|violation|accident|finding)\b(?!s)/i, '$1s')}`
  const said = fromNumbers(line)
  return (
    figured(said) ??
    measured(said) ??
    heldAt(said) ??
    changed(said) ??
    brought(said) ??
    turned(said) ??
    countedDone(said)
  )
}
