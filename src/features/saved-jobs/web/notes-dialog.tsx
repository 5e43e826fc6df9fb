import { grouped } from '#contract/number.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { AreaField } from '#web/ui/form-fields.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { NOTES_MAX, TAG_MAX, TAGS_MAX } from '../rules.ts'
import { notesForm, typedTags } from '../schemas.ts'
import { useAnnotate } from './api.ts'
import { PAGE_TOAST_MS, SAVED_TEXTS as say } from './texts.ts'

type NotesDialogProps = { id: number; title: string; notes: string; tags: string[]; onClose: () => void }

/** Notes and tags of a person's own on a saved job. */
export function NotesDialog({ id, title, notes, tags, onClose }: NotesDialogProps) {
  const { mutateAsync } = useAnnotate(id)
  const sayNoted = () => {
    // What stood there before is worth a way back.
    if (notes === '' && tags.length === 0) return toast.success(say.noted, '', { duration: PAGE_TOAST_MS })
    const onAction = () => void mutateAsync({ notes, tags }).catch(() => toast.error(say.noteNotUndone))
    return toast.success(say.noted, title, { action: { label: 'Undo', onAction } })
  }
  const form = useForm({
    initial: { notes, tags: tags.join(', ') },
    draft: { name: `saved-job:${id}` },
    schema: notesForm,
    send: (values) => mutateAsync({ notes: values.notes, tags: typedTags(values.tags) }),
    onSent: () => {
      sayNoted()
      onClose()
    },
    onFailure: () => void toast.error(say.noteFailed, '', { duration: PAGE_TOAST_MS }),
  })
  return (
    <FormDialog title="Notes and tags" form={form} onClose={onClose}>
      <p className="-mt-2 font-medium break-words">{title}</p>
      <AreaField
        label="Notes"
        field={form.field('notes')}
        aside={`${grouped(form.values.notes.length)} / ${grouped(NOTES_MAX)}`}
        hint="Only you see them."
        className="min-h-24"
        maxLength={NOTES_MAX}
      />
      <TextField
        label="Tags"
        field={form.field('tags')}
        hint={`Separated by commas, at most ${TAGS_MAX} of ${TAG_MAX} characters.`}
        autoComplete="off"
        placeholder="night shift, asked for pay"
      />
    </FormDialog>
  )
}
