import { deflateSync } from 'node:zlib'
import { type Block, blocksOf } from './markup.ts'

/** What a page looks like: everything in one column, or a part on top with two columns below it. */
export type PdfLayout = {
  main: string
  top?: string
  side?: string
  /** The side column stands on the right instead of the left. */
  sideRight?: boolean
  size?: number
  /** Every word is drawn by itself, as printers' drivers do. */
  byWord?: boolean
  /** The main column is drawn before the side, whatever is read first. */
  mainFirst?: boolean
  headingsSpaced?: boolean
  bullet?: string
}
type Text = { x: number; y: number; size: number; bold: boolean; text: string }
type Column = { x: number; width: number; y: number; page: number }
type Page = Text[]

const WIDTH = 595
const HEIGHT = 842
const MARGIN = 50
/** Helvetica's widths in thousandths, by groups that are near enough. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;|'! t/f]/, 0.28],
  [/[WMm@%]/, 0.9],
  [/[A-Zw]/, 0.7],
]
const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((sum, sign) => sum + (WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? 0.556), 0) * size

/** A real PDF (A4, Helvetica) of a self-made resume, its stream compressed. */
export function writePdf(layout: PdfLayout): Buffer {
  const pages: Page[] = [[]]
  const top = { x: MARGIN, width: WIDTH - 2 * MARGIN, y: HEIGHT - MARGIN, page: 0 }
  if (layout.top) place(blocksOf(layout.top), top, layout, pages)
  if (!layout.side) place(blocksOf(layout.main), top, layout, pages)
  else {
    const begin = { y: top.y - 14, page: 0 }
    const [narrow, gap] = [165, 25]
    const wide = WIDTH - 2 * MARGIN - narrow - gap
    const side = { ...begin, x: layout.sideRight ? MARGIN + wide + gap : MARGIN, width: narrow }
    const main = { ...begin, x: layout.sideRight ? MARGIN : MARGIN + narrow + gap, width: wide }
    const parts = [
      () => place(blocksOf(layout.side ?? ''), side, layout, pages),
      () => place(blocksOf(layout.main), main, layout, pages),
    ]
    for (const part of layout.mainFirst ? parts.toReversed() : parts) part()
  }
  return assemble(pages)
}

function place(blocks: Block[], column: Column, layout: PdfLayout, pages: Page[]): void {
  const size = layout.size ?? 10
  const draw = (text: string, x: number, bold = false, own = size) => {
    const words = layout.byWord ? text.split(' ') : [text]
    let at = x
    for (const word of words) {
      ;(pages[column.page] ??= []).push({ x: at, y: column.y, size: own, bold, text: word })
      at += widthOf(`${word} `, own)
    }
  }
  const feed = (height: number) => {
    column.y -= height
    if (column.y > MARGIN) return
    column.y = HEIGHT - MARGIN - height
    column.page += 1
  }
  for (const block of blocks) {
    if (block.kind === 'gap') feed(size * 0.8)
    else if (block.kind === 'heading') {
      feed(size * 2)
      draw(layout.headingsSpaced ? Array.from(block.text).join(' ') : block.text, column.x, true, size + 2)
    } else if (block.kind === 'pair') {
      feed(size * 1.35)
      draw(block.text, column.x, true)
      draw(block.right, column.x + column.width - widthOf(block.right, size))
    } else if (block.kind === 'row') {
      feed(size * 1.5)
      block.cells.forEach((cell, index) => draw(cell, column.x + (column.width / block.cells.length) * index))
    } else {
      const indent = block.kind === 'item' ? 12 : 0
      wrap(block.text, column.width - indent, size).forEach((line, index) => {
        feed(size * 1.35)
        draw(
          block.kind === 'item' && index === 0 ? `${layout.bullet ?? '•'} ${line}` : line,
          column.x + (index > 0 ? indent : 0),
        )
      })
    }
  }
}

function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** WinAnsi: Latin letters, ñ, dashes, quotes and the bullet. */
const CODES: Record<string, number> = { '•': 0x95, '–': 0x96, '—': 0x97, '’': 0x92, '‘': 0x91, '“': 0x93, '”': 0x94 }
const shown = (text: string): string =>
  Array.from(text.replace(/[\\()]/g, (sign) => `\\${sign}`))
    .map((sign) => String.fromCodePoint(CODES[sign] ?? sign.codePointAt(0) ?? 32))
    .join('')

function contentOf(page: Page): Buffer {
  const lines = page.map(
    ({ x, y, size, bold, text }) =>
      `BT /F${bold ? 2 : 1} ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td (${shown(text)}) Tj ET`,
  )
  return deflateSync(Buffer.from(lines.join('\n'), 'latin1'))
}

const font = (name: string) =>
  Buffer.from(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`)

function assemble(pages: Page[]): Buffer {
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  for (const [index, page] of pages.entries()) {
    const content = contentOf(page)
    const resources = '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >>'
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] ${resources} /Contents ${6 + index * 2} 0 R >>`,
      ),
    )
    objects.push(
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    )
  }
  const parts = [Buffer.from('%PDF-1.5\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, body] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    offsets.push(length)
    parts.push(whole)
    length += whole.length
  }
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${trailer}`)])
}
