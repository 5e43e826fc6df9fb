import { plainWords } from '#features/cover-letters/claims/words.ts'
import { gapFor } from './gaps.ts'
import type { Answers } from './known.ts'
import { isOver } from '../person/person.ts'
import { asOne } from '../deeds/articles.ts'
import { worked } from '../parts/phrases.ts'
import type { Work } from '../deeds/results.ts'
import { programsNamed } from '../person/skills.ts'
import { heldAs } from '../work/titles.ts'
import { listed } from '../deeds/words.ts'

const [MOST, MOST_OF_WHOM] = [3, 2]
const NUMBERS: Record<string, number> = { two: 2, three: 3 }
const PLACE = String.raw`(?:compan(?:y|ies)|(?:schools?|hospitals?|clinics?|firms?|agenc(?:y|ies)|offices?|restaurants?|hotels?|banks?)(?= (?:that |where |have |did )*you)|employers?|jobs?|positions?|roles?|job titles?|work history|employment history|accounts?|lobs?)`
/** "accounts you handled", "the last three companies you worked with", "your current job title", "employers so far". */
const JOBS = new RegExp(
  String.raw`^(?:(?:your|the|my|a|all|of|list|name|names|please|which|what|are|were|was|is|tell us|mga) )*(?:(?:last|previous|past|latest|current|present|recent|most|other|two|three|2|3|bpo) )*${PLACE}(?: (?:and|or) (?:your )?${PLACE})?(?: (?:so far|history|titles?))?(?: (?:(?:that|where|which|did|have|do) )*(?:you|you ve|youve)(?: have| ve)?(?: ever)?)?(?: (?:handled?|supported?|held|had|(?:been|worked?|working)(?: (?:for|at|with|on|in|as))?))?(?: (?:before|so far|at|in the past))*$`,
)
/** "Who did you support", "who have you worked for". */
const WHOM =
  /^(?:tell us )?(?:whom?|(?:which|what) (?:\w+ ){0,4}(?:executives?|people|clients?|agents?|teams?|brokers?|founders?|owners?)) (?:have you|did you|you ve|you)(?: have)?(?: ever)? (?:work(?:ed)? (?:for|with|under)|support(?:ed)?|assist(?:ed)?)\b/
/** "Where and for how long?", asked of work that was named before. */
export const WHERE_AND_LONG =
  /^(?:(?:and|if so|if yes) )*(?:where (?:(?:did|have|do) you (?:been )?work(?:ed|ing)? (?:before )?)?and (?:for )?how long|where (?:did you work|have you worked)(?: before| so far)?|saan (?:ka|kayo|po)(?: po)? na(?:g ?)?(?:work|trabaho|tatrabaho)\w*(?: \w+){0,2} at (?:gaano|gano) katagal|how long and where|saan at (?:gaano|gano) katagal)(?: (?:did|have|po|ka|do)\b.*)?$/
/** "How long were you in your last job?", "when did you leave your last company?" */
export const LAST_LONG =
  /^(?:and |so )*(?:how long|since when|when) (?:were|was|did|have|had) you (?:been |stay(?:ed)? |work(?:ed|ing)? |spend |spent |hold |held )*(?:(?:in|at|with|for|on|as|leave|left|join|start) )?(?:your|the) (?:last|previous|current|present|most recent|latest) (?:job|company|role|position|employer|work|client)s?$/
/** The job such a question is about, with its dates; empty where it asks for one of today and there is none. */
export const lastLong = ({ works }: Answers, asked: string): string =>
  said(works.slice(0, 1).filter(({ when = '' }) => !/\b(?:current|present)\b/.test(asked) || / since /.test(when)))
const DAY =
  /\b(?:normal|typical|usual|regular|average|ordinary) (?:work(?:ing)? ?)?(?:day|week|shift)\b|\bday in (?:your|the) life\b/
const DID =
  /\bwhat (?:did|do) you (?:usually |mainly )?do (?:in|at|for) (?:your|the) (?:last|current|present|previous|latest)\b|\bwhat (?:you (?:did|do)|did you do) there\b/

/** "What HR work have you done", asked of somebody who has done some. */
const WORK_DONE = /\bwhat (?:\S+ ){0,3}work (?:have you|you ve|you have|youve|you) (?:done|did)\b/

