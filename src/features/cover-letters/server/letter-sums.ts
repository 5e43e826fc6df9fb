const SUM = /(?<![\d.,])(\d{1,3})\s*([+*x×−-])\s*(\d{1,3})(?![\d.,]|\s*(?:hours?|years?|days|am|pm|%))/iu
const ASKED = /\bwhat(?:['’]s| is| are)\b|\banswer (?:to|of)\b|\bsolve\b|\bsum of\b|\bcompute\b|\bcalculate\b|=\s*\?/i

/** The answer to a small sum that shows somebody read to the end: "17 + 26 = 43."; empty where none is asked for. */
export function sumAnswered(question: string): string {
  const [, one = '', sign = '', other = ''] = (ASKED.test(question) ? SUM.exec(question) : null) ?? []
  if (sign === '') return ''
  const [a, b] = [Number(one), Number(other)]
  if (sign === '+') return `${a} + ${b} = ${a + b}.`
  return /[−-]/.test(sign) ? `${a} − ${b} = ${a - b}.` : `${a} × ${b} = ${a * b}.`
}
