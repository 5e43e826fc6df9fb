import { type ReactNode, useId, useState } from 'react'
import type { FormFrame } from '#web/lib/form/use-form.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormNotice, RestoredNotice } from './form-notice.tsx'
import { ConfirmDialog } from './prompt-dialogs.tsx'

type FormDialogProps = {
  title: string
  form: FormFrame
  children: ReactNode
  onClose: () => void
  /** Words on the button that sends, and while it is being sent. */
  save?: string
  saving?: string
  cancel?: string
  /** Words before something typed is thrown away. */
  unsaved?: string
  keepEditing?: string
  /** A second way of sending, beside the button. */
  more?: ReactNode
}

/** A dialog around a form; what was typed is not thrown away without a question. */
export function FormDialog({ title, form, children, onClose, ...words }: FormDialogProps) {
  const { save = 'Save', saving = 'Saving…', cancel = 'Cancel', more } = words
  const { unsaved = 'They are not saved yet.', keepEditing = 'Keep editing' } = words
  const id = useId()
  const [leaving, setLeaving] = useState(false)
  const { busy, dirty, reset } = form
  const close = () => (dirty ? setLeaving(true) : onClose())
  const discard = () => {
    reset()
    onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={close}
      locked={busy}
      actions={
        <>
          <Button type="submit" form={id} busy={busy} busyLabel={saving}>
            {save}
          </Button>
          {more}
          <Button look="secondary" onClick={close} disabled={busy}>
            {cancel}
          </Button>
        </>
      }
    >
      <form {...form.form} id={id} aria-label={title} className="flex flex-col gap-5">
        <FormNotice form={form} />
        <RestoredNotice form={form} />
        {children}
      </form>
      {leaving ? (
        <ConfirmDialog
          title="Discard your changes?"
          confirmLabel="Discard"
          cancelLabel={keepEditing}
          danger
          onConfirm={discard}
          onCancel={() => setLeaving(false)}
        >
          {unsaved}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  )
}
