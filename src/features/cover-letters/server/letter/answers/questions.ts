import { article } from '../deeds/articles.ts'
import { caseAsked } from './cases-asked.ts'
import { gapFor } from './gaps.ts'
import { plainWords } from '#features/cover-letters/claims/words.ts'
import { counts, countsNamed } from './counts.ts'
import type { Answers } from './known.ts'
import { deedsAsked, EXPERIENCE_WITH, specific } from './deeds-asked.ts'
import { noFigures } from './figures-asked.ts'
import { HAVE_YOU, isLeftOut, neverDid, noneBefore, STORY } from './never.ts'
import { abroadAsked, centerAsked, noCenter, notFromCenter, reasonToChange, sellerAsked } from './own-facts.ts'
import { kindAsked } from './programs-asked.ts'
import { everyProgramNamed, likeProgram, namesProgram, programsOfBoth } from '../person/skills.ts'
import { inSentence } from '../work/titles.ts'
import { topicsIn } from '../work/topics.ts'
import { refusedAsked } from './refused.ts'
import { said as jobsSaid } from './works-asked.ts'
import { sameDone } from './same-done.ts'
import { isOfThem, usualAnswer, YEARS_ASKED } from './usual.ts'
import { capital, listed } from '../deeds/words.ts'

/** Asks whether somebody has or knows a thing: their skills may say so. */
const KNOWS =
  /\b(?:experience|experienced|exposure|used|use|know|familiar|worked|looked after|taken care|proficien\w+|tools?|software|platforms?|crm|handled|done)\b/
const YES_NO = /^(?:do|have|are|did|can) you\b/
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
  /\b(?:why|your approach|reasons? for (?:leaving|applying|chang\w+)|how would|how do|what makes|what would you (?!charge|expect|want to earn|like to earn)|bakit|paano)\b/
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
const LED_TO =
  /^(?![^:?]*\b(?:you|hardest|worst|best|biggest|toughest|most)\b)[^:?]{1,60}: (?=(?:what|which|how|where|when|do|are|have|can|your)\b)/i

/** "Describe your experience with Notion" asks for no story. */
const DESCRIBED =
  /^(?:please )?(?:briefly )?(?:describe|tell (?:us|me) about|share|explain) (?=(?:your|any) (?:experience|exposure|background) (?:with|in|using)\b)/i
