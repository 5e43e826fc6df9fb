import { isSame, unknownPart } from '../work/carry.ts'
import { experienceLacked, trains } from '../answers/conditions.ts'
import { type Gathered, hasOf } from './facts.ts'
import { calledFor, framed, type Nearness } from './frames.ts'
import { withoutTold } from './lines.ts'
import { reaching } from '../work/numbers.ts'
import { dutyLines } from './first-duties.ts'
import { namedWork } from '../work/duties.ts'
import { beginning, lacking, learning, norUsed, TRAINED, trying } from './offers.ts'
import { afterwards, changing, newTo, strange } from './openings.ts'
import { actFor, type Leading, speaksForItself, type ToldDeeds, toldOf } from './other-deeds.ts'
import { type Part, sentences } from './parts.ts'
import { isIntroduced, pastOf, placeAfter, programsLeft, programsNew } from '../deeds/past.ts'
import { amOf, introduction, whoAs } from '../person/person.ts'
import { further, having } from './phrases.ts'
import { isSameWork, type Told } from '../deeds/places.ts'
import { CHANGED, isPaced, type Work } from '../deeds/results.ts'
import { wordsOf } from '../deeds/shared.ts'
import { namesProgram, skillsLeft } from '../person/skills.ts'
import { ownVoice } from './voice.ts'
import { pick } from '../deeds/words.ts'

/** Somebody of another trade: what they did that is nearest to the job, and what of it is new. */
export function otherTrade(given: Gathered): { parts: Part[]; isWished: boolean } {
  const told = toldOf(given)
  const { lead } = told
  const first = [lead?.deed ?? '', ...told.more].filter((deed) => deed !== '')
  const known = { ...given, replies: first.reduce(withoutTold, given.replies) }
  const made =
    lead !== null && speaksForItself(known, lead) && !isIntroduced(known)
      ? { parts: withDeed(known, told, lead), isWished: true }
      : asStranger(known, told)
  const voice = ownVoice(known, made.parts.map(({ text }) => text).join(' '))
  const [opening, ...rest] = made.parts
  return { ...made, parts: opening === undefined ? [] : [opening, { text: voice, spare: 2, joins: true }, ...rest] }
}

/** A deed that bears on the job stands first. */
function withDeed(known: Gathered, { more, room, spare }: ToldDeeds, lead: Leading): Part[] {
  const { writer, to, replies, at, posting } = known
  const first = at(lead.deed)
  const opening = changing(to, whoAs(writer), first)
  const number = reaching(first.deed, posting.description)
  const before = placeAfter(sentences(opening, number), first)
  const also = further(more.map(at), before)
  const tools = toolsOf(known, [opening, also].join(' '))
  const told = [first, ...more.map(at)]
  const last = told.at(-1)?.work ?? null
  const behindRoom = room.length === 0 ? last : (at(room.at(-1) ?? '').work ?? null)
  return [
    {
      text: sentences(opening, number, also, tools),
      short: sentences(opening, number),
      room: further(room.map(at), more.length === 0 ? before : { work: last, again: isSameWork(last, first.work) }),
    },
    {
      text: further(spare.slice(0, 1).map(at), { work: behindRoom, apart: true, again: more.length > 0 }),
      filler: LAST_RESORT,
      joins: true,
    },
    ...pastParts(known, [...told, ...room.map(at)]),
    ...newParts(known, replies),
  ]
}

/** Programs of the posting that they know, but for those told already. */
function toolsOf({ own, shared, replies }: Gathered, said: string): string {
  const { skills } = skillsLeft(own, shared, `${said} ${replies}`)
  return having(
    skills.filter((skill) => shared.includes(skill) && namesProgram(skill)),
    true,
  )
}

