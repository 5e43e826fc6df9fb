import { ConfirmDialog } from '#web/ui/prompt-dialogs.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Resume } from '../contract.ts'
import { useRemove } from './api.ts'
import { RESUME_TEXTS as say } from './texts.ts'

type RemoveDialogProps = { resume: Resume; onClose: () => void; onDone: () => void }

/** Asks before a resume is removed: its file cannot be brought back. */
export function RemoveDialog({ resume, onClose, onDone }: RemoveDialogProps) {
  const { mutate, isPending } = useRemove()
  const remove = () =>
    mutate(
      { resume },
      {
        onSuccess: () => {
          toast.success(say.removed, resume.file_name)
          onDone()
        },
        onError: () => toast.error(say.removeFailed),
      },
    )
  return (
    <ConfirmDialog
      title="Remove this resume?"
      confirmLabel="Remove"
      cancelLabel="Keep it"
      danger
      busy={isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p className="font-medium wrap-anywhere">{resume.file_name}</p>
      <p className="mt-2 text-soft">{say.removal}</p>
    </ConfirmDialog>
  )
}
