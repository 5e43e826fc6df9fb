import Upload from 'lucide-react/icons/upload'
import { type DragEvent, useId, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { FieldError } from '#web/ui/field.tsx'
import { mayBeResume, RESUME_ACCEPT, RESUME_SENTENCE } from '../rules.ts'

type FileDropProps = {
  /** Called with a file that may be a resume; anything else is refused here, in the spec's sentence. */
  onFile: (file: File) => void
  onRefused?: () => void
  label?: string
  error?: string | undefined
  disabled?: boolean
  /** The file before it was refused. */
  another?: boolean
}

/** A field for a resume: drop a file on it, or press it to browse (spec 2 §2, §5). */
export function FileDrop({
  onFile,
  onRefused,
  label = 'Resume file',
  error,
  disabled = false,
  another,
}: FileDropProps) {
  const id = useId()
  const [refused, setRefused] = useState(false)
  const [over, setOver] = useState(false)
  const sentence = refused ? RESUME_SENTENCE : error
  const take = (file: File | undefined) => {
    if (!file || disabled) return
    const fits = mayBeResume(file.name, file.size)
    setRefused(!fits)
    if (fits) onFile(file)
    else onRefused?.()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div className="flex flex-col gap-1.5">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a convenience, the input inside does the same */}
      <label
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'flex min-h-28 cursor-pointer flex-col items-center justify-center gap-1 rounded-box border-2 border-dashed px-4 py-5 text-center transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-dagat',
          over ? 'border-dagat bg-dagat-wash' : sentence ? 'border-danger' : 'border-edge hover:border-dagat',
        )}
      >
        <span className="sr-only">{label}. </span>
        <Upload className="size-6 text-dagat" aria-hidden="true" />
        <span>
          <span className="font-semibold text-dagat underline underline-offset-4">
            {another ? 'Choose another file' : 'Choose a file'}
          </span>
          <span className="pointer-coarse:hidden"> or drop it here</span>
        </span>
        <span className="text-sm text-soft">PDF, DOC or DOCX, up to 5 MB</span>
        <input
          type="file"
          accept={RESUME_ACCEPT}
          disabled={disabled}
          aria-invalid={sentence ? true : undefined}
          aria-describedby={sentence ? id : undefined}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files?.[0])
            // The same file may be chosen again after it was corrected.
            event.target.value = ''
          }}
        />
      </label>
      <div role="alert">{sentence ? <FieldError id={id}>{sentence}</FieldError> : null}</div>
    </div>
  )
}
