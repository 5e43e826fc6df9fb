import type { PageLine, Run } from '../../reading/lines.ts'

/** A cell's lines; tables within it are lines already. */
type Cell = PageLine[]
type Open = { lines: PageLine[]; row: Cell[] }

const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/g
const BLOCK = /^(?:p|h[1-6]|li)$/
const STRESS = /^(?:strong|em|b|i)$/
/** Cells beyond this are no table's but a page's two halves. */
const LONGEST_CELL = 90
/** How large headings are printed, as shares of the text that is 11 points high. */
const SIZES: Record<string, number> = { h1: 20, h2: 16, h3: 13 }
const TEXT_SIZE = 11

const textOf = (line: PageLine): string => line.map(({ text }) => text).join('')

/**
 * The lines of the plain HTML that a Word file becomes, with what is bold, slanted or a heading: a row of a table is one
 * line with tabs, but the halves of a page that is laid out as a table follow each other. Every tag is opened and closed,
 * so counting them is enough.
 */
export function htmlLines(html: string): PageLine[] {
  const stack: Open[] = [{ lines: [], row: [] }]
  const stress = new Map<string, number>()
  let size = TEXT_SIZE
  let line: Run[] | null = null
  const end = () => {
    if (line !== null) stack.at(-1)?.lines.push(trimmed(line))
    line = null
  }
  const isItem = () => line !== null && textOf(line) === '• '
  for (const [, closing = '', tag = '', text] of html.matchAll(TOKEN)) {
    if (text !== undefined) line = added(line ?? [], plain(text), lookOf(stress, size))
    else if (tag === 'br') end()
    else if (STRESS.test(tag)) stress.set(tag, Math.max(0, (stress.get(tag) ?? 0) + (closing === '' ? 1 : -1)))
    else if (BLOCK.test(tag)) {
      // A paragraph inside of an item goes on with its line.
      if (closing === '' && tag === 'p' && isItem()) continue
      end()
      size = closing === '' ? (SIZES[tag] ?? TEXT_SIZE) : TEXT_SIZE
      if (closing === '') line = tag === 'li' ? [{ text: '• ', look: '' }] : []
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

const lookOf = (stress: Map<string, number>, size: number): string => {
  const tags = [...stress].filter(([, depth]) => depth > 0).map(([tag]) => tag)
  return `${size > TEXT_SIZE ? 'heading' : 'text'} ${tags.toSorted().join('-')} ${size}`
}

function added(line: Run[], text: string, look: string): Run[] {
  const last = line.at(-1)
  if (last?.look === look) last.text += text
  else line.push({ text, look })
  return line
}

/** Without the space at both ends. */
function trimmed(line: Run[]): Run[] {
  const runs = line.filter(({ text }) => text !== '')
  const [first, last] = [runs[0], runs.at(-1)]
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  return runs
}

function closeCell(stack: Open[]): void {
  const cell = stack.length > 1 ? stack.pop() : undefined
  if (cell) stack.at(-1)?.row.push(cell.lines.filter((one) => textOf(one) !== ''))
}

function closeRow(stack: Open[]): void {
  const row = stack.length > 1 ? stack.pop() : undefined
  const cells = row?.row.filter((cell) => cell.length > 0) ?? []
  const isTable = cells.every((cell) => cell.length === 1 && textOf(cell[0] ?? []).length <= LONGEST_CELL)
  stack.at(-1)?.lines.push(...(isTable ? [tabbed(cells)] : cells.flatMap((cell) => [...cell, []])))
}

/** A row's cells as one line. */
const tabbed = (cells: Cell[]): PageLine =>
  cells.flat().flatMap((cell, index) => (index > 0 ? [{ text: '\t', look: '' }, ...cell] : cell))

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const plain = (text: string): string => text.replace(/&(#?\w+);/g, (all, name: string) => SIGNS[name] ?? all)
