import { useNow } from '#web/lib/now.tsx'
import type { Job } from '../contract.ts'
import { useOpened } from './opened.ts'

/** A day. */
const NEW_MS = 86_400_000

/** NEW on what came in within a day and was not opened on this device; Seen on what was. */
export function SeenMark({ job }: { job: Pick<Job, 'id' | 'date_posted'> }) {
  const opened = useOpened(job.id)
  const isNew = useNow().getTime() - new Date(job.date_posted).getTime() < NEW_MS
  if (opened) return <Mark className="bg-sunken text-soft">Seen</Mark>
  return isNew ? <Mark className="bg-mangga text-on-mangga">NEW</Mark> : null
}

const Mark = ({ className, children }: { className: string; children: string }) => (
  <span className={`ms-auto shrink-0 rounded-sm px-1 text-[0.6875rem]/4 font-bold [.match~&]:ms-0 ${className}`}>
    {children}
  </span>
)
