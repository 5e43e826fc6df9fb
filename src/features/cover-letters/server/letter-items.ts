/** Where one item of a list begins in a line: its number, its letter or its bullet. */
const MARKS = /(?:^|\s)\(?(?:\d{1,2}|[a-h])[).](?:\s|$)|^\s*[-–—•*✅➤→](?=\s|\p{L})/giu

/** An item of a list of a posting: where it begins, and its words. */
export type Item = { from: number; text: string }

/** Something a posting asks for, where in it, and the item of a list it is part of; a file where it wants one. */
export type Asked = { text: string; at: number; item?: Item | null }

/** The item of a list that a place of a text lies in; null outside of lists. */
export function itemAt(text: string, at: number): Item | null {
  if (at >= text.length) return null
  const begin = text.lastIndexOf('\n', at - 1) + 1
  const next = text.indexOf('\n', at)
  const line = text.slice(begin, next < 0 ? text.length : next)
  const marks = [...line.matchAll(MARKS)].map(({ 0: mark, index }) => ({ index, end: index + mark.length }))
  const own = marks.findLast(({ index }) => begin + index <= at)
  // One number in the middle of a line is no list.
  if (own === undefined || (marks.length === 1 && line.slice(0, own.index).trim() !== '')) return null
  const to = marks.find(({ index }) => index >= own.end)?.index ?? line.length
  return { from: begin + own.index, text: line.slice(own.end, to).trim() }
}
