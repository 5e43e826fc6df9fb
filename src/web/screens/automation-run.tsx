import { RunReport } from '#features/automation/web/run-report.tsx'
import { useParams } from '#web/lib/navigation.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ITEM_PARTS } from './automation/letter-sheet.tsx'

/** /automation/runs/{id}: the report of one morning. */
export function AutomationRunScreen() {
  const { id = '' } = useParams()
  return (
    <div className="mx-auto max-w-3xl py-4 sm:py-10">
      <p className="mb-2">
        <TextLink to="/automation?view=runs" className="inline-flex min-h-11 items-center">
          All runs
        </TextLink>
      </p>
      <RunReport key={id} id={id} {...ITEM_PARTS} />
    </div>
  )
}
