const SUM = String.raw`(\d{1,3})\s*([+*x×−-])\s*(\d{1,3})(?!\d|[.,]\d|\s*(?:hours?|years?|days|am|pm|%))`
/** "What is 17 + 26?", "the answer to 3 x 4", "17 + 26 = ?": hours such as "9 - 5" ask for no sum. */
const ASKED = new RegExp(
  String.raw`\b(?:what(?:['’]s| is)|(?:answer|sum|result|solution|total) (?:to|of)|solve|compute|calculate):?\s+${SUM}|(?<![\d.,])${SUM}\s*=\s*\?`,
  'iu',
)

/** The answer to a small sum that shows somebody read to the end: "17 + 26 = 43."; empty where none is asked for. */
export function sumAnswered(question: string): string {
  const [one, sign, other] = (ASKED.exec(question) ?? []).slice(1).filter((part) => part !== undefined)
  if (one === undefined || sign === undefined || other === undefined) return ''
  const [a, b] = [Number(one), Number(other)]
  if (sign === '+') return `${a} + ${b} = ${a + b}.`
  return /[−-]/.test(sign) ? `${a} − ${b} = ${a - b}.` : `${a} × ${b} = ${a * b}.`
}
