import { headingOf } from '../../reading/sections.ts'
import type { Row } from './page-rows.ts'

/** A line of a list, or any other: what its parts say and the number of the row in which it begins. */
type Item = { row: number; texts: string[]; left: number; right: number; size: number; list: 'sign' | 'indent' | null }

const SIGN = /^\s*(?:[•·●▪■◆►➤➢✓✔○◦‣∙⁃*\u{f0b7}\u{f0a7}\u{f0d8}]|[-–](?=\s))/u
/** How far lists stand in, in letter sizes: less is chance, more is another column. */
const [LEAST, MOST] = [0.5, 4]
const OPEN_END = /(?:,|&|-|\b(?:and|or|of|the|in|to|for|with|from|by|on|at|an?))\s*$/i
/** The head of an entry is short. */
const MOST_HEAD_WORDS = 6

/**
 * Rows as lines of text. Browsers draw the points of a list as pictures, which are no text: lines that stand in a little
 * below others, as more lines do, are items then. What runs over its line is put together again.
 */
export function itemsOf(rows: Row[], usual: number): Item[] {
  const right = Math.max(...rows.map((row) => row.segments[0]?.right ?? 0))
  const lefts = countsOf(rows)
  const items: Item[] = []
  for (const [index, row] of rows.entries()) {
    const [first] = row.segments
    const before = items.at(-1)
    const above = rows[index - 1]
    if (!first) continue
    const near = above !== undefined && (above.base - row.base) / row.size <= usual * 1.4
    if (before && near && goesOn(before, row)) {
      before.texts[0] =
        `${before.texts[0]?.trimEnd().replace(/(?<=\p{L})\u{ad}$/u, '\u{2}') ?? ''} ${first.text.trim()}`.replace(
          '\u{2} ',
          '',
        )
      before.texts.push(...row.segments.slice(1).map(({ text }) => text))
      before.right = first.right
      continue
    }
    const list = SIGN.test(first.text) ? 'sign' : standsIn(items, row, lefts, right) ? 'indent' : null
    items.push({ row: index, texts: texts(row, list), left: first.left, right: first.right, size: row.size, list })
  }
  return items
}

/** How many rows begin at each place. */
function countsOf(rows: Row[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { segments } of rows) {
    const left = Math.round(segments[0]?.left ?? 0)
    counts.set(left, (counts.get(left) ?? 0) + 1)
  }
  return counts
}

const texts = (row: Row, list: Item['list']): string[] =>
  row.segments.map(({ text }, index) => (index === 0 && list === 'indent' ? `• ${text}` : text))

/** The rest of an item: in small letters, or after a word that cannot be the last, or below the words behind a sign. */
function goesOn(item: Item, { segments, size }: Row): boolean {
  const [first] = segments
  if (!first || item.list === null || SIGN.test(first.text) || headingOf(first.text.trim()) !== null) return false
  const by = first.left - item.left
  if (item.list === 'sign') return by > 2 && by <= MOST * size && segments.length === 1
  return Math.abs(by) <= 2 && (/^[\p{Ll}\d]/u.test(first.text.trim()) || OPEN_END.test(item.texts[0] ?? ''))
}

/** Lines a little in from those above, at a place that others share; headings and what is centred stand where they like. */
function standsIn(items: Item[], row: Row, lefts: Map<number, number>, right: number): boolean {
  const [first] = row.segments
  if (!first || isHead(row) || headingOf(first.text.trim()) !== null) return false
  const parent = items.findLast((item) => item.left < first.left - 2 && item.list !== 'indent')
  if (!parent || Math.abs(parent.size - row.size) > 1 || headingOf(parent.texts[0]?.trim() ?? '') !== null) return false
  const at = Math.round(first.left)
  const same = [at - 1, at, at + 1].reduce((sum, left) => sum + (lefts.get(left) ?? 0), 0)
  const by = (first.left - parent.left) / row.size
  const margin = right - first.right
  const centred = margin > 3 * row.size && Math.abs(first.left - parent.left - margin) < 3
  return same > 1 && by >= LEAST && by <= MOST && !centred
}

/** A line with something at its right is the head of an entry that stands in. */
const isHead = ({ segments }: Row): boolean =>
  segments.length > 1 && (segments[0]?.text.trim().split(/\s+/).length ?? 0) <= MOST_HEAD_WORDS
