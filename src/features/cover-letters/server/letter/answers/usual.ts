import { plainWords } from '#features/cover-letters/claims/words.ts'
import { figureAsked } from './figures-asked.ts'
import { gapFor } from './gaps.ts'
import type { Answers } from './known.ts'
import { WORK_ASKED } from '../hours/own-words.ts'
import { ownFact } from './own-facts.ts'
import { asksPrograms, programsAsked } from './programs-asked.ts'
import { namesProgram } from '../person/skills.ts'
import { whomFor } from '../person/whom-for.ts'
import { listed } from '../deeds/words.ts'
import {
  isOfJobs,
  LAST_LONG,
  lastLong,
  said as jobsSaid,
  todayAsked,
  WHERE_AND_LONG,
  worksAsked,
} from './works-asked.ts'

/** Asks for years of work; a year on its own is a date. */
export const YEARS_ASKED =
  /\b(?:years?|long)\b.*\bexperience|\bexperience\b.*\byears?\b|\b(?:years|yrs) (?:of|in|on|as|with|at|doing|using|working|you)\b|\bhow (?:many (?:years|yrs)|long) (?:have |did )?you\b(?! (?:take|need|will|plan|can))|\bhow many (?:years|yrs)\b|\bnumber of (?:years|yrs)\b|\bilang taon\b(?! (?:ka|kayo|po|na|ang edad|\s)*$)/
/** What is left of a question about years when nothing in it says years of what. */
const YEARS_OF_ANYTHING = new Set(
  `how many much long years year yrs of in the a an do does did you your have has had been with work working worked total relevant
  overall experience level what is are as remote remotely professional related and or please tell us number current currently
  this that so far doing job career facing which industries ilang taon ka kayo mo na nang po ng ang iyong on at`.split(
    /\s+/,
  ),
)
const SAME_START = 4

/** Years of work answer a question about years of that work, and no other. */
function yearsOf(facts: Answers, asked: string): string {
  // "Which tools do you use, and for how many years?"
  const programs = programsAsked(facts, asked)
  if (programs !== '') return programs
  const { experience, field, used, spent } = facts
  const of = asked.split(' ').filter((word) => !YEARS_OF_ANYTHING.has(word))
  if (of.length === 0) return experience
  const titled = plainWords(field).split(' ')
  // "CS" is customer service.
  const initials = titled.map((one) => one.charAt(0)).join('')
  const isOwn = (word: string): boolean =>
    (word.length > 1 && initials.startsWith(word)) ||
    titled.some((one) => one.slice(0, SAME_START) === word.slice(0, SAME_START))
  if (experience !== '' && of.every(isOwn)) return experience
  // Years of a program are told by the jobs it was used in: a profile has those of all their work.
  const program = used(asked)
  if (program.text !== '') return program.dated ? program.text : `${program.text} ${gapFor('how many years')}`
  const known = facts.skills.filter((skill) => namesProgram(skill) && ` ${asked} `.includes(` ${plainWords(skill)} `))
  if (known.length > 0) return `I know ${listed(known)}. ${gapFor('for how many years')}`
  return spent(asked, of)
}

/** Whoever told only when they can start has not told their hours. */
const bothOf = ({ start, hours }: Answers): string =>
  start === '' && hours === '' ? '' : [start, hours || gapFor('the hours you can work')].filter(Boolean).join(' ')

/** Whether certain hours are possible: hours of their own alone are no answer. */
const ASKS_FIT =
  /^(?:are you (?:able|willing|ok\w*|amenable|comfortable)|can you|could you)\b.*\b(?:eastern|pacific|central|mountain|us|usa|est|pst|cst)\b/
/** A day to start says nothing of hours, and hours nothing of the day. */
function hoursOf(facts: Answers, asked: string): string {
  const { start, hours, zone } = facts
  // Whether certain hours can be worked is told by hours alone.
  if (/\b(?:available|can you work)\b.*\b\d{1,2} ?(?:am|pm)\b|\banong shift\b/.test(asked)) return hours
  if (/\binterview\b|\b(?:call|chat|meeting)\b(?! cent)/.test(asked)) return ''
  if (
    /\bavailab\w+ to (?:start|begin|join|report)\b|\bearliest (?:\w+ )?availab|\b(?:date|day) of (?:\w+ )?availab/.test(
      asked,
    )
  )
    return start
  const shift = facts.abroad(asked)
  if (shift !== '' || ASKS_FIT.test(asked)) return shift
  const both = /\bavailab|\bhours\b/.test(asked)
  if (/\btime ?zone\b/.test(asked)) return both ? zone && bothOf(facts) && `${bothOf(facts)} ${zone}` : zone
  if (/\bavailability\b/.test(asked)) return /\bhours\b/.test(asked) ? hours : bothOf(facts)
  // A shift somebody prefers is no number.
  if (/\bhow many hours\b/.test(asked)) return /\d|\b(?:full|part)[ -]?time\b/i.test(hours) ? hours : ''
  if (/\bhours\b|\banong oras\b/.test(asked)) return hours
  return start === '' && /\bavailable\b(?! (?:to start|mag))/.test(asked) ? hours : start
}

