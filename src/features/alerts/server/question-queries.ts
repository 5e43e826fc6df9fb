import { sql } from 'kysely'
import type { Criteria } from '#features/saved-searches/rules.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The criteria of a person's saved search, which stays as it is until the transaction ends. */
export async function findCriteria(db: Db, userId: number, searchId: number): Promise<Criteria | undefined> {
  const row = await db
    .selectFrom('saved_searches')
    .select('criteria')
    .where('id', '=', searchId)
    .where('user_id', '=', userId)
    .forShare()
    .$narrowType<{ criteria: Criteria }>()
    .executeTakeFirst()
  return row?.criteria
}

/** Alerts whose search was never read, or has changed since. */
export async function findUnread(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from alerts a join saved_searches s on s.id = a.saved_search_id
    where a.kind = 'search' and a.question_id is null and a.paused_at is null
    order by a.id limit ${limit}::integer`.execute(db)
  return rows.map(({ id }) => id)
}

export type Terms = { typed: string; last: string; alternatives: string[]; filters: string | null }

/** The criteria of the search of such an alert, as `findCriteria`; undefined once it was read, paused or removed. */
export async function lockUnread(db: Db, alertId: number): Promise<Criteria | undefined> {
  const { rows } = await sql<{ criteria: Criteria }>`
    select s.criteria from alerts a join saved_searches s on s.id = a.saved_search_id
    where a.id = ${alertId} and a.question_id is null and a.paused_at is null for share of s`.execute(db)
  return rows[0]?.criteria
}

/** A search as PostgreSQL writes it; null where it asks for nothing. */
export async function askQuestion(db: Db, { typed, last, alternatives, filters }: Terms): Promise<string | null> {
  const { rows } = await sql<{ question: string | null }>`
    select case when w is null then ${filters}::tsquery when ${filters}::text is null then w
      else w && ${filters}::tsquery end::text as question
    from search_question(${typed}, ${last}, ${alternatives}::text[]) w`.execute(db)
  return rows[0]?.question ?? null
}

/** In how many postings about these words and tags stand. */
export async function countPostingsWith(db: Db, words: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; postings: number }>`
    select word, postings from search_words where word = any(${words}::text[])
    union all
    select '~t:' || id, uses from tags where '~t:' || id = any(${words}::text[])
      and id = any(array(select substr(w, 4)::bigint from unnest(${words}::text[]) w where w ~ '^~t:\\d+$'))`.execute(
    db,
  )
  return new Map(rows.map(({ word, postings }) => [word, postings]))
}

/** A question as it was read since a moment. */
export async function findQuestion(db: Db, key: string, since: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('alert_questions')
    .select('id')
    .where('criteria_key', '=', key)
    .where('compiled_at', '>=', since)
    .executeTakeFirst()
  return row?.id
}

export type NewQuestion = {
  criteria_key: string
  criteria: Criteria
  question: string
  advanced: boolean
  keys: string[]
}

/** Keeps a question with its keys, or writes it anew. */
export async function upsertQuestion(db: Db, given: NewQuestion, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into alert_questions (criteria_key, criteria, question, advanced, compiled_at)
    values (${given.criteria_key}, ${JSON.stringify(given.criteria)}::jsonb, ${given.question}::tsquery, ${given.advanced}, ${now})
    on conflict (criteria_key) do update set question = excluded.question, compiled_at = excluded.compiled_at
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`
    with gone as (delete from alert_keys where question_id = ${id} and lexeme <> all(${given.keys}::text[]))
    insert into alert_keys (lexeme, question_id) select k, ${id} from unnest(${given.keys}::text[]) k
    on conflict do nothing`.execute(db)
  return id
}

export const setQuestion = (db: Db, alertId: number, questionId: number) =>
  db.updateTable('alerts').set({ question_id: questionId }).where('id', '=', alertId).execute()

export const pauseAlert = (db: Db, alertId: number, now: Date) =>
  db.updateTable('alerts').set({ paused_at: now }).where('id', '=', alertId).where('paused_at', 'is', null).execute()

const isAsked = sql<boolean>`exists (select from alerts a where a.question_id = q.id)`

/** Questions of somebody that were last read before a moment. */
export const findStale = (db: Db, before: Date, limit: number): Promise<{ criteria: Criteria }[]> =>
  db
    .selectFrom('alert_questions as q')
    .select('criteria')
    .where('compiled_at', '<', before)
    .where(isAsked)
    .orderBy('compiled_at')
    .limit(limit)
    .$narrowType<{ criteria: Criteria }>()
    .execute()

/** Questions nobody asks any more; one that was read lately may be about to be asked. */
export const deleteUnasked = (db: Db, before: Date) =>
  sql`delete from alert_questions q where compiled_at < ${before} and not ${isAsked}`.execute(db)
