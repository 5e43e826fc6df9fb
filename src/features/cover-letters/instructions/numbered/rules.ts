/** "Point 1:", "Question 2 -", "Q3.", "Rule 4 ": marks of a list by a word. */
const MARK =
  /^([ \t]*)(?:(?:point|question|item|q)[ #]{0,2}(\d{1,2})[ \t]?[:.)–-]|rule[ #]{0,2}(\d{1,2})[ \t]?[:.) –-])[ \t]?(?=\S)/gim
const FEWEST = 2

/**
 * A text in which a list that numbers its lines by a word is numbered by figures alone; every letter keeps its place.
 * One line alone is no list and stays.
 */
export function withFigures(text: string): string {
  if ((text.match(MARK)?.length ?? 0) < FEWEST) return text
  return text.replace(MARK, (mark: string, _: string, at?: string, rule?: string) =>
    `${at ?? rule}. `.padStart(mark.length),
  )
}
