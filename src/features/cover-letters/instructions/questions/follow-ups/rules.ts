import type { Instruction } from '../../contract.ts'

/** "What was it?", "Which of them is yours?", "Why?": asks on about what the same item has asked. */
const ASKS_ON =
  /^(?:and\s+)?(?:(?:what|why|how|which|where|when|who)\b[^?]*\b(?:it|its|that|this|they|them|those|these|one|ones|yours|there|happened|happen|wrong|learn(?:ed|t)?)\b[^?]*|why|how|how so|why not)\?\W*$/i
const LONGEST = 290

/** An item of a list with what it asks on about it as one question, in the posting's words. */
export function withFollowUps(
  found: readonly Instruction[],
  { listed }: { listed: unknown },
  text: string,
): Instruction[] {
  const all: Instruction[] = listed === null ? [...found] : []
  if (listed === null) return all
  for (const one of found) {
    const before = all.at(-1)
    const goesOn =
      before?.kind === 'question' &&
      one.kind === 'question' &&
      ASKS_ON.test(one.quote) &&
      one.end - before.start <= LONGEST &&
      /^[\s.?!]*$/.test(text.slice(before.end, one.start))
    if (!goesOn) {
      all.push(one)
      continue
    }
    const from = text.indexOf(before.text, before.start)
    const start = from < 0 || from > one.start ? before.start : from
    all[all.length - 1] = {
      ...before,
      text: text.slice(start, one.end),
      quote: text.slice(before.start, one.end),
      end: one.end,
    }
  }
  return all
}
