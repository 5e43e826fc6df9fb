import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { findApplicationOf } from './facts-queries.ts'
import { insertEvent, type ItemRow, listItems, listSettled, updateItem } from './plan-queries.ts'
import { lockRun } from './run-queries.ts'
import type { Result } from './sending.ts'
import { settleItem } from './settling.ts'

const SETTLED_AT_ONCE = 200
const DOUBT = 'Hanap stopped before OLJ answered. We are checking whether it arrived.'

/** Finds out what became of an item whose process died. What never left the house is planned again. */
export async function recoverItem(deps: Deps, item: ItemRow): Promise<void> {
  const result = await whatBecame(deps, item)
  if (result) return settleItem(deps, item, result, { pauseMs: 0 })
  await inTransaction(deps.db, async (db) => {
    await lockRun(db, item.run_id)
    const now = (await listItems(db, item.run_id)).find(({ id }) => id === item.id)
    if (now?.state !== 'sending' || now.sending_since?.getTime() !== item.sending_since?.getTime()) return
    await updateItem(db, item.id, { state: 'planned', sending_since: null })
    await insertEvent(db, {
      run_id: item.run_id,
      user_id: item.user_id,
      item_id: item.id,
      kind: 'item_planned',
      actor: 'hanap',
      sentence: `Hanap stopped before “${item.posting.title}” left. It is its turn again.`,
      happened_at: deps.clock.now(),
    })
  })
}

/** By its letter an application is known to be this item's; undefined when there is none. */
async function whatBecame(
  { db }: Pick<Deps, 'db'>,
  item: Pick<ItemRow, 'user_id' | 'job_id' | 'cover_letter_id'>,
): Promise<Result | undefined> {
  const found = await findApplicationOf(db, item.user_id, item.job_id)
  if (!found || item.cover_letter_id === null || found.cover_letter_id !== item.cover_letter_id) return undefined
  if (found.delivery === 'confirmed') {
    if (found.applied_elsewhere) return { state: 'skipped', sentence: 'You had already applied to it on OLJ.' }
    return { state: 'sent', applicationId: found.id, sentence: 'OLJ confirmed it.' }
  }
  if (found.delivery === 'failed') {
    return { state: 'failed', sentence: found.error ?? 'It was not sent.', stops: null, board: false }
  }
  return { state: 'unconfirmed', applicationId: found.id, sentence: DOUBT }
}

/** Whatever was in doubt and is known by now is written down with its points. */
export async function settleDoubts(deps: Deps, signal: AbortSignal): Promise<void> {
  for (const item of await listSettled(deps.db, SETTLED_AT_ONCE)) {
    if (signal.aborted) return
    // An application with another letter is the person's own.
    const result = (await whatBecame(deps, item)) ?? {
      state: 'skipped' as const,
      sentence: 'You applied to it yourself.',
    }
    if (result.state === 'unconfirmed') continue
    await settleItem(deps, item, result, { pauseMs: 0, from: 'unconfirmed' })
  }
}
