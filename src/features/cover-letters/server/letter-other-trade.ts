import { bestTwo, type Carried, isLinked, isSame, unknownPart } from './letter-carry.ts'
import { experienceLacked, trains } from './letter-conditions.ts'
import { type Gathered, hasOf } from './letter-facts.ts'
import { reaching } from './letter-numbers.ts'
import { beginning, lacking, learning } from './letter-offers.ts'
import { type Part, sentences } from './letter-parts.ts'
import { isIntroduced, pastOf, placeAfter, programsLeft, programsNew } from './letter-past.ts'
import { introduction, whoAs } from './letter-person.ts'
import { applying, beyond, changing, further, having, tieOf } from './letter-phrases.ts'
import { isSameWork } from './letter-places.ts'
import { strongest } from './letter-results.ts'
import { aboutOf } from './letter-showing.ts'
import { namesProgram, skillsLeft } from './letter-skills.ts'

/** Somebody of another trade: what carries over and who they are, what is new, and how they would begin. */
export function otherTrade(known: Gathered): Part[] {
  const { writer, own, shared, seed, job, replies, at, posting } = known
  const { lead, more, room } = toldOf(known)
  const introduced = isIntroduced(known)
  const first = at(lead?.deed ?? '')
  const tied = { ...first, linked: lead !== null && isClose(lead), tie: lead === null ? '' : tieFor(lead, known) }
  const opening =
    lead === null
      ? sentences(applying(job, seed), introduced ? '' : introduction(writer, replies))
      : changing(job, introduced ? '' : whoAs(writer), tied, seed)
  const number = reaching(first.deed, posting.description)
  // What helps with the main part leads straight to what of it is new.
  const helped = number === '' && lead !== null && isClose(lead) && isNewPart(lead, known)
  const { fresh, rest } = newParts(known, replies, helped)
  const before = helped ? null : placeAfter(opening, tied)
  const also = helped ? beyond(more.map(at), first.work) : further(more.map(at), before)
  const { skills } = skillsLeft(own, shared, [opening, also, replies].join(' '))
  const tools = having(skills.filter((skill) => shared.includes(skill) && namesProgram(skill)))
  const told = [first, ...more.map(at)]
  const [past, last] = [pastOf(known, told, replies), told.at(-1)?.work ?? null]
  return [
    ...(helped ? [{ text: sentences(opening, fresh.text) }] : []),
    {
      text: helped ? sentences(also, tools) : sentences(opening, number, also, tools),
      short: helped ? also : sentences(opening, number),
      room: further(room.map(at), last, more.length > 0 && isSameWork(last, before)),
    },
    ...(helped ? [] : [fresh]),
    ...rest,
    { text: first.work === null && lead !== null ? past : '' },
    { text: first.work === null ? '' : past, filler: 1 },
    { text: aboutOf(writer, known.conditions), filler: 2 },
  ]
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

/**
 * What of the work is new to somebody of another trade, said once in a letter, with how they would begin; and the answers.
 * `helped` where the sentence before tells what helps with it.
 */
function newParts(known: Gathered, replies: string, helped: boolean): { fresh: Part; rest: Part[] } {
  const { seed, posting, writer, mine, duties } = known
  const lacked = experienceLacked(posting, hasOf(writer, mine))
  const main = newMain(known)
  const [begin, trained] = [duties[0]?.begin ?? '', trains(posting)]
  const first = beginning(begin, seed)
  if (isSaid(replies))
    return replies.includes('\n')
      ? { fresh: { text: '' }, rest: [{ text: replies }, { text: first, spare: 2 }] }
      : { fresh: { text: '' }, rest: [{ text: sentences(replies, first), short: replies }] }
  const programs = programsLeft(known, replies)
  const fresh =
    lacked !== ''
      ? sentences(lacking(lacked, main?.doing ?? ''), first)
      : main === undefined
        ? programsNew(known, replies)
        : learning({ doing: main.doing, programs, begin, trained, helped }, seed)
  const plan = lacked === '' && main === undefined ? [{ text: first, filler: 3 }] : []
  return { fresh: { text: fresh, spare: main === undefined ? 3 : 1 }, rest: [{ text: replies }, ...plan] }
}

type Leading = Pick<Carried, 'deed' | 'duty' | 'strength' | 'name' | 'takes' | 'near'>
type ToldDeeds = { lead: Leading | null; more: string[]; room: string[] }
/** What carries over, and more of it where it fits too; else the strongest of what they did. `room` is told only if there is some. */
function toldOf({ writer, carried, duties, replies }: Gathered): ToldDeeds {
  const left = carried.filter((one) => !one.held && isLinked(one) && !replies.includes(one.deed))
  const [first, next] = bestTwo(left, duties[0])
  const best = strongest(writer).filter((deed) => !replies.includes(deed))
  // How somebody works says more in another field than the largest number of their own.
  const shows = carried.find(({ deed, held, habit }) => !held && habit !== '' && !replies.includes(deed))
  const plain = best
    .slice(0, 1)
    .map((deed): Leading => ({ deed, duty: null, strength: null, name: '', takes: '', near: false }))
  const lead = first ?? (shows === undefined ? (plain[0] ?? null) : { ...shows, name: shows.habit })
  const fits = next !== undefined && (next.strength === null || next.worded || next.duty === duties[0])
  const others = best.filter((deed) => deed !== lead?.deed)
  const second = fits ? next.deed : others[0]
  const rest = others.filter((deed) => deed !== second)
  return { lead, more: second === undefined ? [] : [second], room: rest.slice(0, 1) }
}

/** What a part of the job calls for later helps too little to be pointed at. */
const CLOSE = 2
const isClose = (one: Leading): boolean =>
  one.near && (one.strength === null || (one.duty?.calls.slice(0, CLOSE).includes(one.strength) ?? false))

/** Whether a deed only helps with the main part of the job, which is new. */
const isNewPart = (one: Leading, known: Gathered): boolean =>
  !isSame(one) && one.duty !== null && one.duty === newMain(known) && !isSaid(known.replies)

/** Why a deed is told, where the letter does not go on with what is new of that very part. */
function tieFor(one: Leading, known: Gathered): string {
  const { posting, seed } = known
  const doing = one.duty?.doing ?? ''
  const isTag = posting.tags.some((tag) => tag !== '' && doing.includes(tag.toLowerCase()))
  const how = isSame(one) ? 'same' : 'like'
  return tieOf({ ...one, doing: isNewPart(one, known) || !isClose(one) ? '' : doing, isTag, how }, seed)
}
