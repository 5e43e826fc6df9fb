/** A cell's lines; tables within it are lines already. */
type Cell = string[]
type Open = { lines: string[]; row: Cell[] }

const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/g
const BLOCK = /^(?:p|h[1-6]|li)$/
/** Cells beyond this are no table's but a page's two halves. */
const LONGEST_CELL = 90

/**
 * The lines of the plain HTML that a Word file becomes: a row of a table is one line with tabs, but the halves of a
 * page that is laid out as a table follow each other. Every tag is opened and closed, so counting them is enough.
 */
export function htmlLines(html: string): string[] {
  const stack: Open[] = [{ lines: [], row: [] }]
  let line: string | null = null
  const end = () => {
    if (line !== null) stack.at(-1)?.lines.push(line.trim())
    line = null
  }
  for (const [, closing, tag, text] of html.matchAll(TOKEN)) {
    if (text !== undefined) line = `${line ?? ''}${plain(text)}`
    else if (tag === 'br') end()
    else if (BLOCK.test(tag ?? '')) {
      // A paragraph inside of an item goes on with its line.
      if (closing === '' && tag === 'p' && line === '• ') continue
      end()
      if (closing === '') line = tag === 'li' ? '• ' : ''
    } else if (tag === 'td' || tag === 'th') {
      end()
      if (closing === '') stack.push({ lines: [], row: [] })
      else closeCell(stack)
    } else if (tag === 'tr') {
      end()
      if (closing === '') stack.push({ lines: [], row: [] })
      else closeRow(stack)
    }
  }
  end()
  return stack[0]?.lines ?? []
}

function closeCell(stack: Open[]): void {
  const cell = stack.length > 1 ? stack.pop() : undefined
  if (cell) stack.at(-1)?.row.push(cell.lines.filter((one) => one !== ''))
}

function closeRow(stack: Open[]): void {
  const row = stack.length > 1 ? stack.pop() : undefined
  const cells = row?.row.filter((cell) => cell.length > 0) ?? []
  const isTable = cells.every((cell) => cell.length === 1 && (cell[0]?.length ?? 0) <= LONGEST_CELL)
  stack.at(-1)?.lines.push(...(isTable ? [cells.flat().join('\t')] : cells.flatMap((cell) => [...cell, ''])))
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const plain = (text: string): string => text.replace(/&(#?\w+);/g, (all, name: string) => SIGNS[name] ?? all)
