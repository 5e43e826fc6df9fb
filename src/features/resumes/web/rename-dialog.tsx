import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Resume } from '../contract.ts'
import { bareName, MAX_FILE_NAME, NAME_NEEDED } from '../rules.ts'
import { useRename } from './api.ts'
import { RESUME_TEXTS as say } from './texts.ts'

type RenameDialogProps = { resume: Resume; onClose: () => void; onDone: () => void }

/** Another name for a resume; its extension stays what the content is. */
export function RenameDialog({ resume, onClose, onDone }: RenameDialogProps) {
  const [begun] = useState(() => bareName(resume.file_name))
  const [name, setName] = useState(begun)
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useRename()
  const failed = (error: unknown) => {
    const [sentence] = error instanceof ApiError ? Object.values(error.fields).flat() : []
    setProblem(sentence)
    if (sentence === undefined) toast.error(say.renameFailed)
  }
  const save = () => {
    setProblem(name.trim() === '' ? NAME_NEEDED : undefined)
    if (name.trim() === '' || isPending) return
    mutate({ resume, name }, { onSuccess: onDone, onError: failed })
  }
  return (
    <EditDialog title="Rename resume" touched={name !== begun} saving={isPending} onSave={save} onClose={onClose}>
      <Field label="Name" hint="Employers see it on the file." error={problem}>
        {(control) => (
          <Input {...control} autoComplete="off" value={name} maxLength={MAX_FILE_NAME} onValue={setName} />
        )}
      </Field>
    </EditDialog>
  )
}
