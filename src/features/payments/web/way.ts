import { readDraft, writeDraft } from '#web/lib/draft.ts'

const NAME = 'payment-way'

/** What has to outlive a visit at the bank, in this tab: the bank's address, and where the person was before. No card. */
type Way = { payment_id: string; url: string; search: string }

export const forgetWay = (): void => writeDraft(NAME, null)

/** The way to the bank of this payment; null when this tab knows none. */
export function readWay(paymentId: string | undefined): Way | null {
  const { payment_id, url, search } = readDraft(NAME) ?? {}
  if (payment_id !== paymentId || typeof url !== 'string' || typeof search !== 'string') return null
  return { payment_id: String(payment_id), url, search }
}

/** Leaves for the bank; the way is kept. Anything but a page of the web is no bank. */
export function goTo(way: Way): void {
  if (!/^https?:$/.test(new URL(way.url, location.href).protocol)) return
  writeDraft(NAME, way)
  location.assign(way.url)
}
