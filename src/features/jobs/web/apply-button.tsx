import ExternalLink from 'lucide-react/icons/external-link'
import { Button, buttonClass } from '#web/ui/button.tsx'
import type { Job } from '../contract.ts'
import { isWaiting } from './api.ts'

type ApplyButtonProps = {
  job: Job
  onApply: () => void
  /** Called when the person leaves for the other site's form. */
  onLeave: () => void
  wide?: boolean
}

/** 'Apply Now', 'Apply on LinkedIn' or 'Job Closed', for who has not applied. */
export function ApplyButton({ job, onApply, onLeave, wide = false }: ApplyButtonProps) {
  if (job.closed)
    return (
      <Button disabled wide={wide}>
        Job Closed
      </Button>
    )
  if (isWaiting(job))
    return (
      <Button disabled wide={wide}>
        Being checked
      </Button>
    )
  if (job.source === 'linkedin') {
    return (
      <a
        href={job.link}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onLeave}
        onAuxClick={onLeave}
        className={buttonClass('primary', wide)}
      >
        Apply on LinkedIn
        <ExternalLink className="size-4" aria-hidden="true" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  }
  return (
    <Button onClick={onApply} wide={wide}>
      Apply Now
    </Button>
  )
}
