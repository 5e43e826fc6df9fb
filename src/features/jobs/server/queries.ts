import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db } from '#server/platform/db/database.ts'
import type { ApplicationError, Job, JobDetail } from '../contract.ts'
import type { SortBy } from '../rules.ts'

/** A card as `posting_cards` builds it; the service adds what is derived. `alike` is for the safety notes. */
export type PostingCard = Omit<Job, 'preview' | 'applied' | 'userHasApplied'> & { alike: string | null }

/** A search as the database takes it. `filters` is a tsquery of filter lexemes; days are Manila days. */
export type SearchTerms = {
  typed: string
  last: string
  /** Lists like `va|virtual assistant`, any name of which will do. */
  alternatives: string[]
  /** The same lists without work that is only near. */
  same: string[]
  /** Words that come first by relevance where a title has all of them as they are written; empty for none. */
  own: string
  /** The work alone, whose titles are found without the other words: as it was typed, and in lists of its names. */
  plain: string
  core: string[]
  /** Questions of kinds of work, as `kindName` names them, the nearest first: their titles are found without the words. */
  kin: string[]
  /** Titles, as `title_key` has them, whose postings come first by relevance. */
  titles: string[]
  filters: string | null
  /** Filter lexemes of postings that say what was understood, where `filters` lets silent ones pass; null otherwise. */
  sure: string | null
  /** Those of postings that say some of it; null where one thing was understood or none. */
  partly: string | null
  fromDay: string | null
  sorted: SortBy
  skip: number
  take: number
  count: boolean
}

/**
 * `worded` is false where no posting has all the words; `hidden` is how many the person hides of what was searched for, absent
 * for who hides nothing.
 */
export type FoundPage = { cards: PostingCard[]; total: number; capped: boolean; worded: boolean; hidden?: number }

/** What is found: the words `w` or the work of the titles `k`, and the filters. */
const questionOf = ({ filters }: SearchTerms) => sql`both_asked(any_asked(w || k), ${filters}::tsquery)`

/** Where a page comes from: `w` are the words with their other names, `k` titles of the work, `s` what was found. */
const listedFor = (terms: SearchTerms, skip: number, take: number) => sql`
  from search_question(${terms.typed}, ${terms.last}, ${terms.alternatives}::text[]) w,
    kindred_titles(${terms.plain}, ${terms.core}::text[], ${terms.kin}::text[]) k,
    lateral (select case when ${terms.same}::text[] = ${terms.alternatives}::text[] then w
      else search_question(${terms.typed}, ${terms.last}, ${terms.same}::text[]) end as m offset 0) n,
    lateral listed_postings(w, n.m, k, ${terms.filters}::tsquery, ${terms.own}, ${terms.sure}::tsquery,
      ${terms.partly}::tsquery, ${terms.titles}::text[], ${terms.fromDay}::date, ${terms.sorted}, ${skip}::integer,
      ${take}::integer, ${terms.count}::boolean) s`

/**
 * The cards of one page and how many match: `total` -1 when it was not asked for and not found on the way. One statement,
 * because a second journey to the database costs as much as ten cards.
 */
export async function findPage(
  db: Db,
  terms: SearchTerms,
  viewerId: number | null,
  descriptionLength: number,
): Promise<FoundPage> {
  const { rows } = await sql<FoundPage>`/* find_page */
    select s.total, s.capped, s.worded, coalesce((select json_agg(card) from posting_cards(
      s.ids, ${viewerId}::bigint, ${descriptionLength}::integer) card), '[]') as cards
    ${listedFor(terms, terms.skip, terms.take)}`.execute(db)
  return rows[0] ?? { cards: [], total: 0, capped: false, worded: false }
}

/** Only the ids of a page. */
export async function findIds(db: Db, terms: SearchTerms): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`/* find_ids */
    select s.ids ${listedFor(terms, terms.skip, terms.take)}`.execute(db)
  return rows[0]?.ids ?? []
}

/** How far the person's application for each of these postings is, whatever board it went through; none is left out. */
export async function findApplicationStates(db: Db, ids: number[], viewerId: number) {
  const { rows } = await sql<{ id: number; state: Job['application_state'] }>`/* find_application_states */
    select distinct on (p.id) p.id, a.delivery as state
    from postings p join postings q on q.cluster_id = p.cluster_id
    join applications a on a.job_id = q.id and a.user_id = ${viewerId}
    where p.id = any(${ids}::bigint[])
    order by p.id, a.delivery <> 'confirmed', a.job_id <> p.id, a.id`.execute(db)
  return new Map(rows.map((row) => [row.id, row.state]))
}

/** The person's application that decides how far they are with a posting, as in `findApplicationStates`. */
export async function findApplicationTo(db: Db, id: number, viewerId: number) {
  const { rows } = await sql<NonNullable<JobDetail['application']>>`/* find_application_to */
    select a.id, a.own_entry and a.read_from is null as own
    from applications a
    where a.user_id = ${viewerId} and a.job_id = any(own_row(${viewerId}::bigint, ${id}::bigint))
    order by a.delivery <> 'confirmed', a.job_id <> ${id}, a.id
    limit 1`.execute(db)
  return rows[0]
}

