import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Instruction } from '../contract.ts'
import { readInstructions } from '../rules.ts'
import { findDescription } from './queries.ts'

/**
 * The text of a posting, also when it is closed: a draft may still stand in the window.
 * @throws AppError 404 when there is none or it is held back for review
 */
export async function descriptionOf(deps: Pick<Deps, 'db'>, jobId: number): Promise<string> {
  const posting = await findDescription(deps.db, jobId)
  if (!posting) throw new AppError(404, 'job_not_found', 'Job not found.')
  return posting.description
}

/**
 * What a posting asks its applicants to do.
 * @throws AppError 404 as above
 */
export async function instructionsOf(deps: Pick<Deps, 'db'>, jobId: number): Promise<Instruction[]> {
  return readInstructions(await descriptionOf(deps, jobId))
}
