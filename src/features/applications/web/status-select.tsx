import { Select } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { statusOf } from '#web/lib/query.ts'
import type { Application } from '../contract.ts'
import { type ApplicationStatus, STATUS_LABELS, STATUSES } from '../rules.ts'
import { useMoveApplication } from './api.ts'
import { APPLICATIONS_SENTENCES as say, withStatus } from './texts.ts'

export const sayUpdateFailed = (error: unknown): void => {
  toast.error(withStatus(say.updateFailed, statusOf(error)))
}

/** The person's own status, sent at once (spec 2 §4). Nothing to choose while the board has not confirmed anything. */
export function StatusSelect({ row }: { row: Application }) {
  const move = useMoveApplication()
  if (row.delivery !== 'confirmed') return null
  return (
    <Select
      aria-label={`Status of ${row.job_title}`}
      value={row.status}
      // A list narrowed to a status loses the row with this change: what failed is said all the same.
      onValue={(status) => void move(row.id, status as ApplicationStatus).catch(sayUpdateFailed)}
      className="w-44"
    >
      {STATUSES.map((status) => (
        <option key={status} value={status}>
          {STATUS_LABELS[status]}
        </option>
      ))}
    </Select>
  )
}
