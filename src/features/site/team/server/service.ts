import * as z from 'zod'
import type { Deps } from '#server/deps.ts'
import { teamMember, type TeamMember } from '../contract.ts'
import * as queries from './queries.ts'

const MOST_MEMBERS = 50

/** The team in its order; empty until the operator names it. */
export const listTeam = (deps: Pick<Deps, 'db'>): Promise<TeamMember[]> => queries.listTeamMembers(deps.db)

/**
 * Puts `given` (parsed JSON: an array of members) in place of the whole team; how many there are now.
 * @throws Error that names what is wrong with it
 */
export async function replaceTeam(deps: Pick<Deps, 'db'>, given: unknown): Promise<number> {
  const parsed = z.safeParse(z.array(teamMember).max(MOST_MEMBERS), given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the list'}: ${issue.message}`)
    throw new Error(`This is no list of team members:\n${problems.join('\n')}`)
  }
  await deps.db.transaction().execute((trx) => queries.replaceTeamMembers(trx, parsed.data))
  return parsed.data.length
}
