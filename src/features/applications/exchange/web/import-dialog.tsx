import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { ImportResult } from '../contract.ts'
import { useUndoImport } from './api.ts'
import { ImportPreview } from './import-preview.tsx'
import { PastImports } from './past-imports.tsx'
import { applicationsWord, EXCHANGE_SENTENCES as say, undoneText } from './texts.ts'
import { type ImportStep, useImport } from './use-import.ts'

/** Takes applications in from a file: looked at first, undone by one press. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { step, look, commit, again } = useImport()
  const input = useRef<HTMLInputElement>(null)
  const committing = step.at === 'sending' && step.mode === 'commit'
  return (
    <Dialog
      title="Import applications"
      onClose={onClose}
      locked={committing}
      actions={
        <Actions
          step={step}
          onChoose={() => input.current?.click()}
          onAgain={again}
          onClose={onClose}
          onCommit={(file, result) => void commit(file, result)}
        />
      }
    >
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File of applications"
        accept=".csv,.json,.txt,text/csv,application/json"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file again has to be a change too.
          if (file) void look(file)
          currentTarget.value = ''
        }}
      />
      <div aria-live="polite" className="flex flex-col gap-4">
        <Step step={step} />
      </div>
    </Dialog>
  )
}

type ActionsProps = {
  step: ImportStep
  onChoose: () => void
  onAgain: () => void
  onClose: () => void
  onCommit: (file: File, result: ImportResult) => void
}

function Actions({ step, onChoose, onAgain, onClose, onCommit }: ActionsProps) {
  if (step.at === 'sending') {
    return step.mode === 'preview' ? (
      <Button look="secondary" onClick={onAgain}>
        Cancel
      </Button>
    ) : (
      <Button busy busyLabel="Importing…" />
    )
  }
  if (step.at === 'done') return <Button onClick={onClose}>Done</Button>
  if (step.at === 'choosing' || step.result.added === 0) return <Button onClick={onChoose}>Choose a file</Button>
  return (
    <>
      <Button onClick={() => onCommit(step.file, step.result)}>Import {applicationsWord(step.result.added)}</Button>
      <Button look="secondary" onClick={onChoose}>
        Choose another file
      </Button>
    </>
  )
}

function Step({ step }: { step: ImportStep }) {
  if (step.at === 'choosing') return <Choosing failed={step.failed} />
  if (step.at === 'done') return <Done result={step.result} />
  if (step.at === 'preview') return <ImportPreview name={step.file.name} result={step.result} failed={step.failed} />
  const reading = step.mode === 'preview'
  return (
    <>
      <p>{reading ? `Reading ${step.file.name}` : 'Adding the applications'}</p>
      <ProgressBar
        label={reading ? 'Reading the file' : 'Importing'}
        {...(step.share < 1 ? { value: step.share } : {})}
      />
    </>
  )
}

const Choosing = ({ failed }: { failed: string | null }) => (
  <>
    {failed === null ? null : (
      <Notice tone="danger" role="alert">
        {failed}
      </Notice>
    )}
    <p>
      A CSV or JSON file that was exported here, or a table of your own: the first line names the columns, job_title and
      applied_at at least. Up to 5,000 applications and 2 MB.
    </p>
    <p className="text-soft">
      You see first what would be added. What you have already stays as it is. All of it comes in as your own entries.
    </p>
    <PastImports />
  </>
)

function Done({ result }: { result: ImportResult }) {
  const { mutate, isPending, isError, data } = useUndoImport()
  const { import_id: id, added } = result
  if (data) return <Notice tone="success">{undoneText(data)}</Notice>
  return (
    <>
      <Notice tone="success">
        {id === null ? 'Nothing was new, so nothing was added.' : `${applicationsWord(added)} added.`}
      </Notice>
      {isError ? (
        <Notice tone="danger" role="alert">
          {say.undoFailed}
        </Notice>
      ) : null}
      {id === null ? null : (
        <div>
          <Button look="secondary" onClick={() => mutate(id)} busy={isPending} busyLabel="Undoing…">
            Undo this import
          </Button>
        </div>
      )}
    </>
  )
}
