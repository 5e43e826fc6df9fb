import { bestTwo, type Carried, isLinked, unknownPart } from './letter-carry.ts'
import { experienceLacked, asksFor, trains } from './letter-conditions.ts'
import type { Duty } from './letter-duty.ts'
import { type Gathered, hasOf } from './letter-facts.ts'
import { withoutTold } from './letter-lines.ts'
import { reaching } from './letter-numbers.ts'
import { beginning, lacking, learning, norUsed, notNew, TRAINED } from './letter-offers.ts'
import { bridge, changing, leading, strange } from './letter-openings.ts'
import { type Part, sentences } from './letter-parts.ts'
import { isIntroduced, pastOf, placeAfter, programsLeft, programsNew } from './letter-past.ts'
import { amOf, introduction, whoAs } from './letter-person.ts'
import { further, having } from './letter-phrases.ts'
import { clause, isSameWork, type Told } from './letter-places.ts'
import { strongest, type Work } from './letter-results.ts'
import { actOf, type Strength } from './letter-strengths.ts'
import { namesProgram, skillsLeft } from './letter-skills.ts'
import { transferable } from './letter-transfer.ts'
import { capital } from './letter-words.ts'

/** Somebody of another trade: what they did that is nearest to the job, and what of it is new. */
export function otherTrade(given: Gathered): Part[] {
  const told = toldOf(given)
  const { lead } = told
  const first = [lead?.deed ?? '', ...told.more].filter((deed) => deed !== '')
  const known = { ...given, replies: first.reduce(withoutTold, given.replies) }
  return lead !== null && bears(lead, known.duties, known.fits.get(lead.deed)?.score ?? 0)
    ? withDeed(known, told, lead)
    : asStranger(known, told)
}

/** A deed that bears on the job stands first. */
function withDeed(known: Gathered, { more, room, spare }: ToldDeeds, lead: Leading): Part[] {
  const { writer, own, shared, to, replies, at, posting } = known
  const introduced = isIntroduced(known)
  const first = at(lead.deed)
  const opening = introduced ? leading(to, first, { how: 'plain' }) : changing(to, whoAs(writer), first)
  const number = reaching(first.deed, posting.description)
  const before = placeAfter(sentences(opening, number), first)
  const also = further(more.map(at), before)
  const { skills } = skillsLeft(own, shared, [opening, also, replies].join(' '))
  const tools = having(
    skills.filter((skill) => shared.includes(skill) && namesProgram(skill)),
    true,
  )
  const told = [first, ...more.map(at)]
  const last = told.at(-1)?.work ?? null
  return [
    {
      text: sentences(opening, number, also, tools),
      short: sentences(opening, number),
      room: further(room.map(at), more.length === 0 ? before : { work: last, again: isSameWork(last, first.work) }),
    },
    {
      text: further(spare.slice(0, 1).map(at), { work: last, apart: true, again: more.length > 0 }),
      filler: LAST_RESORT,
      joins: true,
    },
    ...pastParts(known, [...told, ...room.map(at)]),
    ...newParts(known, replies, lead),
  ]
}

/** Where nothing bears on the job, who they are stands first, and a deed only beside what it has in common with the job. */
function asStranger(known: Gathered, { lead, more, room, spare, useful }: ToldDeeds): Part[] {
  const { to, at, fits, replies, duties, posting } = known
  const { said, rest } = saidFirst(replies)
  const introduced = isIntroduced(known)
  const opening = strange(to, introduced ? '' : amFully(known))
  // Job titles alone say less than one thing somebody did that is of use in any work.
  const untied = lead === null && useful !== undefined && at(useful).work !== null ? at(useful) : null
  const first = lead === null ? untied : at(lead.deed)
  const [name = ''] = fits.get(lead?.deed ?? '')?.names ?? []
  const deed = first === null ? '' : sentences(name === '' ? '' : bridge(name, to.seed), `${ownDeed(first)}.`)
  const before = { work: first?.work ?? null }
  const next = (lead === null ? [] : [...more, ...room]).slice(0, 1).map(at)
  const fresh = isSaid(replies) ? nor(known) : freshOf(known, name === '' ? lead : null)
  const begin = beginning(duties[0]?.begin ?? '', to.seed)
  const past = pastParts(known, first === null ? [] : [first, ...next]).filter(({ text }) => !isInside(text, opening))
  return [
    {
      text: sentences(opening, deed, more.length > 0 ? further(next, before) : ''),
      room: more.length > 0 ? '' : further(next, before),
    },
    ...past,
    ...fillers(
      spare.filter((one) => one !== untied?.deed).map(at),
      (next.at(-1) ?? first)?.work ?? null,
      past[0]?.text ?? '',
    ),
    { text: sentences(said, fresh, trains(posting) ? TRAINED : '', begin), short: sentences(said, fresh) },
    ...rest,
  ]
}

/** What is told of other work where a letter is too short; `last` is the job told before it, or `past` says it. */
const fillers = (all: readonly Told[], last: Work | null, past: string): Part[] =>
  all.map((one, n) => {
    const isThere = n === 0 && last === null && one.work !== null && past.endsWith(` at ${one.work.at}.`)
    const before = { work: all[n - 1]?.work ?? last, again: n > 0 || last === null }
    return { text: isThere ? `There I ${one.deed}.` : further([one], before), filler: FILL + n, joins: true }
  })
/** Behind where somebody worked, before how they would go on; beside a deed that bears on the job, only where nothing else is left. */
const [FILL, LAST_RESORT] = [4, 8]

