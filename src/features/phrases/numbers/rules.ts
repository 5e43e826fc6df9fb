import { listed, type Words } from '../rules.ts'

/** Numbers by their words, each at the place of its value. */
export const NUMBERS: Words = listed(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty`,
)
/** More than one, in words. */
export const SEVERAL: Words = NUMBERS.slice(2)
/** Words for larger or uncertain numbers, which have no figure of their own. */
export const MANY: Words = listed(
  'thirty forty fifty sixty seventy eighty ninety hundreds? thousands? millions? dozens? twice thrice',
)

/** What a number is, in figures or in words; NaN for a word that names none. */
export function numberIn(text: string): number {
  const value = NUMBERS.indexOf(text.toLowerCase())
  return value < 0 ? Number(text) : value
}

/** Both spellings of a number: its figure, and its word where it has one. */
export const spellings = (value: number): string[] => [String(value), ...NUMBERS.slice(value, value + 1)]
