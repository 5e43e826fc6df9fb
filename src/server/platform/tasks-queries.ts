import { sql } from 'kysely'
import type { Db } from './db/database.ts'

type Run = (text: string) => Promise<{ rows: unknown[] }>

/** Tasks that wait for a worker, and those given up on, counted afresh in the queue's own table. */
export async function countWaiting(
  run: Run,
  schema: string,
  deadLetters: string,
): Promise<{ waiting: number; dead: number }> {
  const { rows } = await run(`
    select count(*) filter (where name <> '${deadLetters}') as waiting, count(*) filter (where name = '${deadLetters}') as dead
    from ${schema}.job where state in ('created', 'retry')`)
  // Counts are bigint, which this driver hands over as text.
  const [row] = rows as { waiting: string; dead: string }[]
  return { waiting: Number(row?.waiting ?? 0), dead: Number(row?.dead ?? 0) }
}

/** How a queue stands; `oldest_at` is since when its oldest task could have been run. */
export type QueueState = { name: string; waiting: number; running: number; oldest_at: Date | null }

export async function listQueues(run: Run, schema: string, deadLetters: string): Promise<QueueState[]> {
  const { rows } = await run(`
    select name, count(*) filter (where state <> 'active')::integer as waiting,
      count(*) filter (where state = 'active')::integer as running,
      min(start_after) filter (where state <> 'active' and start_after <= now()) as oldest_at
    from ${schema}.job where state in ('created', 'retry', 'active') and name <> '${deadLetters}'
    group by name order by oldest_at nulls last, name`)
  return rows as QueueState[]
}

/** A task that was given up on: its queue, when, and what it failed with. */
export type DeadTask = { id: string; queue: string; died_at: Date; reason: string }

export async function listDead(run: Run, schema: string, deadLetters: string, limit: number): Promise<DeadTask[]> {
  const { rows } = await run(`
    select id::text, coalesce(source_name, '') as queue, created_on as died_at,
      left(coalesce(source_output->>'message', ''), 200) as reason
    from ${schema}.job where name = '${deadLetters}' and state in ('created', 'retry')
    order by created_on desc, id limit ${Math.trunc(limit)}`)
  return rows as DeadTask[]
}

/** Whether a task with this key waits. Whoever asks for the same key next is answered after the caller's commit. */
export async function isKeyTaken(
  db: Db,
  schema: string,
  { name, key }: { name: string; key: string },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tasks:${name}:${key}`}, 0))`.execute(db)
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from ${sql.id(schema, 'job')}
      where name = ${name} and singleton_key = ${key} and state in ('created', 'retry')) as taken`.execute(db)
  return rows[0]?.taken ?? false
}
