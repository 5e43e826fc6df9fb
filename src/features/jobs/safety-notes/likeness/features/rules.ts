/** Words are compared by their beginning: `recruit`, `recruiting`. */
const STEM = 6

/** The words of a text as they are weighed; sums, shares and numbers are one word each, whatever they say. */
export const stemsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[₱$€£]\s?/g, ' money ')
      // bounded: no sum has more signs
      .replace(/\d[\d,.]{0,12}\s?%/g, ' pct ')
      .replace(/\d[\d,.]{0,12}k?\b/g, ' num ')
      .match(/[a-zñ']+/g) ?? []
  ).map((word) => word.slice(0, STEM))

/** A word by itself, with its neighbour before, or with the one before that; `back` is 0, 1 or 2 words. Empty at the start. */
export const featureAt = (stems: readonly string[], at: number, back: number): string =>
  at < back ? '' : back === 0 ? (stems[at] ?? '') : `${stems[at - back] ?? ''}${'_'.repeat(back)}${stems[at] ?? ''}`

/** What a text is weighed by: its words, pairs of neighbours, and pairs with one word between. */
export const featuresOf = (stems: readonly string[]): Set<string> =>
  new Set(
    stems.flatMap((_, at) => [0, 1, 2].map((back) => featureAt(stems, at, back)).filter((feature) => feature !== '')),
  )
