import { heldCalls, madeSoMany } from './amounts.ts'
import { SOMEBODY, withArticles } from './articles.ts'
import { withoutTagalog, withSmallWords, withVerb } from './mixed.ts'
import { inOneSentence, LONGEST } from './long-lines.ts'
import { firsthand, OWN, SAYS_I } from './firsthand.ts'
import { withLeftOut } from './leftouts.ts'
import { ofNamedThing } from './named-things.ts'
import { lowered, ofThings, ofWork } from './nouns.ts'
import { cameOut } from './outcomes.ts'
import { inRole } from './roles.ts'
import { inRows, rowOfActs, written } from './rows.ts'
import { writtenOut } from './shorthand.ts'
import { spelt } from './spelling.ts'
import { namedOnly, thesisOf, withoutLabel, withTail } from './tails.ts'
import { WITH_OBJECT } from './more-verbs.ts'
import { namesProgram } from '../person/skills.ts'
import { sameTense } from './tense.ts'
import { isPast, isVerb, pastOf, wasOf } from './verbs.ts'
import { pairOfVerbs, rowOfVerbs } from './within.ts'

/** How something was done, before what was done: "Accurately entered …"; how often it is done stays. */
const ADVERB =
  /^(?:daily|(?!(?:weekly|monthly|quarterly|yearly|hourly|bi-?weekly|fortnightly|nightly|only|family|supply|assembly|reply|apply|early|friendly)\b)\p{L}{3,}ly)\s+(?=\p{L})/iu
const NAMES_THEM = /(?<![.@/])\b(?:i|my|me|we|our|he|she|his|her|you|your)\b/i
/** Whom somebody worked for or with: the same person is who "her" is said of. */
const OF_WORK =
  '(?:owner|founder|ceo|president|director|executive|boss|manager|supervisor|employer|client|customer|broker|realtor|agent|attorney|lawyer|doctor|dentist|coach|student|team|colleague|co-?worker)'
const MINE = new RegExp(String.raw`\bmy (?=(?:\p{L}+ )?${OF_WORK})`, 'giu')
const THEIRS = new RegExp(String.raw`(\b${OF_WORK}s?(?:['’]s)?\b.*?) (?:his|her)\b`, 'iu')
/** "Tier I", "Teacher I": a number, and nobody. */
const NUMBERED = /\b(?:tier|level|grade|phase|teacher|part|class|type)s? I\b/gi
/** Names a person whom the sentence of a letter would take for somebody else. */
const namesThem = (line: string): boolean =>
  NAMES_THEM.test(line.replace(NUMBERED, '').replace(MINE, '').replace(OWN, '').replace(THEIRS, '$1'))
/** "…, also her errands": a sentence that has "also" has no second one. */
const ALSO = /, also (?=\p{L})/u
/** "…; lowered the debtors": what came of it goes on in the sentence. */
const AND_SO = /; (?=(?:\p{Ll}+(?:ed|ut|ew)|hit|set|made|kept|got|won|did|ran) )/u
// bounded: no bracket within another one
/** "(returns, sizing, where is my order)" */
const ASIDE = / ?\([^()]*\)/g
/** "(cafes, trades, 1 clinic)": a row in brackets ends like any other. */
// bounded: no bracket within another one
const AND_LAST =
  / \((?![^()]* (?:and|or|&) )([^(),]{1,40}(?:, (?!and |or |etc)[^(),]{1,40}){0,5}), (?!and |or |etc|best |top |mostly |average |about |around |over )((?:[^(), ]+ ){0,3}[^(), ]+)\)/gu
/** "…, no paid ads": what was done without. */
const WITHOUT = /, (?:no|zero|0) (?=(?:\p{Ll}+ ){0,2}\p{Ll}+(?: (?:since|in|for) (?:\d{4}|\d+ \p{Ll}+))?$)/u
/** "…, one client was two years behind": a whole sentence behind another one stands in brackets. */
const ANOTHER =
  /, ((?:one|some|most|all|both|none)(?: of them)? (?:\p{L}+ ){0,2}(?:was|were|had|reach(?:ed)?|hit|got) [^,()]+)$/u
