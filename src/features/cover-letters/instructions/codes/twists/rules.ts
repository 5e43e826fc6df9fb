import { listed, oneOf } from '#features/phrases/rules.ts'

const TIMES: Readonly<Record<string, number>> = {
  twice: 2,
  two: 2,
  dalawang: 2,
  thrice: 3,
  three: 3,
  tatlong: 3,
  four: 4,
  apat: 4,
  five: 5,
  limang: 5,
}
const [LEAST_TIMES, MOST_TIMES, MOST_LETTERS] = [2, 5, 60]
const NUMBER = oneOf(listed('twice two dalawang thrice three tatlong four apat five limang \\d{1,2}'))
const SO_OFTEN = String.raw`(?:(?:exactly|at least|just|po|nang|ng)\s+)*(?<times>${NUMBER})(?:(?<=\b(?:twice|thrice))\b|\s?x\b|\s+(?:times|beses|ulit)\b)`
const OFTEN_BEHIND = new RegExp(String.raw`^["”’'*)\]]*,?\s*\(?\s*${SO_OFTEN}`, 'i')
const OFTEN_BEFORE = new RegExp(
  String.raw`\b${SO_OFTEN}\s+(?:(?:the|ang|this)\s+)?(?:(?:words?|phrase|emoji|salitang?)\s*:?\s*)?["“‘'*]*$`,
  'i',
)
const BACKWARDS =
  /\b(?:backwards?|back to front|revers(?:e|ed)(?= (?:of|order|spelling|as|at|in|somewhere)\b|\s*(?:[.,;:!?)]|$))|(?:pa)?bali[kg]tad)\b/i
/** What is to be written is another word, which the words around it only lead to. */
const MADE_OF_IT =
  /\b(?:anagram|unscrambl\w+|scrambl\w+|rhym\w+|opposite (?:of|to)|antonym|synonym|translat\w+|plural of|past tense|without (?:the |its |any )?(?:vowels?|first|last)|(?:first|last|second|third|middle|missing|every other) letters? (?:of|in|from)|letters? (?:removed|missing|swapped)|replac\w+ (?:the|each|every|all)|(?:in|to) (?:morse|binary|pig latin|leet)|rot ?13|decod\w+|decrypt\w+|add(?:ed)? (?:one|a|the) letter|next letter)\b/i

/** "The number of words in this sentence: …" */
const COUNTED_BEFORE =
  /\b(?:number of|how many)\s+(?<what>words|letters)\s+(?:are\s+)?in\s+(?:this|the|that)(?:\s+following)?\s+(?:sentence|phrase|word|line|question)\b[\s:,“"'‘(*]*$/i

/** "The word teal in all caps" */
const CAPITALS_BEHIND =
  /^["”’'*)\]]*,?\s*\(?\s*(?:(?:written|typed|please|all)\s+)*in (?:all |full |block )?(?:caps|capitals?|upper-?case)\b(?: letters?)?/i

/** The word that stands in the letter: null where only the person can tell which it is. */
export type Twisted = { word: string; end: number; at?: number } | null

const counted = (text: string, what: string): string =>
  String(
    what === 'words' ? (text.match(/[^\s]*[\p{L}\p{N}][^\s]*/gu) ?? []).length : (text.match(/\p{L}/gu) ?? []).length,
  )

const turned = (word: string): string => {
  // Words of letters alone come here.
  const back = Array.from(word).toReversed().join('')
  return /^\p{Lu}\p{Ll}+$/u.test(word) ? back.charAt(0).toUpperCase() + back.slice(1).toLowerCase() : back
}

/**
 * What becomes of a word by the words around it: three times, spelt backwards, counted, made into another one. `at` is where the
 * demand begins, `end` where the word ends; `next` goes on with "spell it backwards".
 */
export function twisted(
  text: string,
  { word, at, end }: { word: string; at: number; end: number },
  next: string,
): Twisted {
  const from = Math.max(at - 40, 0)
  const start = Math.max(text.indexOf(word, at), at)
  const wordEnd = Math.min(start + word.length, end)
  const around = `${text.slice(from, start)} ${text.slice(wordEnd, wordEnd + 70)} ${/^\W*(?:(?:then|and|now|but|please)\W+)*(?:spell|write|type|reverse|say|turn)\b[^.!?\n]{0,50}/i.exec(next)?.[0] ?? ''}`
  if (MADE_OF_IT.test(around) || MADE_OF_IT.test(word)) return null
  const count = COUNTED_BEFORE.exec(text.slice(from, start))
  if (count) return { word: counted(word, count.groups?.what?.toLowerCase() ?? ''), end, at: from + count.index }
  if (BACKWARDS.test(around)) return /^\p{L}+$/u.test(word) ? { word: turned(word), end } : null
  const capitals = CAPITALS_BEHIND.exec(text.slice(wordEnd, wordEnd + 40))
  if (capitals) return { word: word.toUpperCase(), end: Math.max(end, wordEnd + capitals[0].length) }
  const behind = OFTEN_BEHIND.exec(text.slice(wordEnd, wordEnd + 40))
  const often = behind ?? OFTEN_BEFORE.exec(text.slice(from, start))
  const said = often?.groups?.times?.toLowerCase()
  if (said === undefined) return { word, end }
  const times = TIMES[said] ?? Number(said)
  if (times < LEAST_TIMES) return { word, end }
  if (times > MOST_TIMES || word.length * times > MOST_LETTERS) return null
  return {
    word: Array.from({ length: times }, () => word).join(' '),
    end: Math.max(end, wordEnd + (behind?.[0].length ?? 0)),
  }
}
