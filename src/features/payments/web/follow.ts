import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#web/lib/api.ts'
import { statusOf } from '#web/lib/query.ts'
import { payments } from '../calls.ts'
import type { VERIFIED } from '../contract.ts'

export type Status = (typeof VERIFIED)[number]
/** `unknown`: the server has no such payment of this person. */
export type End = 'succeeded' | 'failed' | 'unknown'
export type Followed = { payment_id: string; plan_id: number | undefined }

/** Spec 3 §9. */
const EVERY_MS = 3000
const ATTEMPTS = 5
/** After that, for as long as the page is open. */
const SLOWLY_MS = 20_000

type Heard = { onEnd: (payment: Followed, end: End) => void; onLate: () => void }

/** No answer is none: it is asked again. A payment of another tab may be for another plan than this one meant. */
async function ask({ payment_id, plan_id }: Followed): Promise<Status | 'unknown' | null> {
  try {
    const body = { payment_intent_id: payment_id, ...(plan_id === undefined ? {} : { plan_id }) }
    return (await call(payments.verify, { body })).status
  } catch (error) {
    const status = statusOf(error)
    if (status === 400 && plan_id !== undefined) return ask({ payment_id, plan_id: undefined })
    return status === 404 ? 'unknown' : null
  }
}

/**
 * Asks how a payment stands: after 3 seconds and every 3 seconds, 5 times, then slowly. `onLate` is told once that it
 * takes longer, `onEnd` how it ended.
 * @returns what was heard last
 */
export function useFollow(payment: Followed | null, { onEnd, onLate }: Heard): Status | null {
  const [heard, setHeard] = useState<{ id: string; status: Status } | null>(null)
  const end = useEffectEvent(onEnd)
  const late = useEffectEvent(onLate)
  const id = payment?.payment_id
  const plan = payment?.plan_id
  useEffect(() => {
    if (id === undefined) return undefined
    const followed = { payment_id: id, plan_id: plan }
    let asked = 0
    let gone = false
    const next = async () => {
      asked += 1
      const status = await ask(followed)
      if (gone) return
      if (status === 'succeeded' || status === 'failed' || status === 'unknown') return end(followed, status)
      if (status !== null) setHeard({ id, status })
      if (asked === ATTEMPTS) late()
      timer = setTimeout(() => void next(), asked < ATTEMPTS ? EVERY_MS : SLOWLY_MS)
    }
    let timer = setTimeout(() => void next(), EVERY_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [id, plan])
  return heard !== null && heard.id === id ? heard.status : null
}
