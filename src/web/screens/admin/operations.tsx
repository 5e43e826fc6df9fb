import type { ReactNode } from 'react'
import { StandingPanel } from '#features/automation/web/standing-panel.tsx'
import { SOURCE_NAMES } from '#features/jobs/web/texts.ts'
import { MailsPanel } from '#features/operations/web/mails-panel.tsx'
import { QueuesPanel } from '#features/operations/web/queues-panel.tsx'
import { ReasonDialog } from '#features/operations/web/reason-dialog.tsx'
import { SourcesPanel } from '#features/operations/web/sources-panel.tsx'
import { WaitingPanel } from '#features/operations/web/waiting-panel.tsx'
import { AdminFrame } from './admin-frame.tsx'

/** /admin/operations: what a team looks at in the morning. */
export const Operations = () => (
  <AdminFrame
    title="Operations"
    at="/admin/operations"
    lead="What runs by itself, and what waits for somebody. It looks again every minute. Times are Manila time."
  >
    <Part title="Waiting">
      <WaitingPanel />
    </Part>
    <Part title="Automatic applying">
      <StandingPanel Ask={ReasonDialog} />
    </Part>
    <Part title="Sources">
      <SourcesPanel names={SOURCE_NAMES} />
    </Part>
    <Part title="Mails that were refused">
      <MailsPanel />
    </Part>
    <Part title="Queues">
      <QueuesPanel />
    </Part>
  </AdminFrame>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="mb-8">
    <h2 className="mb-2 text-2xl">{title}</h2>
    {children}
  </section>
)
