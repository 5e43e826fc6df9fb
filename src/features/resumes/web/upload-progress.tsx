import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Notice } from '#web/ui/states.tsx'
import { FileRow } from './file-row.tsx'
import { fileSize } from './texts.ts'
import type { UploadState } from './upload-run.ts'

type UploadProgressProps = { state: UploadState; onCancel: () => void; onRetry?: (file: File) => void }

/** A running upload with Cancel, or a failed one with *Try again* unless the file itself was refused; else nothing. */
export function UploadProgress({ state, onCancel, onRetry }: UploadProgressProps) {
  if (state.kind === 'idle') return null
  if (state.kind === 'failed') {
    return (
      <div className="flex flex-col gap-2">
        <Notice tone="danger" role="alert">
          {state.sentence}
        </Notice>
        {onRetry ? (
          <FileRow name={state.file.name} facts={`${fileSize(state.file.size)}, not saved`}>
            {state.refused ? null : (
              <Button look="quiet" onClick={() => onRetry(state.file)}>
                Try again
              </Button>
            )}
          </FileRow>
        ) : null}
      </div>
    )
  }
  const percent = Math.round(state.share * 100)
  return (
    <div className="flex flex-col gap-2">
      <FileRow
        name={state.file.name}
        facts={state.share < 1 ? `Uploading, ${percent}% of ${fileSize(state.file.size)}` : 'Being checked…'}
      >
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </FileRow>
      <ProgressBar value={state.share} label={`Uploading ${state.file.name}`} />
    </div>
  )
}
