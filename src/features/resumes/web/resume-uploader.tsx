import { useState } from 'react'
import { manilaDay } from '#contract/time.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from './file-drop.tsx'
import { FileRow } from './file-row.tsx'
import { useFollowingFocus } from './following-focus.ts'
import { fileSize } from './texts.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

type ResumeUploaderProps<T> = {
  /** The resume that is kept already. */
  resume: { name: string; bytes: number; uploaded_at: string } | null
  transport: (file: File, given: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<T>
  error?: string | undefined
  onUploaded?: () => void
}

/** Uploads a resume the moment it is chosen, with progress, Cancel and *Try again*; a kept one can be replaced. */
export function ResumeUploader<T>({ resume, transport, error, onUploaded }: ResumeUploaderProps<T>) {
  const [replacing, setReplacing] = useState(false)
  const upload = useUpload(transport)
  const send = async (file: File) => {
    try {
      if ((await upload.send(file)) === null) return
      setReplacing(false)
      onUploaded?.()
    } catch {
      // The state of the upload says it in words.
    }
  }
  const box = useFollowingFocus(upload.state.kind)
  const start = (file: File) => void send(file)
  if (upload.state.kind === 'sending') {
    return (
      <div ref={box}>
        <UploadProgress state={upload.state} onCancel={upload.cancel} />
      </div>
    )
  }
  return (
    <div ref={box} className="flex flex-col gap-3">
      {resume ? (
        <FileRow name={resume.name} facts={`${fileSize(resume.bytes)}, uploaded ${manilaDay(resume.uploaded_at)}`}>
          <Button look="quiet" onClick={() => setReplacing(!replacing)}>
            {replacing ? 'Keep it' : 'Replace'}
          </Button>
        </FileRow>
      ) : null}
      <UploadProgress state={upload.state} onCancel={upload.cancel} onRetry={start} />
      {resume === null || replacing ? <FileDrop onFile={start} error={resume ? undefined : error} /> : null}
    </div>
  )
}
