import { bestTwo, type Carried, isLinked, unknownPart } from './letter-carry.ts'
import { experienceLacked, asksFor, trains } from './letter-conditions.ts'
import type { Duty } from './letter-duty.ts'
import { type Gathered, hasOf } from './letter-facts.ts'
import { reaching } from './letter-numbers.ts'
import { beginning, lacking, learning, norUsed, notNew, otherWork, TRAINED } from './letter-offers.ts'
import { type Part, sentences } from './letter-parts.ts'
import { isIntroduced, pastOf, placeAfter, programsLeft, programsNew } from './letter-past.ts'
import { amOf, introduction, whoAs } from './letter-person.ts'
import { changing, further, having, leading, strange } from './letter-phrases.ts'
import { clause, isSameWork, type Told } from './letter-places.ts'
import { strongest } from './letter-results.ts'
import { actOf, type Strength } from './letter-strengths.ts'
import { namesProgram, skillsLeft } from './letter-skills.ts'
import { transferable } from './letter-transfer.ts'
import { capital } from './letter-words.ts'

/** Somebody of another trade: what they did that is nearest to the job, and what of it is new. */
export function otherTrade(known: Gathered): Part[] {
  const told = toldOf(known)
  const { lead } = told
  return lead !== null && bears(lead, known.duties) ? withDeed(known, told, lead) : asStranger(known, told)
}

/** A deed that bears on the job stands first. */
function withDeed(known: Gathered, { more, room, spare }: ToldDeeds, lead: Leading): Part[] {
  const { writer, own, shared, seed, job, replies, at, posting } = known
  const introduced = isIntroduced(known)
  const first = at(lead.deed)
  const opening = introduced ? leading(job, first, seed, 'plain') : changing(job, whoAs(writer), first, seed)
  const number = reaching(first.deed, posting.description)
  const before = placeAfter(sentences(opening, number), first)
  const also = further(more.map(at), before)
  const { skills } = skillsLeft(own, shared, [opening, also, replies].join(' '))
  const tools = having(skills.filter((skill) => shared.includes(skill) && namesProgram(skill)))
  const told = [first, ...more.map(at)]
  const last = told.at(-1)?.work ?? null
  return [
    {
      text: sentences(opening, number, also, tools),
      short: sentences(opening, number),
      room: further(room.map(at), more.length === 0 ? before : { work: last, again: isSameWork(last, first.work) }),
    },
    { text: further(spare.map(at), { work: last, apart: true, again: more.length > 0 }), filler: 4, joins: true },
    ...pastParts(known, told),
    ...newParts(known, replies, lead),
  ]
}

/** Where nothing bears on the job, who they are and what is new stand first, and a deed of their own work after it. */
function asStranger(known: Gathered, { lead, room, spare }: ToldDeeds): Part[] {
  const {
    writer,
    seed,
    job,
    at,
    duties: [main],
  } = known
  const { said, rest } = saidFirst(known.replies)
  const introduced = isIntroduced(known)
  const opening = strange(job, introduced ? '' : amOf(writer), seed)
  const fresh = isSaid(known.replies) ? nor(known) : freshOf(known, lead)
  const first = lead === null ? null : at(lead.deed)
  const leads = /\bnot new to me\b/.test(fresh) ? '' : otherWork(seed)
  const deed = first === null ? '' : sentences(leads, `${ownDeed(first)}.`)
  const next = [...room, ...spare].slice(0, 1).map(at)
  const plan = trains(known.posting) ? TRAINED : ''
  const begin = beginning(main?.begin ?? '', seed)
  return [
    {
      text: sentences(
        opening,
        said,
        fresh,
        deed,
        first === null && !introduced ? introduction(writer, known.replies) : '',
      ),
    },
    { text: further(next, { work: first?.work ?? null }), filler: 1, joins: true },
    ...pastParts(known, first === null ? [] : [first, ...next]),
    { text: plan },
    { text: begin, filler: 0 },
    ...rest,
  ]
}

/** Who they are stands before it: only the employer is told. */
const ownDeed = ({ deed, work }: Told): string => (work?.at === '' ? `I ${deed}` : capital(clause({ deed, work })))

