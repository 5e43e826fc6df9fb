import { plainWords } from '../../rules.ts'

/** Words of a place that many places share. */
const COMMON_PLACE = new Set(
  'city town province region metro national capital ncr of the de philippines philippine ph remote hybrid onsite on site wfh home based work from anywhere nationwide worldwide united kingdom states and or greater area'.split(
    ' ',
  ),
)

/** Places that are written short. */
const SHORT_PLACES: Readonly<Record<string, string>> = { qc: 'quezon', bgc: 'taguig', cdo: 'cagayan', gensan: 'santos' }

/** The words of a place that tell it from another one. */
export const placeWords = (place: string): string[] =>
  plainWords(place)
    .split(' ')
    .map((word) => SHORT_PLACES[word] ?? word)
    .filter((word) => word !== '' && !COMMON_PLACE.has(word))

/**
 * One place, as far as is said: `Lipa City` and `Lipa, Batangas`. The first name counts, wherever it stands in the other;
 * what names a country or nothing at all is no other place.
 */
export function isSamePlace(one: string, other: string): boolean {
  const [words, others] = [placeWords(one), placeWords(other)]
  const [first, theirFirst] = [placeWords(one.split(',')[0] ?? ''), placeWords(other.split(',')[0] ?? '')]
  if (words.length === 0 || others.length === 0) return true
  const holds = (all: string[], some: string[]) => some.some((word) => all.includes(word))
  return holds(others, first) || holds(words, theirFirst)
}
