import { readDraft, writeDraft } from '#web/lib/draft.ts'

const NAME = 'payment-way'

/** What has to outlive a visit at the bank, in this tab: the bank's address, and where the person was before. No card. */
export type Way = { payment_id: string; url: string; search: string }

export const keepWay = (way: Way): void => writeDraft(NAME, way)
export const forgetWay = (): void => writeDraft(NAME, null)

/** The way to the bank of this payment; null when this tab knows none. */
export function readWay(paymentId: string | undefined): Way | null {
  const { payment_id, url, search } = readDraft(NAME) ?? {}
  if (payment_id !== paymentId || typeof url !== 'string' || typeof search !== 'string') return null
  return { payment_id: String(payment_id), url, search }
}

/** Leaves for the bank. Anything but a page of the web is no bank. */
export function goTo(url: string): void {
  if (/^https?:$/.test(new URL(url, location.href).protocol)) location.assign(url)
}
