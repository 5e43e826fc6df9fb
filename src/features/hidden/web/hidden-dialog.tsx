import EyeOff from 'lucide-react/icons/eye-off'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { toHide } from '../schemas.ts'
import { WORD_LENGTH } from '../rules.ts'
import { useHidden, useHide, useShowAgain } from './api.ts'
import { HIDDEN_TEXTS as say, hideFailure, nameOf } from './texts.ts'

/** Employers and words a person hides, each with its undo, and a field for one more word. */
export function HiddenDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={say.title}
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <WordForm />
      <Things />
    </Dialog>
  )
}

const NO_WORD = { word: '' }

function WordForm() {
  const hide = useHide()
  const { form, field, busy, reset } = useForm({
    initial: NO_WORD,
    schema: toHide,
    send: ({ word }) => hide.mutateAsync({ word }),
    // Ready for one more word.
    onSent: () => reset(NO_WORD),
    onFailure: (error) => void toast.error(hideFailure(error)),
  })
  return (
    <form {...form} className="flex flex-col gap-3 border-b border-line pb-5">
      <TextField
        label="Hide a word"
        hint={say.wordHint}
        field={field('word')}
        maxLength={WORD_LENGTH.max}
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button
        type="submit"
        busy={busy}
        busyLabel="Hiding…"
        icon={<EyeOff className="size-5" aria-hidden="true" />}
        className="self-start"
      >
        Hide this word
      </Button>
    </form>
  )
}

function Things() {
  const { data, isError, isFetching, refetch } = useHidden()
  const showAgain = useShowAgain()
  if (!data && isError) {
    return <ErrorState message={say.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) {
    return (
      <Loading label="Loading what you hide" className="flex flex-col gap-3 pt-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </Loading>
    )
  }
  if (data.results.length === 0) return <p className="pt-4 text-soft">{say.empty}</p>
  return (
    <ul aria-label={say.title}>
      {data.results.map((thing) => (
        <li key={thing.id} className="flex items-center justify-between gap-3 border-b border-line py-2 last:border-0">
          <span className="min-w-0 break-words">
            <span className="block text-sm text-soft">{thing.employer ? 'Employer' : 'Word'}</span>
            {nameOf(thing)}
          </span>
          <Button look="secondary" aria-label={`Show again: ${nameOf(thing)}`} onClick={() => showAgain(thing)}>
            Show again
          </Button>
        </li>
      ))}
    </ul>
  )
}
