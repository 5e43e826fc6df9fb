import { bestTwo, type Carried, isLinked, isSame } from '../work/carry.ts'
import type { Duty } from '../work/duty.ts'
import type { Gathered } from './facts.ts'
import { isOfFirst, NO_DUTY } from './first-duties.ts'
import { withoutTold } from './lines.ts'
import { CHANGED, isPaced, provenBeside, strongest } from '../deeds/results.ts'
import { actOf, type Strength } from '../work/strengths.ts'
import { transferable } from '../work/transfer.ts'

export type Leading = Pick<Carried, 'deed' | 'duty' | 'strength' | 'near'>
export type ToldDeeds = {
  lead: Leading | null
  more: string[]
  room: string[]
  spare: string[]
  useful: string | undefined
}
/**
 * What carries over, and more of it where it fits too; `useful` is of use in any work. What has nothing in common with the job is `spare`, and told
 * only if a letter is too short, as `room` is.
 */
const [TWO_THINGS, A_DUTY] = [2, 4]
export function toldOf(given: Gathered): ToldDeeds {
  const { writer, all, fits, duty, carried, duties, replies, distance } = given
  // What an answer tells by itself can stand first instead, and what is most of the job always does.
  const isUntold = (deed: string): boolean => !withoutTold(replies, deed).includes(deed) || isOfTitle(given, deed)
  const left = carried.filter((one) => !one.held && isLinked(one) && isUntold(one.deed))
  const [first, next] = bestTwo(left, duties[0])
  // What has no name ("English", "discreet") is too little by itself.
  const worth = (deed: string): number =>
    (fits.get(deed)?.names.length === 0 ? NAMELESS : 1) * (fits.get(deed)?.score ?? 0) + ofDuties(duty, deed)
  const fitting = all
    .map(({ deed }) => deed)
    .filter((deed) => isUntold(deed) && worth(deed) >= NEAREST)
    .toSorted((a, b) => worth(b) - worth(a) || numbersIn(b) - numbersIn(a))
  const common = fitting.map((deed): Leading => ({ deed, duty: null, strength: null, near: false }))[0]
  const isNear =
    first !== undefined &&
    (bears(first, duties, worth(first.deed)) || (first.strength !== null && first.duty === duties[0]))
  const ofDuty = ofFirstDuty(given, first?.deed ?? '', left, isUntold)
  const lead = ofDuty ?? (isNear ? first : common) ?? (first?.near === true && first.duty === duties[0] ? first : null)
  const [side, contact] = [sideOf(given, lead?.deed ?? ''), contactFor(duties[0])]
  const fit = (deed: string): number => worth(deed) + contact(deed)
  const isSecond = next !== undefined && isForMore(next, first, duties[0])
  const seconds = all.map(({ deed }) => deed).filter((deed) => isUntold(deed) && fit(deed) >= SECOND)
  const second = [...(isSecond ? [next.deed] : []), ...seconds]
    .filter((deed) => deed !== lead?.deed)
    .toSorted((a, b) => fit(b) + side(b) - fit(a) - side(a))
    .slice(0, 1)
  const more = distance === 'partly' && lead !== null ? withProof(writer, lead.deed, second) : second
  const isLeft = (deed: string): boolean => deed !== lead?.deed && !more.includes(deed)
  const best = strongest(writer).filter((deed) => isUntold(deed) && isLeft(deed))
  const near = [...fitting, ...left.map(({ deed }) => deed).filter((deed) => worth(deed) >= WORTH)].filter(isLeft)
  const useful = usefulOf(best, duties[0])
  return {
    lead,
    more,
    room: near.slice(0, 1),
    useful: useful[0],
    spare: [...new Set([...useful, ...best])].filter((deed) => deed !== near[0]).slice(0, SPARE),
  }
}

/** One thing in common with a duty is an accident in another trade. */
const ofDuties = (duty: Gathered['duty'], deed: string): number => {
  const { best, sum } = duty.get(deed) ?? NO_DUTY
  return best >= TWO_THINGS ? sum : 0
}
/** What does the same with the same as one of the first duties, and has a number; null where `first` does as much. */
function ofFirstDuty(
  { all, duty }: Gathered,
  first: string,
  left: readonly Carried[],
  isUntold: (deed: string) => boolean,
): Leading | null {
  const sum = (deed: string): number => duty.get(deed)?.sum ?? 0
  const [same] = all
    .map(({ deed }) => deed)
    .filter((deed) => isUntold(deed) && /\d/.test(deed) && isOfFirst(duty.get(deed) ?? NO_DUTY))
    .filter((deed) => ofDuties(duty, deed) > A_DUTY)
    .toSorted((a, b) => sum(b) - sum(a))
  return same === undefined || sum(same) <= sum(first)
    ? null
    : (left.find((one) => one.deed === same) ?? { deed: same, duty: null, strength: null, near: true })
}