/** Why the person's application to each of these postings failed, whatever board it went through. */
export async function findApplicationErrors(db: Db, ids: number[], viewerId: number) {
  const { rows } = await sql<{ id: number; error: ApplicationError }>`
    select distinct on (p.id) p.id, json_build_object('message', f->>'error', 'details', json_build_object(
      'reason', coalesce(f#>>'{details,reason}', f->>'error'),
      'possible_causes', coalesce(f#>'{details,possible_causes}', '[]'),
      'suggestions', coalesce(f#>'{details,suggestions}', '[]'))) as error
    from postings p cross join lateral unnest(own_row(${viewerId}::bigint, p.id)) q(id)
    join applications a on a.job_id = q.id and a.user_id = ${viewerId} and a.delivery = 'failed',
    lateral (select a.failure::jsonb as f) told
    where p.id = any(${ids}::bigint[]) and f is not null
    order by p.id, a.job_id <> p.id, a.id`.execute(db)
  return new Map(rows.map((row) => [row.id, row.error]))
}

/**
 * The same page without what the person hides, out of the first `look` matches: `visible` of the `looked` at are left.
 * `total` is of everything, hidden or not.
 */
export async function findVisiblePage(
  db: Db,
  terms: SearchTerms,
  viewerId: number | null,
  descriptionLength: number,
  look: number,
): Promise<FoundPage & { visible: number; looked: number; hidden: number }> {
  const { rows } = await sql<FoundPage & { visible: number; looked: number; hidden: number }>`/* find_visible_page */
    select s.total, s.capped, s.worded, cardinality(s.ids) as looked, v.visible,
      count_hidden(${viewerId}::bigint, ${questionOf(terms)}, ${terms.fromDay}::date) as hidden,
      coalesce((select json_agg(card) from posting_cards(
        v.page_ids, ${viewerId}::bigint, ${descriptionLength}::integer) card), '[]') as cards
    ${listedFor(terms, 0, look)},
      lateral visible_page(s.ids, ${viewerId}::bigint, ${terms.skip}::integer, ${terms.take}::integer) v`.execute(db)
  return rows[0] ?? { cards: [], total: 0, capped: false, worded: false, visible: 0, looked: 0, hidden: 0 }
}

/** Of these postings those the person hides. */
export async function findHiddenAmong(db: Db, ids: number[], viewerId: number): Promise<Set<number>> {
  const { rows } = await sql<{ ids: number[] }>`
    select hidden_among(${ids}::bigint[], ${viewerId}::bigint) as ids`.execute(db)
  return new Set(rows[0]?.ids ?? [])
}

/** A list of real jobs as this person sees it: without what they joined to an earlier one, with what they told apart. */
export async function findOwnListing(db: Db, ids: number[], viewerId: number): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select own_listing(${viewerId}::bigint, ${ids}::bigint[]) as ids`.execute(db)
  return rows[0]?.ids ?? []
}

/** Every posting that is one job with this one for this person, itself included. */
export async function findOwnRow(db: Db, id: number, viewerId: number): Promise<Set<number>> {
  const { rows } = await sql<{ ids: number[] }>`
    select own_row(${viewerId}::bigint, ${id}::bigint) as ids`.execute(db)
  return new Set(rows[0]?.ids ?? [])
}

/** Runs `find`, given up after `milliseconds`: for questions whose cost the index cannot bound. */
export function within<T>(milliseconds: number, db: Db, find: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = ${sql.lit(milliseconds)}`.execute(trx)
    return find(trx)
  })
}

/** True when a statement was given up because it took too long. */
export const tookTooLong = (error: unknown): boolean => error instanceof DatabaseError && error.code === '57014'

/** Approved postings in the order of `ids`, descriptions cut at `descriptionLength` characters. */
export async function findPostingCards(
  db: Db,
  ids: number[],
  viewerId: number | null,
  descriptionLength: number,
): Promise<PostingCard[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ card: PostingCard }>`/* find_cards */
    select card from posting_cards(${ids}::bigint[], ${viewerId}::bigint, ${descriptionLength}::integer) card`.execute(
    db,
  )
  return rows.map((row) => row.card)
}

/** Ids of the tags with these keys (lower-case names). */
export async function findTagIds(db: Db, keys: string[]): Promise<number[]> {
  const rows = await db.selectFrom('tags').select('id').where('name_key', 'in', keys).execute()
  return rows.map((row) => row.id)
}

export type TagRow = { id: number; name: string }

/** The tags with the most postings. */
export const listPopularTags = (db: Db, limit: number): Promise<TagRow[]> =>
  db
    .selectFrom('tags')
    .select(['id', 'name'])
    .where('uses', '>', 0)
    .orderBy('uses', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()

/** Joins `employer` to `posting`: the one it names, else the one a copy of the same real job names. */
export const isKnownEmployer = sql<boolean>`employer.id = known_employer(posting.employer_id, posting.cluster_id)`
