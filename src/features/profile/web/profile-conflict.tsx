import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PROFILE_CHANGED } from '../rules.ts'
import type { Conflict } from './profile-editing.ts'
import { changedSections, type ProfileDraft, valuesOf } from './profile-values.ts'

type ProfileConflictProps = {
  draft: ProfileDraft
  conflict: Conflict
  onMine: () => void
  onTheirs: () => void
  onLater: () => void
}

/** The choice between one's own changes and a version that was saved on another device meanwhile. */
export function ProfileConflict({ draft, conflict, onMine, onTheirs, onLater }: ProfileConflictProps) {
  const theirs = changedSections(draft.base, valuesOf(conflict.latest))
  const mine = changedSections(draft.base, draft.values)
  return (
    <Dialog
      title="Which version do you want?"
      role="alertdialog"
      onClose={onLater}
      actions={
        <>
          <Button onClick={onMine}>Keep my changes</Button>
          <Button look="secondary" onClick={onTheirs}>
            Use the other version
          </Button>
        </>
      }
    >
      <p>{PROFILE_CHANGED}</p>
      <ul className="mt-3 flex list-disc flex-col gap-1 ps-5 marker:text-edge">
        {theirs.length > 0 ? <li>Changed there: {theirs.join(', ')}</li> : null}
        <li>Changed here: {mine.join(', ')}</li>
      </ul>
      <p className="mt-3 text-soft">
        Keeping yours puts only what you changed here over the other version. Using the other version drops what you
        changed here.
      </p>
    </Dialog>
  )
}
