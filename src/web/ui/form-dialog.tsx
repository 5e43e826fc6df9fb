import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
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
  /** Other buttons than Save; one that sends is a `type="submit"` with `form={form.form.id}`. */
  submit?: ReactNode
  /** The way out at the bottom; the close button is there anyway. */
  cancel?: boolean
  /** A second line to what went wrong. */
  more?: ReactNode
  /** Words before something typed is thrown away. */
  unsaved?: string
  keepEditing?: string
}

/** A dialog around a form; what was typed is not thrown away without a question. */
export function FormDialog({ title, form, children, onClose, submit, cancel = true, ...words }: FormDialogProps) {
  const { more, unsaved = 'They are not saved yet.', keepEditing = 'Keep editing' } = words
  const [leaving, setLeaving] = useState(false)
  const close = () => (form.dirty ? setLeaving(true) : onClose())
  const discard = () => {
    form.reset()
    onClose()
  }
  // Opened from within another form it must not lie inside of that: forms do not nest.
  return createPortal(
    <Dialog
      title={title}
      onClose={close}
      locked={form.busy}
      actions={
        <>
          {submit ?? (
            <Button type="submit" form={form.form.id} busy={form.busy} busyLabel="Saving…">
              Save
            </Button>
          )}
          {cancel ? (
            <Button look="secondary" onClick={close} disabled={form.busy}>
              Cancel
            </Button>
          ) : null}
        </>
      }
    >
      <form {...form.form} className="flex flex-col gap-5">
        <FormNotice form={form} more={more} />
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
    </Dialog>,
    document.body,
  )
}
