import * as grammar from '../grammar/rules.ts'
import type { Hit } from '../hits/rules.ts'
import { placeBehind, placeIn } from '../places/rules.ts'

/** "Put mango in the subject line": a noun that only mentions itself. */
export function bare(text: string): Hit | null {
  const far = grammar.READ_SO_FAR.exec(text)
  if (far?.[1] && !grammar.NO_NAME.test(far[1])) {
    const end = far.index + far[0].length
    return { word: far[1], place: placeBehind(text, end), at: far.index, end }
  }
  const called = grammar.NAMED_IN.exec(text)
  if (called?.[1]) {
    const end = called.index + called[0].length
    return {
      word: called[1].trim(),
      place: placeIn(called[0].slice(called[0].indexOf(called[1]) + called[1].length)),
      at: called.index,
      end,
    }
  }
  const match = grammar.BARE.exec(text)
  const word = match?.[1] ?? ''
  if (!match || word.split(' ').some((part) => grammar.NO_NAME.test(part))) return null
  const end = match.index + match[0].length
  return { word, place: placeIn(match[0].slice(match[0].indexOf(word) + word.length)), at: match.index, end }
}
