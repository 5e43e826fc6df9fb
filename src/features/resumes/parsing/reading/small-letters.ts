/** Of the lines with words, so many are without a capital where somebody writes everything small. */
const MOSTLY = 0.9
const FEWEST_LINES = 8
const SMALL_WORDS = /^(?:of|and|the|for|in|at|to|with|or|on|a|an|by|from|as|ng|sa|now|present|current|currently)$/
/** Letters of degrees, strands and trades, which are written large by everybody else. */
const LETTERS =
  /^(?:bs[a-z]{0,4}|ab|ba|bfa|mba|ma|ms|llb|phd|stem|abm|humss|gas|tvl|ux|ui|it|hr|qa|csr|tsr|bpo|seo|va|nc|ii|iii|iv)$/

/** Whether a text has next to no capitals. */
export function isAllSmall(texts: readonly string[]): boolean {
  const worded = texts.filter((text) => /\p{L}{2}/u.test(text) && !/@|https?:|www\./.test(text))
  const small = worded.filter((text) => !/\p{Lu}/u.test(text)).length
  return worded.length >= FEWEST_LINES && small >= MOSTLY * worded.length
}

/** The words with the capitals that names have, so that the rules for names hold. */
export const withNamesLarge = (text: string): string =>
  /@|https?:|www\./.test(text)
    ? text
    : text.replace(/(?<![\p{L}\d.'])\p{Ll}[\p{Ll}']*/gu, (word) => {
        if (LETTERS.test(word)) return word.toUpperCase()
        return SMALL_WORDS.test(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`
      })
