import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db } from '#server/platform/db/database.ts'
import type { Job } from '../contract.ts'
import type { SortBy } from '../rules.ts'

/** A card as `posting_cards` builds it; the service adds what is derived. */
export type PostingCard = Omit<Job, 'preview' | 'applied' | 'userHasApplied'>

/** A search as the database takes it. `filters` is a tsquery of filter lexemes; days are Manila days. */
export type SearchTerms = {
  typed: string
  last: string
  filters: string | null
  fromDay: string | null
  sorted: SortBy
  skip: number
  take: number
  count: boolean
}

export type FoundPage = { cards: PostingCard[]; total: number; capped: boolean }

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
  const { rows } = await sql<FoundPage>`
    select s.total, s.capped, coalesce((select json_agg(card) from posting_cards(
      s.ids, ${viewerId}::bigint, ${descriptionLength}::integer) card), '[]') as cards
    from search_question(${terms.typed}, ${terms.last}) w,
      lateral search_postings(
        case when w is null then ${terms.filters}::tsquery when ${terms.filters}::text is null then w
          else w && ${terms.filters}::tsquery end,
        w, ${terms.fromDay}::date, ${terms.sorted}, ${terms.skip}::integer, ${terms.take}::integer,
        ${terms.count}::boolean) s`.execute(db)
  return rows[0] ?? { cards: [], total: 0, capped: false }
}

/** The same, given up after `milliseconds`: for questions whose cost the index cannot bound. */
export function findPageWithin(milliseconds: number, ...given: Parameters<typeof findPage>): Promise<FoundPage> {
  const [db, ...rest] = given
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = ${sql.lit(milliseconds)}`.execute(trx)
    return findPage(trx, ...rest)
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
  const { rows } = await sql<{ card: PostingCard }>`
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
