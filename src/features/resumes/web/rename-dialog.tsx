import { useForm } from '#web/lib/form/use-form.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Resume } from '../contract.ts'
import { bareName, MAX_FILE_NAME } from '../rules.ts'
import { renameBody } from '../schemas.ts'
import { useRename } from './api.ts'
import { RESUME_TEXTS as say } from './texts.ts'

type RenameDialogProps = { resume: Resume; onClose: () => void; onDone: () => void }

/** Another name for a resume; its extension stays what the content is. */
export function RenameDialog({ resume, onClose, onDone }: RenameDialogProps) {
  const { mutateAsync } = useRename()
  const form = useForm({
    initial: { file_name: bareName(resume.file_name) },
    draft: { name: `resume:${resume.id}` },
    schema: renameBody,
    send: ({ file_name: name }) => mutateAsync({ resume, name }),
    onSent: onDone,
    onFailure: () => void toast.error(say.renameFailed),
  })
  return (
    <FormDialog title="Rename resume" form={form} onClose={onClose}>
      <TextField
        label="Name"
        field={form.field('file_name')}
        hint="Employers see it on the file."
        autoComplete="off"
        maxLength={MAX_FILE_NAME}
      />
    </FormDialog>
  )
}
