/**
 * A line that was cut to fit a width is about that long; what goes on below it begins with a small letter or a quotation.
 * Where the line ends in a word that nothing ends with, it may begin with anything.
 */
const CUT =
  /(?<=[^\n]{60}[\p{L}\d,'’"“”)-])\n(?=(?!(?:tell|send|answer|reply|include|write|start|put|attach|e-?mail|message|please|pls|apply|to apply|so)\b)\p{Ll}(?![).:]|\s)|["“]\p{L})|(?<=[^\n]{50} (?:the|an?|with|to|of|and|or|your|our|in|on|at|for|words?|phrase|from|by|is|as|that|sa|ng|ang|na))\n(?=[\p{L}"“(])(?!\p{L}[).:]|\p{L}\s)/gu

/**
 * The text with lines that were cut to fit a width as one, every letter where it was. "a)" and "o" begin items of a list,
 * and a short line, or one that ends as a sentence does, is whole.
 */
export const unwrapped = (text: string): string =>
  text.replace(CUT, (cut, at: number) => (areParallel(text, at) ? cut : ' '))

/** Lines that begin like a question are questions one below the other. */
const ASKS = /^\s*(?:who|what|how|why|when|where|which|whether|something|anything|your|ur|are|do|did|have|can)\b/i
const LINE = 200
function areParallel(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LINE), at)
  return ASKS.test(before.slice(before.lastIndexOf('\n') + 1)) && ASKS.test(text.slice(at + 1, at + LINE))
}
