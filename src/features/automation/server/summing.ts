import type { Deps } from '#server/deps.ts'
import { gapsOf } from '../ledger/rules.ts'
import { sumPoints, updateGaps } from './summing-queries.ts'

const AT_ONCE = 1000
/** Most people the log names; how many there are is told anyway. */
const MOST_NAMED = 100

type Given = Pick<Deps, 'db' | 'clock' | 'log'>

/** Sums everybody's points against their entries and what the board said last, and says where they do not agree. */
export async function checkPoints({ db, clock, log }: Given, signal: AbortSignal): Promise<void> {
  let off = 0
  let looked = 0
  let last = 0
  while (!signal.aborted) {
    const sums = await sumPoints(db, last, AT_ONCE)
    const gaps = sums.map((sum) => ({ user_id: sum.user_id, ...gapsOf(sum) }))
    if (gaps.length > 0) await updateGaps(db, gaps, clock.now())
    for (const [at, gap] of gaps.entries()) {
      const difference = sums[at]?.difference ?? 0
      if (gap.entries_gap === 0 && gap.board_gap === 0 && difference === 0) continue
      off += 1
      if (off <= MOST_NAMED) log.warn({ ...gap, difference }, 'points do not agree with the board')
    }
    looked += sums.length
    last = sums.at(-1)?.user_id ?? last
    if (sums.length < AT_ONCE) break
  }
  if (off > 0) log.warn({ people: looked, off }, 'points of some people do not agree with the board')
}
