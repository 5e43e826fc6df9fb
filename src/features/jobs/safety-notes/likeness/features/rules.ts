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

/** What a text is weighed by: its words, pairs of neighbours, and pairs with one word between. */
export function featuresOf(stems: readonly string[]): Set<string> {
  const features = new Set(stems)
  for (let at = 1; at < stems.length; at += 1) {
    features.add(`${stems[at - 1] ?? ''}_${stems[at] ?? ''}`)
    if (at > 1) features.add(`${stems[at - 2] ?? ''}__${stems[at] ?? ''}`)
  }
  return features
}
