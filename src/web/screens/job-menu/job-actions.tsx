import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { hideThing } from '#features/hidden/web/api.ts'
import { HIDDEN_TEXTS } from '#features/hidden/web/texts.ts'
import type { Job } from '#features/jobs/contract.ts'
import { ApiError } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'
import type { MenuPlace } from '#web/ui/menu-button.tsx'
import { type MenuItem, MenuPanel } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { focusHeading } from '../../shell/heading-focus.ts'
import { open, type Opened } from './opened.ts'

export type ActionsJob = Pick<Job, 'id' | 'title' | 'employer' | 'sources'>

type ActionsProps = { job: ActionsJob; label: string; place: MenuPlace }

/** What the menu of a posting holds, open. */
export function JobActions({ job, label, place }: ActionsProps) {
  const { token } = useSession()
  const client = useQueryClient()
  const forPeople = (then: () => void) => () => (token === null ? open({ what: 'login' }) : then())
  const dialog = (next: Opened) => forPeople(() => open(next))
  const { employer } = job
  const items: MenuItem[] = [
    ...(employer
      ? [{ label: `Never show ${employer.name}`, onSelect: forPeople(() => void hideEmployer(client, employer)) }]
      : []),
    { label: 'Hide a word…', onSelect: dialog({ what: 'hidden' }) },
    { label: 'Report this job…', onSelect: dialog({ what: 'report', job }) },
    ...(job.sources.length > 1 ? [{ label: 'Not the same job…', onSelect: dialog({ what: 'not-same', job }) }] : []),
  ]
  return <MenuPanel place={place} label={label} items={items} />
}

/** The menu is closed by then, and its row gone when it worked: nothing here may depend on either. */
async function hideEmployer(client: QueryClient, { id, name }: { id: number; name: string }): Promise<void> {
  try {
    await hideThing(client, { employer_id: id })
  } catch (error) {
    toast.error(error instanceof ApiError && error.detail !== '' ? error.detail : HIDDEN_TEXTS.hideFailed)
    return
  }
  toast.success(`${name} is hidden`, 'Its jobs are left out of your lists. The list says where to undo it.')
  focusHeading()
}
