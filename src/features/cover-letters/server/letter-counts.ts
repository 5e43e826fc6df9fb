/** What a question wants counted: "how many takeoffs". */
const COUNTED = /\bhow many (?:\w+ )??(\w{4,})\b/
const STEM = 5
/** Whether a deed has a number of what is asked, and no sum of money instead. */
export function counts(deed: string, asked: string): boolean {
  const thing = COUNTED.exec(asked)?.[1]
  if (thing === undefined) return /\d/.test(deed)
  // bounded: three words at most between a number and what it counts
  return new RegExp(String.raw`\d[\d,.]* (?:[\w-]+ ){0,3}?${thing.slice(0, STEM)}`, 'i').test(deed)
}
