import { placeIn, placeBehind } from '../places/rules.ts'
import type { Hit } from '../hits/rules.ts'

const VERB =
  '(?:[Mm]ention|[Ii]nclude|[Uu]se|[Ww]rite|[Aa]dd|[Ss]ay|[Dd]rop|[Pp]ut|[Ww]eave|[Ss]neak|[Ss]lip|[Ww]ork|[Tt]ell (?:us|me)|[Ss]tart with|[Oo]pen with)'
const NAME = String.raw`["“‘']?(?<word>\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*)?|(?<=["“‘'])[^"”’'\n]{2,40})`
/** "Work in the name of our dog, which is Biscuit", "the colour of my cup (teal)": what it is stands behind it. */
const TOLD_BEHIND = new RegExp(
  String.raw`\b${VERB}\b(?:(?!\byou)[^.!?\n]){0,40}\b(?:name|word|colou?r|answer)\b(?:(?!\byou)[^.!?\n(]){0,50}?(?:,? (?:which|who|that)(?: is|['’]s)(?: called| named)?\s+${NAME}|\s*\((?<shown>[\p{L}\d-]{3,20})\))`,
  'u',
)
/** "Mention her name": whose, the sentence before says. */
const THEIR_NAME = new RegExp(
  String.raw`\b${VERB}\b[^.!?\n]{0,30}?\b(?:her|his|its|their|that|the (?:dog|cat|pet|boss|founder|owner|office|street|mascot|team|boat|plant|shop)(?:['’]s)?)\s+name\b`,
  'iu',
)
const CALLED = /\b(?:(?:is|are|was) (?:called|named)|name(?: is|['’]s)|named)\s+["“‘']?(?<word>\p{Lu}[\p{L}\d-]+)/gu
const FAR = 160

/** "Start with my name, Ruth", "use my name: Ruth": the letter is to greet by it. */
export const MY_NAME =
  /\b(?:(?:[Ss]tart|[Bb]egin|[Oo]pen|[Gg]reet me|[Aa]ddress me)(?: (?:it|off|your \w+))? (?:with|by|using)|[Uu]se) my (?:first )?name(?:,? (?:which is|it is|is)|[,:]| \()? ["“]?(?<word>\p{Lu}[\p{L}'’-]+)/u
/** The name a letter is to begin with; null where it is not told. */
export function myName(text: string): Hit | null {
  const match = MY_NAME.exec(text)
  const word = match?.groups?.word
  return match && word !== undefined
    ? { word, place: 'first_line', at: match.index, end: match.index + match[0].length }
    : null
}

/** A word that is told by what it names, a step away from the order to write it; the person has to say whether it is meant. */
export function named(text: string, before: string): Hit | null {
  const behind = TOLD_BEHIND.exec(text)
  const told = behind?.groups?.word ?? behind?.groups?.shown
  if (behind && told !== undefined) {
    const end = behind.index + behind[0].length
    const here = placeBehind(text, end)
    return { word: told, place: here === 'anywhere' ? placeIn(behind[0]) : here, at: behind.index, end, asked: true }
  }
  const theirs = THEIR_NAME.exec(text)
  if (!theirs) return null
  const said = `${before.slice(-FAR)} ${text.slice(0, theirs.index)}`
  const word = [...said.matchAll(CALLED)].at(-1)?.groups?.word
  const end = theirs.index + theirs[0].length
  return word === undefined ? null : { word, place: placeBehind(text, end), at: theirs.index, end, asked: true }
}
