import { type Carried, isSame } from '../work/carry.ts'
import { namedWork } from '../work/duties.ts'
import type { Duty } from '../work/duty.ts'
import type { Gathered } from './facts.ts'
import { isOfFirst } from './first-duties.ts'
import { withoutTold } from './lines.ts'
import type { Told } from '../deeds/places.ts'
import { fieldOf, rareOf } from './title-words.ts'
import { jobName } from '#features/cover-letters/titles.ts'
import { CHANGED, chosen, type Evidence, nearTo, provenBeside, strongest } from '../deeds/results.ts'

const [DEEDS_SHOWN, MORE_SHOWN] = [3, 2]
/** How much it counts what a deed shares with the posting's work, beside its kind of work and its figures. */
const FITS = 0.5
/** What a deed has to share with it to be told without anything else that fits. */
const WORTH = 2.2
/**
 * At most so much counts that a deed is like a part of the job; what it shares with the posting counts more, and
 * another side of the work as well.
 */
const [LIKE, SHARED, OTHER_SIDE] = [3, 1.5, 5]
/** What is of a part of the job no deed has been told of comes first; of two alike, that of today's job. */
const [OTHER_PART, TODAY] = [6, 1.5]
/** What is of the very part that is most of the job leads, where it fits about as well. */
const OF_MAIN = 4
/** What has a word of the title itself, where the first part of the job is none of the title. */
const OF_TITLE = 3
/** What the title names beside the kind of work is rarer: "T-shirts" of "graphic designer for T-shirts". */
const OF_RARE = 6
/** What was done in the very field that the title names: "Legal assistant" at "Okafor Immigration Law". */
const OF_FIELD = 2
/** Where the title itself tells of writing to people. */
const OF_WRITING = 4
/** What came of the work says how well it was done, not what it was. */
const [OUTCOME, OF_OUTCOME] = [/^(?:had (?!to\b)|saw |kept a \d|was (?:a |among the |in the )top )/, 6]
/** Where people are only written to, calls say little. */
const OF_CALLS = 8
const IN_WRITING = /\b(?:chats?|e-?mails?|tickets?|messages|DMs)\b/i
const SPOKEN = /\b(?:calls?|phones?|voice|dial\w*|speak\w*|spoken|verbal|talk\w*)\b/i
const CALLS = /^(?:[\p{L}]+ ){1,2}(?:[\d,-]+ (?:to [\d,]+ )?)?(?:\p{L}+ )?calls\b/iu
/** Each of the first parts of the job a deed is of. */
const [OF_PART, FIRST_PARTS] = [2, 4]
/** What a posting comes to first is most of the work. */
const MAIN_PARTS = 2

/** What somebody of the trade tells: the deed that fits best, one or two more, one to fill up with, and the answers without the first. */
type OwnDeeds = { best: Evidence | undefined; more: string[]; spare: string | null; replies: string }

/** Chooses the deeds of somebody of the same trade. */
export function ownDeeds(known: Gathered): OwnDeeds {
  const { carried, near, fits } = known
  const [lead, ...others] = withoutAnswers(known, chosenFor(known))
  // Words in common with another field's posting are no reason to point at them.
  const fitted = near || lead?.main || (lead?.label ?? '') !== '' ? lead : undefined
  // Who has held such a job tells what it was most of, even if the posting has no word of it.
  const best = fitted ?? (near ? known.all.find(({ deed }) => deed === strongest(known.writer)[0]) : undefined)
  const replies = best === undefined ? known.replies : withoutTold(known.replies, best.deed)
  const isLeft = (deed: string): boolean => deed !== best?.deed && !replies.includes(deed)
  const fitting = best === undefined ? [] : alsoFit(known, best.deed, others).filter(isLeft)
  const more = best === undefined ? [] : withProof(known, best.deed, fitting.slice(0, MORE_SHOWN)).filter(isLeft)
  // What no task calls for stands only where there is nothing else to tell.
  const left = carried.filter((one) => !one.held && !more.includes(one.deed) && isLeft(one.deed))
  const spare = left.find((one) => isSame(one) || one.name !== '' || (fits.get(one.deed)?.score ?? 0) > 0)
  const isNear = spare?.near === true && more.length === 0
  return {
    best,
    more: [...more, ...(isNear ? [spare.deed] : [])].slice(0, MORE_SHOWN),
    spare: best === undefined || spare === undefined || isNear ? null : spare.deed,
    replies,
  }
}

