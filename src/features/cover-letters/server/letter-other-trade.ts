import { bestTwo, type Carried, isLinked, unknownPart } from './letter-carry.ts'
import { experienceLacked, trains } from './letter-conditions.ts'
import { type Gathered, hasOf } from './letter-facts.ts'
import { reaching } from './letter-numbers.ts'
import { beginning, lacking, learning, TRAINED } from './letter-offers.ts'
import { type Part, sentences } from './letter-parts.ts'
import { isIntroduced, pastOf, placeAfter, programsLeft, programsNew } from './letter-past.ts'
import { introduction, whoAs } from './letter-person.ts'
import { applying, changing, further, having } from './letter-phrases.ts'
import { isSameWork } from './letter-places.ts'
import { strongest } from './letter-results.ts'
import { ACTS } from './letter-strengths.ts'
import { aboutOf } from './letter-showing.ts'
import { namesProgram, skillsLeft } from './letter-skills.ts'

/** Somebody of another trade: what they did that is nearest to the job, and what of it is new. */
export function otherTrade(known: Gathered): Part[] {
  const { writer, own, shared, seed, job, replies, at, posting } = known
  const { lead, more, room, spare } = toldOf(known)
  const introduced = isIntroduced(known)
  const first = at(lead?.deed ?? '')
  const opening =
    lead === null
      ? sentences(applying(job, seed), introduced ? '' : introduction(writer, replies))
      : changing(job, introduced ? '' : whoAs(writer), first, seed)
  const number = reaching(first.deed, posting.description)
  const before = placeAfter(sentences(opening, number), first)
  const also = further(more.map(at), before)
  const { skills } = skillsLeft(own, shared, [opening, also, replies].join(' '))
  const tools = having(skills.filter((skill) => shared.includes(skill) && namesProgram(skill)))
  const told = [first, ...more.map(at)]
  const [past, last] = [pastOf(known, told, replies), told.at(-1)?.work ?? null]
  return [
    {
      text: sentences(opening, number, also, tools),
      short: sentences(opening, number),
      room: further(room.map(at), more.length === 0 ? before : { work: last, again: isSameWork(last, first.work) }),
    },
    ...newParts(known, replies, lead),
    // The job somebody has today is never left out.
    { text: lead !== null && (first.work === null || / since /.test(past)) ? past : '', spare: 2 },
    { text: first.work === null || / since /.test(past) ? '' : past, filler: 1 },
    { text: further(spare.map(at), { work: null }), filler: 4 },
    { text: aboutOf(writer, known.conditions), filler: 3 },
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

/** What of the work is new to somebody of another trade, said once in a letter; the answers; and how they would begin. */
function newParts(known: Gathered, replies: string, lead: Leading | null): Part[] {
  const { seed, posting, writer, mine, duties } = known
  const first = beginning(duties[0]?.begin ?? '', seed)
  const plan = trains(posting) ? TRAINED : ''
  if (isSaid(replies))
    return replies.includes('\n')
      ? [{ text: replies }, { text: first, filler: 2 }]
      : [{ text: sentences(replies, plan), room: first }]
  const lacked = experienceLacked(posting, hasOf(writer, mine))
  const main = newMain(known)
  const programs = programsLeft(known, replies)
  // A strength that the part calls for later is no reason to say what is not new.
  const act = lead !== null && isClose(lead) && lead.duty === main && lead.strength !== null ? ACTS[lead.strength] : ''
  const fresh =
    lacked !== ''
      ? lacking(lacked, main?.doing ?? '')
      : main === undefined
        ? programsNew(known, replies)
        : learning({ doing: main.doing, programs, act }, seed)
  const said = fresh === '' ? '' : sentences(fresh, plan)
  return [{ text: said, room: first, spare: main === undefined ? 3 : 1 }, { text: replies }]
}

type Leading = Pick<Carried, 'deed' | 'duty' | 'strength' | 'near'>
type ToldDeeds = { lead: Leading | null; more: string[]; room: string[]; spare: string[] }
/** What carries over, and more of it where it fits too; else one thing they did. `room` and `spare` are told only if a letter is too short. */
function toldOf({ writer, carried, duties, replies }: Gathered): ToldDeeds {
  const left = carried.filter((one) => !one.held && isLinked(one) && !replies.includes(one.deed))
  const [first, next] = bestTwo(left, duties[0])
  const best = strongest(writer).filter((deed) => !replies.includes(deed))
  // How somebody works says more in another field than the largest number of their own.
  const shows = carried.find(({ deed, held }) => !held && !replies.includes(deed))
  const plain = best.slice(0, 1).map((deed): Leading => ({ deed, duty: null, strength: null, near: false }))
  const lead = first ?? shows ?? plain[0] ?? null
  const fits = next !== undefined && (isClose(next) || next.worded || next.duty === duties[0])
  const more = fits && next.deed !== lead?.deed ? [next.deed] : []
  const isLeft = (deed: string): boolean => deed !== lead?.deed && !more.includes(deed)
  const near = left.map(({ deed }) => deed).filter(isLeft)
  return {
    lead,
    more,
    room: near.slice(0, 1),
    spare: best.filter((deed) => isLeft(deed) && deed !== near[0]).slice(0, 1),
  }
}

/** What a part of the job calls for later helps too little to be pointed at. */
const CLOSE = 2
const isClose = (one: Leading): boolean =>
  one.near && (one.strength === null || (one.duty?.calls.slice(0, CLOSE).includes(one.strength) ?? false))
