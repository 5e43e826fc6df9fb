import { quoteOf, sentencesOf, type Quote } from '../quotes/rules.ts'

export type PlaceAnswer = { answer: 'yes' | 'no' | 'not_said'; quote: Quote | null }

const COUNTRIES = String.raw`(?:the\s+)?(?:u\.?s\.?a?\b\.?|united states|america|u\.?k\.?\b|united kingdom|canada|australia|new zealand|latam|latin america|south america|mexico|brazil|colombia|europe|the eu|eu|india|africa|south africa|germany|spain|singapore)`
const PHILIPPINES = String.raw`(?:the\s+)?(?:philippines|ph\b(?!p))`
const PEOPLE = String.raw`(?:candidates?|applicants?|residents?|citizens?|applications?|workers?|contractors?|freelancers?|people)`

const NO: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${COUNTRIES}[\s-]*(?:based\s+)?(?:${PEOPLE}\s+)?only\b(?![^\S\n]+(?:clients?|customers?|hours?|dollars?|leads?|market))`,
    'i',
  ),
  new RegExp(
    String.raw`\bonly\s+(?:accept(?:ing)?\s+|considering\s+|consider\s+|hiring\s+|open\s+to\s+)?(?:${PEOPLE}\s+)?(?:from|in|within|based in|located in|residing in)\s+${COUNTRIES}`,
    'i',
  ),
  new RegExp(
    String.raw`\bmust\s+(?:be\s+)?(?:currently\s+)?(?:based|located|reside|live|living|residing|physically located)\s+in\s+${COUNTRIES}`,
    'i',
  ),
  new RegExp(String.raw`\b(?:must be|only)\s+${COUNTRIES}[\s-]+(?:based|citizens?|residents?)\b`, 'i'),
  new RegExp(String.raw`\bauthori[sz]ed to work in\s+${COUNTRIES}`, 'i'),
  new RegExp(
    String.raw`\b(?:not|cannot|can't|don't|do not|won't|unable to)\b[^.,;\n]{0,40}\b(?:${PHILIPPINES}|filipinos?)`,
    'i',
  ),
  new RegExp(String.raw`\b(?:except|excluding|outside(?: of)?)\s+${PHILIPPINES}`, 'i'),
  /\bno\s+(?:filipinos?|applicants?\s+from\s+(?:the\s+)?philippines)\b/i,
]

const YES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:based|located|live|living|reside|residing|remote|home[- ]based|anywhere|hiring|office|work(?:ing)?)\s+(?:from\s+)?(?:in|within|from)\s+${PHILIPPINES}`,
    'i',
  ),
  new RegExp(String.raw`\b${PEOPLE}\s+(?:from|in|based in)\s+${PHILIPPINES}`, 'i'),
  new RegExp(String.raw`\bopen\s+to\s+(?:all\s+)?(?:${PEOPLE}\s+(?:from|in)\s+)?(?:${PHILIPPINES}|filipinos?)`, 'i'),
  /\b(?:philippines?|ph)[\s-]+(?:based|only|residents?|candidates?|applicants?)\b/i,
  /\bfilipin[oa]s?\s+(?:applicants?|candidates?|workers?|freelancers?|va'?s?|virtual assistants?|citizens?|residents?|talents?|only|are welcome)\b/i,
  /\b(?:hiring|for|looking for|seeking|prefer(?:red|ably)?)\s+(?:a\s+)?filipin[oa]s?\b/i,
  /\b(?:open to|from|work(?:ing)? from|applicants from|candidates from|hiring)\s+(?:anywhere in the world|anywhere worldwide|any country|all countries|worldwide)\b/i,
]

/** The first sentence of `text`, of those without `but`, in which one of the patterns stands. */
const find = (text: string, patterns: readonly RegExp[], but: Quote | null): Quote | null => {
  // Most texts say nothing of it, and what stands nowhere in the text stands in none of its sentences.
  const standing = patterns.filter((pattern) => pattern.test(text))
  if (standing.length === 0) return null
  for (const sentence of sentencesOf(text)) {
    if (but !== null && sentence.text.includes(but)) continue
    for (const pattern of standing) {
      const match = pattern.exec(sentence.text)
      if (match) return quoteOf(sentence, match.index, match[0].length)
    }
  }
  return null
}

/**
 * Whether a posting says that people in the Philippines may apply. Only its own words count: a company's home or its
 * clients' say nothing, and words for and against each other say nothing either. Never throws.
 */
export function readPlace(text: string): PlaceAnswer {
  const no = find(text, NO, null)
  const yes = find(text, YES, no)
  if (no !== null && yes !== null) return { answer: 'not_said', quote: null }
  if (no !== null) return { answer: 'no', quote: no }
  return yes === null ? { answer: 'not_said', quote: null } : { answer: 'yes', quote: yes }
}

/** A stated place of work in the Philippines, such as `Makati, Metro Manila, Philippines`. */
export const isInPhilippines = (location: string): boolean => /\bphilippines\b/i.test(location)

const ID_PROOF = [
  /\b(?:id[\s-]?proof|idproof)\b(?:\s+(?:score|rating|points?))?(?:\s+(?:of|is|must be|should be))?[\s:=-]*(?:at least|min(?:imum)?(?:\s+of)?|above|over|≥|>=?)?\s*(\d{1,3})(?!\d)/i,
  /(?<![\d.,$₱])(\d{1,2})\s*(?:\+|%|points?|and (?:above|up)|or (?:above|higher|more|better))?\s*(?:and above|or higher)?\s*(?:olj\s+)?\bid[\s-]?proof\b/i,
]

/** The least ID proof a posting's text asks for, 1 to 99, with its words; null when it says nothing. */
export function readIdProof(text: string): { value: number; quote: Quote } | null {
  if (!/\bid[\s-]?proof/i.test(text)) return null
  for (const sentence of sentencesOf(text)) {
    for (const pattern of ID_PROOF) {
      const match = pattern.exec(sentence.text)
      const value = Number(match?.[1])
      if (match && value >= 1 && value <= 99) return { value, quote: quoteOf(sentence, match.index, match[0].length) }
    }
  }
  return null
}
