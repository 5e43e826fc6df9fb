import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** What is confirmed cannot be undone. */
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A question with two answers; Escape means the harmless one. */
export function ConfirmDialog({ title, children, confirmLabel, cancelLabel = 'Cancel', ...rest }: ConfirmDialogProps) {
  const { danger = false, busy = false, onConfirm, onCancel } = rest
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={onCancel}
      locked={busy}
      actions={
        <>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button look="secondary" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

type InfoDialogProps = {
  title: string
  children: ReactNode
  onClose: () => void
  /** The way on, such as a link; the closing button stands beside it. */
  action?: ReactNode
  closeLabel?: string
}

/** Something to know, with a way on. */
export function InfoDialog({ title, children, onClose, action, closeLabel = 'Close' }: InfoDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        // Beside each other where both fit: closing is one of two ways on, not a second floor of buttons.
        <div className="flex flex-wrap gap-2 max-sm:*:grow sm:contents">
          {action}
          <Button look={action === undefined ? 'primary' : 'secondary'} onClick={onClose}>
            {closeLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}

export type ReportList = { title: string; items: readonly string[] }
type ReportDialogProps = InfoDialogProps & { lists: readonly ReportList[] }

/** What went wrong, with lists of reasons and of things to do; empty lists are left out. */
export function ReportDialog({ lists, children, ...dialog }: ReportDialogProps) {
  return (
    <InfoDialog {...dialog}>
      <div className="flex flex-col gap-4">
        {children}
        {lists
          .filter((list) => list.items.length > 0)
          .map((list) => (
            <section key={list.title}>
              <h3 className="mb-1 font-semibold">{list.title}</h3>
              <ul className="flex list-disc flex-col gap-1 ps-5 marker:text-edge">
                {list.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </InfoDialog>
  )
}
