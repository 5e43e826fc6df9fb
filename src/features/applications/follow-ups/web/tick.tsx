import { toast } from '#web/ui/toast-store.ts'
import { useTickFollowUp } from './api.ts'

type TickProps = { application: number; id: number; text: string; done: boolean }

/** A box of 44 px around the words of a follow-up: done or not. */
export function Tick({ application, id, text, done }: TickProps) {
  const { mutateAsync, isPending, variables } = useTickFollowUp(application, id)
  const failed = () => void toast.error('The follow-up could not be changed. Please try again.')
  const tick = (now: boolean) => {
    const onAction = () => void mutateAsync(!now).catch(failed)
    // What is done leaves the list of what is due: how it went is said all the same.
    mutateAsync(now).then(
      () =>
        toast.success(now ? 'Follow-up done' : 'Follow-up open again', text, { action: { label: 'Undo', onAction } }),
      failed,
    )
  }
  return (
    <label className="flex min-h-11 min-w-0 items-center gap-3">
      <input
        type="checkbox"
        checked={isPending ? variables : done}
        onChange={(event) => tick(event.target.checked)}
        className="size-5 shrink-0 accent-dagat"
      />
      <span className={done ? 'min-w-0 break-words text-soft line-through' : 'min-w-0 break-words'}>{text}</span>
    </label>
  )
}
