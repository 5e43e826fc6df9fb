import { Select } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { statusOf } from '#web/lib/query.ts'
import type { Application } from '../contract.ts'
import { type ApplicationStatus, ownStatus, STATUS_LABELS, STATUSES } from '../rules.ts'
import { useMoveApplication } from './api.ts'
import { APPLICATIONS_SENTENCES as say, withStatus } from './texts.ts'

export const sayUpdateFailed = (error: unknown): void => {
  toast.error(withStatus(say.updateFailed, statusOf(error)))
}

/** Gives an application another status, says so with the way back, and says when it could not be kept. */
export function useStatusChange(): (row: Application, status: ApplicationStatus) => void {
  const move = useMoveApplication()
  return ({ id, status, job_title: title }, wanted) => {
    if (wanted === status) return
    const onAction = () => void move(id, ownStatus(status)).catch(sayUpdateFailed)
    // A list narrowed to a status loses the row with this change: how it went is said all the same.
    move(id, wanted).then(
      () => toast.success(`Status: ${STATUS_LABELS[wanted]}`, title, { action: { label: 'Undo', onAction } }),
      sayUpdateFailed,
    )
  }
}

/** The person's own status, sent at once (spec 2 §4). Nothing to choose while the board has not confirmed anything. */
export function StatusSelect({ row }: { row: Application }) {
  const changeStatus = useStatusChange()
  if (row.delivery !== 'confirmed') return null
  return (
    <Select
      aria-label={`Status of ${row.job_title}`}
      value={row.status}
      onValue={(status) => changeStatus(row, status as ApplicationStatus)}
      className="w-44 max-sm:w-38"
    >
      {STATUSES.map((status) => (
        <option key={status} value={status}>
          {STATUS_LABELS[status]}
        </option>
      ))}
    </Select>
  )
}
