import { useEffect, useRef, useState } from 'react'
import { manilaDay } from '#contract/time.ts'
import type { JobseekerProfile } from '#features/profile/contract.ts'
import type { Ask } from '#features/profile/web/field-control.tsx'
import { MAX_URL } from '#features/profile/rules.ts'
import { FileDrop } from '#features/resumes/web/file-drop.tsx'
import { FileRow } from '#features/resumes/web/file-row.tsx'
import { fileSize } from '#features/resumes/web/texts.ts'
import { UploadProgress } from '#features/resumes/web/upload-progress.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { PendingResume } from './use-resume.ts'

type ResumeStepProps = {
  stored: JobseekerProfile['resume']
  resume: PendingResume
  /** Name of a file that was chosen before a reload: the browser gave it away. */
  lostName: string | null
  error: string | undefined
  field: Ask
  onFile: (file: File) => void
}

/** Step 2: the resume, dropped or browsed for, and a link to one that is online (spec 2 §2, §5). */
export function ResumeStep({ stored, resume, lostName, error, field, onFile }: ResumeStepProps) {
  const [replacing, setReplacing] = useState(false)
  const { file, upload } = resume
  const refused = upload.state.kind === 'failed' && upload.state.refused
  const box = useFollowingFocus(`${upload.state.kind} ${file?.name ?? ''}`)
  useNoStrayDrop()
  const choose = (chosen: File) => {
    setReplacing(false)
    onFile(chosen)
  }
  return (
    <>
      <div ref={box} className="flex flex-col gap-3">
        {file === null && stored ? (
          <FileRow name={stored.name} facts={`${fileSize(stored.bytes)}, uploaded ${manilaDay(stored.uploaded_at)}`}>
            <Button look="quiet" onClick={() => setReplacing(!replacing)}>
              {replacing ? 'Keep it' : 'Replace'}
            </Button>
          </FileRow>
        ) : null}
        {file === null && lostName !== null ? (
          <Notice tone="mangga" role="status">
            {lostName} was chosen but not uploaded. Please choose it once more.
          </Notice>
        ) : null}
        <UploadProgress state={upload.state} onCancel={resume.drop} onRetry={choose} />
        {file && upload.state.kind === 'idle' ? (
          <FileRow name={file.name} facts={`${fileSize(file.size)}, will be uploaded when the connection is back`}>
            <Button look="quiet" onClick={resume.drop}>
              Remove
            </Button>
          </FileRow>
        ) : null}
        {upload.state.kind !== 'sending' && file === null && (stored === null || replacing || refused) ? (
          <FileDrop onFile={choose} error={stored || refused ? undefined : error} another={refused} />
        ) : null}
        {file && upload.state.kind === 'failed' ? (
          <Button look="quiet" onClick={resume.drop} className="self-start">
            Choose another file
          </Button>
        ) : null}
      </div>
      <TextField
        label="Online resume (optional)"
        field={field('resume_url')}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        hint="A link that begins with https://"
        maxLength={MAX_URL}
      />
    </>
  )
}

/** Choosing takes the pressed control away: its successor gets the focus, so that the keyboard stays here. */
function useFollowingFocus(what: string) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(what)
  useEffect(() => {
    if (before.current === what) return
    before.current = what
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [what])
  return box
}

/** A file dropped beside the field would make the browser leave the page for it. */
function useNoStrayDrop() {
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    addEventListener('dragover', stay)
    addEventListener('drop', stay)
    return () => {
      removeEventListener('dragover', stay)
      removeEventListener('drop', stay)
    }
  }, [])
}