/** "Views in TikTok" */
const ON_SITE = /\bin (?=(?:TikTok|Instagram|Facebook|YouTube|LinkedIn|Twitter)(?:$|,| and| for))/g
/** "Opened cases with support, recovered $14,200": what came of it, by how much. */
const CAME_BACK =
  /, (?=(?:recovered|saved|reduced|cut|increased|raised|grew|earned|gained|generated|reached|hit|won|closed|sold|collected) (?:(?:around|about|over|nearly|almost|more than|up to|an average of) )?[$₱€£]?\d(?:[^,]|,(?=\d))*$)/gu
/** "Took care of leads, follow-up of old ones": two things end like any row. */
const TWO_THINGS =
  /^(took care of [^,]{3,60}), (?=(?:follow-up|clean-?up|updates?|upkeep|coordination|monitoring) of [^,]{3,60}$)/u
const WENT: Readonly<Record<string, string>> = { go: 'went', come: 'came', get: 'got' }
/** "Had a CSAT of 94%, moved to the escalation desk" */
// bounded: a line of a resume, 30 words
const MOVED_ON = /^(had (?:an? )?[^,]*\d[^,]*), (moved|became|got promoted|was promoted|promoted)(?= )/
const OF_TOPICS = /\b(?:about|regarding|concerning|such as|like) [^,]*/u
/** The English of a line as most people write it. */
const corrected = (deed: string): string =>
  deed
    .replace(WITHOUT, (all, at: number) => (OF_TOPICS.test(deed.slice(0, at)) ? all : ' with no '))
    .replace(AND_LAST, ' ($1 and $2)')
    .replace(/^built list\b/, 'built lists')
    .replace(/\bsales is\b/g, 'sales were')
    .replace(ON_SITE, 'on ')
    .replace(CAME_BACK, ', and ')
    .replace(MOVED_ON, (_, had: string, verb: string) => `${had} and ${verb === 'promoted' ? 'was promoted' : verb}`)
    .replace(/^((?:started|began|joined) as [^,]+?) and promoted\b/, '$1 and was promoted')
    .replace(TWO_THINGS, '$1 and ')
    .replace(/, all (?=(?:less|under|fewer) )/, ', all in ')
    .replace(/, A\/B test (?=\d|the|all|each)/, ' and A/B tested ')
    .replace(
      /\b(before|after|when|if) it (go|come|get)\b/g,
      (_, link: string, verb: string) => `${link} it ${WENT[verb] ?? verb}`,
    )
/** What is said of a deed without saying what was done. */
const TAIL =
  / (?:(?:and |thereby |thus |(?:in order )?to )?(?:ensur(?:ing|ed)|resulting|leading to|demonstrat\w+|contribut\w+|showcas\w+|foster\w+|leverag\w+)\b|(?:in order )?to ensure\b|working closely\b|in a (?:timely|fast-paced|professional)\b|while maintaining\b).*$/iu
/** What goes on in the first person, or tells more of a thing, is cut: it stands in no sentence about a deed. */
const GOES_ON =
  /(?:[,;]| -) (?:(?:and|so|then|where|but) )?(?:I|my|we|our)\b.*$| (?:that|who) \p{Ll}+ (?:his|her|my|our)\b.*$|,? (?:(?:in |of |for )?which|wherein|whereby)\b(?! (?:cut|reduced|lowered|raised|increased|improved|saved|brought|led|grew|doubled|made)\b).*$/iu
const FEWEST = 4

