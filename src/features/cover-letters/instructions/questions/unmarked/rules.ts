const LEAD = String.raw`(?:(?:and|also|oh|so|then|plus|next|but|lastly|finally|last(?: thing)?|one more(?: thing)?|by the way)[,:;–—-]*\s+)*`
const TURNED = String.raw`(?:would|could|can|do|did|are|have|will|were|should)\s+(?:you|u)\b`
/** "How many hours could you give us": verb and person change places, which only questions do. */
const ASKED = new RegExp(
  String.raw`^\W*${LEAD}(?<question>(?:when|why|where|who|how(?: (?:many|much|soon|long|often|early|late|far|fast|well|big|\w+ly))?(?: [\w-]+){0,3}|(?:what|which)(?: [\w-]+){0,4})\s+${TURNED}[^?\n]*|(?:what|how|when)(?:['’]?s| is| are)\s+(?:your|ur)\s[^?\n]+|(?:are|can|could|would|do|did|have|will)\s+you\b(?!\s+(?:please|kindly|\w+ly|send|tell|let)\b)[^?\n]*)$`,
  'i',
)
/** Why it is asked is no part of the question. */
const REASON =
  /(?:,\s*(?:since|because|as|so|given|for|'?cause|cos|considering)|\s+(?:since|because|given that|so that|as)(?= (?:we|i|i['’]\w+|we['’]\w+|my|our|most)\b))\b[^]*$/i

/** A question that ends without its mark, with the mark and without "and" in front; every other text as it is. */
export function marked(text: string): string {
  const question = text.includes('?') ? undefined : ASKED.exec(text)?.groups?.question
  if (question === undefined) return text
  const asked = question.replace(REASON, '').replace(/[\s.!,;:)]+$/, '')
  return `${' '.repeat(text.length - question.length)}${asked}?`
}
