import type { Instruction } from '../contract.ts'
import { readInstructions } from '../rules.ts'

/** An instruction in the words the judged postings (`bench/judged/posting.ts`) and the tables of tests use. */
export function inWords(item: Instruction): string {
  switch (item.kind) {
    case 'subject':
      return `subject ${item.how} ${item.text}`
    case 'code_word':
      return `word ${item.place} ${item.word}`
    case 'points':
      return `points ${item.bound} ${item.points}`
    case 'question':
      return `ask ${item.text}`
    case 'attachment':
      return `file ${item.file}`
    default:
      return item.avoid === null ? 'no_ai' : `avoid ${item.avoid}`
  }
}

/** What is read from a text, in those words. */
export const read = (text: string): string[] => readInstructions(text).map(inWords)
