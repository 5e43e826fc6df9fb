import { matchesOf } from '#features/phrases/rules.ts'

/** Markup that came along with a posting: blocks are lines, and what only looks different is dropped. Lists stay as they are. */
const MARKUP =
  /<\/?(?<tag>p|br|div|h[1-6]|tr|td|strong|b|em|i|u|s|span|font|mark|small|big|a)(?:\s[^<>\n]{0,300})?\s?\/?>|&(?<sign>nbsp|amp|quot|apos|#0?39|lt|gt|rsquo|lsquo|ldquo|rdquo|ndash|mdash|bull);/gi
const BLOCK = /^(?:p|br|div|h[1-6]|tr|td)$/
const SIGNS: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#039': "'",
  lt: '<',
  gt: '>',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  bull: '•',
}
/** What stands for a mark behind `before`. */
function wordsFor({ groups }: RegExpExecArray, before: string): string {
  const tag = (groups?.tag ?? '').toLowerCase()
  if (tag === '') return SIGNS[(groups?.sign ?? '').toLowerCase()] ?? ' '
  // What is bold is marked for the reader, as a word to write is.
  if (/^(?:strong|b)$/.test(tag)) return '**'
  return BLOCK.test(tag) && !/\n\s*\n\s*$/.test(before) ? '\n' : ''
}

/** A text as its reader sees it; `placeOf` gives where a letter of it stands in the text with its markup. */
export type Plain = { text: string; placeOf: (at: number) => number }

type Piece = { from: number; at: number; words: string }
/** So many pieces before a mark say whether a line begins. */
const LAST = 6

/** The text without markup and with its signs written out. */
export function withoutTags(given: string): Plain {
  const marks = /[<&]/.test(given) ? matchesOf(MARKUP, given) : []
  if (marks.length === 0) return { text: given, placeOf: (at) => at }
  const pieces: Piece[] = []
  let [from, length] = [0, 0]
  const add = (at: number, words: string) => {
    pieces.push({ from: length, at, words })
    length += words.length
  }
  for (const mark of marks) {
    add(from, given.slice(from, mark.index))
    add(
      mark.index,
      wordsFor(
        mark,
        pieces
          .slice(-LAST)
          .map(({ words }) => words)
          .join(''),
      ),
    )
    from = mark.index + mark[0].length
  }
  add(from, given.slice(from))
  return { text: pieces.map(({ words }) => words).join(''), placeOf: (at) => placeIn(pieces, at) }
}

function placeIn(pieces: readonly Piece[], at: number): number {
  let [low, high] = [0, pieces.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((pieces[middle]?.from ?? 0) <= at) low = middle
    else high = middle - 1
  }
  const piece = pieces[low]
  return piece ? piece.at + at - piece.from : at
}
