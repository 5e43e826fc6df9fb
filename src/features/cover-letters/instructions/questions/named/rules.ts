/** Words that only point back: "please tell me about one". */
const POINTS_BACK = /^(?:one|it|them|this|that|these|those|some|any|a few)(?: of (?:it|them|these|those))?\W*$/i
// bounded: forty characters before the end
const ASKING_FOR_IT =
  /[\s,;:(–—-]*\b(?:and |so |then )?(?:please |pls |kindly )?(?:tell|describe|list|name|share|show|explain|mention|give)\b[^,;:()]{0,40}[)\s]*$/i

/** A question by what it is about: where its words only point back, by what its sentence says in front of them. */
export function namedBy(quote: string, text: string): string {
  if (!POINTS_BACK.test(text)) return text
  const whole = quote.replace(/^[^\p{L}\d]+/u, '').trim()
  const front = whole.replace(ASKING_FOR_IT, '').trim()
  return front === '' ? whole : front
}
