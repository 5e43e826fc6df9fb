/** Lower case, without accents, one space between words; `+`, `#` and inner dots stay: C, C++ and C# are different skills. */
export const plainWords = (value: string): string =>
  value
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(/\.(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** One form for singular and plural; longer endings would make different words equal. */
const stem = (word: string): string =>
  word.length > 3 && /^[a-z]+$/.test(word) ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word

export const stems = (value: string): string => plainWords(value).split(' ').map(stem).join(' ')

/** A text that can be asked whether it holds a term as whole words. */
export type Searchable = { holds: (term: string) => boolean; holdsAll: (terms: string[]) => boolean }

export function searchable(texts: string[]): Searchable {
  const all = ` ${texts.map(stems).join(' | ')} `
  const holds = (term: string) => {
    const wanted = stems(term)
    return wanted !== '' && all.includes(` ${wanted} `)
  }
  return { holds, holdsAll: (terms) => terms.every(holds) }
}

export type Span = { start: number; end: number }
export type Sentence = Span & { text: string }

/** What looks into sentences may cost the square of their length, so none is longer; people write none that long. */
const LONGEST_SENTENCE = 600

/** The sentences of a letter with their places; a line break ends one as well, and very long ones come in pieces. */
export function sentencesOf(letter: string): Sentence[] {
  const found: Sentence[] = []
  for (const line of letter.matchAll(/[^\n]+/g)) {
    for (let at = 0; at < line[0].length;) {
      const end = Math.min(sentenceEnd(line[0], at), pieceEnd(line[0], at))
      const text = line[0].slice(at, end).trimStart()
      if (text.trim() !== '') found.push({ start: line.index + end - text.length, end: line.index + end, text })
      at = end
    }
  }
  return found
}

/** What is in brackets is one thing, however many sentences: a place left to be filled in is found as a whole. */
const LONGEST_BRACKETS = 240
/** Where the brackets end that are open at a place; -1 where none are. */
function bracketsEnd(line: string, from: number, at: number): number {
  const open = line.lastIndexOf('[', at)
  if (open < from || line.lastIndexOf(']', at) > open) return -1
  const close = line.indexOf(']', at)
  return close < 0 || close - open > LONGEST_BRACKETS ? -1 : close
}

/** "Mr. Cruz" */
const TITLE = /\b(?:Mr|Mrs|Ms|Dr|Engr|Atty)$/
/** An inner dot as in "Node.js" or "3.5" ends nothing: a sentence ends before a space. */
function sentenceEnd(line: string, from: number): number {
  const stops = /(?<![.!?])[.!?]+["')\]]*(?=\s|$)/g
  stops.lastIndex = from
  let stop = stops.exec(line)
  while (stop !== null && stop[0] === '.' && TITLE.test(line.slice(from, stop.index))) stop = stops.exec(line)
  if (stop === null) return line.length
  const end = stop.index + stop[0].length
  return Math.max(end, bracketsEnd(line, from, stop.index) + 1)
}

/** Between two words where there is a space. */
function pieceEnd(line: string, from: number): number {
  const most = from + LONGEST_SENTENCE
  if (most >= line.length) return line.length
  const space = line.lastIndexOf(' ', most)
  return space > from ? space : most
}
