import { plainWords } from '../claims/words.ts'
import { counts, countsNamed } from './letter-counts.ts'
import type { Answers } from './letter-known.ts'
import { HAVE_YOU, isLeftOut, neverDid, noneBefore, STORY } from './letter-never.ts'
import { abroadAsked, reasonToChange } from './letter-own-facts.ts'
import { namesProgram, programsOfBoth } from './letter-skills.ts'
import { inSentence } from './letter-titles.ts'
import { isCalled, topicsIn } from './letter-topics.ts'
import { isOfThem, usualAnswer, YEARS_ASKED } from './letter-usual.ts'
import { capital, listed } from './letter-words.ts'

/** Asks whether somebody has or knows a thing: their skills may say so. */
const KNOWS =
  /\b(?:experience|experienced|exposure|used|use|know|familiar|worked|proficien\w+|tools?|software|platforms?|crm|handled|done)\b/
const YES_NO = /^(?:do|have|are|did|can) you\b/
const LONG_WORD = 4
/** Asks for a number: a deed without one is no answer. */
const COUNTS =
  /\bhow (?:many|large|big|much)\b|\bvolume\b|\bnumber of\b|^(?:the |average )?\w{4,} (?:per|an?) (?:hour|day|shift|week|month|year)\b/

/** Programs are known, other skills are work that is. */
const knowing = (skills: readonly string[]): string =>
  skills.every(namesProgram)
    ? `I know ${listed(skills)}`
    : `${listed(skills.map(inSentence))} ${skills.length === 1 ? 'is' : 'are'} work I know`

/** Stands where nothing beside it says what was asked. */
const inNumbers = (said: string, asked: string): string =>
  `${/\bvolume\b/.test(asked) ? 'As for the volume' : 'In numbers'}: ${said.replace(/^A[ts] /, (at) => at.toLowerCase())}`

/** Asks for reasons, or what somebody would do: no figure and no deed that it happens to name answers it. */
const REASONS =
  /\b(?:why|how would|how do|what makes|what would you (?!charge|expect|want to earn|like to earn)|bakit|paano)\b/
/** Asks for a taste, or for a fact of the world: what somebody did says nothing of it. */
const BESIDE_WORK =
  /\bfavou?rite\b|^(?:(?:and|in|on|at|from|please answer|tell us) )*(?:which|what|anong) (?:year|month|day|date|century|country|city|capital|planet|animal|colou?r|book|film|movie|song)\b|\bthe capital of\b/
/** Asks for things by their names, which no deed is a list of. */
const NAMES_THINGS =
  /^(?:and )?(?:which|what) (?!(?:[\w-]+ ){0,4}(?:experience|exposure|background)\b)[^?]*\b(?:work(?:ed)? (?:for|at|in|with)|sold? on|run|handled|supported)$/
const ABLE = /\b(?:can|could|will|would) you\b/
const MOST_DEEDS = 2
const HAVE_ABROAD = /^(?:have|do|did) you\b/
/** "Just write me a line: what tools do you use" */
const LED_TO = /^[^:?]{1,60}: (?=(?:what|which|how|where|when|do|are|have|can|your)\b)/i

/** What the profile has for a question, as a sentence; empty where it has nothing. */
export function answerTo(asking: string, facts: Answers): string {
  const question = asking.replace(LED_TO, '').replace(/\bw\/ ?(?=\w)/gi, 'with ')
  const asked = plainWords(question)
  if (REASONS.test(asked)) return reasonToChange(facts, asked)
  const abroad = abroadAsked(facts, asked)
  if (abroad !== null && HAVE_ABROAD.test(asked)) return abroad
  const story = STORY.test(asked)
  if (!BESIDE_WORK.test(asked) || story) {
    const usual = usualAnswer(facts, asked, story)
    if (usual !== null) return usual
  }
  if (story || BESIDE_WORK.test(asked) || !(isOfThem(asked) || asksOfProgram(question, asked))) return ''
  if (!(KNOWS.test(asked) || COUNTS.test(asked) || HAVE_YOU.test(asked))) return ''
  if (COUNTS.test(asked)) return countOf(question, asked, facts)
  return NAMES_THINGS.test(asked) ? '' : doneOf(question, asked, facts)
}

/** "Have you used Asana, which our team uses?" */
const asksOfProgram = (question: string, asked: string): boolean =>
  programsOfBoth(question, question).length > 0 && !/\byour own\b|\b(?:would|could|should) you\b/.test(asked)

const namedIn = (question: string, asked: string, skills: readonly string[]): string[] =>
  skills.filter(
    (skill) =>
      ` ${asked} `.includes(` ${plainWords(skill)} `) ||
      (!/ to /.test(skill) && programsOfBoth(skill, question).length > 0),
  )

/** A deed with a number of what is asked; what somebody could do is not what they did. */
function countOf(question: string, asked: string, { evidence, skills }: Answers): string {
  if (ABLE.test(asked)) return ''
  const [wanted, named] = [topicsIn(question), namedIn(question, asked, skills)]
  const shown = evidence.find(
    ({ deed, topics }) =>
      counts(deed, asked) &&
      (countsNamed(asked) ||
        named.some((skill) => plainWords(deed).includes(plainWords(skill))) ||
        topics.some((one) => wanted.includes(one))),
  )
  return shown === undefined ? '' : `${inNumbers(shown.said, asked)}.`
}

