import { isRefusal, wordAt } from '../../words/rules.ts'
import type { Hit } from '../hits/rules.ts'

const OF_LETTERS = String.raw`(?:messages?|msgs?|applications?|cover letters?|letters?|proposals?|bids?|e-?mails?|pitch(?:es)?|replies|reply|responses?|intros?|introductions?|dms?|submissions?|applicants?|candidates?|anything|everything|anyone|everyone|whoever|people|those|one)`
const HAS = String.raw`(?:(?:start|begin|open|greet|lead)(?:s|n?ing)?(?: off| up)?(?: (?:us|me))?(?: with)?|contain(?:s|ing)?|includ(?:es?|ing)|say(?:s|ing)?|mention(?:s|ing)?|us(?:es?|ing)|writes|wrote|types|ha(?:s|ve)|having|with|read(?:s|ing)?)`
/** "Proposals which start with …", "if your message begins with …", "letters with the phrase …", before a quotation. */
const HEAD = new RegExp(
  String.raw`\b${OF_LETTERS}\s+(?:(?:that|which|who)\s+)?(?:(?:just|simply|even|all|still|only)\s+)?${HAS}\s+(?:(?:the|a|any)\s+)?(?:(?:words?|phrases?|line|sentence|greeting|opening)\s*:?\s+)?(?=["“])`,
  'iu',
)
/** The quotations of one row. */
const ROW = /^\s*["“][^"”\n]{1,90}["”](?:\s*(?:,|\/|,?\s*(?:or|and))\s*["“][^"”\n]{1,90}["”])*/u
/** It is wanted, and what is without it is refused. */
const LACKS =
  /\b(?:not|without|w\/o|unless|only if|lack\w*|miss\w*|fail\w*|forget\w*|other than|anything but|except|neither)\b|n['’]t\b/i
const OTHERS = /\b(?:others?|else|otherwise|the rest|unless|without|missing|absent|left out|first|priority)\b/i
/** What becomes of them, in words no refusal in general has. */
const PUT_AWAY =
  /\b(?:(?:go|goes|went|land|lands)\b[^.!?\n]{0,20}\b(?:bin|trash|spam)|is (?:an?|my) (?:\w+ )?no\b|set aside|hard pass|(?:i|we) stop|automatic no)\b/i

/** Right before what is refused: "we delete letters with …". */
const REFUSES =
  /\b(?:reject|delete|ignore|skip|bin|archive|discard|disregard|trash|block|decline|pass on|throw out|toss|filter out)(?:s|ed|ing)?\s+(?:(?:all|any|every|those|such|the)\s+)?$/i
/** Right before a verb that is an order, or something of theirs. */
const ORDERED = /(?:^|[.!?,;:]\s*|\b(?:please|kindly|just|and|then|to|you|your|ur)\s+)$/i

/**
 * A word that messages are refused for: "Proposals which start with “…” or “…” will not be read", "we reject letters
 * with the phrase “…”". Null where it is wanted, and what is without it is refused.
 */
export function refusedFor(text: string): Hit | null {
  const head = HEAD.exec(text)
  if (head === null) return null
  const from = head.index + head[0].length
  const row = ROW.exec(text.slice(from))?.[0] ?? ''
  const found = row === '' ? null : wordAt(text, from)
  const [before, behind] = [text.slice(0, head.index), text.slice(from + row.length)]
  const tail = /^[^.!?\n;]*/.exec(behind)?.[0] ?? ''
  if (
    !found ||
    LACKS.test(head[0]) ||
    OTHERS.test(tail) ||
    /\b(?:only|no)\W*$|\b(?:unless|until)\b[^.,;]{0,20}$/i.test(before)
  )
    return null
  // "Reply with “…” or you are ignored" orders it.
  if (/^\s*,?\s*or\b/i.test(tail) || (ORDERED.test(before) && /^\S+ with\s/i.test(head[0]))) return null
  const isPutAway = isRefusal(tail) || PUT_AWAY.test(tail) || REFUSES.test(before)
  return isPutAway ? { word: found.word, place: 'anywhere', at: head.index, end: found.end, avoid: true } : null
}

/** "Reports that start with “…” get rejected": what is said of other things asks for no word. */
const OF_THINGS = new RegExp(
  String.raw`\b(?!${OF_LETTERS}\b)\p{L}+s\s+(?:that|which)\s+(?:${HAS}|lack|miss|omit)\s+(?:the \w+ )?(?=["“])`,
  'iu',
)
/** Whether a sentence refuses other things than letters for a word they have. */
export const refusesThings = (text: string): boolean => isRefusal(text) && OF_THINGS.test(text) && !HEAD.test(text)
