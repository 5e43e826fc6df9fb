import { createRequire } from 'node:module'
import { manilaExact } from '#contract/time.ts'
import { PLANS } from '../../subscriptions/rules.ts'
import type { PaymentDetails } from '../contract.ts'
import { paidWithText, pesos } from '../receipt.ts'

const require = createRequire(import.meta.url)
// The fonts every PDF reader has know no ₱.
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')

/** Points: A4 is 595 × 842. */
const LEFT = 64
const WIDTH = 467
const TERM_WIDTH = 130
const GAP = 9
const INK = '#12211f'
const SOFT = '#52625f'
const LINE = '#d5dedc'

/**
 * A receipt as a PDF of one A4 page: tagged, in English, the same bytes for the same receipt. Moments are on Manila's clock.
 */
export async function receiptPdf(receipt: PaymentDetails): Promise<Uint8Array> {
  // Loaded with the first receipt: half of the processes never write one.
  const { default: PDFDocument } = await import('pdfkit')
  const title = `Payment receipt no. ${receipt.receipt_number}`
  const doc = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    font: REGULAR,
    lang: 'en-PH',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: receipt.issuer.name, CreationDate: new Date(receipt.paid_at) },
  })
  const page = doc.struct('Document')
  doc.addStructure(page)
  page.add(doc.struct('H1', {}, () => heading(doc, title)))
  page.add(doc.struct('P', {}, () => amount(doc, receipt)))
  for (const [term, lines] of rowsOf(receipt)) page.add(doc.struct('P', {}, () => row(doc, term, lines)))
  page.add(doc.struct('P', {}, () => footer(doc)))
  page.end()
  doc.end()
  return Buffer.concat((await doc.toArray()) as Uint8Array[])
}

type Doc = PDFKit.PDFDocument

function heading(doc: Doc, title: string): void {
  doc.font(BOLD).fontSize(12).fillColor(SOFT).text('Hanap', LEFT, LEFT)
  doc.moveDown(0.4).fontSize(22).fillColor(INK).text(title, { width: WIDTH })
}

function amount(doc: Doc, { status, amount: total, description }: PaymentDetails): void {
  const paid = pesos(Math.round(total * 100))
  const [ink, wash] = status === 'PAID' ? ['#0f5132', '#dff3e6'] : ['#6b4400', '#fdf0d5']
  doc.moveDown(0.6).font(BOLD).fontSize(26)
  const { y } = doc
  const badge = LEFT + doc.widthOfString(paid) + 14
  doc.text(paid, LEFT, y)
  const below = doc.y
  doc.fontSize(11)
  doc.roundedRect(badge, y + 6, doc.widthOfString(status) + 18, 20, 10).fill(wash)
  doc.fillColor(ink).text(status, badge + 9, y + 10)
  doc.x = LEFT
  doc.y = below
  doc.font(REGULAR).fontSize(11).fillColor(SOFT).text(description, { width: WIDTH })
  doc.moveDown(1)
}

/** What a receipt says, in the order of the page; lines that are empty are left out. */
function rowsOf(receipt: PaymentDetails): [term: string, lines: string[]][] {
  const { issuer, billing } = receipt
  const inManila = (at: string) => `${manilaExact(at)}, Manila time`
  const rows: [string, (string | null)[]][] = [
    ['Receipt number', [String(receipt.receipt_number)]],
    ['Paid', [inManila(receipt.paid_at)]],
    ['Paid with', [paidWithText(receipt)]],
    ['Plan', [PLANS[receipt.plan_type].name]],
    ['Valid from', [inManila(receipt.valid_from)]],
    ['Valid until', [inManila(receipt.valid_until)]],
    ['Billed to', [billing.name, billing.email, billing.phone]],
    ['Received by', [issuer.name, issuer.tin === null ? null : `TIN ${issuer.tin}`, issuer.address]],
    ['Payment', [receipt.id]],
  ]
  return rows.map(([term, lines]) => [term, lines.filter((line): line is string => line !== null && line !== '')])
}

function row(doc: Doc, term: string, lines: string[]): void {
  const { y } = doc
  const text = lines.join('\n')
  doc
    .strokeColor(LINE)
    .lineWidth(0.7)
    .moveTo(LEFT, y)
    .lineTo(LEFT + WIDTH, y)
    .stroke()
  doc
    .font(REGULAR)
    .fontSize(10)
    .fillColor(SOFT)
    .text(term, LEFT, y + GAP, { width: TERM_WIDTH })
  doc.fillColor(INK).text(text, LEFT + TERM_WIDTH, y + GAP, { width: WIDTH - TERM_WIDTH, lineGap: 2 })
  doc.x = LEFT
  doc.y += GAP - 2
}

function footer(doc: Doc): void {
  const said = 'This is a payment receipt, not an invoice. 1 month of access, no cancellation, no refund.'
  doc.moveDown(1.5).fontSize(9).fillColor(SOFT).text(said, LEFT, undefined, { width: WIDTH })
}
