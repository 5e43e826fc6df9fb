import { matchesOf } from '#features/phrases/rules.ts'
import type { Instruction } from '../contract.ts'
import { isRisky } from '../risks/rules.ts'
import { isOfLaw } from '../words/rules.ts'

/** An item of a list: a number, a letter, a sign of any kind, and its words. */
const ITEM =
  /^[^\S\n]*(?:\(?(?:\d{1,2}|[a-h])[).:]|[-•*–—>=]+|\p{Extended_Pictographic}\uFE0F?)[^\S\n]+(\S[^\n]{6,240})$/gmu
const [FEWEST, LEAST_SHARE, LONGEST_LIST] = [2, 0.5, 12]
/** What is told to whoever applies, but answered by nobody: a form, an order, a warning. */
const NO_ANSWER =
  /^(?:please |kindly )?(?:do not|don['’]?t|no |never|must\b|only\b|not\b|make sure|be |read |follow |apply |click |wait |note\b|we |our |i |bonus|applications?|those|failure|the first|start your|begin your|subject|(?:an? |your |the )?(?:short |brief )?(?:cover )?letter\b|(?:use|include|add|write|put|mention) (?:the |this )?(?:words?|phrase|token|code|sentence)\b)/i

/** What ends an item and asks nothing. */
const TAIL = /[\s.;,\p{Extended_Pictographic}\uFE0F]+$/u

type Item = { start: number; end: number; text: string; kind: string }

/** The items of lists, each list by itself: what stands under each other with marks of one kind. */
function listsIn(text: string): Item[][] {
  const lists: Item[][] = []
  for (const match of matchesOf(ITEM, text)) {
    const words = match[1] ?? ''
    const start = match.index + match[0].length - words.length
    const kind = /\d/.test(match[0].slice(0, 4)) ? 'number' : /^\s*\(?[a-h][).:]/.test(match[0]) ? 'letter' : 'sign'
    const item = { start, end: start + words.length, text: words.trim(), kind }
    const last = lists.at(-1)?.at(-1)
    const isNext = last?.kind === kind && text.slice(last.end, match.index).trim() === ''
    if (isNext) lists.at(-1)?.push(item)
    else lists.push([item])
  }
  return lists
}

/**
 * What is left of lists most of which is asked: of one list, all is. Each such item is a question; a list of duties, of
 * which little is asked, and what nobody answers have none.
 */
export function restOfLists(text: string, found: readonly Instruction[]): Instruction[] {
  const isIn = (item: Item): boolean => found.some((one) => one.start < item.end && item.start < one.end)
  const answered = found.filter(({ kind, sure }) => sure !== false && (kind === 'question' || kind === 'attachment'))
  return listsIn(text).flatMap((items) => {
    const asked = items.filter((item) => answered.some((one) => one.start < item.end && item.start < one.end)).length
    if (items.length > LONGEST_LIST || asked < FEWEST || asked / items.length < LEAST_SHARE) return []
    return items
      .filter((item) => !isIn(item) && !NO_ANSWER.test(item.text) && !isRisky(item.text) && !isOfLaw(item.text))
      .map(({ start, end, text: words }) => ({
        kind: 'question' as const,
        text: words.replace(TAIL, ''),
        quote: text.slice(start, end),
        start,
        end,
      }))
  })
}
