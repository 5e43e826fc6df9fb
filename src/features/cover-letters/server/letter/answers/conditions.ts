import { plainWords, sentencesOf } from '#features/cover-letters/claims/words.ts'
import { gapFor } from './gaps.ts'
import { typingSpeed } from './own-facts.ts'
import { line } from '../person/person.ts'
import { isProgram } from '../person/skills.ts'
import { listed } from '../deeds/words.ts'
import type { Addressee, Writer } from '../../writer.ts'

/** Something a posting wants to be there: how it says so, how somebody tells of it, and what the open place asks. */
type Thing = { says: RegExp; told: RegExp; open: string }
const EQUIPMENT: readonly Thing[] = [
  {
    says: /\bsariling (?:laptop|PC|computer|desktop)\b|\bown (?:equipment|device|setup|hardware)\b|\b(?:own|personal|working|good|decent|reliable) (?:[\w-]+ )?(?:PC|computer|laptop|desktop)\b|\b(?:PC|computer|laptop|desktop) (?:with|and|is required)\b/i,
    told: /\b(?:laptop|desktop|computer|PC|macbook)\b/i,
    open: 'your computer',
  },
  {
    says: /\d ?mbps\b|\b(?:stable|reliable|fast|strong|good|backup|high[- ]speed) (?:internet|connection|wi-?fi)\b|\binternet (?:connection|speed)\b/i,
    told: /\bmbps\b|\bfib(?:er|re)\b|\binternet\b/i,
    open: 'your internet connection',
  },
  { says: /\bheadset\b/i, told: /\bheadset\b/i, open: 'your headset' },
  { says: /\bwebcam\b/i, told: /\bwebcam\b/i, open: 'your webcam' },
  {
    says: /\bquiet (?:room|place|workspace|space|office)\b/i,
    told: /\bquiet\b|\bhome office\b/i,
    open: 'your workplace',
  },
]
const SMALL = /headset|webcam/
/** "Amenable to work onsite in Eastwood, Quezon City": where somebody has to come to. */
const COMES_TO =
  /\b(?:[Ww]illing|[Aa]menable|[Aa]ble|[Rr]equired|have) to (?:work|report|render work|be assigned)(?: on-?site| hybrid)?(?: (?:in|at|to))?(?: (?:the|our))?(?: (?:office|branch|site))?(?: (?:in|at|to))? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})\b(?! (?:time|hours?|shifts?|zone)\b)/u
/** "Two days a week in BGC", "hybrid in Makati" */
const DAYS_THERE =
  /\b(?:[Hh]ybrid|[Oo]n-?site|(?:\d|[Oo]nce|[Tt]wice|[Tt]wo|[Tt]hree)(?: ?(?:days?|x|times))? (?:a|per) week)\b[^.!?\n]{0,24}\b(?:in|at) (?:our |the )?(?:office in |offices? at )?(\p{Lu}[\p{L}.]+(?: City| \p{Lu}\p{Ll}+)?)(?! (?:time|hours?|shifts?|zone)\b)/u
const ON_SITE = /\b(?:on-?site|hybrid|office|branch|in-person|(?:once|twice|times|days?) (?:a|per) week)\b|\bCity\b/
/** "Hybrid on Thurs and Fri", "onsite in January": a day or a month, no town. */
const NO_TOWN =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|June|July|August|September|October|November|December)(?:s|rs|nes|ur|r)?\.?(?:days?)?$/
/** Where the work is done, if that is somewhere else than they live. */
function placeAsked({ location }: Writer, description: string, replies: string): string {
  const said = sentencesOf(description).find(({ text }) => ON_SITE.test(text) && COMES_TO.test(text))
  const [, place = ''] = COMES_TO.exec(said?.text ?? '') ?? DAYS_THERE.exec(description) ?? []
  const home = plainWords(`${location ?? ''} ${replies}`)
  return place === '' || NO_TOWN.test(place) || home.includes(plainWords(place).replace(/ city$/, ''))
    ? ''
    : gapFor(`can you come to ${place}?`)
}

const ONLY_JOB =
  /\bno (?:side|second|other|full-time) (?:jobs?|work|clients?|gigs?)\b|\bonly (?:job|client)\b|\bexclusively (?:for|with) us\b/i

