/** A line that was cut to fit a width is about that long; what goes on below it begins with a small letter. */
const CUT = /(?<=[^\n]{60}[\p{L}\d,'’"“”)-])\n(?=\p{Ll}(?![).:]|\s))/gu

/**
 * The text with lines that were cut to fit a width as one, every letter where it was. "a)" and "o" begin items of a list,
 * and a short line, or one that ends as a sentence does, is whole.
 */
export const unwrapped = (text: string): string => text.replace(CUT, ' ')
