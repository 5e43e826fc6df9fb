import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { PaymentDetails } from '../contract.ts'
import { receiptPdf } from './receipt-pdf.ts'

const RECEIPT: PaymentDetails = {
  id: 'pi_one',
  status: 'PAID',
  amount: 50,
  currency: 'PHP',
  description: 'Hanap Basic, 1 month',
  method: 'card',
  card: 'visa',
  card_last4: '4345',
  paid_at: '2026-11-23T02:00:03.000Z',
  billing: { name: 'Niña Peñaflor', email: 'nina@home.test', phone: '' },
  receipt_number: 12,
  plan_type: 'basic',
  valid_from: '2026-11-23T02:00:00.000Z',
  valid_until: '2026-12-23T02:00:00.000Z',
  issuer: { name: 'Hanap Job Search', tin: '123-456-789-00000', address: 'Cebu City' },
}

const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text

test('a receipt says on one tagged page what was paid, by whom, to whom and for when', async () => {
  const bytes = await receiptPdf(RECEIPT)
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  expect(pdf.numPages).toBe(1)
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const text = await textOf(bytes)
  for (const said of [
    'Payment receipt no. 12',
    '₱50.00',
    'PAID',
    'Nov 23, 2026, 10:00 AM, Manila time',
    'Dec 23, 2026, 10:00 AM, Manila time',
    'Visa •••• 4345',
    'Niña Peñaflor',
    'Hanap Job Search',
    'TIN 123-456-789-00000',
    'not an invoice',
  ]) {
    expect(text).toContain(said)
  }
})

test('the same receipt is the same file, and a long name stays on the page', async () => {
  expect(Buffer.from(await receiptPdf(RECEIPT)).equals(Buffer.from(await receiptPdf(RECEIPT)))).toBe(true)
  const long = { ...RECEIPT, billing: { ...RECEIPT.billing, name: 'Maria '.repeat(33).trim() } }
  const pdf = await getDocumentProxy(new Uint8Array(await receiptPdf(long)))
  expect(pdf.numPages).toBe(1)
})