/** How much less another deed may fit that is told instead of one that an answer in a list tells. */
const AS_GOOD = 0.6
/** A list of answers tells its deeds by itself: the letter opens with another one that fits nearly as well. */
function withoutAnswers({ replies, duty }: Gathered, all: Evidence[]): Evidence[] {
  const [first] = all
  if (first === undefined || !/^2\. /m.test(replies) || !replies.includes(first.deed)) return all
  const sum = (deed: string): number => duty.get(deed)?.sum ?? 0
  const next = all.find(
    ({ deed, main, score }) =>
      main &&
      COUNTED.test(deed) &&
      score >= AS_GOOD * first.score &&
      sum(deed) >= AS_GOOD * sum(first.deed) &&
      !replies.includes(deed),
  )
  return next === undefined ? all : [next, ...all.filter(({ deed }) => deed !== next.deed && deed !== first.deed)]
}

/** Of the trade a measured result is always told, instead of the last deed where there is no room. */
function withProof({ all, near, fits, duty, at, posting }: Gathered, lead: string, more: string[]): string[] {
  // A number of other work proves nothing for this one.
  const isOfTrade = (deed: string): boolean => nearTo(jobName(posting.title), [at(deed).work?.as ?? ''])
  const fitting = all.filter(({ deed, score }) => score > 0 || (fits.get(deed)?.score ?? 0) > 0 || isOfTrade(deed))
  const proof = near
    ? provenBeside(
        [lead, ...more],
        fitting.map(({ deed }) => deed),
      )
    : undefined
  if (proof === undefined) return more
  const [other] = more
  // What does the same as a duty of the posting says more than a number of something else.
  if (other !== undefined && (duty.get(other)?.sum ?? 0) > Math.max(MUCH_OF_DUTY, duty.get(proof)?.sum ?? 0))
    return [other, proof]
  // Where only one of them has room, it is the measured one.
  return [proof, ...more.slice(0, MORE_SHOWN - 1)]
}

/** The deeds by how well they fit, the best first. */
function weighed(known: Gathered, ofField: (deed: string) => number): Evidence[] {
  const { all, fits, duties, at, posting } = known
  const isToWrite = IN_WRITING.test(posting.title)
  const first: readonly (Duty | null)[] = duties.slice(0, FIRST_PARTS)
  const said = `${posting.title}\n${posting.description}`
  const isWritten = IN_WRITING.test(said) && !SPOKEN.test(said)
  const isBeside = duties[0]?.says.test(namedWork(posting)) !== true
  const namesRare = rareOf(posting.title, duties[0])
  const more = ({ deed, titled }: Evidence): number =>
    (partsOf(known, deed).some((part) => part === duties[0]) ? OF_MAIN : 0) +
    OF_PART * new Set(partsOf(known, deed).filter((part) => first.includes(part))).size +
    (isToday(at(deed)) ? TODAY : 0) +
    (titled && isBeside ? OF_TITLE : 0) +
    (titled && namesRare(deed) ? OF_RARE : 0) +
    OF_FIELD * ofField(deed) +
    (isToWrite && IN_WRITING.test(deed) ? OF_WRITING : 0) -
    (OUTCOME.test(deed) ? OF_OUTCOME : 0) -
    (isWritten && CALLS.test(deed) ? OF_CALLS : 0)
  return all
    .map((one) => ({
      ...one,
      score: one.score === 0 ? 0 : one.score + FITS * (fits.get(one.deed)?.score ?? 0) + more(one),
    }))
    .toSorted((a, b) => b.score - a.score)
}