/** The job somebody has today is never left out; an earlier one only where there is no room for it. */
function pastParts(known: Gathered, told: readonly Told[]): Part[] {
  const past = pastOf(known, told, known.replies)
  const isToday = told.every(({ work }) => work === null) || / since /.test(past)
  return [isToday ? { text: past, spare: 2, joins: true } : { text: past, filler: 1, joins: true }]
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
function newParts(known: Gathered, replies: string, lead: Leading): Part[] {
  const { seed, posting, duties } = known
  const first = beginning(duties[0]?.begin ?? '', seed)
  const plan = trains(posting) ? TRAINED : ''
  if (isSaid(replies)) {
    const { said, rest } = saidFirst(replies)
    return said === ''
      ? [...rest, { text: sentences(nor(known), plan) }, { text: first, filler: 2 }]
      : [{ text: sentences(said, nor(known), plan), room: first }, ...rest]
  }
  const fresh = freshOf(known, lead)
  const said = fresh === '' ? '' : sentences(fresh, plan)
  return [{ text: said, room: first, spare: newMain(known) === undefined ? 3 : 1 }, { text: replies }]
}

/** The sentence that says what is new; an act of theirs that the main part of the job calls for stands behind it. */
function freshOf(known: Gathered, lead: Leading | null): string {
  const { seed, posting, writer, mine } = known
  const lacked = experienceLacked(posting, hasOf(writer, mine))
  const main = newMain(known)
  const isMain = lead !== null && lead.duty === main && lead.strength !== null
  const act = isMain ? actOf(lead.deed, lead.strength) : ''
  if (lacked !== '') return sentences(lacking(lacked, main?.doing ?? ''), act === '' ? '' : notNew(act))
  return main === undefined
    ? programsNew(known, known.replies)
    : learning({ doing: main.doing, programs: programsLeft(known, known.replies), act }, seed)
}

/** A program that is a condition, where an answer says what else is new. */
const nor = (known: Gathered): string =>
  norUsed(programsLeft(known, known.replies).filter((name) => asksFor(known.posting, name)))

/** What answers say is new, and the others after it; a list stands as a whole. */
function saidFirst(replies: string): { said: string; rest: Part[] } {
  if (!isSaid(replies) || /^1\. /m.test(replies)) return { said: '', rest: [{ text: replies }] }
  const [prose = '', ...open] = replies.split('\n\n')
  const all = prose.split(/(?<=[.!?]) (?=\p{Lu})/u)
  const others = all.filter((text) => !isSaid(text)).join(' ')
  const rest = [{ text: others, joins: !/[\n[]|https?:/.test(others) }, { text: open.join('\n\n') }]
  return { said: all.filter(isSaid).join(' '), rest }
}

type Leading = Pick<Carried, 'deed' | 'duty' | 'strength' | 'near'>
type ToldDeeds = { lead: Leading | null; more: string[]; room: string[]; spare: string[] }
/** What carries over, and more of it where it fits too; else one thing they did. `room` and `spare` are told only if a letter is too short. */
function toldOf({ writer, carried, duties, replies }: Gathered): ToldDeeds {
  const left = carried.filter((one) => !one.held && isLinked(one) && !replies.includes(one.deed))
  const [first, next] = bestTwo(left, duties[0])
  const best = strongest(writer).filter((deed) => !replies.includes(deed))
  const others = transferable(best, duties[0])
  const plain = [...others, ...best]
    .slice(0, 1)
    .map((deed): Leading => ({ deed, duty: null, strength: null, near: false }))
  const isNear = first !== undefined && (bears(first, duties) || (first.strength !== null && first.duty === duties[0]))
  const lead = (isNear ? first : plain[0]) ?? first ?? null
  // A second deed is for another part of the job, or for the main one.
  const isOther = next !== undefined && (next.duty === null || next.duty !== first?.duty || next.duty === duties[0])
  const fits = next !== undefined && isOther && (isClose(next) || next.worded || next.duty === duties[0])
  const more = fits && next.deed !== lead?.deed ? [next.deed] : []
  const isLeft = (deed: string): boolean => deed !== lead?.deed && !more.includes(deed)
  const near = left.map(({ deed }) => deed).filter(isLeft)
  return {
    lead,
    more,
    room: near.slice(0, 1),
    spare: [...others, ...best].filter((deed) => isLeft(deed) && deed !== near[0]).slice(0, 1),
  }
}

/** What a part of the job calls for later helps too little to be pointed at. */
const CLOSE = 2
const isClose = (one: Leading): boolean =>
  one.near && (one.strength === null || (one.duty?.calls.slice(0, CLOSE).includes(one.strength) ?? false))

/** Some of it is in every job: for a part beside the main one it is no reason. */
const KEPT_EVERYWHERE: ReadonlySet<Strength> = new Set<Strength>(['records', 'entry'])
/** How many parts of a job are most of it. */
const MOST_PARTS = 2
/** Whether a deed can stand first: it is of the work itself, or close to what is most of the job. */
const bears = (one: Leading, duties: readonly Duty[]): boolean =>
  isClose(one) &&
  (one.strength === null ||
    one.duty === duties[0] ||
    (!KEPT_EVERYWHERE.has(one.strength) && duties.slice(0, MOST_PARTS).some((duty) => duty === one.duty)))
