import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Job } from '#features/jobs/contract.ts'
import { useNow } from '#web/lib/now.tsx'
import { readSession, useSession } from '#web/lib/session.ts'
import { toast } from '#web/ui/toast-store.ts'
import { openPrompt } from './prompt-store.ts'
import { TOGGLE_TEXTS } from './toggle-texts.ts'

const load = async () => (await import('./change.ts')).toggleSaved

/**
 * Saves a posting that is not saved and removes one that is; a visitor is asked to log in (spec 2 §4). How it is done
 * comes after the page, and for a person who is signed in before the first click.
 */
export function useToggleSaved(): (job: Job) => void {
  const client = useQueryClient()
  const now = useNow()
  const { token } = useSession()
  useEffect(() => {
    if (token !== null) void load().catch(() => undefined)
  }, [token])
  return (job) => {
    // A click on the server's page comes before anything is drawn for whoever is signed in here.
    if (readSession().token === null) {
      openPrompt('login')
      return
    }
    load().then(
      (toggle) => toggle(client, job, now),
      () => toast.error(TOGGLE_TEXTS.generic, TOGGLE_TEXTS.notDone),
    )
  }
}