/** So many times as well as a deed of the first parts of the job another one fits that leads instead. */
const MUCH_BETTER = 1.25
/** The deeds to tell; who is of the trade by what they did, whatever their title, tells that first. */
function chosenFor(known: Gathered): Evidence[] {
  const { carried, near, duties } = known
  const ofField = fieldOf(known)
  const all = weighed(known, ofField)
  const [[top], [nearest]] = [all, carried]
  const main: readonly (Duty | null)[] = duties.slice(0, near ? MAIN_PARTS : 1)
  const isOfThese = (one: Carried): boolean => isSame(one) && main.includes(one.duty)
  // Words in common say less than work of the first parts of the job.
  const isSet =
    (near && carried.some((one) => one.deed === top?.deed && isOfThese(one))) ||
    // What the title itself names is the work.
    (top?.titled === true && top.main)
  const ofPart =
    nearest === undefined || !isOfThese(nearest) ? undefined : all.find(({ deed }) => deed === nearest.deed)
  const isBetter =
    near &&
    top?.main === true &&
    ofPart !== undefined &&
    (top.score >= MUCH_BETTER * ofPart.score ||
      (top.score > ofPart.score && ofField(top.deed) > ofField(ofPart.deed) + 1))
  const did = isSet || isBetter ? top : ofPart
  const others = chosen(all, DEEDS_SHOWN)
  const first = ofFirstDuty({ known, all, ofField }, did ?? others[0]) ?? did
  return first === undefined
    ? others
    : [{ ...first, main: true }, ...others.filter(({ deed }) => deed !== first.deed)].slice(0, DEEDS_SHOWN)
}

/**
 * What does the same with the same as one of the first duties, and has a number, comes before what only shares words
 * with the posting; a result of the trade stays.
 */
function ofFirstDuty(
  { known, all, ofField }: { known: Gathered; all: readonly Evidence[]; ofField: (deed: string) => number },
  lead: Evidence | undefined,
): Evidence | undefined {
  const { duty } = known
  const sum = (deed: string): number => duty.get(deed)?.sum ?? 0
  const at = (deed: string): number => duty.get(deed)?.at ?? 0
  if (lead !== undefined && CHANGED.test(lead.deed) && (lead.main || sum(lead.deed) >= A_DUTY)) return undefined
  const [best] = all
    // What somebody studied is no work.
    .filter(({ deed }) => COUNTED.test(deed) && !/^wrote a thesis\b/.test(deed))
    .filter(({ deed, titled }) => isOfFirst(duty.get(deed) ?? NO_DUTY, titled))
    .filter(({ deed }) => lead === undefined || ofField(deed) >= ofField(lead.deed) - 1)
    .toSorted((a, b) => at(a.deed) - at(b.deed) || sum(b.deed) - sum(a.deed))
  return best !== undefined && (at(best.deed) < at(lead?.deed ?? '') || sum(best.deed) > sum(lead?.deed ?? ''))
    ? best
    : undefined
}
/** A number of things, and no day of the month. */
const COUNTED = /\d(?!\d?(?:st|nd|rd|th)\b)|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i
const NO_DUTY = { best: 0, at: -1, sum: 0 }
/** So much in common with a duty is a reason to tell a deed, and so much it counts beside all else. */
const [A_DUTY, MUCH_OF_DUTY, OF_DUTIES, OF_NO_DUTY, OF_NUMBER, LESS] = [2, 4, 2, 4, 3, 0.4]

/** Whether a deed is of the very work that is most of the job. */
export const isOfMain = ({ carried, duties, near }: Gathered, { deed, main }: Evidence): boolean =>
  near && main && carried.some((one) => one.deed === deed && isSame(one) && one.duty === duties[0])

const NOTHING = { duty: null, strength: null }
const isToday = ({ work }: Told): boolean => work?.when?.startsWith(' since') === true

