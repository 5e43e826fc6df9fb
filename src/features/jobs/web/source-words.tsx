import type { Job } from '../contract.ts'
import { SOURCE_NAMES, SOURCE_SHORT } from './texts.ts'

/** Every board that carries this job, each once, in few letters; the whole names are read out. */
export function SourceWords({ job }: { job: Pick<Job, 'source' | 'sources'> }) {
  const names = [...new Set([job.source, ...job.sources.map((one) => one.source)])]
  return (
    // What is only read out stands within what is cut off, or it would widen the page.
    <span className="relative truncate" title={names.map((source) => SOURCE_NAMES[source]).join(' and ')}>
      <span aria-hidden="true">{names.map((source) => SOURCE_SHORT[source]).join(' + ')}</span>
      <span className="sr-only">{names.map((source) => SOURCE_NAMES[source]).join(' and ')}</span>
    </span>
  )
}
