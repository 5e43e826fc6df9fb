import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { useAddToPlan } from './add-to-plan.ts'
import { PLAN_TEXTS as say } from './texts.ts'

/**
 * On a posting, for who has a plan that can still be changed: puts it there, or says that it stands there. Its place is
 * kept from the start, also for who has no plan: what comes late would push the text under who reads it.
 */
export const AddToPlanPlace = ({ job }: Props) => (
  <div className="flex h-11 w-11 shrink-0 justify-end sm:w-64">
    <AddToPlan job={job} />
  </div>
)

type Props = { job: { id: number; title: string } }

function AddToPlan({ job }: Props) {
  const { state, isPending, add } = useAddToPlan(job)
  if (state === 'closed') return null
  if (state === 'planned') {
    return (
      <TextLink
        to="/automation"
        title={say.added}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2"
      >
        <CalendarCheck className="size-5 shrink-0" aria-hidden="true" />
        <span className="max-sm:sr-only">{say.added}</span>
      </TextLink>
    )
  }
  return (
    <Button
      look="secondary"
      className="whitespace-nowrap max-sm:w-11 max-sm:gap-0 max-sm:px-0"
      title={say.addToPlan}
      busy={isPending}
      icon={<CalendarPlus className="size-5 shrink-0" aria-hidden="true" />}
      onClick={() => void add()}
    >
      <span className="max-sm:sr-only">{say.addToPlan}</span>
    </Button>
  )
}
