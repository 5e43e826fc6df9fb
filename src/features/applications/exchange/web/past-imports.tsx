import { manilaExact } from '#contract/time.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { usePastImports, useUndoImport } from './api.ts'
import { EXCHANGE_SENTENCES as say, pastImportText, undoneText } from './texts.ts'

/** The last imports, each to be undone as a whole. */
export function PastImports() {
  const { data } = usePastImports()
  const { mutate, isPending, isError, data: undone, variables } = useUndoImport()
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="past-imports" className="border-t border-line pt-4">
      <h3 id="past-imports" className="text-lg">
        Earlier imports
      </h3>
      {isError ? (
        <Notice tone="danger" role="alert">
          {say.undoFailed}
        </Notice>
      ) : null}
      {undone ? (
        <Notice tone="success" role="status">
          {undoneText(undone)}
        </Notice>
      ) : null}
      <ul>
        {data.map((past) => (
          <li key={past.id} className="flex items-center justify-between gap-3 border-b border-line py-2">
            <div className="min-w-0">
              <p className="font-medium break-words">{past.file_name}</p>
              <p className="text-sm text-soft">
                {manilaExact(past.imported_at)}, Manila time · {pastImportText(past)}
              </p>
            </div>
            {past.removable === 0 ? null : (
              <Button
                look="secondary"
                onClick={() => mutate(past.id)}
                busy={isPending && variables === past.id}
                busyLabel="Undoing…"
                aria-label={`Undo the import of ${past.file_name}`}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
