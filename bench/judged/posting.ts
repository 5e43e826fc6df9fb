/**
 * A posting with what a careful reader finds asked of applicants, one line each:
 * `subject is|starts|form TEXT`, `word PLACE TEXT`, `points exactly|least|most N`, `ask TEXT`, `file NAME`, `no_ai`,
 * `avoid WORD`, `trap WORD` (asked of machines only: the letter must not contain it). A question counts as found when one of the two texts holds the other.
 * `word somewhere TEXT` is a word whose place nobody judged: any place does. `subject has TEXT` is a subject that holds the
 * text. In a judged subject `{name}`, `{position}` and `{city}` stand for every way of naming what is to be filled in.
 * A sum that is asked for is found as well where the word to write is what it makes.
 * `file screenshot` is any file that a screenshot shows: a test of speed or typing, a machine, a result.
 */
export type JudgedPosting = { name: string; text: string; wants: readonly string[] }

export const judgedPosting = (name: string, text: string, ...wants: string[]): JudgedPosting => ({
  name,
  text: text.trim(),
  wants,
})

/** Many at once: texts parted by lines of `---`, below each what is wanted of it, one `=> LINE` each. */
export const judgedPostings = (texts: string): JudgedPosting[] =>
  texts.split(/^---\n/m).map((each) => {
    const [text = '', ...wants] = each.trim().split(/\n=> |^=> /)
    return judgedPosting(text.trim().slice(0, 50).replace(/\s+/g, ' '), text, ...wants.map((line) => line.trim()))
  })
