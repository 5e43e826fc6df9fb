import { extractTextItems, getDocumentProxy } from 'unpdf'
import type { Piece } from './page-rows.ts'
import { inReadingOrder } from './reading-order.ts'

/** A resume of more pages than this is a book. */
const MOST_PAGES = 20
const MOST_PIECES = 20_000

/** The text of a PDF in the order in which a person reads it: line by line, one column after the other. */
export async function pdfText(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, maxImageSize: 1, stopAtErrors: false })
  if (pdf.numPages > MOST_PAGES) throw new Error('Too many pages')
  const { items } = await extractTextItems(pdf)
  return items.map((page) => inReadingOrder(page.slice(0, MOST_PIECES).map(pieceOf)).join('\n')).join('\n\n')
}

const pieceOf = (item: {
  str: string
  x: number
  y: number
  width: number
  height: number
  fontSize: number
}): Piece => ({
  text: item.str,
  left: item.x,
  right: item.x + Math.abs(item.width),
  base: item.y,
  size: Math.max(1, Math.abs(item.fontSize)),
})
