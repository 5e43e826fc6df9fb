import { sql } from 'kysely'
import type { Source } from '#features/jobs/contract.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { RowChoice } from '../rules.ts'

type Pair = { one: number; other: number }
const low = ({ one, other }: Pair) => Math.min(one, other)
const high = ({ one, other }: Pair) => Math.max(one, other)

/** Postings this person told apart from this one, or joined with it. */
export async function findChoices(db: Db, userId: number, postingId: number) {
  const { rows } = await sql<{ id: number; choice: RowChoice }>`
    select case when posting_id = ${postingId} then other_id else posting_id end as id, choice
    from row_choices where user_id = ${userId} and ${postingId} in (posting_id, other_id) order by 1`.execute(db)
  return rows
}

/** Lets one at a time change what this person said; held to the end of the transaction. */
export const lockPerson = (db: Db, userId: number) =>
  sql`select from users where id = ${userId} for no key update`.execute(db)

export async function countChoices(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from row_choices where user_id = ${userId}`.execute(db)
  return rows[0]?.count ?? 0
}

export type Standing = {
  /** Both are listed to people, open or closed. */
  known: boolean
  /** They stand in one row for everybody; for this person. */
  together: boolean
  own: boolean
}

/** How two postings stand to each other. */
export async function findStanding(db: Db, userId: number, { one, other }: Pair): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select true as known, a.cluster_id = b.cluster_id as together,
      b.id = any(own_row(${userId}::bigint, a.id)) as own
    from postings a, postings b
    where a.id = ${one} and b.id = ${other} and a.review_state = 'approved' and b.review_state = 'approved'`.execute(db)
  return rows[0] ?? { known: false, together: false, own: false }
}

/** `moved` is the posting that leaves the row. The same said again is open again; the last word about a pair counts. */
export const upsertChoice = (
  db: Db,
  userId: number,
  { pair, choice, moved }: { pair: Pair; choice: RowChoice; moved: number },
  now: Date,
) =>
  sql`
    insert into row_choices (user_id, posting_id, other_id, choice, moved_id, created_at)
    values (${userId}, ${low(pair)}, ${high(pair)}, ${choice}, ${moved}, ${now})
    on conflict (user_id, posting_id, other_id) do update set choice = excluded.choice, moved_id = excluded.moved_id,
      state = 'open', created_at = excluded.created_at, decided_at = null`.execute(db)

export const deleteChoice = (db: Db, userId: number, choice: RowChoice, pair: Pair) =>
  sql`delete from row_choices where user_id = ${userId} and choice = ${choice}
    and posting_id = ${low(pair)} and other_id = ${high(pair)}`.execute(db)

/** What was told apart within what is one row for this person now is not told apart any more. */
export const deleteSplitsWithin = (db: Db, userId: number, postingId: number) =>
  sql`delete from row_choices where user_id = ${userId} and choice = 'split'
    and array[posting_id, other_id] <@ own_row(${userId}::bigint, ${postingId}::bigint)`.execute(db)

/** Takes the row a posting has for everybody out of what this person joined it with. */
export const deleteJoinsOf = (db: Db, userId: number, postingId: number) =>
  sql`delete from row_choices c using postings p, postings a, postings b
    where c.user_id = ${userId} and c.choice = 'join' and p.id = ${postingId}
      and a.id = c.posting_id and b.id = c.other_id and p.cluster_id in (a.cluster_id, b.cluster_id)`.execute(db)

export type JoinableRow = { id: number; title: string; employer: string | null; source: Source; date_posted: Date }

/**
 * Listed jobs that could be the same as this one: of its employer or under its title, those of both first, then those whose
 * title is most like it.
 */
export async function listJoinable(db: Db, userId: number, postingId: number, limit: number): Promise<JoinableRow[]> {
  const { rows } = await sql<JoinableRow>`
    select q.id, q.title, e.name as employer, q.source, q.date_posted
    from postings p
    cross join lateral (
      (select * from postings t where t.title_key = p.title_key order by t.date_posted desc limit 50)
      union
      (select * from postings m where m.employer_id = p.employer_id order by m.date_posted desc limit 50)
    ) q
    join posting_search s on s.posting_id = q.id
    left join employers e on e.id = q.employer_id
    where p.id = ${postingId} and q.id <> all(own_row(${userId}::bigint, p.id))
    order by (q.title_key = p.title_key)::integer + coalesce((q.employer_id = p.employer_id)::integer, 0) desc,
      similarity(q.title_key, p.title_key) desc, q.date_posted desc, q.id limit ${limit}::integer`.execute(db)
  return rows
}

type Side = { id: number; title: string; employer: string | null; source: Source; link: string; text: string }
export type ChoiceRow = {
  id: number
  choice: RowChoice
  people: number
  asked_at: Date
  reason: string | null
  one: Side
  other: Side
}

const TEXT_LENGTH = 700
const side = (name: 'a' | 'b') => {
  const p = sql.ref(name)
  return sql`json_build_object('id', ${p}.id, 'title', ${p}.title, 'source', ${p}.source, 'link', ${p}.url,
    'text', left(${p}.description, ${sql.lit(TEXT_LENGTH)}),
    'employer', (select e.name from employers e where e.id = ${p}.employer_id))`
}

/** Open choices by pair; a pair that stands by now as people want it is left out. */
const OPEN_PAIRS = sql`
  (select min(id) as id, count(*)::integer as people, min(created_at) as asked_at, posting_id, other_id, choice
    from row_choices where state = 'open' group by posting_id, other_id, choice) s
  join postings a on a.id = s.posting_id
  join postings b on b.id = s.other_id and (b.cluster_id = a.cluster_id) = (s.choice = 'split')`

/** Pairs that wait for the team, those of most people first; `id` is the oldest choice of the pair. */
export async function listOpenPairs(db: Db, limit: number, offset: number): Promise<ChoiceRow[]> {
  const { rows } = await sql<ChoiceRow>`
    select s.id, s.choice, s.people, s.asked_at,
      case when s.choice = 'split' then coalesce(b.cluster_reason, a.cluster_reason) end as reason,
      ${side('a')} as one, ${side('b')} as other
    from ${OPEN_PAIRS} order by s.people desc, s.id limit ${limit}::integer offset ${offset}::integer`.execute(db)
  return rows
}

export async function countOpenPairs(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from ${OPEN_PAIRS}`.execute(db)
  return rows[0]?.total ?? 0
}

export type ChosenPair = { posting_id: number; other_id: number; choice: RowChoice }

/** The pair of an open choice; of two deciding at once the second finds nothing. */
export async function lockOpenChoice(db: Db, id: number): Promise<ChosenPair | undefined> {
  const { rows } = await sql<ChosenPair>`
    select posting_id, other_id, choice from row_choices where id = ${id} and state = 'open' for update`.execute(db)
  return rows[0]
}

/** Settles everybody's choice about a pair; what each said stays as it is for them. */
export const settleChoice = (db: Db, pair: ChosenPair, state: 'confirmed' | 'refused', now: Date) =>
  sql`update row_choices set state = ${state}, decided_at = ${now}
    where posting_id = ${pair.posting_id} and other_id = ${pair.other_id} and choice = ${pair.choice}
      and state = 'open'`.execute(db)
