import { getDocumentProxy } from 'unpdf'
import type { PageLine } from '../../reading/lines.ts'
import type { Piece } from './page-rows.ts'
import { pagesInReadingOrder } from './reading-order.ts'

/** A resume of more pages than this is a book. */
const MOST_PAGES = 20
const MOST_PIECES = 20_000
type Item = { str: string; transform: number[]; width: number; fontName: string }
type Styles = Record<string, { fontFamily: string } | undefined>

/** The lines of a PDF in the order in which a person reads them: line by line, one column after the other. */
export async function pdfText(bytes: Buffer): Promise<PageLine[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, maxImageSize: 1, stopAtErrors: false })
  if (pdf.numPages > MOST_PAGES) throw new Error('Too many pages')
  const pages: Piece[][] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items, styles } = await (await pdf.getPage(number)).getTextContent()
    const texts = (items as Partial<Item>[]).filter((item): item is Item => typeof item.str === 'string')
    pages.push(texts.slice(0, MOST_PIECES).map((item) => pieceOf(item, styles as Styles)))
  }
  return pagesInReadingOrder(pages)
}

function pieceOf({ str, transform, width, fontName }: Item, styles: Styles): Piece {
  const [, , c = 0, d = 0, x = 0, y = 0] = transform
  const size = Math.max(1, Math.hypot(c, d))
  const family = styles[fontName]?.fontFamily ?? ''
  const look = `${family} ${fontName} ${Math.round(2 * size) / 2}`
  return { text: str, left: x, right: x + Math.abs(width), base: y, size, look }
}