const OF_THOSE =
  /^(?:and )?(?:what (?:was|were|is) )?your (?:exact |own )?(?:roles?|part)(?: (?:in|on) (?:it|them|each|those|that))?$/
/** The jobs of somebody where a question asks for them, with what they did there where it asks for a day of it; else empty. */
export function worksAsked({ works, last, missing, context = '' }: Answers, asked: string): string {
  // "Two pages you are proud of, and what was your role": in those.
  if (OF_THOSE.test(asked) && plainWords(context) !== asked) return ''
  // Work with a program is told by what was done in it.
  if (works.length === 0 || programsNamed(asked).length > 0) return ''
  const where = works[0]?.at === '' ? 'In that work' : 'There'
  const deeds = last.deeds.length === 0 ? '' : `${where} I ${last.deeds.join('. I also ')}.`
  if (DID.test(asked)) return [last.said, deeds].filter((text) => text !== '').join(' ')
  if (WORK_DONE.test(asked)) return missing(asked) === null ? said(works.slice(0, MOST)) : ''
  const whom = WHOM.test(asked)
  if (DAY.test(asked) && !/\bcommitments?\b|\bavailab/.test(asked) && (whom || deeds !== ''))
    return [last.said, deeds, gapFor(dayOf(asked))].join(' ').replace('  ', ' ')
  if (whom) return said(works.slice(0, MOST_OF_WHOM))
  if (!JOBS.test(asked)) return ''
  if (/\b(?:current|present)\b/.test(asked))
    return said(works.slice(0, 1).filter(({ when = '' }) => / since /.test(when)))
  const wanted =
    NUMBERS[/\b(?:two|three)\b/.exec(asked)?.[0] ?? ''] ??
    (/\blast (?:job|employer|company|position|role)$/.test(asked) ? 1 : MOST)
  return said(works.slice(0, wanted))
}

/** "Are you working for anyone else at the moment?" */
const ELSEWHERE =
  /\b(?:work\w*|employed|freelanc\w+) (?:for|with|by) (?:anyone|anybody|someone|somebody|any|other|another)\b|\bother (?:clients?|jobs?|work|employers?|commitments?)\b.*\b(?:right now|at the moment|at present|presently|currently|now|today)\b|\b(?:have|got) (?:any )?other (?:clients?|jobs?|employers?)\b|\b(?:currently|presently|still) (?:employed|working (?:for|at|with|elsewhere))\b|\bwhat (?:are you|you are|you re|youre) (?:doing|up to) (?:at present|at the moment|now|currently|these days)\b/
const EMPLOYED = /^are you (?:currently |presently |still )?(?:employed|working)(?: (?:right now|at the moment|now))?$/
/** The jobs somebody has today, where a question asks for them; empty where it does not, or dates tell of none. */
export function todayAsked({ works, last }: Answers, asked: string): string {
  // Who left every job they name has none.
  if (EMPLOYED.test(asked) && isOver(works)) return `No. ${last.said}`
  const today = works.filter(({ when = '' }) => when.startsWith(' since'))
  return today.length === 0 || !ELSEWHERE.test(asked) || /\b(?:would|will|how many)\b/.test(asked)
    ? ''
    : `At the moment I work ${listed(today.slice(0, MOST_OF_WHOM).map((work) => workNamed({ ...work, when: '' })))}.`
}

/** "Who did you support" and "what did a day look like" ask for jobs, whatever their subject. */
export const isOfJobs = (asked: string): boolean =>
  WHOM.test(asked) || (DAY.test(asked) && !/\bcommitments?\b/.test(asked))

const dayOf = (asked: string): string => `what a ${/\b(?:week|shift)\b/.exec(asked)?.[0] ?? 'day'} looked like`

/** Jobs as a sentence: "So far I have worked as a clerk at Palm since 2021." */
export function said(works: readonly Work[]): string {
  return worked(listed(works.map(workNamed)), { over: isOver(works), before: false })
}

const workNamed = ({ as, at, when = '' }: Work): string =>
  `as ${asOne(heldAs(as))}${at === '' ? '' : ` at ${at.replace(/\.$/, '')}`}${when}`
