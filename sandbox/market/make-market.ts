import { writeBrief, type Brief } from './brief.ts'
import { makeDice, type Dice } from './dice.ts'
import { inventEmployers } from './employers.ts'
import type { LinkedinPosting, Market, MarketEmployer, MarketOptions, OljPosting } from './types.ts'
import { writeLinkedin } from './write-linkedin.ts'
import { writeOlj } from './write-olj.ts'

const day = 86_400_000
const reachDays = 60
const scamShare = 0.014
const repostShare = 0.05
const twinShare = 0.06

/** Moments before `now`, newest first; whole seconds; a twelfth of them in the last day, four in ten in the last two weeks. */
function moments(dice: Dice, count: number, now: Date): Date[] {
  const times = Array.from({ length: count }, () => {
    const age = Math.pow(dice.roll(), 1.65) * reachDays * day
    return Math.floor((now.getTime() - 60_000 - age) / 1000) * 1000
  })
  return times.toSorted((a, b) => b - a).map((time) => new Date(time))
}

/** Employers post very unevenly: a few hire all the time, most once. */
function pickEmployer(dice: Dice, employers: readonly MarketEmployer[]): MarketEmployer {
  const at = Math.floor(Math.pow(dice.roll(), 1.7) * employers.length)
  return employers[at] ?? dice.pick(employers)
}

function makeOlj(
  dice: Dice,
  employers: readonly MarketEmployer[],
  o: MarketOptions,
  briefs: Map<number, Brief>,
): OljPosting[] {
  let newId = 1_741_000 + o.olj * 4
  let oldId = 1_185_557
  return moments(dice, o.olj, o.now).map((postedAt) => {
    newId -= dice.between(1, 6)
    const reposted = dice.chance(repostShare)
    if (reposted) oldId += dice.between(3, 900)
    const id = reposted ? oldId : newId
    const later = dice.chance(0.15) ? dice.roll() * Math.min(5 * day, o.now.getTime() - postedAt.getTime()) : 0
    const updatedAt = new Date(Math.floor((postedAt.getTime() + later) / 1000) * 1000)
    const brief = writeBrief(dice, pickEmployer(dice, employers), dice.chance(scamShare))
    briefs.set(id, brief)
    return writeOlj(dice, brief, { id, postedAt, updatedAt })
  })
}

/** The same job told again: the odd sentence is missing, the rest reads the same. */
function retold(dice: Dice, brief: Brief): Brief {
  const mostly = (items: string[]): string[] => items.filter(() => !dice.chance(0.08))
  return {
    ...brief,
    duties: mostly(brief.duties),
    needs: mostly(brief.needs),
    perks: mostly(brief.perks),
    instructions: dice.chance(0.5) ? [] : brief.instructions,
  }
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

function makeLinkedin(
  dice: Dice,
  employers: readonly MarketEmployer[],
  o: MarketOptions,
  olj: readonly OljPosting[],
  briefs: ReadonlyMap<number, Brief>,
): LinkedinPosting[] {
  const honest = olj.filter((posting) => posting.state !== 'deleted' && briefs.get(posting.id)?.scam === false)
  const wanted = Math.min(Math.round((o.olj + o.linkedin) * twinShare), Math.floor(o.linkedin / 2))
  const originals = dice.sample(honest, wanted)
  const plain = moments(dice, o.linkedin - originals.length, o.now).map((at) => ({ at: at.getTime(), original: null }))
  const twins = originals.map((original) => {
    const shifted = original.postedAt.getTime() + (dice.roll() - 0.5) * 3 * day
    return { at: Math.min(shifted, o.now.getTime()), original }
  })
  let id = 4_411_180_329 + o.linkedin * 5_000
  return [...plain, ...twins]
    .toSorted((a, b) => b.at - a.at)
    .map(({ at, original }) => {
      id -= dice.between(1, 9_000)
      const told = original === null ? undefined : briefs.get(original.id)
      const brief = told
        ? retold(dice, told)
        : writeBrief(dice, pickEmployer(dice, employers), dice.chance(scamShare / 2))
      return writeLinkedin(dice, brief, { id, postedOn: dayOf(at), twinOfOlj: original?.id ?? null })
    })
}

/**
 * Builds the invented job market both boards publish. The same options always give the same postings.
 * Lists are newest first; ids are unique per board; nothing is dated after `now`.
 */
export function makeMarket(asked: MarketOptions): Market {
  // Whole seconds, so that the same seed tells the same jobs at any moment and only the dates move.
  const options = { ...asked, now: new Date(Math.floor(asked.now.getTime() / 1000) * 1000) }
  const dice = makeDice(options.seed)
  const count = Math.max(8, Math.round((options.olj + options.linkedin) / 6))
  const employers = inventEmployers(dice, count, options.now)
  const briefs = new Map<number, Brief>()
  const olj = makeOlj(dice, employers, options, briefs)
  return { olj, linkedin: makeLinkedin(dice, employers, options, olj, briefs) }
}