/** What somebody did, to stand behind "I": null where the line of a resume makes none without changing what it says. */
export function asDeed(point: string): string | null {
  const english = withoutTagalog(
    writtenOut(
      withUse(
        firsthand(
          point.replace(/\s+/g, ' ').replace(/(?<=\b(?:after|when|since|while|once|before|because|that) )i\b/g, 'I'),
        )
          .replace(ANOTHER_SENTENCE, '')
          // bounded: a point of a resume, 400 signs
          .replace(/[\s.;,]+$/, '')
          .replace(/^[^\p{L}\p{N}]+/u, ''),
      ),
    ),
  )
  if (english === null) return null
  const whole = withVerb(english)
  const plain = whole.replace(ASIDE, (aside) => (NAMES_THEM.test(aside) ? '' : aside))
  const line = inOneSentence(
    withAsides(runTogether(withoutLabel(shortened(plain.replace(ADVERB, '').replace(TAIL, ''))))),
  )
  const words = line.split(' ')
  const came = namedOnly(line) ?? cameOut(line)
  if (came === null && (words.length < FEWEST - 1 || whole.split(' ').length < FEWEST)) return null
  if (
    words.length > LONGEST ||
    namesThem((came ?? line).replace(SAYS_I, '')) ||
    /[.!?]\s|[[\]{}<>_|]/.test(line) ||
    (came === null && /^\P{Ll}+$/u.test(line))
  )
    return null
  const deed = thesisOf(line) ?? came ?? told(line)
  return deed === null ? null : inRows(withSmallWords(withTail(inEnglish(deed))))
}

const withAsides = (line: string): string =>
  line.replace(ANOTHER, (_, said: string) => ` (${said.replace(/\breach\b/, 'reached')})`)

/** The English of a deed, with the small words it left out. */
const inEnglish = (deed: string): string =>
  withLeftOut(withArticles(corrected(spelt(deed.replace(ALSO, ', and ').replace(AND_SO, ', and ')))))

/** "Updated the CRM; send 50 messages a day": what was done besides is joined. */
const runTogether = (line: string): string =>
  line.replace(/; (\p{Ll}+)(?= )/gu, (all, word: string) => (isVerb(word) ? `, and ${word}` : all))

/** "…, app is for restaurants": what is said of a thing beside the deed. */
// bounded: two words before the verb
const IS_SO = /, (?:the )?\p{Ll}+(?: \p{Ll}+)? (?:is|are) (?:for|an?|the|in|from|based|used|located)\b[^,]*$/u

/** What a line says in a sentence of its own behind the deed: "Served lunch on a train. Handled money." */
const ANOTHER_SENTENCE =
  /(?<=\p{L}{4}|\d)(?<!\b(?:incl|approx|misc|dept|acct|engr|atty))\. (?=\p{Lu}|\d+(?:st|nd|rd|th) \p{Ll}).*$/iu

/** A line that the page cut off in the middle: "… using", "… for $24 billion in". */
const OPEN_END =
  /(?:,? (?:to|able|using|(?<!\bdrive )through|with|for|of|and|or|by|the|an?|from|(?<!\b(?:log|check|opt|sign|clock|walk|plug|call)\w* )in))+$/iu

/** Without what goes on in another person's voice, where enough is left. */
function shortened(line: string): string {
  const short = line.replace(GOES_ON, '').replace(IS_SO, '')
  return (short.split(' ').length < FEWEST ? line : short).replace(OPEN_END, '').replace(/[,;]$/, '').trim()
}

