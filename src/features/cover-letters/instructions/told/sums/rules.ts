import { listed, matchesOf, oneOf } from '#features/phrases/rules.ts'

const ONES = listed(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const TENS = listed('ten twenty thirty forty fifty sixty seventy eighty ninety')
const NUMBER = String.raw`(?:\d{1,3}|(?:${oneOf(TENS.slice(1))})-(?:${oneOf(ONES.slice(1, 10))})|${oneOf([...TENS, ...ONES])})`
const SIGN = String.raw`(?:\s*[+*×÷/−–-]\s*|\s*x\s*|\s+(?:plus|minus|times|multiplied by|divided by|added to)\s+)`
/** "7 + 5", "seven plus five", "3 + 4 x 2", "the sum of 20 and 22"; hours, shares and dates are none. */
const SUM = new RegExp(
  String.raw`(?<![\d.,$₱€£/-])\b(?:(?<chain>${NUMBER}(?:${SIGN}${NUMBER}){1,3})|(?<kind>(?:sum|total|product|difference) (?:of|between)|add(?:ing)?|multiply(?:ing)?) (?<a>${NUMBER}) (?:and|to|by|with) (?<b>${NUMBER}))(?![\d%]|[.,/-]\d|\s*(?:hours?|hrs?|years?|yrs?|days?|weeks?|months?|am|pm|a\.m|p\.m|mins?|minutes|shifts?|people|words?|sentences?|lines?|points?|percent|k\b))`,
  'giu',
)
/** Before a sum that is asked for: "9 - 5" alone are hours. */
const ASKED =
  /(?:\b(?:what(?:['’]s| is| are| does|ever)?|how much(?: is| are)?|solve|compute|calculate|work out|figure out|add up|(?:answers?|result|solution|sum|total|number)(?: (?:of|to))?(?: (?:this|the)(?: sum| problem| question)?)?|tell (?:us|me) what|ano(?:ng)?(?: ang)?|ilan ang|magkano ang)\W{1,4}(?:the )?|\byou get (?:from|for|if|when|by)(?: you)? |\bthe )$/iu
const EQUALS = /^\s*=\s*(?:\?|_|\.{2}|$)/

/** How far the words reach that ask for a sum. */
const LEAD = 50

/** A sum with where it stands, the words that ask for it included, and what it makes. */
export type Sum = { at: number; end: number; is: number }

/** The sums a text asks for that come out even; the answer to any of them is sure. */
export const sumsAsked = (text: string): Sum[] =>
  matchesOf(SUM, text).flatMap(({ 0: all, index, groups = {} }): Sum[] => {
    const end = index + all.length
    const named = /^(?:sum|total|product|difference)/i.test(groups.kind ?? '')
    const lead = ASKED.exec(text.slice(Math.max(0, index - LEAD), index))?.[0] ?? ''
    if (lead === '' && !named && !EQUALS.test(text.slice(end))) return []
    const is =
      groups.kind !== undefined
        ? combined(groups.kind ?? '', valueOf(groups.a ?? ''), valueOf(groups.b ?? ''))
        : worked(groups.chain ?? '')
    const behind = /^\s*(?:=\s*)?(?:\?|_+)|^\s+is\b/.exec(text.slice(end))?.[0] ?? ''
    return Number.isInteger(is) && is >= 0 ? [{ at: index - lead.length, end: end + behind.length, is }] : []
  })

function valueOf(number: string): number {
  const said = number.toLowerCase()
  if (/^\d/.test(said)) return Number(said)
  const [tens = '', ones = ''] = said.split('-')
  if (ones !== '') return valueOf(tens) + valueOf(ones)
  const ten = TENS.indexOf(said)
  return ten >= 0 ? (ten + 1) * 10 : ONES.indexOf(said)
}

const combined = (kind: string, a: number, b: number): number =>
  /product|multipl/i.test(kind) ? a * b : /difference/i.test(kind) ? Math.abs(a - b) : a + b

/** Times and divided by go before plus and minus. */
function worked(chain: string): number {
  const parts = matchesOf(new RegExp(`(${NUMBER})|(${SIGN})`, 'giu'), chain)
  const terms: number[] = []
  let sign = '+'
  for (const { 1: number, 2: mark } of parts) {
    if (number === undefined) {
      sign = (mark ?? '').trim().toLowerCase()
      continue
    }
    const value = valueOf(number)
    if (/^(?:[*×x]|times|multiplied by)$/.test(sign)) terms.push((terms.pop() ?? 1) * value)
    else if (/^(?:[÷/]|divided by)$/.test(sign)) terms.push((terms.pop() ?? 0) / value)
    else terms.push(/^(?:[−–-]|minus)$/.test(sign) ? -value : value)
  }
  return terms.reduce((sum, term) => sum + term, 0)
}

/** A number below a hundred in words: "Twenty-one"; in digits beyond. */
export function spelt(number: number): string {
  const said =
    ONES[number] ??
    (number < 100
      ? [TENS[Math.floor(number / 10) - 1], ONES[number % 10]].filter((word) => word !== 'zero').join('-')
      : `${number}`)
  return said.charAt(0).toUpperCase() + said.slice(1)
}
