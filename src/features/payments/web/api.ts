import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { callFile } from '#web/lib/file-call.ts'
import { saveFile } from '#web/lib/hand-over.ts'
import { endpointQuery, refreshQueries } from '#web/lib/query.ts'
import { subscriptions } from '../../subscriptions/calls.ts'
import { payments } from '../calls.ts'
import type { PaymentDetails } from '../contract.ts'

/** The three plans with what they give and cost. */
export const usePlans = () => useQuery(endpointQuery(subscriptions.plans, {}))

/** The plan the person is on, and until when. */
export const useCurrent = () => useQuery({ ...endpointQuery(subscriptions.current, {}), staleTime: 0 })

const termsQuery = () => ({ ...endpointQuery(payments.terms, {}), staleTime: 0 })

/** What paying would give now, and a payment under way; read anew whenever the page is looked at again. */
export const useTerms = () => useQuery({ ...termsQuery(), refetchOnWindowFocus: true })

/** Past payments, the latest first. */
export const useReceipts = () => useQuery(endpointQuery(payments.receipts, {}))

/** Reads the terms now. Rejects when they do not come. */
export function useReadTerms() {
  const client = useQueryClient()
  return () => client.fetchQuery(termsQuery())
}

/** Everything that is shown is read again: the plan decides what the other screens may say, too. */
export function useReadAll(): () => Promise<void> {
  const client = useQueryClient()
  return () => refreshQueries(client)
}

/** Where a payment that waits for the person goes on. */
export const resumePayment = (paymentId: string) => call(payments.resume, { body: { payment_id: paymentId } })

/** Takes a payment back that waits for the person; tells how it stands now. */
export const cancelPayment = (paymentId: string) => call(payments.cancel, { body: { payment_id: paymentId } })

/** The receipt of a payment. */
export const readReceipt = (paymentId: string): Promise<PaymentDetails> =>
  call(payments.details, { body: { payment_id: paymentId } })

/** Gives the person a receipt as a PDF to keep. Rejects as `callFile` does. */
export async function downloadReceipt(receiptNumber: number): Promise<void> {
  const file = await callFile(payments.receiptFile, { number: String(receiptNumber) })
  saveFile(file, `hanap-receipt-${receiptNumber}.pdf`)
}