const linkOf = (links: Answers['links'], name: string): string => {
  const link = links.find((one) => one.name === name)
  return link ? `${link.name}: ${link.url}` : ''
}

const JOBS_TOLD = 3
/** "Your price for a 25 minute video": a sum a piece, which no rate by the hour or month is. */
const PER_PIECE =
  /\b(?:price|rate|quote|fee|charge|cost)s? (?:for (?:an?|one|each|every|the|this) (?:[\w-]+ ){0,4}|per (?:finished |edited )?)(?:videos?|reels?|shorts?|clips?|episodes?|articles?|posts?|blogs?|pages?|words?|designs?|logos?|thumbnails?|banners?|piece|sites?|websites?|songs?|books?|drawings?|renders?|illustrations?|projects?|listings?)\b/
/** Asks for a yes to what is offered. */
const CONSENT = /\b(?:ok|okay|fine|agree|happy|comfortable) with (?:our|the|this|that)\b/
const FINE = /\bis fine with me\b/
const TODAY = /\b(?:current|present|last|previous) (?:monthly |basic )?(?:salary|rate|pay|compensation|sahod)\b/
/** What they earn today is nowhere in a profile. */
const payAsked = (said: string, asked: string): string =>
  TODAY.test(asked) && !/\b(?:expect\w*|desired|asking)\b/.test(asked)
    ? ''
    : said !== '' &&
        /\b(?:current|present|last|previous)\b.*\b(?:and|&)\b.*\b(?:expect\w*|desired|asking)\b/.test(asked)
      ? `${said} ${gapFor('your current pay')}`
      : said
type Usual = readonly [RegExp, (facts: Answers, asked: string) => string]
/** Asked for a fact of another kind than the words around it: what has none of it stays open. */
const ONLY: readonly Usual[] = [
  [LAST_LONG, lastLong],
  [WHERE_AND_LONG, ({ works }) => (works.length === 0 ? '' : jobsSaid(works.slice(0, JOBS_TOLD)))],
  [YEARS_ASKED, yearsOf],
  [WORK_ASKED, ({ work }, asked) => work(asked)],
  [
    /\bwhere\b.*\b(?:live|based|located|from(?! \d))|\b(?:your )?(?:location|city|address)\b|\btaga ?saan\b|\bsaan (?:ka|kayo|po)\b|\bnakatira\b/,
    ({ location }, asked) => (/\bwhat time\b|\bwould you\b|\bwould like\b/.test(asked) ? '' : location),
  ],
  [
    /\bwhen\b(?! you (?:started|left|began|joined))(?!.*\bwhen you (?:started|left))[^]*\b(?:start(?!ed)|begin|available)|\bstart(?:ing)? date\b|\bearliest start\b|^(?:(?:and|also|please|confirm|that|if|whether|would|are|you|be) )*(?:can|could|able to|ready to|available to|pwede)(?: you| ka| kayo)?(?: ba| bang| po)? (?:already )?(?:start|begin|join us|mag ?start|mag ?umpisa)\b(?! (?:by \w+ing|with|at \d|small|slow\w*|over|an?|the|my|our)\b)|\bavailab(?:le|ility)\b|\bhow soon\b|\bnotice period\b|\b(?:when|date|day)\b.*\byou\b.*\b(?:join|report|start|begin)\b|\bearliest (?:date|day)\b|\btime ?zone\b|\bhours\b|\bk[ae]i?lan\b.*\b(?:ka|kayo|po|pwede\w*)\b.*\b(?:start|\w*simula|\w*umpisa|pumasok)\b|\banong (?:oras|shift|schedule)\b.*\b(?:ka|kayo|mo)\b|\bcan you work\b.*\b\d{1,2} ?(?:am|pm)\b/,
    hoursOf,
  ],
  [
    /\b(?:salary|(?<!\b(?:frame|bit|conversion|open|error|response|reply|bounce|churn|growth|exchange|interest|success|retention|show|close|closing|occupancy|completion|attendance|heart|tax|acceptance|hire|fill|answer|pick ?up|open|click|no show|win|absence|turnover|attrition|match|pass|defect|fill) )rate(?! your| yourself| from)|compensation|comp expectations?|price|charge|sahod|sweldo|magkano|want to (?:earn|make)|hope to earn)\b|^how much$|\bper \w+ or\b.*\bhow much$|\bwhere (?:do )?you (?:fall|sit|stand|are) (?:in|on|within) (?:this|that|the range|our range|it|our budget|the budget)\b|(?<!\b(?:to|should|must|you|they) )\bpay\b(?! attention| (?:runs?|first))/,
    ({ pay }, asked) =>
      PER_PIECE.test(asked) || (CONSENT.test(asked) && !FINE.test(pay(asked))) ? '' : payAsked(pay(asked), asked),
  ],
]
/** "What have you built on your own?" */
const OWN_WORK =
  /\b(?:built|build|made|created|developed|shipped|coded|designed|launched)\b.*\b(?:on|of) (?:your|ur) own\b|\b(?:your|any|own) (?:own |personal |side |pet )projects?\b|\bside projects?\b/
