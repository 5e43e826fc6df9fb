/** A text of a page as the reader of PDFs gives it. */
type Text = { str: string }

const FEWEST_LETTERS = 3
const MOSTLY = 0.6

/** Whether letters stand so far apart that each was taken for a word: "S e n i o r C l e r k". */
export function isLetterSpaced(text: string): boolean {
  const words = text.trim().split(/\s+/)
  const single = words.filter((word) => /^[\p{L}\d&/–—-]$/u.test(word)).length
  return single >= FEWEST_LETTERS && single >= MOSTLY * words.length
}

/**
 * Texts with their letters set far apart, closed up to the words they were drawn as. The space between two letters looks
 * like the one between two words, but only the latter is drawn: as a sign of its own.
 * @param drawn all signs of the page in the order in which they were drawn, spaces among them
 */
export function withWordsAsDrawn<T extends Text>(texts: readonly T[], drawn: string): T[] {
  const signs = drawn.normalize('NFKC').split('')
  const places = signs.flatMap((sign, place) => (/\s/.test(sign) ? [] : [place]))
  const letters = places.map((place) => signs[place]).join('')
  let from = 0
  return texts.map((text) => {
    if (!isLetterSpaced(text.str)) return text
    const wanted = text.str.normalize('NFKC').replace(/\s+/g, '')
    const later = letters.indexOf(wanted, from)
    const at = later < 0 ? letters.indexOf(wanted) : later
    const [first, last] = [places[at], places[at + wanted.length - 1]]
    if (first === undefined || last === undefined) return text
    from = at + wanted.length
    const str = signs
      .slice(first, last + 1)
      .join('')
      .replace(/\s+/g, ' ')
    return { ...text, str }
  })
}
