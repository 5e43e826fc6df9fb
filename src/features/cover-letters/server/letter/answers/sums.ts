import { spelt } from '#features/cover-letters/instructions/told/sums/rules.ts'

const SUM = String.raw`(\d{1,3})\s*([+*x×−-])\s*(\d{1,3})(?!\d|[.,]\d|\s*(?:hours?|years?|days|am|pm|%))`
/** "What is 17 + 26?", "the answer to 3 x 4", "17 + 26 = ?": hours such as "9 - 5" ask for no sum. */
const ASKED = new RegExp(
  String.raw`\b(?:what(?:['’]s| is)|(?:answer|sum|result|solution|total) (?:to|of)|solve|compute|calculate):?\s+${SUM}|(?<![\d.,])${SUM}\s*=\s*\?`,
  'iu',
)

/** The answer to a small sum that shows somebody read to the end: "17 + 26 = 43."; empty where none is asked for. */
export function sumAnswered(question: string): string {
  const sum = sumIn(question)
  return sum === null ? riddleAnswered(question) : `${sum.a} ${sum.sign} ${sum.b} = ${sum.is}.`
}

const ITS_ANSWER = new RegExp(
  String.raw`\[?\b(?:(?:the|your) )?(?:answer|sum|result|solution|total) (?:to|of):? ${SUM}(?:\s*\])?`,
  'iu',
)
/** The same text with a sum it asks for worked out: "[answer to 7 + 8] - Jo" is "15 - Jo". */
export function withSums(text: string): string {
  const sum = sumIn(text)
  return sum === null ? text : text.replace(ITS_ANSWER, String(sum.is))
}

/** What everybody knows the number of. */
const KNOWN: readonly (readonly [RegExp, number])[] = [
  [/^legs (?:dog|cat|cow|horse|pig|goat|elephant|lion|tiger|rabbit|chair|table)s?$/, 4],
  [/^legs (?:bird|chicken|duck|rooster|hen|human|person|man|woman)s?$/, 2],
  [/^legs (?:ant|bee|insect|beetle|butterfl(?:y|ies))s?$/, 6],
  [/^(?:legs (?:spider)|(?:legs|arms) (?:octopus))(?:s|es)?$/, 8],
  [/^(?:wheels|tires|tyres) (?:cars?)$/, 4],
  [/^(?:wheels|tires|tyres) (?:bicycle|bike|motorcycle|motorbike)s?$/, 2],
  [/^(?:wheels|tires|tyres) (?:tricycle)s?$/, 3],
  [/^sides (?:triangle)s?$/, 3],
  [/^(?:sides|corners) (?:square|rectangle)s?$/, 4],
  [/^fingers (?:hand)s?$/, 5],
  [/^days (?:week)$/, 7],
  [/^months (?:year)$/, 12],
  [/^hours (?:day)$/, 24],
  [/^minutes (?:hour)$/, 60],
  [/^seconds (?:minute)$/, 60],
  [/^letters (?:alphabet)$/, 26],
]
const TIMES: Readonly<Record<string, number>> = { twice: 2, double: 2, two: 2, three: 3, four: 4, five: 5, ten: 10 }
const OF_WHAT = 'legs|arms|wheels|tires|tyres|sides|corners|fingers|days|months|hours|minutes|seconds|letters'
/** "What's 3 times the number of legs on a dog?", "How many legs does a spider have?" */
const RIDDLE = new RegExp(
  String.raw`\b(?:(?:what(?:['’]s| is| are)|how much is)(?: (\d{1,2}|two|three|four|five|ten) (?:times|x)| (twice|double)) (?:the )?(?:number of )?|(?:what(?:['’]s| is) the number of|how many) )(${OF_WHAT}) (?:of|on|in|does|do|are there (?:in|on)|has)(?: an?| one| the)? (\w+)\b(?=(?: (?:have|has|got))?\s*[?(])`,
  'iu',
)
function riddleAnswered(question: string): string {
  const [, many, times = many, what = '', whose = ''] = RIDDLE.exec(question) ?? []
  const [, one] = KNOWN.find(([name]) => name.test(`${what} ${whose}`.toLowerCase())) ?? []
  if (one === undefined) return ''
  const by = times === undefined ? 1 : (TIMES[times.toLowerCase()] ?? Number(times))
  return by === 1 ? `${one}.` : `${by} × ${one} = ${by * one}.`
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
/** The number of a sum whose answer a posting wants in words at the end: "twelve"; empty where it wants none there. */
export function lastLineOf(description: string): string {
  const at = description.search(ASKED)
  const sum = at < 0 ? null : sumIn(description)
  if (sum === null) return ''
  if (ENDS_WITH.test(description.slice(Math.max(0, at - BEFORE), at))) return String(sum.is)
  return sum.is < 0 || sum.is >= 100 || !IN_WORDS_LAST.test(description.slice(at)) ? '' : spelt(sum.is)
}
