import { matchesOf } from '#features/phrases/rules.ts'
import type { Place } from '../../contract.ts'
import { isToApplicants, wordAt } from '../../words/rules.ts'
import * as grammar from '../grammar/rules.ts'
import { after, never, TOKEN, type Hit } from '../hits/rules.ts'
import { placeIn, placeOf } from '../places/rules.ts'

/** Told what it is; where it belongs may stand in the next sentence. */
export function defined(text: string, told: boolean, refers: string): Hit | null {
  const place = (_: RegExpExecArray, end: number): Place => {
    const here = placeOf(text, end)
    return here === 'anywhere' && refers !== '' ? placeIn(refers) : here
  }
  const pointed = pointsBack(refers) ? onlyOne(text, placeIn(refers)) : null
  if (pointed) return pointed
  const spot = after(text, grammar.SPOT_LABEL, (match) => placeIn(match[0]))
  if (spot) return spot
  const proof = after(text, grammar.PROVES, place)
  if (proof) return proof
  if (isToApplicants(refers)) {
    const named = after(text, grammar.IS_QUOTED, place, never)
    if (named) return named
  }
  const secret = after(text, grammar.SECRET, place)
  // "The magic word here is patience" asks for nothing by itself.
  const common =
    /^(?:pass|key|special)/i.test(text.slice(secret?.at ?? 0)) ||
    (secret !== null && !/["”’'*]$/.test(text.slice(0, secret.end)) && !/[\p{Lu}\d]/u.test(secret.word))
  if (secret && (!common || refers !== '' || told)) return secret
  return (
    referred(text) ??
    definedHere(text) ??
    after(text, grammar.LABELLED, place, refers === '' ? never : undefined) ??
    (refers === '' ? null : after(text, grammar.DEFINES, () => placeIn(refers), never))
  )
}

/** "Work that word into your letter" */
const THAT_WORD = /\b(?:that|this) (?:(?:last|one|little|very|exact) )?(?:word|name|phrase|term)\b/i
/** Whether the sentence behind tells an applicant to write "that word". */
export const pointsBack = (refers: string): boolean => THAT_WORD.test(refers) && isToApplicants(refers)
/** The only word of a sentence that is marked: "the culprit was the GARDENER". */
function onlyOne(text: string, place: Place): Hit | null {
  const words = matchesOf(TOKEN, text).flatMap(({ index }) => {
    const found = wordAt(text, index)
    return found ? [{ word: found.word, place, at: index, end: found.end }] : []
  })
  return words.length === 1 ? (words[0] ?? null) : null
}

/** "Word of the day = pomelo <- put this in your first line" */
function definedHere(text: string): Hit | null {
  const hit = after(text, grammar.DEFINES, () => 'anywhere')
  const refers = hit && grammar.REFERS.exec(text.slice(hit.end))?.[0]
  return hit && refers && isToApplicants(refers) ? { ...hit, place: placeIn(refers) } : null
}

/** "The label of the month is “heron”; work it into your opening sentence" */
function referred(text: string): Hit | null {
  if (!isToApplicants(text)) return null
  for (const { index } of matchesOf(TOKEN, text)) {
    const found = wordAt(text, index)
    const refers = found?.quoted ? grammar.REFERS.exec(text.slice(found.end))?.[0] : undefined
    if (!found || refers === undefined || !isToApplicants(refers)) continue
    return { word: found.word, place: placeIn(refers), at: index, end: found.end }
  }
  return null
}
