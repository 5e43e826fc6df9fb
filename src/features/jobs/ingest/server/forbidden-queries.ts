import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Source } from '../../contract.ts'

/** Per posting of this board the clusters it must not stand in: those of postings that were said to be another job. */
export async function findForbidden(db: Db, source: Source, sourceIds: string[]): Promise<ForbiddenPair[]> {
  const { rows } = await sql<ForbiddenPair>`
    select f.source_id, f.other_source, f.other_source_id, p.cluster_id
    from forbidden_pairs f left join postings p on p.source = f.other_source and p.source_id = f.other_source_id
    where f.source = ${source} and f.source_id = any(${sourceIds}::text[])`.execute(db)
  return rows
}

/** `cluster_id` is where the other one stands; null while it is not stored. */
export type ForbiddenPair = {
  source_id: string
  other_source: Source
  other_source_id: string
  cluster_id: number | null
}
