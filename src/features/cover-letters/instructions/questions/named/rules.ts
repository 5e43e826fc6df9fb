/** Words that only point back: "please tell me about one". */
const POINTS_BACK = /^(?:one|it|them|this|that|these|those|some|any|a few)(?: of (?:it|them|these|those))?\W*$/i
// bounded: forty characters before the end
const ASKING_FOR_IT =
  /[\s,;:(–—-]*\b(?:and |so |then )?(?:please |pls |kindly )?(?:tell|describe|list|name|share|show|explain|mention|give)\b[^,;:()]{0,40}[)\s]*$/i

/** "… (there are two in this sentence, tell us which)" */
const WHICH_ONES = /^which(?: ones?)?\W*$/i
// bounded: what stands in brackets before such an order
const IN_BRACKETS =
  /\(([^()]{6,80}?),? (?:and |so )?(?:please )?(?:tel+|show|name|say)(?: (?:us|me))? which(?: ones?)?\W*\)?$/i
function whichOf(quote: string): string {
  const [, what = ''] = IN_BRACKETS.exec(quote.trim()) ?? []
  return what === '' ? '' : `${what}, which?`
}

/** A question by what it is about: where its words only point back, by what its sentence says in front of them. */
export function namedBy(quote: string, text: string): string {
  if (WHICH_ONES.test(text)) return whichOf(quote) || text
  if (!POINTS_BACK.test(text)) return text
  const whole = quote.replace(/^[^\p{L}\d]+/u, '').trim()
  const front = whole.replace(ASKING_FOR_IT, '').trim()
  return front === '' ? whole : front
}
