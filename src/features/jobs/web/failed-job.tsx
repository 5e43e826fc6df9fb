import { ErrorState } from '#web/ui/states.tsx'
import { JOBS_SENTENCES } from './texts.ts'

export type FailedJobProps = { onRetry: () => void; retrying: boolean }

/** A posting that could not be read. */
export const FailedJob = (props: FailedJobProps) => (
  <div className="py-10">
    <ErrorState level={1} message={JOBS_SENTENCES.detailFailed} {...props} />
  </div>
)
