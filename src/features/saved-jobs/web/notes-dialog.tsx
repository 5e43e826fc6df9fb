import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { NOTES_MAX, TAG_MAX, TAGS_MAX } from '../rules.ts'
import { useAnnotate } from './api.ts'
import { PAGE_TOAST_MS, SAVED_TEXTS as say } from './texts.ts'
import { readTags, tagProblem } from './typed-tags.ts'

type NotesDialogProps = { id: number; title: string; notes: string; tags: string[]; onClose: () => void }

/** Notes and tags of a person's own on a saved job. */
export function NotesDialog({ id, title, notes, tags, onClose }: NotesDialogProps) {
  const [form, setForm] = useState<Form>({ notes, tags: tags.join(', ') })
  const [begun] = useState(form)
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useAnnotate(id)
  const touched = form.notes !== begun.notes || form.tags !== begun.tags
  const save = () => {
    const given = readTags(form.tags)
    const wrong = tagProblem(given)
    setProblem(wrong)
    if (wrong !== undefined || isPending) return
    mutate(
      { notes: form.notes, tags: given },
      {
        onSuccess: () => {
          toast.success(say.noted, '', { duration: PAGE_TOAST_MS })
          onClose()
        },
        onError: (error) => {
          const [sentence] = error instanceof ApiError ? Object.values(error.fields).flat() : []
          toast.error(sentence ?? say.noteFailed, '', { duration: PAGE_TOAST_MS })
        },
      },
    )
  }
  return (
    <EditDialog title="Notes and tags" touched={touched} saving={isPending} onSave={save} onClose={onClose}>
      <p className="-mt-2 font-medium break-words">{title}</p>
      <Fields form={form} problem={problem} onChange={setForm} />
    </EditDialog>
  )
}

type Form = { notes: string; tags: string }
type FieldsProps = { form: Form; problem: string | undefined; onChange: (form: Form) => void }

function Fields({ form, problem, onChange }: FieldsProps) {
  return (
    <>
      <Field label="Notes" aside={`${form.notes.length} / ${NOTES_MAX}`} hint="Only you see them.">
        {(control) => (
          <Textarea
            {...control}
            className="min-h-24"
            value={form.notes}
            maxLength={NOTES_MAX}
            onValue={(typed) => onChange({ ...form, notes: typed })}
          />
        )}
      </Field>
      <Field label="Tags" hint={`Separated by commas, at most ${TAGS_MAX} of ${TAG_MAX} characters.`} error={problem}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder="night shift, asked for pay"
            value={form.tags}
            onValue={(typed) => onChange({ ...form, tags: typed })}
          />
        )}
      </Field>
    </>
  )
}
