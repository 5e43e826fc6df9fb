/**
 * A posting with what a careful reader finds asked of applicants, one line each:
 * `subject is|starts|form TEXT`, `word PLACE TEXT`, `points exactly|least|most N`, `ask TEXT`, `file NAME`, `no_ai`,
 * `avoid WORD`, `trap WORD` (asked of machines only: the letter must not contain it). A question counts as found when one of the two texts holds the other.
 */
export type JudgedPosting = { name: string; text: string; wants: readonly string[] }

export const judgedPosting = (name: string, text: string, ...wants: string[]): JudgedPosting => ({
  name,
  text: text.trim(),
  wants,
})