const MUST = /\b(?:dapat|kailangan|must|needs?|needed|requir\w+|have to|should have)\b/i
/** Given to the person, or asked of somebody else. */
const NOT_THEIRS =
  /\b(?:provided|we (?:provide|give|send|supply)|company (?:laptop|computer)|allowance|who needs?|(?:customers|users|clients|tenants|patients) (?:need|must))\b/i
/** Over a list of what is wanted. */
const HEAD =
  /\b(?:requirements?|you (?:must|will) (?:have|need)|you need|qualifications?|must[- ]haves?)\b[^.\n]{0,30}:\s*$/i
const ITEM = /^\s*(?:[-•*–—]|\d{1,2}[.)])\s*/

/** The sentences and the points of lists that say what must be there. */
function mustsOf(description: string): string[] {
  let listing = false
  return description.split('\n').flatMap((text) => {
    if (HEAD.test(text)) listing = true
    else if (!ITEM.test(text)) listing = false
    const said = sentencesOf(text).map((sentence) => sentence.text)
    return said.filter((sentence) => (listing || MUST.test(sentence)) && !NOT_THEIRS.test(sentence))
  })
}

const TYPING =
  /\b(?:typing (?:speed|skills|accuracy|rate)|wpm|words (?:per|a) minute|fast typ\w+|type fast|fast and accurate typ\w+)\b/i
/** How fast they type, where a posting speaks of it and they tell it. */
function typingAsked({ skills, results, about }: Writer, description: string, replies: string): string {
  const speed = TYPING.test(description) ? typingSpeed([...(skills ?? []), about ?? '', ...(results ?? [])]) : ''
  return speed === '' || /\bwpm\b|words per minute/i.test(`${replies} ${about ?? ''}`)
    ? ''
    : `I type ${speed} words per minute.`
}

/** Nearly everybody has used it, and few resumes say so: nobody but the person can tell. */
const SHEETS = /\b(?:excel|google sheets|spreadsheets?)\b/i
const SHEETS_TOLD = /\b(?:excel|sheets|spreadsheets?|(?:ms|microsoft) office)\b/i
function sheetsAsked({ skills, results, about }: Writer, musts: string, replies: string): string {
  const own = [...(skills ?? []), ...(results ?? []), about ?? '', replies].join('\n')
  const [name = ''] = SHEETS.exec(musts) ?? []
  return name === '' || SHEETS_TOLD.test(own) ? '' : `As for ${name}: ${gapFor(`what have you done in ${name}?`)}`
}

/**
 * What a posting makes a condition without asking: what the profile tells of it is told, the rest is a marked place, as
 * only the person knows it. `replies` is what was asked for already.
 */
