import { ApiError } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
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
  const { mutateAsync } = useNameSearch()
  const form = useForm({
    initial: { name: known?.name ?? suggestedName(criteria) },
    schema: nameForm,
    send: ({ name }) => mutateAsync({ name, criteria, id: known?.id }),
    onSent: () => {
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
    <FormDialog title={known ? 'Rename search' : say.save} form={form} onClose={onClose}>
      <p className="-mt-2 break-words text-soft">{inWords(criteria)}</p>
      <TextField label="Name" field={form.field('name')} required maxLength={NAME_MAX} autoComplete="off" />
    </FormDialog>
  )
}
