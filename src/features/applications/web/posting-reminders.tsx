import CircleX from 'lucide-react/icons/circle-x'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import { relativeTime } from '#contract/time.ts'
import type { Job } from '#features/jobs/contract.ts'
import { useNow } from '#web/lib/now.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/states.tsx'

const ICON = 'mt-0.5 size-5 shrink-0'

type PostingRemindersProps = { job: Job; idProof: number | null }

/** What to know about the posting before a letter goes out: closed, a wanted ID proof, its own words once more. */
export function PostingReminders({ job, idProof }: PostingRemindersProps) {
  const now = useNow()
  const wanted = job.min_id_proof
  const low = wanted !== null && idProof !== null && idProof < wanted
  return (
    <div className="flex flex-col gap-3">
      {job.closed ? (
        <Notice tone="danger" role="status" icon={<CircleX className={ICON} aria-hidden="true" />}>
          This job is closed and takes no more applications.
        </Notice>
      ) : null}
      {wanted === null ? null : (
        <Notice tone={low ? 'danger' : 'plain'} icon={<ShieldAlert className={ICON} aria-hidden="true" />}>
          This employer asks for an ID proof of at least {wanted}.
          {idProof === null ? '' : low ? ` Yours is ${idProof}, so OLJ will refuse it.` : ` Yours is ${idProof}.`}{' '}
          {low ? <TextLink to="/settings?section=integrations">Raise it</TextLink> : null}
        </Notice>
      )}
      <details className="group rounded-box border border-line">
        <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-4 py-2 font-medium">
          <span>Read the posting again</span>
          <span className="text-sm font-normal text-soft">seen open {relativeTime(job.last_seen_open, now)}</span>
        </summary>
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
          tabIndex={0}
          role="region"
          aria-label="Posting"
          className="max-h-64 overflow-auto border-t border-line p-4"
        >
          <p className="break-words whitespace-pre-line">{job.description || 'The posting has no description.'}</p>
        </div>
      </details>
    </div>
  )
}
