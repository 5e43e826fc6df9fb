import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { JobDetail } from '../contract.ts'
import { isWaiting } from './api.ts'

const ICON = 'mt-0.5 size-5 shrink-0'

/** What is said once of how far the person is with a posting: already applied, being checked, not sent, closed. */
export function JobBanners({ job }: { job: JobDetail }) {
  return (
    <>
      {job.applied ? (
        <Notice tone="success" icon={<CircleCheck className={ICON} aria-hidden="true" />}>
          {job.application?.own ? 'You noted that you applied for this job.' : 'You already applied for this job.'}
        </Notice>
      ) : null}
      {isWaiting(job) ? (
        <Notice tone="mangga" icon={<Clock className={ICON} aria-hidden="true" />}>
          We are checking with the board whether your application arrived. Nothing is sent twice.{' '}
          <TextLink to="/applications">See your application</TextLink>
        </Notice>
      ) : null}
      {job.applicationError === undefined ? null : (
        <Notice tone="danger" icon={<CircleX className={ICON} aria-hidden="true" />}>
          Your application was not sent. {job.applicationError.message}{' '}
          <TextLink to="/applications">See your application</TextLink>
        </Notice>
      )}
      {job.closed ? (
        <Notice tone="danger" icon={<CircleX className={ICON} aria-hidden="true" />}>
          This job is closed and takes no more applications.
        </Notice>
      ) : null}
    </>
  )
}
