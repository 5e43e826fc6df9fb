import { isRefusal, isToApplicants } from '../../words/rules.ts'
import * as grammar from '../grammar/rules.ts'
import { placeIn } from '../places/rules.ts'

/** "The word is PLUM. Use it." */
const ONLY_USED = /^\W*(?:please |kindly )?(?:use|include|type|write|mention|add|quote) (?:it|this)\W*$/i
/** What the sentence behind says of where a word belongs. */
export function referringIn(next: string): string {
  const behind = /^[^.!?\n]*/.exec(next.trimStart())?.[0] ?? ''
  const refers = (grammar.REFERS.exec(next)?.[0] ?? '').replace(/\s(?:so|to (?:show|prove)|because)\b.*$/i, '')
  const refused = isRefusal(behind) && /\b(?:(?:key|pass|code)?word|phrase|code|it)\b/i.test(behind) ? behind : ''
  const placed = placeIn(refers) !== 'anywhere' || /(?:some|any)where/i.test(refers) || ONLY_USED.test(refers)
  return placed || isToApplicants(refers) ? refers : refused
}