/** What of each deed helps most with the job. */
const helpsOf = (carried: readonly Carried[]): Map<string, Carried> =>
  new Map(
    carried
      .filter(({ near, held }) => near && !held)
      .map((one) => [one.deed, one] as const)
      .toReversed(),
  )

/**
 * What else fits: by its kind of work, by the part of the job it is of, and by what it shares with the posting; what
 * shows another side of the work than the deeds before it comes first.
 */
function alsoFit(known: Gathered, lead: string, others: readonly Evidence[]): string[] {
  const { all: told, fits, duty } = known
  const done = new Set(partsOf(known, lead))
  const helps = helpsOf(known.carried)
  const worth = (deed: string): number => fits.get(deed)?.score ?? 0
  const fitting = told
    .map(({ deed }) => deed)
    .filter((deed) => worth(deed) >= WORTH || (duty.get(deed)?.sum ?? 0) >= A_DUTY)
  const weight = weightOf(known, done, helps, others)
  const side = sideOf(known)
  const isOf = (deed: string): boolean => worth(deed) > 0 || isSame(helps.get(deed) ?? NOTHING)
  const all = new Set(
    [...others.map(({ deed }) => deed), ...[...helps.keys()].filter(isOf), ...fitting].filter((deed) => deed !== lead),
  )
  const seen = new Set(fits.get(lead)?.names)
  const inOrder: string[] = []
  while (all.size > 0) {
    const rank = (deed: string): number =>
      weight(deed) +
      side(deed, seen) +
      (COUNTED.test(deed) ? OF_NUMBER : 0) +
      (partsOf(known, deed).some((part) => !done.has(part)) ? OTHER_PART : 0) +
      (isToday(known.at(deed)) ? TODAY : 0)
    const [best = ''] = [...all].toSorted((a, b) => rank(b) - rank(a))
    all.delete(best)
    inOrder.push(best)
    for (const name of fits.get(best)?.names ?? []) seen.add(name)
    for (const part of partsOf(known, best)) done.add(part)
  }
  return inOrder
}

/** The parts of the job a deed is of. */
const partsOf = ({ carried }: Gathered, deed: string): Duty[] =>
  carried.flatMap((one) => (one.deed === deed && isSame(one) && one.duty !== null ? [one.duty] : []))

/** How much a deed counts by itself beside those that were told; `done` grows with each of them. */
function weightOf(
  known: Gathered,
  done: ReadonlySet<Duty>,
  helps: ReadonlyMap<string, Carried>,
  others: readonly Evidence[],
): (deed: string) => number {
  const { fits, duty, posting, duties } = known
  const namesRare = rareOf(posting.title, duties[0])
  return (deed) => {
    const help = helps.get(deed)
    // What only is like a part of the job helps little beside what is of it, as does more of a part that was told.
    const isNew = help !== undefined && isSame(help) && partsOf(known, deed).some((one) => !done.has(one))
    const part = help === undefined ? 0 : isNew ? help.score : Math.min(help.score, LIKE)
    return (
      (others.find((one) => one.deed === deed)?.score ?? 0) +
      part +
      (namesRare(deed) ? OF_RARE : 0) +
      SHARED * (fits.get(deed)?.score ?? 0) +
      OF_DUTIES * (duty.get(deed)?.sum ?? 0)
    )
  }
}

/**
 * What it counts that a deed shows another side of the work than those `seen`. Where two and more deeds have something
 * of the posting's duties, what has nothing of them is beside the work.
 */
function sideOf({ fits, duty }: Gathered): (deed: string, seen: ReadonlySet<string>) => number {
  const isListed = [...duty.values()].filter(({ sum }) => sum > 0).length > 1
  return (deed, seen) => {
    const sum = duty.get(deed)?.sum ?? 0
    const isOther = (fits.get(deed)?.names ?? []).some((name) => !seen.has(name))
    return (isOther ? OTHER_SIDE * (isListed && sum < 1 ? LESS : 1) : 0) - (isListed && sum === 0 ? OF_NO_DUTY : 0)
  }
}
