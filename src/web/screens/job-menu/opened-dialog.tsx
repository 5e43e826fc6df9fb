import { HiddenDialog } from '#features/hidden/web/hidden-dialog.tsx'
import { SOURCE_NAMES } from '#features/jobs/web/texts.ts'
import { NotSameDialog } from '#features/safety/web/not-same-dialog.tsx'
import { SameDialog } from '#features/safety/web/same-dialog.tsx'
import { ReportDialog } from '#features/safety/web/report-dialog.tsx'
import { LoginDialog } from '#web/ui/login-dialog.tsx'
import { close, type Opened } from './opened.ts'

/** The dialog a posting's menu opened. */
export function OpenedDialog({ opened }: { opened: Opened }) {
  if (opened.what === 'login') return <LoginFirst />
  if (opened.what === 'hidden') return <HiddenDialog onClose={close} />
  const { job } = opened
  if (opened.what === 'report') return <ReportDialog key={job.id} job={job} onClose={close} />
  if (opened.what === 'same') return <SameDialog key={job.id} job={job} boards={SOURCE_NAMES} onClose={close} />
  const others = job.sources
    .filter((posting) => posting.job_id !== job.id)
    .map((posting) => ({ id: posting.job_id, board: SOURCE_NAMES[posting.source], url: posting.url }))
  return <NotSameDialog key={job.id} job={job} others={others} onClose={close} />
}

const LoginFirst = () => (
  <LoginDialog title="Log in first" onClose={close} onLeave={close}>
    You need an account to report, hide or join jobs. You come back to this page afterwards.
  </LoginDialog>
)
