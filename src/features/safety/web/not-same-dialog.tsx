import { ApiError } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { OutsideLink } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useSaid, useSay } from './api.ts'
import { SAFETY_TEXTS as say } from './texts.ts'

/** Another posting that is shown as the same job; `board` is the board's name. */
export type OtherPosting = { id: number; board: string; url: string }
type NotSameDialogProps = { job: { id: number; title: string }; others: OtherPosting[]; onClose: () => void }

/** A person says which of the postings that are shown as one is another job; the team decides. */
export function NotSameDialog({ job, others, onClose }: NotSameDialogProps) {
  const { data } = useSaid(String(job.id))
  const send = useSay(String(job.id))
  const tell = (other: number, said: boolean) =>
    send.mutate(
      { do: said ? 'same-after-all' : 'not-same', other },
      {
        onSuccess: () => (said ? undefined : toast.success(say.splitSaid)),
        onError: (error) => toast.error(error instanceof ApiError && error.detail !== '' ? error.detail : say.failed),
      },
    )
  return (
    <Dialog
      title={say.splitTitle}
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p className="break-words text-soft">
        We show these postings as one job with “{job.title}”. Which of them is another job?
      </p>
      <ul className="mt-3">
        {others.map((other) => {
          const said = data?.not_same_as.includes(other.id) ?? false
          return (
            <li key={other.id} className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2">
              <OutsideLink href={other.url}>The posting on {other.board}</OutsideLink>
              <Button look="secondary" disabled={!data} busy={send.isPending} onClick={() => tell(other.id, said)}>
                {said ? 'It is the same after all' : 'This is another job'}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
