import type { Deps } from '#server/deps.ts'
import type { Source } from '../../contract.ts'
import type { KnownTexts } from './clusters.ts'
import type { ReadPosting } from './reading.ts'
import { updateCounts, type RunCounts } from './run-queries.ts'
import { storePostings } from './store.ts'

/** Writes what a run reads while the run reads on. */
export type Writer = {
  /** Takes what was read, and the ids of what came by unchanged; waits while too much is not written yet. */
  put(read: ReadPosting[], seen: number[]): Promise<void>
  /** Everything that was taken is written. */
  end(): Promise<void>
}

type WritingRun = { deps: Deps; source: Source; id: number; counts: RunCounts }

/** So many postings may wait to be written: what a run that is killed has to read again. */
const MOST_WAITING = 240

/**
 * A writer for one run. What is read while a batch is being written makes the next batch: a board with pauses is written
 * page by page, a fast one in few large transactions. A failure to write reaches whoever calls next.
 */
export function writeBehind({ deps, source, id, counts }: WritingRun): Writer {
  const texts: KnownTexts = new Map()
  let [waiting, passed]: [ReadPosting[], number[]] = [[], []]
  let [due, failed] = [false, false]
  let writing: Promise<void> | undefined
  const write = async () => {
    try {
      while (due) {
        const batch = [waiting, passed] as const
        ;[waiting, passed, due] = [[], [], false]
        await storePostings(deps, source, ...batch, texts)
        await updateCounts(deps.db, id, { ...counts })
      }
    } catch (error) {
      failed = true
      throw error
    }
    // In the same breath as the last look: what is put afterwards begins anew.
    writing = undefined
  }
  return {
    async put(read, seen) {
      waiting.push(...read)
      passed.push(...seen)
      due = true
      writing ??= write()
      // Whoever comes next hears of it.
      writing.catch(() => undefined)
      if (failed || waiting.length >= MOST_WAITING) await writing
    },
    end: async () => writing,
  }
}