/** Where no deed speaks for itself, who they are stands first, and a deed behind what makes it worth telling. */
function asStranger(
  known: Gathered,
  { lead, more, room, spare, useful }: ToldDeeds,
): { parts: Part[]; isWished: boolean } {
  const { to, at, posting } = known
  const replies = withoutWho(known)
  const { said, rest } = saidFirst(replies)
  const isListed = isIntroduced({ ...known, replies })
  // Job titles alone say less than one thing somebody did, whatever it was.
  const untied = lead === null && useful !== undefined ? at(useful) : null
  const first = lead === null ? untied : at(lead.deed)
  const nearness = nearnessOf(known, lead)
  const am = isListed ? '' : amFully(known)
  const isNew = first !== null && said === '' && !isSaid(replies) && isNewFirst(known, am)
  const learnt = { doing: newMain(known)?.doing ?? '', programs: programsLeft(known, replies) }
  const opening = isNew
    ? sentences(newTo(am, learnt, to.seed), framed(first, nearness, to.seed))
    : openingOf(known, am, first, nearness)
  const before = first === null ? { work: null } : placeAfter(opening, first)
  const counted = spare.filter((one) => CHANGED.test(one) || isPaced(one))
  const next = (lead === null ? [] : [...more, ...room, ...counted]).slice(0, 1).map(at)
  const fresh = isNew ? '' : said !== '' ? nor(known) : isSaid(replies) ? programsNew(known, replies) : freshOf(known)
  const isShown = more.length > 0 || (lead === null && first !== null)
  const begin = howToBegin(known)
  const told = first === null ? [] : [first, ...next]
  const left = spare.filter((one) => one !== untied?.deed && next.every(({ deed }) => deed !== one)).map(at)
  const parts = [
    {
      text: sentences(opening, isShown ? further(next, before) : '', toolsOf(known, opening)),
      room: isShown ? '' : further(next, before),
    },
    ...behind(known, { told, left, opening }),
    { text: sentences(said, fresh, trains(posting) ? TRAINED : '', begin), short: sentences(said, briefly(fresh)) },
    trialPart(known),
    ...rest,
  ]
  return { parts, isWished: !isNew }
}

/** Whether what is new is said first: the main part of the job, by somebody who is still of another trade and lacks no years as well. */
function isNewFirst(known: Gathered, am: string): boolean {
  const { posting, writer, mine } = known
  return (
    newMain(known) !== undefined &&
    am.startsWith('I am a') &&
    !am.startsWith('I am a former ') &&
    experienceLacked(posting, hasOf(writer, mine)) === ''
  )
}

/** What is new without how it would be learnt. */
const briefly = (fresh: string): string => fresh.replace(/, so I would go through the tutorials before I start/, '')

type Behind = { told: readonly Told[]; left: readonly Told[]; opening: string }
/** Jobs that were held, and deeds that are left. "There" points to the job told last: behind others, deeds name their own. */
function behind(known: Gathered, { told, left, opening }: Behind): Part[] {
  const past = pastParts(known, told).filter(({ text }) => text !== '' && !isInside(text, opening))
  const [first] = past
  return first !== undefined && first.filler === undefined
    ? [...past, ...fillers(left, null, first.text)]
    : [...fillers(left, told.at(-1)?.work ?? null, ''), ...past]
}

/** So much in common is more than one word. */
const SOME = 1
/** What a deed shares with the job, by the work itself or by what its main part calls for. */
function nearnessOf(known: Gathered, lead: Leading | null): Nearness {
  const { fits, duties } = known
  const fit = fits.get(lead?.deed ?? '')
  if (lead === null || fit === undefined) return { name: '', large: false, near: lead !== null }
  if (fit.large) return { name: fit.name, large: true, near: true }
  const { act: shown, first } = actFor(lead, duties)
  // What is called new in the same words is nothing in common.
  const act = isSaidNew(shown, newMain(known)?.doing ?? '') ? '' : shown
  const name = act !== '' && (first || fit.name === '') ? act : fit.name
  // What only calls for something alike, and shares nothing, is not near.
  const near = isSame(lead) || lead.strength === null || name !== '' || shown !== '' || fit.score >= SOME
  return { name, large: first && act !== '', near }
}

const isSaidNew = (act: string, doing: string): boolean => {
  const words = wordsOf(act)
  return wordsOf(doing).some((word) => words.includes(word))
}

/** Who they are and what they did; what the job calls for may stand first where they have done it. */
function openingOf({ to }: Gathered, am: string, first: Told | null, nearness: Nearness): string {
  if (first === null) return strange(to, am)
  return nearness.large && nearness.name !== '' && am !== '' && pick([true, false], to.seed, 'order')
    ? sentences(calledFor(first, to, nearness.name), afterwards(am, to.seed))
    : sentences(strange(to, am), framed(first, nearness, to.seed))
}

/** The letter begins with who writes: an answer need not say it again, but in a list. */
const withoutWho = ({ replies, writer }: Gathered): string =>
  /^1\. /m.test(replies) ? replies : replies.replace(introduction(writer), '').replace(/ {2,}/g, ' ').trim()

/** What is told of other work where a letter is too short; `last` is the job told before it, or `past` says it. */
const fillers = (all: readonly Told[], last: Work | null, past: string): Part[] =>
  all.map((one, n) => {
    const isThere = n === 0 && last === null && one.work !== null && past.endsWith(` at ${one.work.at}.`)
    const before = { work: all[n - 1]?.work ?? last, again: n > 0 || last === null }
    return { text: isThere ? `There I ${one.deed}.` : further([one], before), filler: FILL + n, joins: true }
  })
