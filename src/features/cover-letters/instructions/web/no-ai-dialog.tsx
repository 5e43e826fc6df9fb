import { withHiddenSaid } from '#features/jobs/hidden-links/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CHECKLIST_SENTENCES as say } from './texts.ts'

type NoAiDialogProps = { quote: string; onOwn: () => void; onTemplate: () => void; onAnyway: () => void }

/** Said before a letter is written by a machine for somebody who wants none. */
export function NoAiDialog({ quote, onOwn, onTemplate, onAnyway }: NoAiDialogProps) {
  return (
    <Dialog
      title={say.noAiTitle}
      role="alertdialog"
      onClose={onOwn}
      actions={
        <>
          <Button onClick={onOwn}>Write my own words</Button>
          <Button look="secondary" onClick={onTemplate}>
            Use the template
          </Button>
          <Button look="quiet" onClick={onAnyway}>
            Generate anyway
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>{say.noAi}</p>
        <blockquote className="border-s-2 border-edge ps-3 break-words">{withHiddenSaid(quote)}</blockquote>
        <p>{say.noAiAdvice}</p>
      </div>
    </Dialog>
  )
}