function told(line: string): string | null {
  if (RESPONSIBLE.test(line)) return inCharge(line.replace(RESPONSIBLE, ''), ASSIGNED.test(line))
  if (HONOURED.test(line)) return sameTense(`was ${lowered(line)}`, true)
  if (/^able to \p{L}/iu.test(line)) return `was ${lowered(line)}`
  if (/^became \p{L}/iu.test(line) || NEVER.test(line)) return lowered(line)
  if (line.startsWith('A/B tested ')) return line
  if (ON_CALL.test(line)) return `was ${lowered(line)}`
  const role = inRole(line, told) ?? written(line) ?? rowOfActs(line)
  if (role !== null) return role
  if (WAY_OF_WORK.test(line)) return null
  // "Increase in sales by 25 %": nobody says whose doing it was.
  if (/^(?:in|de)crease in\b/i.test(line)) return null
  const [, laid] = LAYOUT.exec(line) ?? []
  if (laid !== undefined) return sameTense(`laid out ${laid}`)
  const row = rowOfVerbs(line, (verb) => wasOf(verb) ?? WITH_OBJECT.get(verb) ?? (isPast(verb) ? verb : undefined))
  if (row !== null) return sameTense(row, true)
  const pair = pairOfVerbs(line)
  if (pair !== null) return sameTense(pair)
  const used = usedFor(line)
  if (used !== null) return used
  const did = supported(line)
  if (did !== null) return sameTense(did)
  const held = heldCalls(line)
  if (held !== null) return sameTense(held)
  const done = ofThings(line)
  if (done !== null) return sameTense(done)
  if (HIRED.test(line)) return sameTense(lowered(line))
  const [, cleared = '', rest = ''] = CLEARED.exec(line) ?? []
  const up = wasOf(cleared.toLowerCase())
  if (up !== undefined) return sameTense(`${up} up ${rest}`)
  const [first = '', ...behind] = line.split(' ')
  const was = pastOf(first, behind.join(' '))
  if (was !== null)
    return sameTense(
      [was, ...(was === first.toLowerCase() ? behind : bothDone(behind))].join(' '),
      was === first.toLowerCase(),
    )
  const work = ofWork(line) ?? madeSoMany(line)
  return work === null ? ofNamedThing(line) : sameTense(work)
}

/** "Text and call applicants": a second verb that may be a thing is none where its object stands behind it. */
function bothDone(behind: readonly string[]): readonly string[] {
  const [and = '', verb = '', ...rest] = behind
  const was = and === 'and' ? (WITH_OBJECT.get(verb) ?? THINGS_DONE[verb]) : undefined
  return was === undefined || !/^(?:the|all|new|our|\d\S*|\p{L}+[^s]s)$/u.test(rest[0] ?? '')
    ? behind
    : [and, was, ...rest]
}
const THINGS_DONE: Readonly<Record<string, string>> = {
  call: 'called',
  post: 'posted',
  report: 'reported',
  record: 'recorded',
}

/** "React and Node for the admin panel" */
const BOTH_FOR = /^(\p{L}[\p{L}\d.+]*)(?:,| and) (\p{L}[\p{L}\d.+]*) for (?=\p{Ll})/u
/** "Xero for invoicing", "Xero - invoicing": a program by what it was used for. */
const PROGRAM = String.raw`^(\p{L}[\p{L}\d.+]*(?: \p{L}[\p{L}\d.+]*)?)`
const USED_FOR = new RegExp(String.raw`${PROGRAM} for (?=\p{Ll})`, 'u')
const BEFORE_DASH = new RegExp(String.raw`${PROGRAM} ?[—–-] (?=\p{Ll})`, 'u')
/** Whether what a line begins with names a program; what begins with a verb names none. */
const isProgram = (name = ''): boolean => namesProgram(name) && !isVerb((name.split(' ')[0] ?? '').toLowerCase())
function usedFor(line: string): string | null {
  const [, one, other] = BOTH_FOR.exec(line) ?? []
  if (isProgram(one) && isProgram(other)) return `used ${line}`
  return isProgram(USED_FOR.exec(line)?.[1]) ? `used ${asRow(line)}` : null
}
const withUse = (point: string): string =>
  point.replace(BEFORE_DASH, (all, name: string) => (isProgram(name) ? `${name} for ` : all))

/** "Invoicing, bills, payroll" ends with an "and". */
const asRow = (line: string): string => (/ and /.test(line) ? line : line.replace(/, (?=[^,]*$)/, ' and '))

/** "Lead a team of 12", "support senior staff": verbs that name a job or a kind of work as often. */
const SUPPORTED =
  /^supports? (?!(?:for|to|of|and|or|in|on|via|through|with|tickets?|calls?|chats?|e-?mails?|staff|agents?|teams?|desk|cent\w+|services?|specialists?|engineers?|quer\w+|requests?|cases?|documents?|documentation|materials?)\b)(?=\p{L})/iu
