/** Words of one kind; each is a spelling, or a small pattern of its spellings: "teams?". */
export type Words = readonly string[]

/** One of these words, as a piece of a pattern. */
export const oneOf = (...kinds: Words[]): string => `(?:${kinds.flat().join('|')})`

/**
 * A pattern put together from tables: every `${table}` stands for one of its words, every other text for itself.
 * @param flags of the pattern, `giu` for all places whatever the capitals
 */
export const phrase =
  (flags: string) =>
  (source: TemplateStringsArray, ...slots: (Words | string)[]): RegExp =>
    new RegExp(String.raw(source, ...slots.map((slot) => (typeof slot === 'string' ? slot : oneOf(slot)))), flags)

/** The words of a list that is written down with spaces between them. */
export const listed = (list: string): string[] => list.split(/\s+/).filter((word) => word !== '')

/** Every match of a global pattern. `matchAll` and `split` copy the pattern first, which costs more than reading. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}
