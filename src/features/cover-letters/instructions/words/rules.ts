import type { Instruction } from '../contract.ts'

type Bare<I> = I extends Instruction ? Omit<I, 'quote' | 'start' | 'end'> : never
/** Something read from a sentence: what, and which signs of the sentence say so. */
export type Reading = { found: Bare<Instruction>; at: number; length: number }

/** Words after which a command is the opposite of one. */
const NOT =
  /\b(?:do not|don['’]?t|never|avoid|huwag|wag|bawal|without|instead of|not|no need to|you will|you['’]ll)\b[^.;,:]{0,25}$/i
export const isForbidden = (text: string, at: number): boolean => NOT.test(text.slice(Math.max(0, at - 60), at))

const QUOTED = /^[\s:,]*(?:["“”‘'’«*([]|&quot;){1,3}([^"“”’'»*)\]\n]{1,90})(?:["“”’'»*)\]]|&quot;)/
const CAPITALS = /^[\s:,]*(#?[A-Z0-9][A-Z0-9'&#-]+(?:\s+[A-Z0-9][A-Z0-9'&-]*)*)(?![\p{L}])/u
const PLAIN = /^[\s:,]*(#?[\p{L}\d][^.,;:!?()"“”\n]{0,60})/u
const ENDS_PLAIN =
  /\s+(?:so|to (?:show|prove|let|be|make)|in order|when|if|in (?:the|your|order)|as (?:the|your|a|proof)|at (?:the|your)|somewhere|anywhere|on (?:the|your)|and|para|sa|kapag|kung|bilang|to (?:the|your)|followed|then|because|before|into|within|inside)\b.*$/i
const DESCRIBES =
  /^(?:an?|the|your|you|my|our|his|her|its|their|why|how|what|which|who|when|something|anything|one|some|it|this|that|these|those|with|by|it's|dear|hello|hi|ang|iyong|inyong|below|above|of|in|to|as|for|from|on|at|any|all|clearly|please|is|are|and|or)\b/i
/** Capitals that are no word to write. */
const NO_WORD =
  /^(?:A|I|AI|GPT|CV|PDF|ID|IDS|PC|VA|US|UK|AU|PH|EST|PST|USD|PHP|URL|PNG|JPG|SEO|HTML|CRM|SMS|HR|CEO|OK|ALL|YOUR|THE)$/
const MOST_WORDS = 6

/**
 * The word or phrase that stands at `at`: in quotation marks, in capitals, or (`plain`) as it is up to where the
 * sentence goes on. Null where the text only describes what to write.
 */
export function wordAt(text: string, at: number, plain = false): { word: string; end: number } | null {
  const rest = text.slice(at, at + 160)
  const quoted = QUOTED.exec(rest)
  if (quoted) return given(quoted[1], at + quoted[0].length)
  const tag = /^[\s:,]*(#[\p{L}\d_]+)/u.exec(rest)
  if (tag) return given(tag[1], at + tag[0].length)
  const capitals = CAPITALS.exec(rest)
  if (capitals && !NO_WORD.test(capitals[1] ?? '')) return given(capitals[1], at + capitals[0].length)
  if (!plain) return null
  const words = PLAIN.exec(rest)
  const word = (words?.[1] ?? '').replace(ENDS_PLAIN, '').trim()
  if (
    word === '' ||
    DESCRIBES.test(word) ||
    /\byour\b|\bname of\b/i.test(word) ||
    word.split(/\s+/).length > MOST_WORDS
  )
    return null
  return given(word, at + rest.indexOf(word) + word.length)
}

function given(word: string | undefined, end: number): { word: string; end: number } | null {
  const clean = (word ?? '').trim().replace(/[.,;:!?]+$/, '')
  return clean === '' || /^n\/?a$/i.test(clean) || !/[\p{L}\p{N}]/u.test(clean) ? null : { word: clean, end }
}
