import { matchesOf } from '#features/phrases/rules.ts'
import { wordAt } from '../../words/rules.ts'
import type { Hit } from '../hits/rules.ts'
import { placeOf } from '../places/rules.ts'

/** A sign that opens a line is its bullet. */
const SIGN = /\p{Extended_Pictographic}/gu
const BEHIND_WORDS = /\p{L}[^.!?\n]*$/u
const TOLD =
  /\b(?:put|add|include|insert|type|use|drop|place|leave|write|have|has|contain|paste|stick|throw in|(?:start|begin|open|end|finish|close|sign off)s?\b[^.!?\n]{0,40}\b(?:with|by)|with|ilagay|lagyan|isama|i-?type|maglagay|and(?= the (?:secret|magic|following) emoji)|:(?= the (?:secret|magic|following) emoji))(?:\s+(?:mo|po|ng|ang|secret|magic|an?|the|this|one|single|just|exactly|emoji|symbol|sign|[:-]|in|at|on|your|its)){0,5}\s*["“'(]*$/iu
const PLACED =
  /^["”')]*(?:\s*\p{Extended_Pictographic}\uFE0F?)*\s*(?:emojis?\b|symbol\b|sign\b)?[^.!?\n]{0,12}?(?:\b(?:in|at|on|to|as|into|after|before|next to|beside|somewhere|anywhere|sa|ang|so|para|when)\b|[.!,)]|$)/iu

/** "🌵 emoji as the first thing" */
const FIRST_THING =
  /(?<sign>\p{Extended_Pictographic}\uFE0F?)\s*(?:emoji\s+)?(?:as|at|on) (?:the |your )?(?:very )?(?:first|top|start|beginning|opening|last|end)\b/iu

/** "Add a 🌵 to your first line": a sign to write in place of a word. */
export function sign(text: string): Hit | null {
  const first = FIRST_THING.exec(text)
  if (first?.groups?.sign !== undefined) {
    const end = first.index + first[0].length
    return {
      word: first.groups.sign,
      place: placeOf(text, first.index + first.groups.sign.length),
      at: first.index,
      end,
    }
  }
  for (const { index } of matchesOf(SIGN, text)) {
    const before = text.slice(Math.max(0, index - 70), index)
    const told = BEHIND_WORDS.test(before) ? TOLD.exec(before) : null
    const found = told && wordAt(text, index)
    if (!told || !found || !PLACED.test(text.slice(found.end))) continue
    const at = index - before.length + told.index
    return { word: found.word, place: placeOf(text, found.end), at, end: found.end }
  }
  return null
}
