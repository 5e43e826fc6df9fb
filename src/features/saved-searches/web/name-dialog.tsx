import { useId } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { nameForm } from '../schemas.ts'
import { type Criteria, NAME_MAX } from '../rules.ts'
import { inWords, suggestedName } from '../wording/rules.ts'
import { useNameSearch } from './api.ts'
import { PAGE_TOAST_MS, SEARCH_TEXTS as say } from './texts.ts'

type NameDialogProps = {
  criteria: Criteria
  /** The search that is renamed; a new one without it. */
  known?: { id: number; name: string }
  onClose: () => void
  /** The plan has run out. */
  onExpired: () => void
}

/** Gives a search its name. */
export function NameDialog({ criteria, known, onClose, onExpired }: NameDialogProps) {
  const id = useId()
  const { mutateAsync } = useNameSearch()
  const { form, field, busy } = useForm({
    initial: { name: known?.name ?? suggestedName(criteria) },
    schema: nameForm,
    send: async ({ name }) => {
      await mutateAsync({ name, criteria, id: known?.id })
      onClose()
      if (known) toast.success(say.renamed, '', { duration: PAGE_TOAST_MS })
      else
        toast.success(say.saved, say.savedMore, {
          link: { label: 'See your searches', to: '/saved-jobs?show=searches' },
        })
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.body.subscription_expired === true) {
        onClose()
        onExpired()
        return
      }
      toast.error(
        error instanceof ApiError && error.status < 500 && error.detail !== '' ? error.detail : say.saveFailed,
      )
    },
  })
  return (
    <Dialog
      title={known ? 'Rename search' : say.save}
      onClose={onClose}
      locked={busy}
      actions={
        <>
          <Button type="submit" form={id} busy={busy} busyLabel="Saving…">
            Save
          </Button>
          <Button look="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
        </>
      }
    >
      <form {...form} id={id} className="flex flex-col gap-4">
        <p className="-mt-2 break-words text-soft">{inWords(criteria)}</p>
        <TextField label="Name" field={field('name')} required maxLength={NAME_MAX} autoComplete="off" />
      </form>
    </Dialog>
  )
}
