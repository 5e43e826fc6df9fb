const SUM = String.raw`(\d{1,3})\s*([+*x×−-])\s*(\d{1,3})(?!\d|[.,]\d|\s*(?:hours?|years?|days|am|pm|%))`
/** "What is 17 + 26?", "the answer to 3 x 4", "17 + 26 = ?": hours such as "9 - 5" ask for no sum. */
const ASKED = new RegExp(
  String.raw`\b(?:what(?:['’]s| is)|(?:answer|sum|result|solution|total) (?:to|of)|solve|compute|calculate):?\s+${SUM}|(?<![\d.,])${SUM}\s*=\s*\?`,
  'iu',
)

/** The answer to a small sum that shows somebody read to the end: "17 + 26 = 43."; empty where none is asked for. */
export function sumAnswered(question: string): string {
  const sum = sumIn(question)
  return sum === null ? '' : `${sum.a} ${sum.sign} ${sum.b} = ${sum.is}.`
}

function sumIn(question: string): { a: number; b: number; sign: string; is: number } | null {
  const [one, sign, other] = (ASKED.exec(question) ?? []).slice(1).filter((part) => part !== undefined)
  if (one === undefined || sign === undefined || other === undefined) return null
  const [a, b] = [Number(one), Number(other)]
  if (sign === '+') return { a, b, sign, is: a + b }
  return /[−-]/.test(sign) ? { a, b, sign: '−', is: a - b } : { a, b, sign: '×', is: a * b }
}

// bounded: what stands behind a sum, two sentences
const IN_WORDS_LAST =
  /^[^\n]{0,160}?\b(?:in words|as a word|spelled out|in letters)\b[^.\n]{0,60}\b(?:last (?:line|word|sentence)|at the (?:very )?(?:end|bottom))\b|^[^\n]{0,160}?\b(?:last (?:line|word|sentence)|at the (?:very )?(?:end|bottom))\b[^.\n]{0,60}\b(?:in words|as a word|spelled out|in letters)\b/i
/** "… and finish your message with the total of 3 + 4" */
const ENDS_WITH = /\b(?:finish|end|close|sign off)\b[^.!?\n]{0,40}\bwith\b[^.!?\n]{0,20}$/i
const BEFORE = 80
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const TEENS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const inWords = (number: number): string =>
  TEENS[number] ?? [TENS[Math.floor(number / 10)], TEENS[number % 10]].filter((word) => word !== 'zero').join('-')

/** The number of a sum whose answer a posting wants in words at the end: "twelve"; empty where it wants none there. */
export function lastLineOf(description: string): string {
  const at = description.search(ASKED)
  const sum = at < 0 ? null : sumIn(description)
  if (sum === null) return ''
  if (ENDS_WITH.test(description.slice(Math.max(0, at - BEFORE), at))) return String(sum.is)
  if (sum.is < 0 || sum.is >= 100 || !IN_WORDS_LAST.test(description.slice(at))) return ''
  const said = inWords(sum.is)
  return said.charAt(0).toUpperCase() + said.slice(1)
}