export function conditionsOf(writer: Writer, { description }: Addressee, replies: string): string {
  const musts = mustsOf(description).join('\n')
  const wanted = EQUIPMENT.filter(({ says }) => says.test(musts) && !says.test(replies))
  const own = sentencesOf(line(writer.about ?? '')).map(({ text }) => text)
  const told = own.filter((text) => wanted.some((thing) => thing.told.test(text)))
  const lacks = wanted
    .filter(({ told: tells }) => !tells.test(`${told.join(' ')} ${replies}`))
    .map((thing) => thing.open)
  // A headset alone is bought in a day, and not worth a place of its own.
  const open = lacks.every((thing) => SMALL.test(thing)) ? [] : lacks
  return [
    ...told,
    typingAsked(writer, description, replies),
    open.length === 0 ? '' : `My equipment: ${gapFor(listed(open))}.`,
    sheetsAsked(writer, musts, replies),
    placeAsked(writer, description, replies),
    ONLY_JOB.test(description) ? `As for side jobs: ${gapFor('would this be your only job?')}.` : '',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

const SPOKEN =
  /(?<!\b(?:than|not|no|need) )\b(?:spoken|fluent|excellent|clear|good|strong|perfect) (?!written )(?:\w+ ){0,2}english\b(?! in writing)|\benglish (?:is a must|fluency|speaking|communication)\b/i
const BY_VOICE = /\b(?:calls?|phone|spoken|speak\w*|voice(?! ?-?(?:memos?|notes?|messages?|overs?)))\b/i
/** Whether somebody who speaks for the employer is to speak good English. */
export const wantsSpoken = ({ description }: Addressee): boolean =>
  SPOKEN.test(description) && BY_VOICE.test(description)

const NO_CALLS = /\b(?:no|not|never|without|zero)\b[^.!?]{0,30}\b(?:calls|phone)\b|\bis not:?\s+phone calls|\basync\w*/i
/** What comes next is the employer's to say. */
const NEXT_STEP =
  /\b(?:we(?:['’]ll| will)|i(?:['’]ll| will)|our team will|hr will) (?:\w+ )?(?:contact|reach out|reply|get back|schedule|invite|send you|be in touch|message you|notify|review)\b|\b(?:only )?short-?listed (?:applicants?|candidates?)\b|\bpaid (?:test|trial) (?:task|project|day|week)\b|\b(?:hiring|our|the) process\b[^.!?\n]{0,20}:|\bnext steps?\b/i
/** Whether a posting says how it goes on after somebody has applied. */
export const saysNext = ({ description }: Addressee): boolean => NEXT_STEP.test(description)

/** Whether who hires would rather not be called. */
export const wantsNoCalls = ({ description }: Addressee): boolean => NO_CALLS.test(description)

const TRAINING =
  /\btraining (?:is |will be )?(?:given|provided)\b|\bwe(?:'ll| will)? (?:fully )?train\b|\bwill (?:train|teach) you\b|\byou(?:['’]ll| will) be trained\b|\bpaid training\b/i
/** Whether a posting says that it trains those who have not done the work. */
export const trains = ({ description }: Addressee): boolean => TRAINING.test(description)

/** "McLeod", "IT", "Clio": a capital that stays within a sentence. */
const startsWithName = (text: string): boolean => {
  const [first = ''] = text.split(' ')
  return /^\p{Lu}\p{Ll}*\p{Lu}/u.test(first) || isProgram(first)
}

// bounded: a few words before a fixed one
const EXPERIENCE_WANTED =
  /\b(experience (?:w\/|with|in) (?:[\w-]{1,20} ){0,2}[\w-]{1,20}|(?:[\w-]{1,20} ){1,2}experience) (?:is |are )?(?:strongly |highly )?(?:preferred|required|a must|needed|essential)\b/i
const YEARS_WANTED =
  /\b(?:at least|minimum(?: of)?) (?:\d+|an?|one|two|three|four|five) (?:years?|yrs)\b|\b\d+ ?(?:\+|or more) (?:years?|yrs)\b|\b\d+ years?(?: of)? (?:[\w-]{1,20} ){0,3}experience (?:is )?(?:required|needed|a must)\b/i
/** What the years are wanted of: "2 years in travel or hotels". */
const YEARS_IN = /\b(?:years?|yrs)(?: of)? (?:experience )?(?:in|with|as) ([\w -]{3,40})/i
/**
 * Experience the posting wants and `has` finds no word of in what the person told; empty where there is none. `isMust`
 * for what only is a condition.
 */
export function experienceLacked({ description }: Addressee, has: (text: string) => boolean, isMust = false): string {
  for (const [said, wanted = ''] of description.matchAll(new RegExp(EXPERIENCE_WANTED, 'gi'))) {
    if (/^no\b/i.test(wanted) || (isMust && !/(?:required|must|needed|essential)$/i.test(said))) continue
    const what = wanted
      .replace(/\bw\//i, 'with')
      .replace(/^(?:some|prior|previous|no|your|the|and) | (?:is|are)$/gi, '')
    if (what !== '' && !has(what.replace(/\bexperience\b|\bwith\b/gi, '')))
      return startsWithName(what) ? what : what.charAt(0).toLowerCase() + what.slice(1)
  }
  const [, field = ''] = YEARS_IN.exec(description) ?? []
  const [years = ''] = YEARS_WANTED.exec(description) ?? []
  if (isMust || years === '' || (field !== '' && has(field))) return ''
  return /\b(?:1|one|a)\b/i.test(years) ? 'a year of this work' : 'several years of this work'
}
