import { manilaExact } from '#contract/time.ts'
import { useNow } from '#web/lib/now.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState, Notice } from '#web/ui/states.tsx'
import type { AutomationSettings } from '../contract.ts'
import { useAutomationSettings } from './api.ts'
import { SettingsForm } from './settings-form.tsx'
import { SETTINGS_TEXTS as say } from './texts.ts'

/** Automation Apply in the settings: what it takes, the switch, its limits, and how a plan is sent. */
export function AutomationPanel() {
  const { data, isError, isFetching, refetch } = useAutomationSettings()
  if (!data && isError) {
    return <ErrorState message={say.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) {
    return (
      <Loading label="Loading your Automation Apply settings" className="flex flex-col gap-4">
        <Skeleton className="h-20 w-full" />
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
        <Skeleton className="h-11 w-48" />
      </Loading>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-soft">
        Every evening at 6 PM Hanap plans applications to the jobs that match you best, and shows you each letter. You
        can refuse, change or stop until 7:45 AM. The run happens daily at 8 AM Manila time (0:00 UTC).
      </p>
      {data.halted === null ? null : (
        <Notice tone="mangga" role="status">
          Nothing is sent right now. {data.halted}
        </Notice>
      )}
      {data.enabled ? <Standing settings={data} /> : null}
      <Requirements settings={data} />
      <SettingsForm saved={data} />
    </div>
  )
}

function Standing({ settings: { next_planning: planning, next_run: run } }: { settings: AutomationSettings }) {
  const now = useNow()
  const isDue = planning !== null && Date.parse(planning) <= now.getTime()
  return (
    <Notice tone="success">
      <p className="font-semibold">Automation Apply is on.</p>
      <p>
        {planning === null ? null : isDue ? 'Tonight’s plan is being made. ' : `Next plan: ${manilaExact(planning)}. `}
        {run === null ? null : `Next run: ${manilaExact(run)}. `}
        <TextLink to="/automation">See your plan</TextLink>
      </p>
    </Notice>
  )
}

/** What is missing, each with what to do and where. */
function Requirements({ settings: { requirements, enabled } }: { settings: AutomationSettings }) {
  const missing = requirements.filter(({ met }) => !met)
  if (missing.length === 0) return null
  return (
    <Notice tone={enabled ? 'danger' : 'plain'}>
      <p className="font-semibold">
        {enabled ? 'Nothing can be sent until this is there' : 'Before you can switch it on'}
      </p>
      <ul className="mt-1 flex flex-col">
        {missing.map(({ requirement, sentence, label, path }) => (
          <li key={requirement} className="py-1">
            {sentence}{' '}
            <TextLink to={path} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