/** Whether a sentence stands in another one already. */
const isInside = (text: string, whole: string): boolean => text !== '' && whole.includes(text.replace(/[.]$/, ''))

/** Who they are, with how long and where; somebody who left their work is told with it elsewhere. */
function amFully({ writer }: Gathered): string {
  const am = amOf(writer)
  return am.startsWith('I am a former ') ? am : introduction(writer).replace(/[.]$/, '')
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
      ? [...rest, { text: sentences(nor(known), plan, first), short: sentences(nor(known), plan) }]
      : [{ text: sentences(said, nor(known), plan, first), short: sentences(said, nor(known), plan) }, ...rest]
  }
  const fresh = freshOf(known, lead)
  const said = fresh === '' ? '' : sentences(fresh, plan)
  return [{ text: sentences(said, first), short: said, spare: newMain(known) === undefined ? 3 : 1 }, { text: replies }]
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
type ToldDeeds = { lead: Leading | null; more: string[]; room: string[]; spare: string[]; useful: string | undefined }
/**
 * What carries over, and more of it where it fits too; `useful` is of use in any work. What has nothing in common with the job is `spare`, and told
 * only if a letter is too short, as `room` is.
 */
function toldOf({ writer, all, fits, carried, duties, replies }: Gathered): ToldDeeds {
  // What an answer tells by itself can stand first instead.
  const isUntold = (deed: string): boolean => !withoutTold(replies, deed).includes(deed)
  const left = carried.filter((one) => !one.held && isLinked(one) && isUntold(one.deed))
  const [first, next] = bestTwo(left, duties[0])
  // What has no name ("English", "discreet") is too little by itself.
  const worth = (deed: string): number =>
    (fits.get(deed)?.names.length === 0 ? NAMELESS : 1) * (fits.get(deed)?.score ?? 0)
  const fitting = all
    .map(({ deed }) => deed)
    .filter((deed) => isUntold(deed) && worth(deed) >= WORTH)
    .toSorted((a, b) => worth(b) - worth(a) || numbersIn(b) - numbersIn(a))
  const common = fitting.map((deed): Leading => ({ deed, duty: null, strength: null, near: false }))[0]
  const isNear =
    first !== undefined &&
    (bears(first, duties, worth(first.deed)) || (first.strength !== null && first.duty === duties[0]))
  const lead = (isNear ? first : common) ?? (first?.near === true && first.duty === duties[0] ? first : null)
  // A second deed is for another part of the job, or for the main one.
  const isOther = next !== undefined && (next.duty === null || next.duty !== first?.duty || next.duty === duties[0])
  const isFitting = next !== undefined && isOther && (isClose(next) || next.worded || next.duty === duties[0])
  const seen = fits.get(lead?.deed ?? '')?.names ?? []
  const side = (deed: string): number =>
    (fits.get(deed)?.names ?? []).some((name) => !seen.includes(name)) ? OTHER_SIDE : 0
  const seconds = [...(isFitting ? [next.deed] : []), ...fitting.filter((deed) => worth(deed) >= SECOND)]
  const more = seconds
    .filter((deed) => deed !== lead?.deed)
    .toSorted((a, b) => worth(b) + side(b) - worth(a) - side(a))
    .slice(0, 1)
  const isLeft = (deed: string): boolean => deed !== lead?.deed && !more.includes(deed)
  const best = strongest(writer).filter((deed) => isUntold(deed) && isLeft(deed))
  const near = [...fitting, ...left.map(({ deed }) => deed).filter((deed) => worth(deed) >= WORTH)].filter(isLeft)
  const useful = transferable(best, duties[0])
  return {
    lead,
    more,
    room: near.slice(0, 1),
    useful: useful.find((deed) => !OF_AN_EVENT.test(deed)),
    spare: [...new Set([...useful, ...best])].filter((deed) => deed !== near[0]).slice(0, SPARE),
  }
}
/** What a deed has to have in common with a job to be told. */
const [WORTH, SECOND] = [1.4, 2.2]
/** How much of it counts where what is shared has no name. */
const NAMELESS = 0.5
/** What it counts that a second deed shows another side of the work. */
const OTHER_SIDE = 2
/** So much of other work is told at most where a letter would be too short. */
const SPARE = 2
/** What was done once, beside the work, says little of it. */
const OF_AN_EVENT = /^(?:organi[sz]ed|arranged|hosted|joined|attended|won|received|volunteered)\b/i
const numbersIn = (deed: string): number => (/\d/.test(deed) ? 1 : 0)

/** What a part of the job calls for later helps too little to be pointed at. */
const CLOSE = 2
const isClose = (one: Leading): boolean =>
  one.near && (one.strength === null || (one.duty?.calls.slice(0, CLOSE).includes(one.strength) ?? false))

/** Some of it is in every job: for a part beside the main one it is no reason. */
const KEPT_EVERYWHERE: ReadonlySet<Strength> = new Set<Strength>(['records', 'entry'])
/** How many parts of a job are most of it. */
const MOST_PARTS = 2
/** Whether a deed can stand first: it is of the work itself, or close to what is most of the job. */
const bears = (one: Leading, duties: readonly Duty[], worth: number): boolean =>
  isClose(one) &&
  (one.strength === null ||
    one.duty === duties[0] ||
    (worth >= WORTH &&
      !KEPT_EVERYWHERE.has(one.strength) &&
      duties.slice(0, MOST_PARTS).some((duty) => duty === one.duty)))
