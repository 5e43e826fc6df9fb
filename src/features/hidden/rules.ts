/** Characters of a hidden word. */
export const WORD_LENGTH = { min: 2, max: 60 } as const
/** How many employers and words a person may hide. */
export const MOST_HIDDEN = 200

/** A typed word as it is kept: one line, single spaces. */
export const hiddenWord = (typed: string): string => typed.replace(/\s+/g, ' ').trim()

/** Two words that are the same but for case and spaces have one key. */
export const wordKey = (word: string): string => hiddenWord(word).toLocaleLowerCase('en')

/** At least two letters or digits stand in it, so that it can be in a posting. */
export const isTelling = (word: string): boolean => (word.match(/[\p{L}\p{N}]/gu) ?? []).length >= WORD_LENGTH.min
