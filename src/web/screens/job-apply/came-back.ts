import { useEffect, useState } from 'react'
import type { Job } from '#features/jobs/contract.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { useSession } from '#web/lib/session.ts'

const nameOf = (id: number): string => `left-for:${id}`

/** Somebody who went to the other site's form of a posting, and whether they are back to be asked how it went. */
export type CameBack = { asking: boolean; leave: () => void; answered: () => void }

/**
 * Remembers in this tab, also over a reload, that a person went to apply on the other site, and asks once they are back:
 * the tab is in front again, or the page is loaded anew. Visitors have no tracker and are not asked.
 */
export function useCameBack(job: Job): CameBack {
  const { token } = useSession()
  const [back, setBack] = useState(false)
  const possible = token !== null && job.source === 'linkedin' && !job.applied
  const name = nameOf(job.id)
  useEffect(() => {
    if (!possible) return undefined
    const look = () => {
      if (document.visibilityState === 'visible' && readDraft(name) !== null) setBack(true)
    }
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('focus', look)
    }
  }, [possible, name])
  return {
    asking: possible && back,
    leave: () => {
      if (token !== null) writeDraft(name, { left: true })
    },
    answered: () => {
      writeDraft(name, null)
      setBack(false)
    },
  }
}
