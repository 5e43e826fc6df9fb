import type { Instruction } from '../../contract.ts'
import { spelt, sumsAsked } from '../sums/rules.ts'

/** How far a sum may stand from the word that answers it. */
const NEAR = 300

/** Without the sums whose answer is a word to write already. */
export function withoutAnswered(all: readonly Instruction[]): Instruction[] {
  const words = all.flatMap((item) => (item.kind === 'code_word' ? [{ word: item.word, at: item.start }] : []))
  return all.filter((item) => {
    const [sum, ...more] = item.kind === 'question' && words.length > 0 ? sumsAsked(item.text) : []
    return (
      !sum ||
      more.length > 0 ||
      !words.some(({ word, at }) => [`${sum.is}`, spelt(sum.is)].includes(word) && Math.abs(at - item.start) <= NEAR)
    )
  })
}
