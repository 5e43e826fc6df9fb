import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFormStore } from '#web/lib/form/use-form.ts'
import type { VerificationStanding } from '../contract.ts'
import { whoSchema } from '../schemas.ts'
import { useRefreshStanding } from './api.ts'
import { flowOf } from './flow.ts'

/** What somebody has in hand, as the steps show it. */
export function useFlow(person: number, standing: VerificationStanding) {
  const refresh = useRefreshStanding()
  const [flow] = useState(() => {
    const known = flowOf(person)
    known.arrive(standing)
    return known
  })
  const state = useSyncExternalStore(flow.subscribe, flow.read)
  const form = useFormStore(flow.store, { schema: whoSchema })
  useEffect(() => flow.tell(() => void refresh()))
  const { go, choose, proceed, remindMe, renew, stop, takeAnew } = flow
  return { ...state, form, go, choose, proceed, remindMe, renew, stop, takeAnew }
}
export type Flow = ReturnType<typeof useFlow>