/** Skills and deeds of the very work a question names, one for each kind of it. */
function doneOf(question: string, asked: string, { evidence, skills }: Answers): string {
  const [wanted, named] = [topicsIn(question), namedIn(question, asked, skills)]
  const about = specific(EXPERIENCE_WITH.exec(asked)?.[1] ?? HAVE_YOU.exec(asked)?.[2] ?? '')
  const did = HAVE_YOU.exec(asked)?.[1] ?? ''
  const sameWords = (deed: string): boolean => about.some((word) => ` ${plainWords(deed)} `.includes(` ${word} `))
  const namesIt = (deed: string): boolean => named.some((skill) => plainWords(deed).includes(plainWords(skill)))
  const ofWork = wanted.flatMap((name) => {
    // "Have you handled confidential papers" is answered by such papers alone.
    if (did !== '' && about.length > 0 && ![did, ...about].some((word) => topicsIn(word).includes(name))) return []
    const all = evidence.filter(({ topics }) => topics.includes(name))
    const best = all.find(({ deed }) => sameWords(deed)) ?? all.find(({ deed }) => namesIt(deed))
    // A program named is answered by what was done in it.
    return best ?? (named.some(namesProgram) && !isCalled(name, asked) ? [] : (all[0] ?? []))
  })
  const other = evidence.find(({ deed }) => sameWords(deed) || namesIt(deed))
  const shown = ofWork.length > 0 ? ofWork : other === undefined ? [] : [other]
  const known = named.length === 0 ? '' : `${YES_NO.test(asked) ? 'Yes, ' : ''}${knowing(named)}.`
  const deeds = [...new Set(shown.map(({ said }) => said))].slice(0, EXPOSED.test(asked) ? MOST_DEEDS : 1)
  return [known === '' ? '' : capital(known), ...deeds.map((said) => `${said}.`)]
    .filter((said) => said !== '')
    .join(' ')
}
/** Asks for all of it: "your exposure to tax and payroll". */
const EXPOSED = /\b(?:exposure|experience|background)\b.* (?:to|with|in|of) .* and \b/
/** What nearly any work is done with, or for. */
const GENERAL =
  /^(?:documents?|files?|papers?|projects?|clients?|customers?|guests?|patients?|students?|tenants?|users?|members?|companies|company|teams?|people|persons?|data|systems?|calls?|e-?mails?|tasks?|accounts?|business|businesses|owners?|industry|market|content)$/
/** The words that say most of what is asked about: "confidential" of "confidential documents". */
function specific(about: string): string[] {
  const words = about.split(' ').filter(isTelling)
  const rare = words.filter((word) => !GENERAL.test(word))
  return rare.length > 0 ? rare : words
}
const isTelling = (word: string): boolean => word.length > LONG_WORD || (word.length > 2 && !SMALL.has(word))
const SMALL = new Set('the and for any our your with from who how have this that such like good work team'.split(' '))

// bounded: a question of a posting, a few hundred signs
const EXPERIENCE_WITH =
  /\b(?:experience|exposure) (?:do you have |have you |you have )?(?:with|in|to) ((?:[\w-]+ ){0,4}[\w-]+)$/

/** A verb that says what was done; of others, what it was done with does. */
const OWN_VERB = /\b(?:taught|sold|edited|designed|written|built|planned)\b/
/** What says nothing of whose work is asked about. */
const FILLERS =
  /\b(?:which|what|have|your|with|that|this|been|before|done|ever|most|best|handled|managed|tell|about|from|some|list|name|names|number|please|work|worked|used)\b/g

/** Whoever asks about a program or work that somebody of another trade has not done is told so plainly; without its full stop. */
export function notYet(question: string, { missing, field, experience }: Answers): string {
  const asked = plainWords(question)
  const lack = missing(question)
  if (lack === null || REASONS.test(asked) || isLeftOut(asked)) return ''
  const never = neverDid(asked, lack)
  if (never !== '' || STORY.test(asked)) return never
  if (
    lack.all &&
    !COUNTS.test(asked) &&
    noneBefore(asked) !== '' &&
    !lack.has(OWN_VERB.exec(asked)?.[0] ?? asked.replace(FILLERS, ' '))
  )
    return noneBefore(asked, lack.doing)
  if (!(KNOWS.test(asked) || COUNTS.test(asked) || YEARS_ASKED.test(asked))) return ''
  const years = /\b(?:years?|long)\b/.test(asked) && experience !== '' && field !== ''
  const other = years ? OTHER : ''
  if (lack.program !== '') return `${YES_NO.test(asked) ? 'No, ' : ''}I have not used ${lack.program} yet${other}`
  if (lack.work !== '') return `I have not done any ${lack.work.replace(/ work$/, '')} work yet${other}`
  const [, what] = (lack.all ? EXPERIENCE_WITH.exec(asked) : null) ?? []
  return what === undefined ? '' : `I do not have experience with ${what.trim()} yet`
}

/** A "no" with the nearest that is true: a program of the same kind, else what they did that comes closest. */
export function withNearest(no: string, question: string, { missing, near }: Answers): string {
  if (no === '') return ''
  const { like = '', program = '' } = missing(question) ?? {}
  const plain = no.replace(OTHER, '')
  if (like !== '') return `${plain}, but I know ${like}.`
  if (near !== '' && program === '') return `${plain}, but ${near}.`
  return `${no}.`
}
const OTHER = '; my experience is in other work'
