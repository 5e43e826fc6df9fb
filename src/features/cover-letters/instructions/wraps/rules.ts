/**
 * A line that was cut to fit a width is about that long; what goes on below it begins with a small letter or a quotation.
 * Where the line ends in a word that nothing ends with, it may begin with anything.
 */
const CUT =
  /(?<=[^\n]{60}[\p{L}\d,'’"“”)-])\n(?=\p{Ll}(?![).:]|\s)|["“]\p{L})|(?<=[^\n]{50} (?:the|an?|with|to|of|and|or|your|our|in|on|at|for|words?|phrase|from|by|is|as|that|sa|ng|ang|na))\n(?=[\p{L}"“(])(?!\p{L}[).:]|\p{L}\s)/gu

/**
 * The text with lines that were cut to fit a width as one, every letter where it was. "a)" and "o" begin items of a list,
 * and a short line, or one that ends as a sentence does, is whole.
 */
export const unwrapped = (text: string): string => text.replace(CUT, ' ')
