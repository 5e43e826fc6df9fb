import { useRef, useState } from 'react'
import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Created, PaymentDetails, Quoted } from '../contract.ts'
import type { PaymentMethod } from '../rules.ts'
import { readReceipt, useReadAll, useReadTerms, useTerms } from './api.ts'
import { type End, type Followed, type Status, useFollow } from './follow.ts'
import type { UnderWay } from './standing.ts'
import { SAID } from './texts.ts'
import { useWayOn, waitingOf } from './use-way-on.ts'
import { forgetWay, readWay } from './way.ts'

const RETURNED = 'payment_intent_id'

/** One name per plan and try: it stays until the answer is known, so that a repeated call is no second payment. */
function useKeys() {
  const keys = useRef(new Map<number, string>())
  return {
    of: (planId: number): string => {
      const key = keys.current.get(planId) ?? crypto.randomUUID()
      keys.current.set(planId, key)
      return key
    },
    forget: (planId: number): void => void keys.current.delete(planId),
  }
}

/** Back from the bank: the address as it was before, without what the provider added. */
function useCleanAddress() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (paymentId: string) => {
    const before = readWay(paymentId)?.search
    forgetWay()
    const query = new URLSearchParams(search)
    if (query.get(RETURNED) !== paymentId) return
    query.delete(RETURNED)
    const rest = query.size === 0 ? (before ?? '') : `?${query.toString()}`
    navigate(pathname + rest, { replace: true })
  }
}

type Told = { payment_id: string; plan_id: number; status: Status; method: PaymentMethod } | null

/** The payment that is looked at: one begun here or come back from the bank, or else the one the server tells of. */
function useUnderWay(told: Told, onEnd: (paymentId: string, end: End) => void) {
  const { search } = useLocation()
  const [own, setOwn] = useState<Followed | null>(() => returnedFrom(search))
  const [ended, setEnded] = useState<string | null>(null)
  const followed = own ?? (told?.payment_id === ended ? null : told)
  const ofSame = told?.payment_id === followed?.payment_id ? told : null
  const heard = useFollow(followed, {
    onEnd: ({ payment_id }, end) => {
      setEnded(payment_id)
      setOwn(null)
      onEnd(payment_id, end)
    },
    onLate: () => toast.info(SAID.processing),
  })
  const follow = (payment: Followed) => {
    setEnded(null)
    setOwn(payment)
  }
  const leave = (paymentId: string) => {
    setEnded(paymentId)
    setOwn(null)
  }
  const underWay: UnderWay | null = followed && {
    payment_id: followed.payment_id,
    plan_id: ofSame?.plan_id ?? followed.plan_id,
    status: heard ?? ofSame?.status ?? null,
    method: ofSame?.method ?? 'card',
  }
  return { follow, leave, underWay }
}
/** The plan whose form is open. */
function useChoice() {
  const [chosen, choose] = useState<Quoted | null>(null)
  const readTerms = useReadTerms()
  const keys = useKeys()
  /** No answer: if the server knows of a payment under way, that one is looked at instead. */
  const onUnknown = async () => {
    const fresh = await readTerms().catch(() => null)
    if (fresh?.under_way) choose(null)
  }
  return { chosen, choose, keys, onUnknown }
}

/**
 * What goes on about paying on this page: the plan that is being paid, the payment that is looked at, the receipt that is
 * open. `onChanged` is told when the plan may be another.
 */
export function usePaying(onChanged: () => void) {
  const [receipt, setReceipt] = useState<PaymentDetails | null>(null)
  const terms = useTerms()
  const choice = useChoice()
  const readAll = useReadAll()
  const cleanAddress = useCleanAddress()
  const way = useWayOn()
  const changed = () => {
    void readAll()
    onChanged()
  }
  const { follow, leave, underWay } = useUnderWay(terms.data?.under_way ?? null, (paymentId, end) => {
    cleanAddress(paymentId)
    way.closeCode()
    changed()
    if (end === 'failed') sayFailed(way.codeIsOver)
    if (end === 'succeeded') void readPaid(paymentId).then(setReceipt)
  })
  const onCreated = (created: Created, { plan_id }: Quoted) => {
    choice.keys.forget(plan_id)
    choice.choose(null)
    if (created.payment_id === null) {
      toast.success(SAID.succeeded)
      return changed()
    }
    follow({ payment_id: created.payment_id, plan_id })
    void terms.refetch()
    way.goOn(created, plan_id)
  }
  const waiting = waitingOf(underWay, { goOn: way.goOn, leave, reread: () => terms.refetch() })
  return { ...choice, terms, way, waiting, receipt, showReceipt: setReceipt, onCreated }
}

const sayFailed = (codeIsOver: boolean): void =>
  codeIsOver ? void toast.info(SAID.codeExpired) : void toast.error(SAID.failed)

function returnedFrom(search: string): Followed | null {
  const payment_id = new URLSearchParams(search).get(RETURNED)
  return payment_id === null || payment_id.length > 100 ? null : { payment_id, plan_id: undefined }
}

/** Says that it was paid, and gives the receipt to be shown; null where it does not come. */
async function readPaid(paymentId: string): Promise<PaymentDetails | null> {
  try {
    const receipt = await readReceipt(paymentId)
    toast.success(SAID.succeeded)
    return receipt
  } catch {
    toast.success(SAID.confirmed)
    return null
  }
}
