import { Chip } from '#web/ui/badge.tsx'
import type { Job } from '../contract.ts'
import { SOURCE_NAMES } from './texts.ts'

/** Every board that carries this job, each once. */
export function SourceChips({ job }: { job: Pick<Job, 'source' | 'sources'> }) {
  const names = [...new Set([job.source, ...job.sources.map((one) => one.source)])]
  return names.map((source) => (
    <Chip key={source}>
      <span
        aria-hidden="true"
        className={source === 'olj' ? 'size-2 rounded-full bg-dagat' : 'size-2 border-2 border-soft'}
      />
      {SOURCE_NAMES[source]}
    </Chip>
  ))
}
