import { readInstructions } from '#features/cover-letters/instructions/rules.ts'
import { safetyNotes } from '#features/jobs/safety-notes/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { changesOf, joined, type Watched } from '../rules.ts'
import * as queries from './change-queries.ts'
import type { NewFind } from './finding-queries.ts'

const EDITS_AT_ONCE = 100
const FEES: ReadonlySet<string> = new Set(['fee', 'deposit'])

const READERS = {
  feeIn: (posting: Watched) => safetyNotes(posting).find(({ kind }) => FEES.has(kind))?.quote ?? null,
  instructionsIn: readInstructions,
}

/**
 * Tells people what changed of jobs they keep; called in the transaction that takes the changes away.
 * @returns how many changes were looked at, and what is new for whom
 */
export async function findChanges(db: Db, now: Date): Promise<{ looked: number; finds: NewFind[] }> {
  const edits = await queries.claimEdits(db, EDITS_AT_ONCE)
  const finds: NewFind[] = []
  for (const [postingId, own] of Map.groupBy(edits, ({ posting_id }) => posting_id)) {
    const all = joined(own.flatMap(({ before, after }) => changesOf(before, after, READERS)))
    const open = all.some(({ what }) => what === 'closed') && (await queries.isOpenElsewhere(db, postingId))
    const changes = open ? all.filter(({ what }) => what !== 'closed') : all
    const happenedAt = own[0]?.happened_at ?? now
    if (changes.length > 0) {
      finds.push(...(await queries.insertChangeFinds(db, { postingId, changes, happenedAt, now })))
    }
  }
  if (edits.length > 0)
    await queries.deleteEdits(
      db,
      edits.map(({ id }) => id),
    )
  return { looked: edits.length, finds }
}
