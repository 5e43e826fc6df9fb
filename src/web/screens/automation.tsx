import { useState } from 'react'
import type { AutomationRun, AutomationSettings } from '#features/automation/contract.ts'
import { useAutomationSettings, usePlan } from '#features/automation/web/api.ts'
import { NoPlan } from '#features/automation/web/no-plan.tsx'
import { PlanHead } from '#features/automation/web/plan-head.tsx'
import { PlanList } from '#features/automation/web/plan-list.tsx'
import { PLAN_TEXTS as say } from '#features/automation/web/texts.ts'
import { useNavigate, useSearchParams } from '#web/lib/navigation.tsx'
import { part } from '#web/lib/screen.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { useHideEmployer } from './automation/hide-employer.ts'
import { ITEM_PARTS } from './automation/letter-sheet.tsx'

// Most people look at the plan and press nothing.
const LetterDialog = part(async () => (await import('./automation/letter-dialog.tsx')).LetterDialog)
const PointsDialog = part(async () => (await import('#features/automation/web/points-dialog.tsx')).PointsDialog)
const AddDialog = part(async () => (await import('#features/automation/web/add-dialog.tsx')).AddDialog)
const RunsList = part(async () => (await import('#features/automation/web/runs-list.tsx')).RunsList)
const PointsView = part(async () => (await import('#features/automation/web/points-view.tsx')).PointsView)

const VIEWS = [
  { value: 'plan', label: 'Plan' },
  { value: 'runs', label: 'Runs' },
  { value: 'points', label: 'Points' },
] as const
type View = (typeof VIEWS)[number]['value']

/** /automation: what will be sent in the person's name, what was, and the points it took. */
export function Automation() {
  const query = useSearchParams()
  const navigate = useNavigate()
  const wanted = query.get('view')
  const view: View = VIEWS.find(({ value }) => value === wanted)?.value ?? 'plan'
  return (
    <div className="mx-auto max-w-3xl py-4 sm:py-10">
      <h1 className="mb-3 text-3xl sm:text-4xl">Automation Apply</h1>
      <div className="mb-4 flex items-center justify-between gap-3">
        <Segments
          legend="What to show"
          segments={VIEWS}
          value={view}
          onValue={(next) => navigate(next === 'plan' ? '/automation' : `/automation?view=${next}`)}
        />
        <TextLink to="/settings?section=automation" className="inline-flex min-h-11 items-center">
          Settings
        </TextLink>
      </div>
      {view === 'plan' ? <Plan /> : view === 'runs' ? <RunsList /> : <PointsView />}
    </div>
  )
}

function Plan() {
  const plan = usePlan()
  const settings = useAutomationSettings()
  if ((!plan.data && plan.isError) || (!settings.data && settings.isError)) {
    const again = () => void Promise.all([plan.refetch(), settings.refetch()])
    return <ErrorState message={say.loadFailed} onRetry={again} retrying={plan.isFetching || settings.isFetching} />
  }
  if (!plan.data || !settings.data) {
    return (
      <Loading label="Loading your plan" className="flex flex-col gap-4">
        <Skeleton className="h-44 w-full" />
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-32 w-full" />
        ))}
      </Loading>
    )
  }
  if (plan.data.plan === null) return <NoPlan message={plan.data.message} settings={settings.data} />
  return <Present plan={plan.data.plan} settings={settings.data} />
}

type Opened = { what: 'letter' | 'points'; id: number } | { what: 'add' } | null

function Present({ plan, settings }: { plan: AutomationRun; settings: AutomationSettings }) {
  const [opened, setOpened] = useState<Opened>(null)
  const hide = useHideEmployer()
  const close = () => setOpened(null)
  // The item as it is now: a saved letter comes back with what is still to be checked.
  const item = opened !== null && opened.what !== 'add' ? plan.items.find(({ id }) => id === opened.id) : undefined
  return (
    <>
      <PlanHead plan={plan} halted={settings.halted} />
      {plan.items.length === 0 ? <NoPlan message={null} settings={settings} /> : null}
      <PlanList
        plan={plan}
        {...ITEM_PARTS}
        onEditLetter={({ id }) => setOpened({ what: 'letter', id })}
        onPoints={({ id }) => setOpened({ what: 'points', id })}
        onHideEmployer={hide}
      />
      {plan.can_change ? (
        <Button look="secondary" className="mt-6" onClick={() => setOpened({ what: 'add' })}>
          Add a job by hand
        </Button>
      ) : null}
      {item && opened?.what === 'letter' ? <LetterDialog key={item.id} item={item} onClose={close} /> : null}
      {item && opened?.what === 'points' ? <PointsDialog item={item} onClose={close} /> : null}
      {opened?.what === 'add' ? <AddDialog onClose={close} /> : null}
    </>
  )
}
