import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { useEffect, useSyncExternalStore } from 'react'
import { hiddenText } from '#features/hidden/web/count-text.ts'
import { part } from '#web/lib/screen.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { type ActionsJob, JobActions } from './job-actions.tsx'
import { close, onOpened, open, readOpened } from './opened.ts'

const OpenedDialog = part(async () => (await import('./opened-dialog.tsx')).OpenedDialog)

/** More about a posting: hide its employer or a word, report it, tell it from another or join it with one. Visitors are asked to log in. */
export function JobMenu({ job }: { job: ActionsJob }) {
  const label = `More about ${job.title}`
  return (
    <MenuButton
      label={label}
      trigger={<EllipsisVertical className="size-5" aria-hidden="true" />}
      triggerClass="inline-flex size-11 items-center justify-center rounded-box text-soft hover:bg-dagat-wash hover:text-dagat"
    >
      {(place) => <JobActions job={job} label={label} place={place} />}
    </MenuButton>
  )
}

const missing = () => {
  close()
  toast.error('No connection', 'This could not be loaded. Please try again.')
}

/** Where the menus' dialogs open; a screen with menus has it once. */
export function JobMenuDialogs() {
  const opened = useSyncExternalStore(onOpened, readOpened, () => null)
  // What was opened on one screen is not open on the next.
  useEffect(() => close, [])
  return opened === null ? null : <OpenedDialog opened={opened} onMissing={missing} />
}

/** The line above a list that leaves hidden jobs out, with the way to undo it. */
export const hiddenNote = (count: number) => (
  <p className="flex flex-wrap items-center gap-x-3 border-b border-line py-1 text-soft">
    <span>{hiddenText(count)}</span>
    <button
      type="button"
      onClick={() => open({ what: 'hidden' })}
      className="min-h-11 font-medium text-dagat hover:underline"
    >
      See what you hide
    </button>
  </p>
)
