import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Job } from '#features/jobs/contract.ts'
import { loginAddress } from '#web/lib/redirect.ts'
import { useSession } from '#web/lib/session.ts'

/** What 'Apply Now' does on a posting, and what it opens. */
export type ApplyFlow = { apply: () => void; dialogs: ReactNode }

/** Signed out: to the login and back. Signed in: the posting on its board. */
export function useApplyFlow(job: Job): ApplyFlow {
  const here = useLocation()
  const navigate = useNavigate()
  const { token } = useSession()
  const apply = () => {
    if (token === null) void navigate(loginAddress(here))
    else open(job.link, '_blank', 'noopener,noreferrer')
  }
  return { apply, dialogs: null }
}
