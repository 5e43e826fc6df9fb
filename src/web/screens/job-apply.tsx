import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { refreshQueries } from '#web/lib/query.ts'
import type { Job } from '#features/jobs/contract.ts'
import { isWaiting, jobQuery } from '#features/jobs/web/api.ts'
import { useSession } from '#web/lib/session.ts'
import { toast } from '#web/ui/toast-store.ts'
import { focusHeading } from '../shell/heading-focus.ts'

/** What 'Apply Now' does on a posting, and what it opens. */
export type ApplyFlow = { apply: () => void; dialogs: ReactNode }
type View = ComponentType<{ job: Job; onDone: () => void }>

const LOOK_MS = 10_000
const load = async (): Promise<View> => (await import('./job-apply/apply-flow-view.tsx')).ApplyFlowView

/** The apply flow of spec 2 §4: the click mounts it, its end takes it away and gives the focus back. */
export function useApplyFlow(job: Job): ApplyFlow {
  const [Flow, setFlow] = useState<View | null>(null)
  const { remember, giveBack } = useFocusAfter()
  const { token } = useSession()
  useFollowing(job)

  const apply = () => {
    remember()
    load().then(
      (view) => setFlow(() => view),
      () => toast.error('No connection', 'The application form could not be loaded. Please try again.'),
    )
  }
  useArrival(job, apply)
  useEffect(() => {
    // On a slow line the form is there before the click.
    if (token !== null) void load().catch(() => undefined)
  }, [token])

  const done = () => {
    setFlow(null)
    giveBack()
  }
  return { apply, dialogs: Flow ? <Flow job={job} onDone={done} /> : null }
}

/** Gives the focus back to what opened the flow; what was applied to has no such button any more: then to the posting. */
function useFocusAfter() {
  const opener = useRef<Element | null>(null)
  const pane = useRef<HTMLElement | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
      pane.current = opener.current?.closest<HTMLElement>('[data-pane]') ?? null
    },
    giveBack: () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
      else if (pane.current?.isConnected) pane.current.focus({ preventScroll: true })
      else focusHeading()
    },
  }
}

/** Coming from a failed application to send it again: the form opens by itself, once. */
function useArrival(job: Job, apply: () => void): void {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const wanted = typeof state === 'object' && state !== null && 'apply' in state
  const possible = !job.applied && !job.closed && !isWaiting(job) && job.source === 'olj'
  useEffect(() => {
    if (!wanted) return
    navigate(pathname + search, { replace: true, state: null })
    if (possible) apply()
    // oxlint-disable-next-line react/exhaustive-deps -- once per arrival
  }, [wanted])
}

/** While an application is on its way the posting is read again until it is settled. */
function useFollowing(job: Job): void {
  const client = useQueryClient()
  const waiting = isWaiting(job)
  useEffect(() => {
    if (!waiting) return undefined
    const read = () => {
      if (document.visibilityState === 'visible') {
        void refreshQueries(client, { queryKey: jobQuery(String(job.id)).queryKey })
      }
    }
    const timer = setInterval(read, LOOK_MS)
    return () => clearInterval(timer)
  }, [waiting, client, job.id])
}
