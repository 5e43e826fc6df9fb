import { recordAudit } from '#features/audit/server/service.ts'
import { joinNames, type MergeProblem, partNames } from '#features/jobs/employer-names/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'

type Person = { id: number }

function refuse(problem: Exclude<MergeProblem, 'unchanged'>): never {
  switch (problem) {
    case 'unknown':
      throw new AppError(404, 'employer_not_found', 'Employer not found.')
    case 'same':
      throw new FieldError({ into: ['Choose another employer.'] })
    case 'merged':
      throw new AppError(409, 'merged_already', 'This name is merged already. Undo that first.')
    case 'keeps_others':
      throw new AppError(409, 'keeps_names', 'Other names are merged into this one. Undo those first.')
    case 'kept_is_merged':
      throw new AppError(409, 'kept_is_merged', 'The other name is merged itself. Choose the employer that keeps it.')
  }
}

/**
 * Makes a name count for another employer from now on, its postings and whoever hides it included. Doing it once more
 * changes nothing.
 * @throws AppError 404 for an unknown employer, 409 when one of the two is part of another merge; FieldError for itself
 */
export async function mergeEmployer(deps: Deps, admin: Person, id: number, given: { into: number; reason: string }) {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    const problem = await joinNames(db, id, given.into, now)
    if (problem === 'unchanged') return
    if (problem !== null) refuse(problem)
    await recordAudit(db, {
      actor: admin,
      action: 'employer.merge',
      subject: { kind: 'employer', id },
      reason: given.reason,
      details: { into: given.into },
      now,
    })
  })
  return { id, merged_into: given.into }
}

/** Takes a merge back. @throws AppError 409 when the name is not merged */
export async function unmergeEmployer(deps: Deps, admin: Person, id: number, reason: string) {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    const kept = await partNames(db, id)
    if (kept === null) throw new AppError(409, 'not_merged', 'This name is not merged.')
    const subject = { kind: 'employer', id } as const
    await recordAudit(db, { actor: admin, action: 'employer.unmerge', subject, reason, details: { out_of: kept }, now })
  })
  return { id, merged_into: null }
}
