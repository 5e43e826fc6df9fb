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

/** The word before and this one, as one feature; empty at the start. */
export const pairAt = (stems: readonly string[], at: number): string =>
  at === 0 ? '' : `${stems[at - 1] ?? ''}_${stems[at] ?? ''}`

/** What a text is weighed by: its words and its pairs of neighbours. */
export const featuresOf = (stems: readonly string[]): Set<string> =>
  new Set(stems.flatMap((stem, at) => (at === 0 ? [stem] : [stem, pairAt(stems, at)])))
