import Merge from 'lucide-react/icons/merge'
import { useState } from 'react'
import { manilaDay } from '#contract/time.ts'
import { ApiError } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ConfirmDialog } from '#web/ui/prompt-dialogs.tsx'
import { Notice } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useUnmerge } from './api.ts'
import type { Employer } from '../contract.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { EMPLOYER_TEXTS } from './texts.ts'

type Name = { id: number; name: string }

/** The names of an employer: which it keeps, or which keeps it, with the way to merge and to undo. */
export function EmployerNames({ employer }: { employer: Employer }) {
  const [merging, setMerging] = useState(false)
  const [undoing, setUndoing] = useState<Name | null>(null)
  const { merged_into: kept, names } = employer
  return (
    <section aria-labelledby="names" className="flex flex-col items-start gap-3">
      <h2 id="names" className="sr-only">
        Names
      </h2>
      {kept === null ? null : (
        <Notice>
          <p>
            This name is merged into <TextLink to={`/employers/${kept.id}`}>{kept.name}</TextLink>: its postings, old
            and new, count there.
          </p>
        </Notice>
      )}
      {names.length === 0 ? null : (
        <ul className="w-full border-t border-line">
          {names.map((name) => (
            <li key={name.id} className="flex items-center justify-between gap-3 border-b border-line py-2">
              <span className="min-w-0 break-words">
                <span className="font-medium">{name.name}</span>{' '}
                <span className="text-sm text-soft">merged {manilaDay(name.merged_at)}</span>
              </span>
              <Button look="secondary" onClick={() => setUndoing(name)} aria-label={`Undo the merge of ${name.name}`}>
                Undo
              </Button>
            </li>
          ))}
        </ul>
      )}
      {kept === null ? (
        <Button
          look="secondary"
          onClick={() => setMerging(true)}
          icon={<Merge className="size-5" aria-hidden="true" />}
        >
          Merge another name
        </Button>
      ) : (
        <Button look="secondary" onClick={() => setUndoing(employer)}>
          Undo the merge
        </Button>
      )}
      {merging ? <MergeDialog kept={employer} onClose={() => setMerging(false)} /> : null}
      {undoing === null ? null : <UndoDialog name={undoing} onClose={() => setUndoing(null)} />}
    </section>
  )
}

function UndoDialog({ name, onClose }: { name: Name; onClose: () => void }) {
  const { mutate, isPending } = useUnmerge()
  const undo = () =>
    mutate(name.id, {
      onSuccess: () => {
        toast.success(`${name.name} stands by itself again`)
        onClose()
      },
      onError: (error) => {
        toast.error(error instanceof ApiError && error.detail !== '' ? error.detail : EMPLOYER_TEXTS.unmergeFailed)
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title="Undo the merge?"
      confirmLabel="Undo the merge"
      cancelLabel="Keep it"
      busy={isPending}
      onConfirm={undo}
      onCancel={onClose}
    >
      Everything that was posted under “{name.name}”, also since the merge, counts for that name again. Whoever hides it
      hides only that.
    </ConfirmDialog>
  )
}
