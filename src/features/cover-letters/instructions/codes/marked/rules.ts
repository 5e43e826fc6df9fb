import { matchesOf } from '#features/phrases/rules.ts'
import { wordAt, type Word } from '../../words/rules.ts'
import * as grammar from '../grammar/rules.ts'
import { TOKEN, type Hit } from '../hits/rules.ts'
import { placeOf } from '../places/rules.ts'
import { endsWell } from '../refusals/rules.ts'

/** A marked word that is all of what is to be written goes before no noun. */
const GOES_ON =
  /^[*_\s]*(?:[([:/+&]|(?:so|to|if|next|up|near|followed by|plus|before|after|once|twice|as|above|below|with|then|but|please|po|or|your|first|for)\b)/i
const BEFORE_NAME = /(?:words?|phrase|code|password|keyword|term|emoji|salita\w*|token)[\s:]*$/i
/** What is said of a thing or by somebody: "familiarity with SFDC", "no office to ever “return to”". */
const SAID_OF =
  /\b(?:ever|(?:we|they|it|that)['’](?:re|s)|able to\b[^.!?\n]{0,90}\bsay,?|on the|can use|(?<!\b(?:with|write|say|type|put|send|reply) )just|(?:familiar(?:ity)?|experienced?|knowledge|proficien\w+|expertise|skilled|fluen\w+) (?:with|in|of|using))\s*$/i
/** Whether a mark explains, "statement of work (SOW)", is a brand's, "AIMY™", or says something of a thing: no word to write. */
export function onlyNames(text: string, start: number, end: number): boolean {
  const head = text.slice(Math.max(0, start - 100), start)
  const tail = text.slice(end, end + 3)
  const opens = /\(\s*$/.test(head) || /^[\s:,]*\(/.test(text.slice(start, start + 3))
  const closes = text[end - 1] === ')' || /^["”’']?\)/.test(tail)
  if (opens && closes) return !BEFORE_NAME.test(head.replace(/\(\s*$/, ''))
  const isExample = !/["“‘'*[]/.test(text[start] ?? '') && /,\s+(?:including|like|such as)\s*$/i.test(head)
  return (
    isExample ||
    /[\p{L}\d]\/$/u.test(head) ||
    /^["”’']?\s?[™®©]|^-\p{Ll}/u.test(tail) ||
    /\b[\w-]+=\s*$/.test(head) ||
    SAID_OF.test(head)
  )
}

/** Whether a marked word goes before no noun. */
export const isWhole = (text: string, word: { end: number }): boolean =>
  endsWell(text, word) || GOES_ON.test(text.slice(word.end, word.end + 20))

/** Whether the words around say where in a message it is to stand, what it proves, or that it is all of the answer. */
const isPlaced = (text: string, at: number, { end }: Word): boolean =>
  grammar.SPOT_BEFORE.test(text.slice(Math.max(0, at - 90), at)) || grammar.SPOT_BEHIND.test(text.slice(end, end + 110))

/**
 * A marked word behind anything that tells to write it, in a sentence that speaks to applicants. It has to be placed, or
 * its purpose told, unless readers of one kind are spoken to (`anywhere`): capitals and quotation marks alone are
 * emphasis, a product's name or what somebody says.
 */
export function marked(text: string, { spoken, anywhere }: { spoken: boolean; anywhere: boolean }): Hit | null {
  if (!spoken) return null
  for (const { index } of matchesOf(TOKEN, text)) {
    const before = text.slice(Math.max(0, index - 90), index)
    const found = wordAt(text, index)
    if (!found || !grammar.CUE.test(before) || grammar.NO_CUE.test(before)) continue
    if (onlyNames(text, index, found.end)) continue
    if (!found.quoted && /\b(?:your|ur|an?|and|or|of|in|for|using|our|the|\d+)\s+$/i.test(before)) continue
    const asks = text.slice(index, found.end).includes('?')
    // What stands before a thing names it: "a “how to scale” note", "HIPAA-compliant".
    if (!anywhere && !(isPlaced(text, index, found) && isWhole(text, found))) continue
    if (asks || /^\s*(?:button|tab|page|section|form|role|position|job)\b/i.test(text.slice(found.end))) continue
    const place = placeOf(text, found.end)
    // A tool is used, wherever nothing says where the word is to stand.
    if (place === 'anywhere' && /\b(?:us(?:e[sd]?|ing)|know)\s*$/i.test(before)) continue
    return { word: found.word, place, at: index, end: found.end, guessed: true }
  }
  return null
}
