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

/** The sentences of a letter with their places; a line break ends one as well. */
export function sentencesOf(letter: string): Sentence[] {
  const found: Sentence[] = []
  for (const line of letter.matchAll(/[^\n]+/g)) {
    // An inner dot as in "Node.js" or "3.5" ends nothing: a sentence ends before a space.
    for (const part of line[0].matchAll(/\S.*?(?:[.!?]+["')\]]*(?=\s|$)|$)/g)) {
      const start = line.index + part.index
      if (part[0].trim() !== '') found.push({ start, end: start + part[0].length, text: part[0] })
    }
  }
  return found
}
