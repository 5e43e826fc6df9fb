import { wordAt } from '../../words/rules.ts'
import * as grammar from '../grammar/rules.ts'
import type { Hit } from '../hits/rules.ts'
import { placeIn } from '../places/rules.ts'

/** "Write ____ in the subject line and LIFTGATE somewhere in the message": a second word with a place of its own. */
export function another(text: string): Hit | null {
  const match = ALSO.exec(text)
  const found = match && wordAt(text, match.index + match[0].length)
  const where = found && grammar.WHERE.exec(text.slice(found.end))?.[0]
  return match && found && where
    ? { word: found.word, place: placeIn(where), at: match.index, end: found.end + where.length }
    : null
}
const ALSO = /(?:__|\s{3})[^.!?\n_]{0,40}(?:\band|,(?: and)?|\bthen)\s+(?=["“]|[A-Z]{3})/
