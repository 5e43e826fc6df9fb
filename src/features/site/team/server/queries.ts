import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { TeamMember } from '../contract.ts'

/** Everybody, in the order they are shown. */
export const listTeamMembers = (db: Db): Promise<TeamMember[]> =>
  db
    .selectFrom('team_members')
    .select(['name', 'position', 'bio', 'photo_url', 'linkedin_url', 'twitter_url', 'github_url'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()

/** Writes the whole team anew; call it in a transaction. */
export async function replaceTeamMembers(db: Db, members: TeamMember[]): Promise<void> {
  // Two at once would each miss the rows of the other.
  await sql`lock table team_members in share row exclusive mode`.execute(db)
  await db.deleteFrom('team_members').execute()
  if (members.length === 0) return
  await db
    .insertInto('team_members')
    .values(members.map((member, at) => ({ ...member, sort_order: at })))
    .execute()
}