const ownWork = ({ made }: Answers, asked: string): string =>
  made.length === 0 || !OWN_WORK.test(asked) || /\bhow\b|\bwhy\b/.test(asked)
    ? ''
    : `${made.length === 1 ? 'My own project is' : 'My own projects are'} ${listed(made.slice(0, JOBS_TOLD))}.`

/** Answered where the person has what is asked; else by what they did. */
const FIRST: readonly ((facts: Answers, asked: string) => string)[] = [
  ownFact,
  whomFor,
  figureAsked,
  todayAsked,
  worksAsked,
  programsAsked,
]
/** What no resume holds is no introduction. */
const BESIDE_RESUME =
  /\b(?:something|anything|thing|facts?|story)\b.* about you|\b(?:not|isn t|isnt|wouldn t|won t)\b.* (?:resume|cv|profile)\b/
/** What others think of somebody is no introduction. */
const OPINION = /\b(?:say|said|think|thinks|thought|notice|love|hate|remember|miss|surprise)\b.* about you\b/
const AFTER: readonly Usual[] = [
  [/^your (?:work )?experience$/, ({ works }) => (works.length === 0 ? '' : jobsSaid(works.slice(0, JOBS_TOLD)))],
  [
    /\blinked ?in\b(?! (?:sales|recruiter|learning|premium|ads?|navigator|outreach|automation|groups?|sourcing|leads?)\b)/,
    ({ links }) => linkOf(links, 'LinkedIn'),
  ],
  [/\bgit ?hub\b/, ({ links }) => linkOf(links, 'GitHub')],
  [
    /\b(?:portfolio|website|samples?|examples of|best work|link)\b|^(?:please )?show (?:us|me)\b/,
    ({ links }) => linkOf(links, 'Website'),
  ],
  [
    /\babout you(?:rself)?\b|^(?:a (?:bit|little) about )?(?:yourself|you)$|\bintroduce yourself\b|\bwho you are\b|\bintro(?:duction)?\b/,
    ({ introduction, voice }, asked) =>
      BESIDE_RESUME.test(asked)
        ? ''
        : introduction === '' || /\b(?:one|a|single) (?:line|sentence)\b/.test(asked)
          ? introduction
          : [introduction, voice].join(' ').trim(),
  ],
]

const FINITE = /\b(?:is|are|was|were|do|does|did|should|would|could|can|will|has|have|had)\b/
const THEM = /\b(?:you|your|yours|youve|ikaw|ka|kayo|mo|nyo|niyo|ninyo)\b/
/** Asks of a person, of the employer, or of what somebody would do: nothing that was done says it. */
const OF_OTHERS =
  /^(?:who|whose)\b|\b(?:would|could|should|d) you\b|\byou (?:would|should|could|d)\b|\bour (?!team|tools?|stack|crm|software|systems?)\w|\byour own\b|\b(?:do|does|should|did) we\b/

/** Whether a question is about what the person did or has: a sentence whose subject is another is not, a few words are. */
export const isOfThem = (asked: string): boolean =>
  isOfJobs(asked) || ((THEM.test(asked) || !FINITE.test(asked)) && !OF_OTHERS.test(asked))

/** Which of the facts that stand by themselves a few words ask for; -1 for none. */
export const factAsked = (text: string): number => {
  const asked = plainWords(text)
  const all = [...ONLY, ...AFTER]
  const found = all.findIndex(([pattern]) => pattern.test(asked))
  return found < 0 && asksPrograms(asked) ? all.length : found
}

/** The answer to one of the usual questions of postings; null where it is none of them. */
export function usualAnswer(facts: Answers, asked: string, story: boolean): string | null {
  const told = /\babout you(?:rself)?\b/.test(asked)
  const only = ONLY.find(([pattern]) => pattern.test(asked))
  if (only && (!story || told)) return only[1](facts, asked)
  const made = ownWork(facts, asked)
  if (made !== '') return made
  for (const answer of FIRST) {
    const given = isOfThem(asked) ? answer(facts, asked) : ''
    if (given !== '') return given
  }
  const after = OPINION.test(asked) ? undefined : AFTER.find(([pattern]) => pattern.test(asked))
  return after && (!story || told) ? after[1](facts, asked) : null
}