/** Whether a deed is of the part that is most of the job. */
const isOfTitle = ({ carried, duties }: Gathered, deed: string): boolean =>
  carried.some((one) => one.deed === deed && isSame(one) && one.duty === duties[0])

/** What a second deed counts more that shows another side of the work than the first. */
function sideOf({ fits }: Gathered, lead: string): (deed: string) => number {
  const seen = fits.get(lead)?.names ?? []
  return (deed) => ((fits.get(deed)?.names ?? []).some((name) => !seen.includes(name)) ? OTHER_SIDE : 0)
}

/** Whoever is written or talked to, and how that is told. */
const CONTACT =
  /\b(?:follow(?:ed|ing|s)?[ -]?ups?\b(?! boss)|followed|chas(?:ed|ing)|answer(?:ed|ing)|repl(?:ied|ying)|e-?mail(?:ed|ing)|call(?:ed|ing)|contact(?:ed|ing)|liais(?:ed|ing)|explain(?:ed|ing)|remind(?:ed|ing)|negotiat(?:ed|ing)|inform(?:ed|ing)|notif(?:ied|ying)|coordinat(?:ed|ing)|assist(?:ed|ing)|messag(?:ed|ing)|spoke|talked)\b/i
const WITH_OTHERS: ReadonlySet<Strength> = new Set<Strength>(['writing', 'voice', 'counter'])
/** What a deed counts more that was done with somebody, where most of the job is to write or talk to people. */
function contactFor(main: Duty | undefined): (deed: string) => number {
  const [first] = main?.calls ?? []
  const isWithPeople = first !== undefined && WITH_OTHERS.has(first)
  return (deed) => (isWithPeople && CONTACT.test(deed) ? IN_CONTACT : 0)
}
const IN_CONTACT = 2

/** A second deed is for another part of the job, or for the main one. */
const isForMore = (next: Carried, first: Carried | undefined, main: Duty | undefined): boolean =>
  (next.duty === null || next.duty !== first?.duty || next.duty === main) &&
  (isClose(next) || next.worded || next.duty === main)

/** How well somebody does work of a near kind is worth a place of its own. */
function withProof(writer: Gathered['writer'], lead: string, second: string[]): string[] {
  const work = strongest(writer).filter((deed) => !OF_AN_EVENT.test(deed))
  const proof = provenBeside([lead, ...second], work)
  return proof === undefined ? second : [...second, proof]
}

/** What says most to somebody of any trade: what can be counted, of a kind that carries over where there is such; else that. */
function usefulOf(best: readonly string[], main: Duty | undefined): string[] {
  const work = best.filter((deed) => !OF_AN_EVENT.test(deed))
  const paced = work.filter((deed) => isPaced(deed))
  const counted = [...paced, ...work.filter((deed) => CHANGED.test(deed))]
  const carries = transferable(work, main)
  const kinds = carries.filter((deed) => counted.includes(deed))
  return [...new Set([...paced.filter((deed) => CHANGED.test(deed)), ...kinds, ...counted, ...carries])]
}
/** What a deed has to have in common with a job to be told. */
const [WORTH, NEAREST, SECOND] = [1.4, 2, 2.2]
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

/** How much a deed has to share with a job to need no word of why it is told. */
const PLAIN_TO_SEE = 3.5
/** Whether a deed can stand before who writes. */
export const speaksForItself = ({ duties, fits }: Gathered, lead: Leading): boolean => {
  const worth = fits.get(lead.deed)?.score ?? 0
  return bears(lead, duties, worth) && (lead.strength === null || worth >= PLAIN_TO_SEE)
}

/** What a deed that helps with the main part of a job is, in a sentence, and whether that is called for first. */
export function actFor(lead: Leading, [main]: readonly Duty[]): { act: string; first: boolean } {
  if (lead.strength === null || lead.duty !== main) return { act: '', first: false }
  const act = actOf(lead.deed, lead.strength)
  return { act: `${act.charAt(0).toLowerCase()}${act.slice(1)}`, first: lead.strength === main?.calls[0] }
}
