import EyeOff from 'lucide-react/icons/eye-off'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { useHidden, useShowAgain } from './api.ts'

/** On a posting whose employer the person hides: says so, with the undo at hand. */
export function HiddenBanner({ employerId }: { employerId: number | null }) {
  const { data } = useHidden()
  const showAgain = useShowAgain()
  const thing = data?.results.find((one) => one.employer !== null && one.employer.id === employerId)
  if (!thing) return null
  return (
    <Notice role="status" icon={<EyeOff className="mt-0.5 size-5 shrink-0" aria-hidden="true" />}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>You hide {thing.employer?.name}: its jobs are left out of your lists.</span>
        <Button look="secondary" onClick={() => showAgain(thing)}>
          Show again
        </Button>
      </div>
    </Notice>
  )
}
