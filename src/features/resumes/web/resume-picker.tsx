import { useId } from 'react'
import { manilaDay } from '#contract/time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Resume } from '../contract.ts'
import { INVALID_FILE_TITLE, RESUME_SENTENCE } from '../rules.ts'
import { FileDrop } from './file-drop.tsx'
import { FileRow } from './file-row.tsx'
import { useFollowingFocus } from './following-focus.ts'
import { fileSize } from './texts.ts'
import { UploadProgress } from './upload-progress.tsx'
import type { UploadState } from './upload-run.ts'

/** One of the kept resumes, or a file of the device that is uploaded when the form is sent. */
export type ResumeChoice = { kind: 'kept'; id: number } | { kind: 'upload'; file: File | null }

/**
 * What is chosen before the person chooses: the default resume, which the list has first, or 'upload' without any
 * (spec 2 §4).
 */
export function firstResumeChoice(resumes: readonly Resume[]): ResumeChoice {
  const first = resumes.find((resume) => resume.is_default) ?? resumes[0]
  return first ? { kind: 'kept', id: first.id } : { kind: 'upload', file: null }
}

type ResumePickerProps = {
  resumes: readonly Resume[]
  value: ResumeChoice
  onValue: (choice: ResumeChoice) => void
  /** `state` and `cancel` of `useResumeUpload` while the form is being sent. */
  upload?: { state: UploadState; cancel: () => void }
  error?: string | undefined
  disabled?: boolean
}

/** Radio choice between the kept resumes and a new file; the owner uploads the file with `useResumeUpload`. */
export function ResumePicker({ resumes, value, onValue, upload, error, disabled = false }: ResumePickerProps) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-1">
      <legend className="mb-1 font-semibold">Resume</legend>
      {resumes.map((resume) => (
        <Checkbox
          key={resume.id}
          type="radio"
          name={name}
          checked={value.kind === 'kept' && value.id === resume.id}
          onValue={() => onValue({ kind: 'kept', id: resume.id })}
          label={<ResumeLabel resume={resume} />}
        />
      ))}
      {resumes.length > 0 ? (
        <Checkbox
          type="radio"
          name={name}
          checked={value.kind === 'upload'}
          onValue={() => onValue({ kind: 'upload', file: null })}
          label="Upload a new resume"
        />
      ) : null}
      {value.kind === 'upload' ? (
        <NewFile value={value} onValue={onValue} upload={upload} error={error} disabled={disabled} />
      ) : null}
    </fieldset>
  )
}

function ResumeLabel({ resume }: { resume: Resume }) {
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className="wrap-anywhere">{resume.file_name}</span>
      {resume.is_default ? <Badge>Default</Badge> : null}
      <span className="text-sm text-soft">
        {fileSize(resume.bytes)}, {manilaDay(resume.uploaded_at)}
      </span>
    </span>
  )
}

type NewFileProps = Pick<ResumePickerProps, 'onValue' | 'error' | 'disabled'> & {
  value: { file: File | null }
  upload: ResumePickerProps['upload']
}

function NewFile({ value, onValue, upload, error, disabled = false }: NewFileProps) {
  const { file } = value
  // What is out of use takes no focus: once more when it is in use again.
  const box = useFollowingFocus(`${upload?.state.kind ?? ''} ${file?.name ?? ''} ${disabled}`)
  if (upload?.state.kind === 'sending') {
    return (
      <div ref={box}>
        <UploadProgress state={upload.state} onCancel={upload.cancel} />
      </div>
    )
  }
  // What was said of one file is not true of the next.
  const failed = upload?.state.kind === 'failed' && upload.state.file === file ? upload : null
  return (
    <div ref={box} className="flex flex-col gap-2">
      {file ? (
        <FileRow
          name={file.name}
          facts={`${fileSize(file.size)}, ${failed ? 'not uploaded' : 'uploaded when you send'}`}
        >
          <Button
            look="quiet"
            data-wrong={failed ? '' : undefined}
            disabled={disabled}
            onClick={() => onValue({ kind: 'upload', file: null })}
          >
            Remove
          </Button>
        </FileRow>
      ) : (
        <FileDrop
          onFile={(chosen) => onValue({ kind: 'upload', file: chosen })}
          onRefused={() => toast.error(INVALID_FILE_TITLE, RESUME_SENTENCE)}
          error={error}
          disabled={disabled}
        />
      )}
      {failed ? <UploadProgress state={failed.state} onCancel={failed.cancel} /> : null}
    </div>
  )
}
