import type { Instruction } from '../contract.ts'

/** What nobody has to be asked about before it is obeyed. */
export const surely = (all: readonly Instruction[]): Instruction[] => all.filter(({ sure }) => sure !== false)

/** A question with its mark is answered or left open even where it may be meant otherwise: silence is worse. */
export const isMarked = ({ quote }: Instruction): boolean => /\?\W*$/.test(quote)

/** Apart by no more than the number of an item. */
const APART = 6
/** Whether an item stands in one row with what is asked for sure: of a list, all is asked. */
function isBesideSure(item: Instruction, all: readonly Instruction[]): boolean {
  const row = all
    .filter(({ kind }) => kind === 'question' || kind === 'attachment')
    .toSorted((a, b) => a.start - b.start)
  const at = row.indexOf(item)
  const joined = (one: number): boolean => (row[one + 1]?.start ?? Infinity) - (row[one]?.end ?? 0) <= APART
  for (let one = at; joined(one); one += 1) if (row[one + 1]?.sure !== false) return true
  for (let one = at - 1; one >= 0 && joined(one); one -= 1) if (row[one]?.sure !== false) return true
  return false
}

/** What a letter written for somebody has to hold, other doubtful words left out; a subject that is to be filled in is made by `subjectFor`. */
export function lettersNeeds(all: readonly Instruction[]): {
  subject?: string
  code_words: string[]
  questions: string[]
} {
  const instructions = surely(all)
  const subject = instructions.find((item) => item.kind === 'subject' && item.how !== 'form')
  return {
    ...(subject?.kind === 'subject' ? { subject: subject.text } : {}),
    code_words: instructions.flatMap((item) => (item.kind === 'code_word' ? [item.word] : [])),
    questions: all.flatMap((item) =>
      item.kind === 'question' && (item.sure !== false || isMarked(item) || isBesideSure(item, all)) ? [item.text] : [],
    ),
  }
}
