import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { OutsideLink } from '#web/ui/link.tsx'
import { ChoiceButton } from './choice-button.tsx'
import { SAFETY_TEXTS as say } from './texts.ts'
import { useChoice } from './use-choice.ts'

/** Another posting that is shown as the same job; `board` is the board's name. */
export type OtherPosting = { id: number; board: string; url: string }
type NotSameDialogProps = { job: { id: number; title: string }; others: OtherPosting[]; onClose: () => void }

/** A person says which of the postings that are shown as one is another job. */
export function NotSameDialog({ job, others, onClose }: NotSameDialogProps) {
  const choice = useChoice(job.id, 'split')
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
        These postings stand in one row with “{job.title}”. Which of them is another job? It then stands in a row of its
        own. {say.onlyYou}
      </p>
      <ul className="mt-3">
        {others.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2">
            <OutsideLink href={other.url}>The posting on {other.board}</OutsideLink>
            <ChoiceButton
              choice={choice}
              other={other.id}
              name={`The posting on ${other.board}`}
              label="This is another job"
              done="Told apart"
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