/** Of a program that no line tells of, the profile's other one for the same work says a little more. */
function withLike(said: string, { skills }: Answers): string {
  const [, program = ''] = /^I know ([^,]+)\.$/.exec(said) ?? []
  const like = program === '' ? '' : likeProgram(program, skills.filter((skill) => skill !== program).join(' . '))
  return like === '' ? said : `I know ${program}, and ${like}, which is for the same kind of work.`
}
/** "Whether you have ever sold shoes" */
const WHETHER = /^(?:whether|if) you(?:['’]ve| have) (?:ever )?/i
/** What the profile has for a question, as a sentence; empty where it has nothing. */
export const answerTo = (asking: string, facts: Answers): string =>
  refusedAsked(facts, asking) || usually(asking, facts) || caseAsked(asking, facts)

function usually(asking: string, facts: Answers): string {
  const question = asking
    .replace(LED_TO, '')
    .replace(WHETHER, 'Have you ever ')
    .replace(DESCRIBED, '')
    .replace(/\btelephone\b/gi, 'phone')
    .replace(/\bw\/ ?(?=\w)/gi, 'with ')
    .replace(/\bauth(s?)\b/gi, 'authorization$1')
  const asked = plainWords(question)
  if (REASONS.test(asked)) return notFromCenter(facts, asked) || reasonToChange(facts, asked) || butWhy(question, facts)
  const done = sameDone(asked, facts.evidence)
  if (done !== '') return done
  const center = centerAsked(facts, asked)
  if (center !== null) return center
  const abroad = abroadAsked(facts, asked)
  if (abroad !== null && HAVE_ABROAD.test(asked)) return abroad
  const story = STORY.test(asked)
  if (!BESIDE_WORK.test(asked) || story) {
    const usual = usualAnswer(facts, asked, story)
    if (usual !== null) return usual
  }
  const alike = SIMILAR.test(asked) ? likeDone(facts) : ''
  if (alike !== '') return alike
  if (DESCRIBED.test(asking)) return withLike(doneOf(question, asked, facts), facts)
  if (story || BESIDE_WORK.test(asked) || !(isOfThem(asked) || asksOfProgram(question, asked))) return ''
  if (!(KNOWS.test(asked) || COUNTS.test(asked) || HAVE_YOU.test(asked))) return ''
  if (COUNTS.test(asked)) return countOf(question, asked, facts)
  if (!hasProgram(question, asked, facts)) return ''
  const seller = HAVE_ABROAD.test(asked) ? sellerAsked(facts, asked) : ''
  if (seller !== '') return seller
  return NAMES_THINGS.test(asked) ? '' : doneOf(question, asked, facts) || workedWith(asked, facts)
}

/** "Describe your recent experience with similar projects" */
const SIMILAR =
  /\b(?:experience|background|work) (?:with|in|on|doing) (?:similar|such|comparable|this kind of|these kinds of|like) (?:projects?|work|tasks?|jobs?|roles?|clients?)\b|\bsimilar (?:projects?|work|jobs?|roles?) you (?:have |ve )?(?:done|completed|worked on|handled)\b/
/** What somebody of the trade did that is nearest to the posting's work. */
const likeDone = ({ evidence, missing }: Answers): string =>
  missing('')?.all === true
    ? ''
    : evidence
        .filter(({ topics, deed }) => topics.length > 0 && /\d/.test(deed))
        .slice(0, MOST_DEEDS)
        .map(({ said }, at, told) => `${thereAlso(said, told[at - 1]?.said ?? '')}.`)
        .join(' ')

/** "Have you worked with dental offices?" of who has held a job in one: the job, where its name or employer says so. */
function workedWith(asked: string, { works }: Answers): string {
  const [alone = asked, more] = asked.split(/ including (?:your |the |which )?/)
  const about = specific(
    (EXPERIENCE_WITH.exec(alone) ?? WORKED_WITH.exec(alone))?.[1] ?? HAVE_YOU.exec(alone)?.[2] ?? '',
  )
  const names = (text: string): boolean =>
    about.some((word) =>
      ` ${plainWords(text)} `.includes(word.length > SHORT_WORD ? ` ${word.replace(/s$/, '')}` : ` ${word} `),
    )
  const found = works.filter(({ as, at }) => names(as) || names(at))
  if (found.length === 0) return ''
  return [jobsSaid(found.slice(0, MOST_DEEDS)), more === undefined ? '' : gapFor(`your ${more}`)].join(' ').trim()
}
const SHORT_WORD = 3
/** "What your experience with construction or trades is" */
// bounded: a question of a posting, a few hundred signs
const WORKED_WITH = /\b(?:experience|exposure|background) (?:with|in) ((?:[\w.-]+ ){0,4}[\w.-]+?)(?: is)?$/

// bounded: one item of a list
const AND_WHY = /^(.{20,}?|who you are),? and ((?:why|what made you)\b.+)$/i
/** "Which teams have you supported, and why did it end?": the first is told where it is known, the reason stays open. */
function butWhy(question: string, facts: Answers): string {
  const [, front = '', why = ''] = AND_WHY.exec(question) ?? []
  const said = front === '' ? '' : answerTo(front, facts)
  return said === '' ? '' : `${said} ${gapFor(why.replace(/\?$/, ''))}`
}

/** "Have you used Asana, which our team uses?" */
const asksOfProgram = (question: string, asked: string): boolean =>
  programsOfBoth(question, question).length > 0 && !/\byour own\b|\b(?:would|could|should) you\b/.test(asked)

/** "Xero or other accounts" is answered by others, "Shopify stores" by Shopify alone. */
const OR_OTHERS =
  /\b(?:or|and) (?:other|similar|any|something|the like|related|equivalent|another)\b|\bsuch as\b|\blike\b/
function hasProgram(question: string, asked: string, { skills, evidence }: Answers): boolean {
  const wanted = programsOfBoth(question, question)
  if (wanted.length === 0 || OR_OTHERS.test(asked)) return true
  return programsOfBoth([...skills, ...evidence.map(({ deed }) => deed)].join(' . '), question).length > 0
}

const namedIn = (question: string, asked: string, skills: readonly string[]): string[] =>
  skills.filter(
    (skill) =>
      ` ${asked} `.includes(` ${plainWords(skill)} `) ||
      (!/ to /.test(skill) && programsOfBoth(skill, question).length > 0),
  )

/** A deed with a number of what is asked; what somebody could do is not what they did. */
function countOf(question: string, asked: string, { evidence, skills, today, context = '' }: Answers): string {
  if (ABLE.test(asked)) return ''
  const [wanted, named] = [topicsIn(question), namedIn(question, asked, skills)]
  // How many there are today only a line in the present says.
  const told = TODAY.test(asked) ? evidence.filter(({ deed }) => today.includes(deed)) : evidence
  const shown = told.find(
    ({ deed, topics }) =>
      counts(deed, asked, `${asked} ${context}`) &&
      (countsNamed(asked) ||
        named.some((skill) => plainWords(deed).includes(plainWords(skill))) ||
        topics.some((one) => wanted.includes(one))),
  )
  return shown === undefined ? '' : `${inNumbers(shown.said, asked)}.`
}

const TODAY = /\b(?:currently|right now|at the moment|at present)\b|\bdo now$/

/** Asks whether a thing is known: what was done with another says nothing of it. */
const KNOWS_ONE = /^(?:do you know|are you familiar with|can you use|how well do you know)\b/
/** Skills and deeds of the very work a question names, one for each kind of it. */
function doneOf(question: string, asked: string, { evidence, skills, used }: Answers): string {
  const named = namedIn(question, asked, skills)
  if (named.length === 0 && KNOWS_ONE.test(asked)) return ''
  const shown = deedsAsked(question, asked, named, evidence).filter(
    ({ deed }) => !TOOLS_ASKED.test(asked) || everyProgramNamed(deed).length > 0,
  )
  const dated = YES_NO.test(asked) || named.length !== 1 ? '' : used(asked).text
  const known = named.length === 0 ? '' : dated || `${YES_NO.test(asked) ? 'Yes, ' : ''}${knowing(named)}.`
  const deeds = [...new Set(shown.map(({ said }) => said))].slice(0, EXPOSED.test(asked) ? MOST_DEEDS : 1)
  // Where a deed shows it, that the work is known goes without saying.
  const isShown = deeds.length > 0 && !YES_NO.test(asked) && !named.some(namesProgram)
  return [
    known === '' || isShown ? '' : capital(known),
    ...deeds.map((said, at) => `${thereAlso(said, deeds[at - 1] ?? (isShown ? '' : known))}.`),
  ]
    .filter((said) => said !== '')
    .join(' ')
}
/** Asks what something is done with: what was done without a program's name is no answer. */
const TOOLS_ASKED =
  /^(?:which|what|list|name|anong?)\b.{0,30}\b(?:tools?|software|programs?|apps?|platforms?|systems?|crms?)\b/
/** A second deed of one place: "There I also …", and "There I …" behind what names that place alone. */
function thereAlso(said: string, before: string): string {
  const [, place = '', deed = ''] = /^((?:At|As an?|In) .{1,90}?), I (.*)$/.exec(said) ?? []
  if (place === '') return said
  if (before.startsWith(`${place}, I `)) return `There I also ${deed}`
  const [, where = '', more] = before.split(' at ')
  const isThere = more === undefined && where.startsWith(place.replace(/^At /, '').replace(/[.]$/, ''))
  return isThere && !/ and (?:as|at|in) /.test(where) ? `There I ${deed}` : said
}
/** Asks for all of it: "your exposure to tax and payroll". */
const EXPOSED = /\b(?:exposure|experience|background)\b.* (?:to|with|in|of) .* and \b/
/** A verb that says what was done; of others, what it was done with does. */
const OWN_VERB = /\b(?:taught|sold|edited|designed|written|built|planned)\b/
/** What says nothing of whose work is asked about. */
const FILLERS =
  /\b(?:which|what|have|your|with|that|this|been|before|done|ever|most|best|handled|managed|tell|about|from|some|list|name|names|number|please|work|worked|used)\b/g

/** Whoever asks about a program or work that somebody of another trade has not done is told so plainly; without its full stop. */
export function notYet(question: string, facts: Answers): string {
  const { missing, field, experience, context } = facts
  const asked = plainWords(question.replace(DESCRIBED, '').replace(REMARK, '').replace(INCLUDING, ''))
  const lack = missing(question)
  if (lack === null || REASONS.test(asked) || isLeftOut(asked)) return ''
  const never = inCapitals(neverDid(asked, lack), question) || noCenter(facts, asked) || noFigures(facts, asked)
  if (lack.all && SIMILAR.test(asked)) return 'I have not done such work for anybody yet'
  if (never !== '' || STORY.test(asked)) return never
  const [, last = ''] = (lack.all ? LAST_KIND.exec(asked) : null) ?? []
  if (last !== '' && !ANY_WORK.test(last) && !lack.has(last)) return `I have not had ${article(last)} ${last} job yet`
  const kind = lack.all ? kindAsked(asked, context) : ''
  if (kind !== '') return `I have not used ${kind} yet`
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
  if (lack.work !== '') return `I have not done any ${lack.work.replace(/ (?:work|posts)$/, '')} work yet${other}`
  const none = noneOf(question.replace(LED_IN, ''), lack)
  if (none !== '') return none
  const [, what] = (lack.all ? EXPERIENCE_WITH.exec(asked) : null) ?? []
  const [, link = 'with'] = /\bexperience (?:[a-z ]{0,12} )??(with|in) /.exec(asked) ?? []
  return what === undefined ? '' : `I do not have experience ${link} ${countriesSpelt(what.trim())} yet`
}

/** "the u.s" as it is written: a plain question has lost its capitals and its last dot. */
const countriesSpelt = (text: string): string => text.replace(/\bu\.s\b/g, 'U.S.').replace(/\bu\.k\b/g, 'U.K.')
const INCLUDING = /,? including [^?]*(?=\??$)/i
/** "How many tickets a day in your last ecom job?" */
const LAST_KIND = /\byour (?:last|previous|current|recent|most recent) ([a-z-]{3,20}) (?:job|role|position|account)\b/
const LED_IN = /^(?:please )?(?:tell|share with) (?:me|us) about /i
/** "hr work" as the question has it: "HR work". */
const inCapitals = (text: string, question: string): string =>
  (question.match(/\b\p{Lu}{2,5}\b/gu) ?? []).reduce(
    (said, word) => said.replace(new RegExp(String.raw`\b${word.toLowerCase()}\b`, 'g'), word),
    text,
  )

/** "Years in e-commerce", "your recruiting experience": what they are wanted of. */
// bounded: a question of a posting, a few words
const YEARS_IN = /\b(?:years?|yrs)(?: of)?(?: experience)? (?:in|as an?) ((?:[\w-]+ ){0,3}[\w-]+)\??$/i
// bounded: a question of a posting, a few words
const EXPERIENCE_OF = /^(?:(?:your|any|the|what|how much|do you have) )*((?:[\w-]+ ){1,3})experience\??$/i
const ANY_WORK =
  /\b(?:work|working|relevant|previous|overall|professional|total|job|past|prior|similar|this|your|other|some)\b/i
function noneOf(question: string, { has }: { has: (text: string) => boolean }): string {
  const [, field = ''] = YEARS_IN.exec(question) ?? []
  if (field !== '' && !ANY_WORK.test(field) && !has(field)) return `I have not worked in ${field} yet`
  const [, kind = ''] = EXPERIENCE_OF.exec(question) ?? []
  return kind !== '' && !ANY_WORK.test(kind) && !has(kind) ? `I do not have ${kind.trim()} experience yet` : ''
}

/** A "no" with the nearest that is true: a program of the same kind, else what they did that comes closest. */
export function withNearest(no: string, question: string, { missing, near }: Answers): string {
  if (no === '') return ''
  const { like = '', program = '' } = missing(question) ?? {}
  const plain = no.replace(OTHER, '')
  if (/^I have not used an? [a-z]/.test(no)) return `${no}.`
  if (like !== '') return `${plain}, but I know ${like}.`
  if (near !== '' && program === '') return `${plain}, but ${near}.`
  return `${no}.`
}
const REMARK = / \([^()]{1,120}\)(?=\??$)/
const OTHER = '; my experience is in other work'
