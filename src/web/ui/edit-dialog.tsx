import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ConfirmDialog } from './prompt-dialogs.tsx'

type EditDialogProps = {
  title: string
  children: ReactNode
  /** Something was changed: leaving asks first. */
  touched: boolean
  /** Nothing may close it while it is being saved. */
  saving: boolean
  onSave: () => void
  onClose: () => void
}

/** A dialog around a form with Save and Cancel; what was typed is not thrown away without a question. */
export function EditDialog({ title, children, touched, saving, onSave, onClose }: EditDialogProps) {
  const id = useId()
  const [leaving, setLeaving] = useState(false)
  const close = () => (touched ? setLeaving(true) : onClose())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <Dialog
      title={title}
      onClose={close}
      locked={saving}
      actions={
        <>
          <Button type="submit" form={id} busy={saving} busyLabel="Saving…">
            Save
          </Button>
          <Button look="secondary" onClick={close} disabled={saving}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {children}
      </form>
      {leaving ? (
        <ConfirmDialog
          title="Discard your changes?"
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          danger
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        >
          They are not saved yet.
        </ConfirmDialog>
      ) : null}
    </Dialog>
  )
}
