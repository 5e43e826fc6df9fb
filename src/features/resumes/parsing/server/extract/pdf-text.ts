import { getDocumentProxy } from 'unpdf'
import type { PDFPageProxy } from 'unpdf/pdfjs'
import type { PageLine } from '../../reading/lines.ts'
import type { Piece } from './page-rows.ts'
import { pagesInReadingOrder } from './reading-order.ts'
import { isLetterSpaced, withWordsAsDrawn } from './spaced-letters.ts'

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
    const page = await pdf.getPage(number)
    const { items, styles } = await page.getTextContent()
    const given = (items as Partial<Item>[]).filter((item): item is Item => typeof item.str === 'string')
    const texts = given.slice(0, MOST_PIECES)
    const whole = texts.some(({ str }) => isLetterSpaced(str)) ? withWordsAsDrawn(texts, await drawnOn(page)) : texts
    pages.push(whole.map((item) => pieceOf(item, styles as Styles)))
  }
  return pagesInReadingOrder(pages)
}

/** The number by which a PDF says that signs are drawn. */
const SHOW_TEXT = 44
const MOST_SIGNS = 100_000
type Glyph = { unicode?: string } | number | null

/** All signs of a page in the order in which they are drawn, with the spaces that are signs themselves. */
async function drawnOn(page: PDFPageProxy): Promise<string> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const drawn = fnArray.flatMap((number, index) =>
    number === SHOW_TEXT ? ((argsArray[index] as [Glyph[]])[0] ?? []) : [],
  )
  return drawn
    .slice(0, MOST_SIGNS)
    .map((glyph) => (typeof glyph === 'object' ? (glyph?.unicode ?? '') : ''))
    .join('')
}

function pieceOf({ str, transform, width, fontName }: Item, styles: Styles): Piece {
  const [, , c = 0, d = 0, x = 0, y = 0] = transform
  const size = Math.max(1, Math.hypot(c, d))
  const family = styles[fontName]?.fontFamily ?? ''
  const look = `${family} ${fontName} ${Math.round(2 * size) / 2}`
  return { text: str, left: x, right: x + Math.abs(width), base: y, size, look }
}
