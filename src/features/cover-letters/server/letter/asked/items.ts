/** Where one item of a list begins in a line: its number, its letter, its bullet or its picture. */
const MARKS =
  /(?:^|\s)\(?(?:\d{1,2}|[a-h])[).](?:\s|$)|(?:^|\s)\d{1,2}\/(?=\s)|^\s*#\d{1,2}(?=\s)|^\s*Q\d{1,2}[:.)](?=\s)|(?:^|\s)\(?(?:i{1,3}|iv|vi{0,3}|ix|x)\)(?=\s)|^\s*(?:[-–—•*➤→▪◦●○►▸‣·]|\d\uFE0F?\u20E3|\p{Extended_Pictographic}\uFE0F?)(?=\s|\p{L})/giu

/** An item of a list of a posting: where it begins, its words, how it is marked (`a)`, `2.`, empty for a bullet) and its list. */
export type Item = { from: number; text: string; mark: string; list: number }

/**
 * Something a posting asks for, where in it, and the item of a list it is part of; `of` is the question it is a piece
 * of, which is answered in one where it is `beside` another.
 */
export type Asked = { text: string; at: number; item?: Item | null; of?: string; beside?: boolean }

/** The mark as an answer carries it: `2.` for `2)` and `(2)`, `a)` for `(A)`. */
function markOf(mark: string): string {
  const [roman = ''] = /[ivx]{1,4}(?=\))/i.exec(mark) ?? []
  if (roman !== '') return `${roman.toLowerCase()})`
  const [sign = ''] = /\d{1,2}|[a-h]/i.exec(mark) ?? []
  return sign === '' || /\p{Extended_Pictographic}/u.test(mark.replace(/\d/g, ''))
    ? ''
    : /\d/.test(sign)
      ? `${Number(sign)}.`
      : `${sign.toLowerCase()})`
}

/** The items of one line; none where a single number stands in the middle of it. */
function itemsOfLine(line: string, begin: number): Item[] {
  const marks = [...line.matchAll(MARKS)].map(({ 0: mark, index }) => ({ mark, index, end: index + mark.length }))
  const [first] = marks
  if (first === undefined || (marks.length === 1 && line.slice(0, first.index).trim() !== '')) return []
  return marks.map(({ mark, index, end }, at) => ({
    from: begin + index,
    text: inLine(line.slice(end, marks[at + 1]?.index ?? line.length), at > 0 && at === marks.length - 1),
    mark: markOf(mark),
    list: begin,
  }))
}

/** The words of an item; the last of a row in a sentence ends with the sentence. */
const inLine = (text: string, isLast: boolean): string =>
  (isLast ? (text.split(/(?<=\p{Ll}\p{Ll}[.!?)]) (?=\p{Lu})/u)[0] ?? text) : text).trim()

/** The lists of a posting, an item after the other; a line of other words ends a list, an empty one does not. */
export function listsIn(text: string): Item[][] {
  const lists: Item[][] = []
  let [open, begin] = [false, 0]
  for (const line of text.split('\n')) {
    const items = itemsOfLine(line, begin)
    const last = lists.at(-1)
    // Where the numbers begin again, another list does.
    if (
      open &&
      last !== undefined &&
      items.length > 0 &&
      !last.some(({ mark }) => mark !== '' && mark === items[0]?.mark)
    )
      last.push(...items.map((item) => ({ ...item, list: last[0]?.list ?? begin })))
    else if (items.length > 0) lists.push(items)
    open = items.length > 0 || (open && line.trim() === '')
    begin += line.length + 1
  }
  return lists
}

/** The item of a list that a place of a text lies in; null outside of lists. */
export function itemAt(text: string, at: number, lists = listsIn(text)): Item | null {
  if (at >= text.length) return null
  const found = lists.flat().findLast(({ from }) => from <= at)
  if (found === undefined || text.slice(found.from + 1, at).includes('\n')) return null
  // What follows the last item of a line is none of it.
  return at > text.indexOf(found.text, found.from) + found.text.length ? null : found
}
