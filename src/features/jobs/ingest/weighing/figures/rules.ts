import { type Content, wordOfStem } from '../../content/rules.ts'

/** A number a text counts something with, which word it is, and the words around it. */
export type Figure = { value: string; at: number; around: ReadonlySet<number> }

const FIGURE = /^\d{1,9}(?:p\d{1,2})?$/
/** So far around a number stands what it is of. */
const AROUND = 4
/** Words behind a number that make it a time, a term or a date: those are compared by themselves. */
const OF_TIME =
  /^(?:[ap]m?|noon|nn|mn|midnight|h|hrs?|hours?|days?|wks?|weeks?|mos?|mths?|months?|yrs?|years?|mins?|minutes?|[ecmp][sd]?t|pht?|a[ew]?[sd]t|gmt|bst|utc|cet|eastern|central|mountain|pacific|manila|london|sydney|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})$/

/** The numbers a text counts something with. */
export function figuresIn({ plain, stems }: Content): Figure[] {
  const words = plain.split(' ')
  return words.flatMap((value, at) => {
    if (!FIGURE.test(value) || isOfTime(words, at)) return []
    const around = new Set<number>()
    for (let near = Math.max(0, at - AROUND); near <= at + AROUND; near += 1) {
      const stem = stems[near] ?? 0
      if (stem !== 0 && !isNumber(words, near)) around.add(wordOfStem(stem))
    }
    return [{ value, at, around }]
  })
}

const isNumber = (words: readonly string[], at: number): boolean => FIGURE.test(words[at] ?? '')

function isOfTime(words: readonly string[], at: number): boolean {
  let next = at + 1
  while (isNumber(words, next)) next += 1
  return OF_TIME.test(words[next] ?? '')
}

/** Numbers that any posting may have: small ones, tens, hundreds. */
const OF_ANYBODY = new Set('12 13 15 24 25 35 45 75 401'.split(' '))
const SMALLEST = 11
const ROUND = /^(?:\d0|\d00|1000)$/
/** Years. */
const YEAR = /^(?:19|20)\d\d$/

/** Few postings of other jobs have it by chance. */
const isRare = (value: string): boolean =>
  Number(value.replace('p', '.')) >= SMALLEST && !OF_ANYBODY.has(value) && !ROUND.test(value) && !YEAR.test(value)

/** The rare numbers that both texts have of the same thing. */
export const figuresShared = (one: readonly Figure[], other: readonly Figure[]): Set<string> =>
  new Set(
    one.flatMap(({ value, around }) =>
      isRare(value) && other.some((their) => their.value === value && areOfOne(around, their.around)) ? [value] : [],
    ),
  )

const areOfOne = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  [...one].some((word) => other.has(word))
