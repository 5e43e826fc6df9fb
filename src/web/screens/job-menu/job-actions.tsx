import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useAddToPlan } from '#features/automation/web/add-to-plan.ts'
import { PLAN_TEXTS } from '#features/automation/web/texts.ts'
import { hideEmployer } from '#features/hidden/web/api.ts'
import type { Job } from '#features/jobs/contract.ts'
import { useSession } from '#web/lib/session.ts'
import type { MenuPlace } from '#web/ui/menu-button.tsx'
import { type MenuItem, MenuPanel } from '#web/ui/menu.tsx'
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
  const plan = useAddToPlan(job)
  const items: MenuItem[] = [
    ...(employer
      ? [{ label: `Never show ${employer.name}`, onSelect: forPeople(() => void hide(client, employer)) }]
      : []),
    { label: 'Hide a word…', onSelect: dialog({ what: 'hidden' }) },
    { label: 'Report this job…', onSelect: dialog({ what: 'report', job }) },
    ...(job.sources.length > 1
      ? [{ label: 'These are different jobs…', onSelect: dialog({ what: 'not-same', job }) }]
      : []),
    { label: 'This is the same job as…', onSelect: dialog({ what: 'same', job }) },
    // Last: it comes in when the menu is open already.
    ...(plan.state === 'open' ? [{ label: PLAN_TEXTS.addToPlan, onSelect: () => void plan.add() }] : []),
  ]
  return <MenuPanel place={place} label={label} items={items} />
}

/** The menu is closed by then, and its row gone when it worked: nothing here may depend on either. */
async function hide(client: QueryClient, employer: { id: number; name: string }): Promise<void> {
  if (await hideEmployer(client, employer)) focusHeading()
}
