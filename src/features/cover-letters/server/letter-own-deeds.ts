import { type Carried, isSame } from './letter-carry.ts'
import { namedWork } from './letter-duties.ts'
import type { Duty } from './letter-duty.ts'
import type { Gathered } from './letter-facts.ts'
import { withoutTold } from './letter-lines.ts'
import type { Told } from './letter-places.ts'
import { jobName } from '../titles.ts'
import { chosen, type Evidence, nearTo, provenBeside, ROLES, strongest } from './letter-results.ts'
import { wordsOf } from './letter-shared.ts'

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
/** What came of the work says how well it was done, not what it was. */
const [OUTCOME, OF_OUTCOME] = [/^(?:had (?!to\b)|saw |was (?:a |among the )top )/, 6]
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
function withoutAnswers({ replies }: Gathered, all: Evidence[]): Evidence[] {
  const [first] = all
  if (first === undefined || !/^2\. /m.test(replies) || !replies.includes(first.deed)) return all
  const next = all.find(({ deed, main, score }) => main && score >= AS_GOOD * first.score && !replies.includes(deed))
  return next === undefined ? all : [next, ...all.filter(({ deed }) => deed !== next.deed && deed !== first.deed)]
}

/** Of the trade a measured result is always told, instead of the last deed where there is no room. */
function withProof({ all, near, fits, at, posting }: Gathered, lead: string, more: string[]): string[] {
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
  // Where only one of them has room, it is the measured one.
  return [proof, ...more.slice(0, MORE_SHOWN - 1)]
}

/** Whom and what nearly any work is for or with. */
const OF_ANY =
  /^(?:customers?|clients?|patients?|guests?|students?|users?|people|candidates?|teams?|business|agency|account|call|e-?mail|remote|freelance|growing|brand|client|company|store|shop|website|site|service|support|expert|professional)s?$/i
/** Tells whether a deed has a word of the title that does not name its kind of work. */
function rareOf(title: string, main: Duty | undefined): (deed: string) => boolean {
  const rare = wordsOf(title).filter((word) => main?.says.test(word) !== true && !ROLES.has(word) && !OF_ANY.test(word))
  return (deed) => wordsOf(deed).some((word) => rare.includes(word))
}

/** The deeds by how well they fit, the best first. */
function weighed({ all, fits, carried, duties, at, posting }: Gathered): Evidence[] {
  const first: readonly (Duty | null)[] = duties.slice(0, FIRST_PARTS)
  const said = `${posting.title}\n${posting.description}`
  const isWritten = IN_WRITING.test(said) && !SPOKEN.test(said)
  const isBeside = duties[0]?.says.test(namedWork(posting)) !== true
  const namesRare = rareOf(posting.title, duties[0])
  const partsOf = (deed: string): Duty[] =>
    carried.flatMap((one) => (one.deed === deed && isSame(one) && one.duty !== null ? [one.duty] : []))
  const more = ({ deed, titled }: Evidence): number =>
    (partsOf(deed).some((part) => part === duties[0]) ? OF_MAIN : 0) +
    OF_PART * new Set(partsOf(deed).filter((part) => first.includes(part))).size +
    (isToday(at(deed)) ? TODAY : 0) +
    (titled && isBeside ? OF_TITLE : 0) +
    (titled && namesRare(deed) ? OF_RARE : 0) -
    (OUTCOME.test(deed) ? OF_OUTCOME : 0) -
    (isWritten && CALLS.test(deed) ? OF_CALLS : 0)
  return all
    .map((one) => ({
      ...one,
      score: one.score === 0 ? 0 : one.score + FITS * (fits.get(one.deed)?.score ?? 0) + more(one),
    }))
    .toSorted((a, b) => b.score - a.score)
}

/** The deeds to tell; who is of the trade by what they did, whatever their title, tells that first. */
function chosenFor(known: Gathered): Evidence[] {
  const { carried, near, duties } = known
  const all = weighed(known)
  const [nearest] = carried
  const main: readonly (Duty | null)[] = duties.slice(0, near ? MAIN_PARTS : 1)
  const isOfThese = (one: Carried): boolean => isSame(one) && main.includes(one.duty)
  // Words in common say less than work of the first parts of the job.
  const isSet =
    (near && carried.some((one) => one.deed === all[0]?.deed && isOfThese(one))) ||
    // What the title itself names is the work.
    (all[0]?.titled === true && all[0].main)
  const did = isSet
    ? all[0]
    : nearest !== undefined && isOfThese(nearest)
      ? all.find(({ deed }) => deed === nearest.deed)
      : undefined
  const others = chosen(all, DEEDS_SHOWN)
  return did === undefined
    ? others
    : [{ ...did, main: true }, ...others.filter(({ deed }) => deed !== did.deed)].slice(0, DEEDS_SHOWN)
}

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
function alsoFit(
  { all: told, carried, fits, at, posting, duties }: Gathered,
  lead: string,
  others: readonly Evidence[],
): string[] {
  const partsOf = (deed: string): Duty[] =>
    carried.flatMap((one) => (one.deed === deed && isSame(one) && one.duty !== null ? [one.duty] : []))
  const namesRare = rareOf(posting.title, duties[0])
  const done = new Set(partsOf(lead))
  const helps = helpsOf(carried)
  const worth = (deed: string): number => fits.get(deed)?.score ?? 0
  const fitting = told.map(({ deed }) => deed).filter((deed) => worth(deed) >= WORTH)
  const weight = (deed: string): number => {
    const help = helps.get(deed)
    // What only is like a part of the job helps little beside what is of it, as does more of a part that was told.
    const isNew = help !== undefined && isSame(help) && partsOf(deed).some((one) => !done.has(one))
    const part = help === undefined ? 0 : isNew ? help.score : Math.min(help.score, LIKE)
    const rare = namesRare(deed) ? OF_RARE : 0
    return (others.find((one) => one.deed === deed)?.score ?? 0) + part + rare + SHARED * worth(deed)
  }
  const isOf = (deed: string): boolean => worth(deed) > 0 || isSame(helps.get(deed) ?? NOTHING)
  const all = new Set(
    [...others.map(({ deed }) => deed), ...[...helps.keys()].filter(isOf), ...fitting].filter((deed) => deed !== lead),
  )
  const seen = new Set(fits.get(lead)?.names)
  const inOrder: string[] = []
  while (all.size > 0) {
    const rank = (deed: string): number =>
      weight(deed) +
      ((fits.get(deed)?.names ?? []).some((name) => !seen.has(name)) ? OTHER_SIDE : 0) +
      (partsOf(deed).some((part) => !done.has(part)) ? OTHER_PART : 0) +
      (isToday(at(deed)) ? TODAY : 0)
    const [best = ''] = [...all].toSorted((a, b) => rank(b) - rank(a))
    all.delete(best)
    inOrder.push(best)
    for (const name of fits.get(best)?.names ?? []) seen.add(name)
    for (const part of partsOf(best)) done.add(part)
  }
  return inOrder
}
