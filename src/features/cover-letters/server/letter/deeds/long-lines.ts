/** So many words a deed has at most. */
export const LONGEST = 30
const FEWEST = 6
const countOf = (line: string): number => line.split(' ').length
/** What belonged to the work, and from whom it came: "…, including receipts, bills and payroll". */
const ROW = /,? (?:including|such as|like|from the|whether)\b.*$/iu
// bounded: no bracket within another one
const ASIDE = / ?\([^()]*\)/g
/** Where a sentence can end: before what somebody did besides, or how. */
const PAUSE = /, (?:and )?(?=\p{L}+(?:ed|ing)\b)|; |, while |, so |, which | while | using | to (?=\p{L}+ )|, /gu

/** A line of a resume that is too long for a sentence, up to where it can end; as it is where it is short enough. */
export function inOneSentence(line: string): string {
  if (countOf(line) <= LONGEST) return line
  const whole = line.replace(ROW, '')
  if (countOf(whole) <= LONGEST && countOf(whole) >= FEWEST) return whole
  const bare = line.replace(ASIDE, '').replace(ROW, '')
  if (countOf(bare) <= LONGEST) return bare
  const ends = [...bare.matchAll(PAUSE)].map(({ index }) => bare.slice(0, index)).toReversed()
  return ends.find((part) => countOf(part) <= LONGEST && countOf(part) >= FEWEST) ?? line
}