const LED =
  /^leads? (?!(?:gen\w*|lists?|management|nurtur\w*|capture|magnets?|qualif\w*|scor\w*|sources?|sourcing|forms?|data|research|track\w*|follow\w*|in|for|of|and|from|to|at|by|on)\b)(?=[\p{L}\d])/iu
function supported(line: string): string | null {
  if (SUPPORTED.test(line)) return line.replace(SUPPORTED, 'supported ')
  const [what = ''] = line.split(/ (?:of|for|in|to|at|on|with)\b/i)
  return LED.test(line) && !SOMEBODY.test(what) ? line.replace(LED, 'led ') : null
}

/** "Layout menus and shirts" */
const LAYOUT = /^lay-?outs? (?!(?:of|and|for|in|artist|designer|design|editor)\b)(\p{L}.*)$/iu
/** "Works well in a team": how somebody works. */
const WAY_OF_WORK = /^works? (?:well|independently|effectively|under pressure)\b/i
/** "On call for outages" */
const ON_CALL = /^on[- ]call (?:for|on|at|every|during)\b/i
/** "Never missed a deadline" */
const NEVER = /^never \p{L}+(?:ed|t|d) /iu
const RESPONSIBLE =
  /^(?:was |were )?(?:responsible (?:for|in|to)|in-?[ -]?charge (?:of|with|in|for|to)|(?:tasked|assigned|in charge) (?:with|in|to)|accountable for) (?:also )?/i
/** Where somebody was sent to work. */
const ASSIGNED = /^(?:was |were )?assigned (?:in|to) /i
/** What was given to somebody for their work. */
const HONOURED =
  /^(?:mentioned (?:by name )?in\b|involved in\b|awarded (?:as |the |with )?(?:top|best|most|employee|agent|\p{Lu})|promoted (?:to|as|from|twice|after|within)\b|(?:recogni[sz]ed|chosen|selected|nominated|named|ranked|rated|elected|appointed|commended|hailed) (?:as|for|by|to|top|best|one of|among|#)\b|brought on (?:to|as|for|by)\b|offered (?:an? |the )?(?:\p{L}+[ -]){0,2}(?:position|job|role|contract|promotion)\b)/iu
/** "Responsible for handling calls" is "handled calls"; for a thing alone nobody says what was done with it. */
function inCharge(what: string, isGiven: boolean): string {
  const [first = '', next = '', ...rest] = what.split(' ')
  const did =
    wasOf(first.toLowerCase()) !== undefined && isDone(first, [next, ...rest].join(' '))
      ? wasOf(first.toLowerCase())
      : undefined
  if (did !== undefined && !/^of$/i.test(next)) return sameTense([did, next, ...rest].join(' '))
  const joined = / and \p{L}+ing\b/iu.test(what) ? sameTense(lowered(what)) : lowered(what)
  if (isGiven) return `was assigned to ${lowered(what)}`
  return PAPERWORK.test(what) ? `handled ${joined}` : `was responsible for ${lowered(what)}`
}
/** "Tasked to prepare reports", "in charge of posting". */
const isDone = (first: string, rest: string): boolean => /ing$/i.test(first) || pastOf(first, rest) !== null
/** Things that can only be handled. */
const PAPERWORK =
  /^(?:accounts (?:payable|receivable)|payroll|invoic(?:es|ing)|e-?mails?|inbox\w*|calls|inquiries|complaints|orders|refunds|returns|bookings|reservations|tickets|correspondence|documents|paperwork|reports|records|payments|claims|shipments|deliveries)\b/i

/** Whom somebody hired stands right behind; who was hired themselves has it otherwise. */
const HIRED = /^hired (?:and|an?|the|all|new|over|about|around|up to|more than|at least|\d)/i
/** "Clean up of 14 months of books" */
const CLEARED = /^(\p{L}{3,8})[ -]?up (?:of|on) (?:the )?(.+)$/iu