/** What is added to a letter that is too short, the lowest first: something to be tested on, more deeds, jobs that were held. */
const [TRIAL, FILL, FORMER_JOBS, LAST_RESORT] = [2, 3, 6, 7]
const trialPart = ({ duties: [main], replies, seed }: Gathered): Part => ({
  text: main === undefined || replies.includes(main.trial) ? '' : trying(main.trial, seed),
  filler: TRIAL,
  joins: true,
})

/** Whether a sentence stands in another one already. */
const isInside = (text: string, whole: string): boolean => text !== '' && whole.includes(text.replace(/[.]$/, ''))

/** Who they are, with how long and where; somebody who left their work is told with it elsewhere. */
function amFully({ writer }: Gathered): string {
  const am = amOf(writer)
  // Where there is more to tell, a city says nothing of the work.
  const told = (writer.results ?? []).length === 0 ? writer : { ...writer, location: null }
  return am.startsWith('I am a former ') ? am : introduction(told).replace(/[.]$/, '')
}

/** The job somebody has today is never left out; an earlier one only where there is no room for it. */
function pastParts(known: Gathered, told: readonly Told[]): Part[] {
  const past = pastOf(known, told, known.replies)
  const isToday = told.every(({ work }) => work === null) || / since /.test(past)
  return [isToday ? { text: past, spare: 2, joins: true } : { text: past, filler: FORMER_JOBS, joins: true }]
}

/** Who has no samples may have done the work. */
const NO_SAMPLES = /\bI do not have samples of this kind yet\b/g
/** Whether it has been said that something is new; what the person is to fill in says nothing. */
const isSaid = (text: string): boolean =>
  text
    .replace(NO_SAMPLES, '')
    .split('[')
    .some((part) => /\byet\b/i.test(part.split(']').at(-1) ?? ''))

/** The main part of the job, where they have not done it; of what is beside it a letter need not say so. */
const newMain = ({ duties, mine }: Gathered) => unknownPart(duties.slice(0, 1), mine)

/** How they would begin with what is new to them, where it is the work of the title or the first duty that is listed. */
function howToBegin(known: Gathered): string {
  const [main, first = ''] = [newMain(known), ...dutyLines(known.posting)]
  const isFirst = main !== undefined && main.says.test(`${namedWork(known.posting)}\n${first}`)
  return isFirst ? beginning(main.begin, known.seed) : ''
}

/** What of the work is new to somebody of another trade, said once in a letter; the answers; and how they would begin. */
function newParts(known: Gathered, replies: string): Part[] {
  const { posting } = known
  const first = howToBegin(known)
  const plan = trains(posting) ? TRAINED : ''
  const trial = trialPart(known)
  if (isSaid(replies)) {
    const { said, rest } = saidFirst(replies)
    return said === ''
      ? [...rest, { text: sentences(programsNew(known, replies), plan, first), short: plan }, trial]
      : [{ text: sentences(said, nor(known), plan, first), short: sentences(said, nor(known), plan) }, trial, ...rest]
  }
  const fresh = freshOf(known)
  const said = fresh === '' ? '' : sentences(fresh, plan)
  const spare = newMain(known) === undefined ? 3 : 1
  return [{ text: sentences(said, first), short: said, spare }, trial, { text: replies }]
}

/** The sentence that says what is new. */
function freshOf(known: Gathered): string {
  const { seed, posting, writer, mine } = known
  const lacked = experienceLacked(posting, hasOf(writer, mine))
  const main = newMain(known)
  if (lacked !== '') return lacking(lacked, main?.doing ?? '')
  return main === undefined
    ? programsNew(known, known.replies)
    : learning({ doing: main.doing, programs: programsLeft(known, known.replies) }, seed)
}

/** Programs, where an answer says what else is new. */
const nor = (known: Gathered): string => norUsed(programsLeft(known, known.replies))

/** What answers say is new, and the others after it; a list stands as a whole. */
function saidFirst(replies: string): { said: string; rest: Part[] } {
  if (!isSaid(replies) || /^1\. /m.test(replies)) return { said: '', rest: [{ text: replies }] }
  const [prose = '', ...open] = replies.split('\n\n')
  const all = prose.split(/(?<=[.!?]) (?=\p{Lu})/u)
  const others = all.filter((text) => !isSaid(text)).join(' ')
  const rest = [{ text: others, joins: !/[\n[]|https?:/.test(others) }, { text: open.join('\n\n') }]
  return { said: all.filter(isSaid).join(' '), rest }
}
