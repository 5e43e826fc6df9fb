/**
 * What a board puts where guests may not read an address: a run of dashes among words, or one of dots after words that
 * lead to an address. People write neither there; lines above and below a part, and words between two runs, are theirs.
 */
const DASHED = /(?<![-–—_])[-–—](?: ?[-–—]){5,}(?![-–—_])/g
const DOTTED = /(?<=(?:\b(?:link|form|here|at|to|visit|site|website|page|url|video|email|e-mail)|:) ?)[.·•…]{6,}/gi
const LEADS =
  /(?::|\b(?:link|form|here|at|visit|site|website|page|url|video|email|e-mail|below|this|portfolio)[.:!]?)$/i
const ALONE = /^(?:[-–—](?: ?[-–—]){5,}|[.·•…]{6,})$/
/** `---------- REQUIREMENTS ----------` */
const FRAMED = /^[-–—]{3}.*[-–—]{3}$/

/** A line that is nothing but an address the board hides, as the line above it says. */
export const isHiddenAddress = (line: string, above: string): boolean => ALONE.test(line) && LEADS.test(above)

type Piece = { text: string; hidden: boolean }

/** The words of a line with the addresses that the board hides; joined they are the line. */
export function splitHidden(line: string): Piece[] {
  if (FRAMED.test(line) && !ALONE.test(line)) return [{ text: line, hidden: false }]
  const found = [...line.matchAll(DASHED), ...line.matchAll(DOTTED)].toSorted((one, other) => one.index - other.index)
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: run, index } of found) {
    pieces.push({ text: line.slice(from, index), hidden: false }, { text: run, hidden: true })
    from = index + run.length
  }
  return [...pieces, { text: line.slice(from), hidden: false }].filter(({ text }) => text !== '')
}

/** What stands where a board hides an address. */
export const HIDDEN_LINK = 'log in at the board to see the link'

/** A posting's words as they are quoted: where an address is hidden they say so, instead of a run of dashes. */
export function withHiddenSaid(quote: string): string {
  const lines = quote.split('\n')
  const said = lines.map((line, at) =>
    isHiddenAddress(line.trim(), lines[at - 1]?.trim() ?? '')
      ? `[${HIDDEN_LINK}]`
      : splitHidden(line)
          .map(({ text, hidden }) => (hidden && !ALONE.test(line.trim()) ? `[${HIDDEN_LINK}]` : text))
          .join(''),
  )
  return said.join('\n')
}
