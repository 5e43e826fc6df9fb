import { FACTS, LETTERS, WHOSE_FACTS } from '../../phrases/rules.ts'
import { isRefusal, type Reading } from '../../words/rules.ts'

const REFUSED_FACT = new RegExp(
  String.raw`^\W*(?:(?:all|any|the|note|please note|that|and)\W+)*(?:${LETTERS}|applicants?|candidates?|those|anyone|quote)s?\s+(?:\w+\s+)?(?:without|lacking|missing|w\/o|with no)\s+(?:(?:an?|any|${WHOSE_FACTS})\s+)*(?<fact>${FACTS})(?!\w)`,
  'i',
)
const LACKING = /without|lacking|missing|w\/o|with no/i
/** "Bids without a price are rejected" asks for the price. */
export function refusedWithout(text: string): Reading | null {
  const match =
    LACKING.test(text) && isRefusal(text) && !/\byou(?:['’]ll| will)\b/i.test(text) ? REFUSED_FACT.exec(text) : null
  const fact = match?.groups?.fact
  return match && fact ? { found: { kind: 'question', text: fact }, at: match.index, length: match[0].length } : null
}
