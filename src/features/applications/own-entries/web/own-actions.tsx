import { useEffect, useRef, useState } from 'react'
import { part } from '#web/lib/screen.tsx'
import { ApiError } from '#web/lib/api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Application } from '../../contract.ts'
import { useRemoveOwn, useRestoreOwn } from './api.ts'

const OwnDialog = part(async () => (await import('./own-dialog.tsx')).OwnDialog)

/** Edit and remove, for what the person noted themselves. */
export function OwnActions({ row, onRemoved }: { row: Application; onRemoved: () => void }) {
  const [editing, setEditing] = useState(false)
  const { mutate, isPending } = useRemoveOwn(row.id)
  const close = () => setEditing(false)
  const remove = () =>
    mutate(undefined, {
      onSuccess: onRemoved,
      onError: () => toast.error('The application could not be removed. Please try again.'),
    })
  return (
    <>
      <Button look="secondary" onClick={() => setEditing(true)}>
        Edit
      </Button>
      <Button look="quiet" onClick={remove} busy={isPending} busyLabel="Removing…">
        Remove
      </Button>
      {editing ? <OwnDialog row={row} onClose={close} onMissing={close} /> : null}
    </>
  )
}

/** Stands in the place of an entry that was removed just now. */
export function RemovedOwn({ row, onRestored }: { row: Application; onRestored: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  const { mutate, isPending } = useRestoreOwn(row.id)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  const restore = () =>
    mutate(undefined, {
      onSuccess: onRestored,
      onError: (error) =>
        toast.error(
          error instanceof ApiError && error.detail !== ''
            ? error.detail
            : 'It could not be put back. Please try again.',
        ),
    })
  return (
    <div className="flex flex-col items-start gap-4 py-10">
      <div role="status">
        <h1 className="text-3xl break-words">Removed: {row.job_title}</h1>
      </div>
      <p className="text-soft">For a day it can be put back here.</p>
      <div className="flex flex-wrap gap-2">
        <Button ref={undo} onClick={restore} busy={isPending}>
          Undo
        </Button>
        <ButtonLink look="secondary" to="/applications">
          My Applications
        </ButtonLink>
      </div>
    </div>
  )
}
