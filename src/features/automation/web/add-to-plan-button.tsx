import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { useAddToPlan } from './add-to-plan.ts'
import { PLAN_TEXTS as say } from './texts.ts'

/** On a posting, for who has a plan that can still be changed: puts it there, or says that it stands there. */
export function AddToPlanButton({ job }: { job: { id: number; title: string } }) {
  const { state, isPending, add } = useAddToPlan(job)
  if (state === 'closed') return null
  if (state === 'planned') {
    return (
      <TextLink to="/automation" className="inline-flex min-h-11 items-center self-start">
        {say.added}
      </TextLink>
    )
  }
  return (
    <Button
      look="secondary"
      className="self-start"
      busy={isPending}
      icon={<CalendarPlus className="size-5" aria-hidden="true" />}
      onClick={() => void add()}
    >
      {say.addToPlan}
    </Button>
  )
}
