import type { Place } from '../../contract.ts'
import { wordAt, type Word } from '../../words/rules.ts'
import * as grammar from '../grammar/rules.ts'

/** `guessed` from a mark and a verb near it; `asked` where the person has to say; `avoid` where nobody is to write it. */
export type Hit = {
  word: string
  place: Place
  at: number
  end: number
  guessed?: true
  asked?: true
  avoid?: true
}

/** Where a marked word may begin. */
export const TOKEN = /(?<!["“'‘*[])["“'‘*[]{1,4}(?=[\p{L}\d#])|(?<![\p{L}\d])[A-Z][A-Z\d]{3,}/gu

/** For patterns whose word needs its mark. */
export const never = (): boolean => false

/** Whether a match calls what stands behind it a word, so that it needs no mark. */
export const called = (match: string): boolean => grammar.THE_WORD.test(match)

/** A line or sentence to copy is all that stands behind the colon. */
const WHOLE_LINE =
  /\bwith (?:the )?(?:text|phrase|sentence)\s+[-–]\s*$|(?:\b(?:line|sentence|statement)\b[^:]*|\b(?:this|the following) (?:exact )?(?:phrase|words|text)\s*|\bbegin\s*):\s*$|\b(?:phrase|words?|text|code)\b[^:\n]*:[ \t]*\n\s*$/i
/** "Start your letter with: I have …" */
const SAID_BY_ME = /with:\s*$/i
/** "First line: the name of our city" is to be filled in. */
const DESCRIBED =
  /^\s*(?:your|(?:the|any|an?) (?:\p{L}+ )?(?:names?|numbers?|answers?|title|city|colou?r|total|sum))\b/iu
/** "Use 15 points" */
const POINTS = /^\s*(?:apply |application )?(?:points?|pts)\b/i
function lineAt(text: string, at: number): Word | null {
  const word = /^\s*[^"“‘*\s][^\n"“”]{2,80}?(?=[.!]?\s*$)/.exec(text.slice(at))?.[0] ?? ''
  // A bracket that opens before the line ends behind it.
  const bare = /^[^[(]*[\])]$/.test(word) ? word.slice(0, -1) : word
  return bare === '' || DESCRIBED.test(bare) ? null : { word: bare.trim(), end: at + bare.length, quoted: false }
}

/** The word behind what a pattern matches; `plain` whether it needs no mark. */
export function after(
  text: string,
  pattern: RegExp,
  place: (match: RegExpExecArray, end: number) => Place,
  plain: (match: string) => boolean = () => true,
): Hit | null {
  const match = pattern.exec(text)
  const found =
    match &&
    ((WHOLE_LINE.test(match[0]) ||
    (SAID_BY_ME.test(match[0]) && /^\s*I\b/.test(text.slice(match.index + match[0].length)))
      ? lineAt(text, match.index + match[0].length)
      : null) ??
      wordAt(text, match.index + match[0].length, plain(match[0])))
  if (!match || !found || /^subject\b/i.test(found.word) || POINTS.test(text.slice(found.end))) return null
  return { word: found.word, place: place(match, found.end), at: match.index, end: found.end }
}
