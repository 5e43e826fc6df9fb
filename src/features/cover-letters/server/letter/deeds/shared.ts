import { plainWords, stems } from '#features/cover-letters/claims/words.ts'

const SMALL = new Set(
  `a an and are as at be been but by can do for from had has have i in into is it its my of on or our so that the their them
  they this to was we were will with you your all any each every work working job role position team company using use used
  including experience skills ability must need looking new good strong other more than years year day daily week month
  within across per through also such who which what when time full part client clients business people month hour hours
  weekly monthly about like not out just some very send please tell one two three up over different them help`
    .split(/\s+/)
    .map((word) => word.trim()),
)
/** "Back up", "back-up" and "backup" are one word. */
const TWO_IN_ONE = /\b(back|follow|clean|set|check|catch|log|sign|build)[ -](ups?|ins?|outs?)\b/gi
/** The words of a text that say something, as they are compared. */
export const wordsOf = (text: string): string[] =>
  stems(plainWords(text.replace(TWO_IN_ONE, '$1$2')))
    .split(' ')
    .filter((word) => word.length > 2 && !SMALL.has(word) && !/^\d+$/.test(word))

/** An abbreviation, a form or a name written as no other word is: "SSS", "PhilHealth", "1601C". */
const NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+-?\p{Lu}[\p{L}-]*|\d{3,4}-?\p{Lu}|\d{3}(?= files?\b))(?![\p{L}\p{N}])/gu
/** Countries and posts, which nearly every posting names. */
const COMMON = /^(?:US|USA|UK|AU|NZ|EU|PH|VA|CEO|COO|CFO|EA|PM|AM|HR|IT|OK|ID|PC|FAQ|TV)$/
const namesIn = (text: string): string[] => (text.match(NAME) ?? []).filter((name) => !COMMON.test(name))
const pairsIn = (words: readonly string[]): string[] => words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)

/** Names and words that stand side by side in both say more than words alone. */
const [A_NAME, A_PAIR] = [2, 1.5]

/** Counts what a line of a resume has in common with a posting: one for a word, more for a name and for two words in a row. */
export function commonWith(said: string): (line: string) => number {
  const all = wordsOf(said)
  const [words, pairs, names] = [new Set(all), new Set(pairsIn(all)), new Set(namesIn(said).map(plainWords))]
  return (line) => {
    const own = wordsOf(line)
    return (
      new Set(own.filter((word) => words.has(word))).size +
      A_PAIR * new Set(pairsIn(own).filter((pair) => pairs.has(pair))).size +
      A_NAME *
        new Set(
          namesIn(line)
            .map(plainWords)
            .filter((name) => names.has(name)),
        ).size
    )
  }
}
