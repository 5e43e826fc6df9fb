import type { Db } from '#server/platform/db/database.ts'
import type { ItemSource } from '../rules.ts'
import type { Planned } from './candidates.ts'
import { insertEvent, insertItem, insertLetter } from './plan-queries.ts'

type Given = {
  runId: number
  userId: number
  place: number
  source: ItemSource
  state: 'planned' | 'held_back'
  actor: 'hanap' | 'person'
  now: Date
}

/** Writes a posting down as it is planned, with its letter. Gives its id. */
export async function insertPlanned(db: Db, one: Planned, given: Given): Promise<number> {
  const { candidate, posting, points, points_reason, rules } = one
  const { runId, userId, now, actor, ...item } = given
  const of = { run_id: runId, user_id: userId }
  const id = await insertItem(db, {
    ...of,
    place: item.place,
    source: item.source,
    state: item.state,
    job_id: candidate.facts.id,
    posting,
    match: candidate.match,
    instructions: candidate.instructions,
    suggested_points: points,
    points_reason,
    rules,
    points,
    approved_at: null,
    planned_at: now,
  })
  if (candidate.letter) {
    const kept = { written_by: 'template' as const, confirmed_claims: [], ticked: [], written_at: now }
    await insertLetter(db, userId, { item_id: id, ...candidate.letter, ...kept })
  }
  const [kind, did] = actor === 'person' ? ['item_added', 'Added'] : ['item_looked_at', 'Looked at']
  await insertEvent(db, { ...of, item_id: id, kind, actor, sentence: `${did} “${posting.title}”.`, happened_at: now })
  return id
}
