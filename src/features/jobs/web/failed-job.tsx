import { use } from 'react'
import { ErrorState } from '#web/ui/states.tsx'
import { PostingLevel } from './heading.tsx'
import { JOBS_SENTENCES } from './texts.ts'

export type FailedJobProps = { onRetry: () => void; retrying: boolean }

/** A posting that could not be read. */
export const FailedJob = (props: FailedJobProps) => (
  <div className="py-10">
    <ErrorState level={use(PostingLevel)} message={JOBS_SENTENCES.detailFailed} {...props} />
  </div>
)
