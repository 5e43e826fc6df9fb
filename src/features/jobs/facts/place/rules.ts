import { quoteOf, sentencesOf, type Quote } from '../quotes/rules.ts'

export type PlaceAnswer = { answer: 'yes' | 'no' | 'not_said'; quote: Quote | null }

/** Countries, regions and American states that postings keep their work to. */
const PLACES = [
  String.raw`u\.?s\.?a?\b\.?`,
  String.raw`u\.?k\.?\b`,
  String.raw`eu\b`,
  'united states|america|united kingdom|england|ireland|canada|australia|new zealand|europe|the eu|emea|eea',
  '(?:north|latin|south|central) america|latam|(?:eastern|western) europe|caribbean|middle east',
  'mexico|brazil|colombia|argentina|chile|peru|costa rica|dominican republic|ecuador|uruguay|venezuela|jamaica',
  'germany|france|spain|portugal|italy|netherlands|poland|romania|ukraine|serbia|turkey|switzerland|sweden',
  'india|pakistan|bangladesh|sri lanka|singapore|malaysia|indonesia|vietnam|thailand|japan|hong kong|uae|dubai',
  'africa|south africa|nigeria|kenya|egypt|ghana|israel',
  'alabama|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|idaho|illinois|indiana|iowa|kansas',
  'kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada',
  'new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania',
  'south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming',
].join('|')
const COUNTRIES = String.raw`(?:the\s+)?(?:${PLACES})`
const PHILIPPINES = String.raw`(?:the\s+)?(?:philippines|ph\b(?!p))`
const PARTS = '(?:metro manila|ncr|luzon|visayas|mindanao|calabarzon|cebu|davao|iloilo|bacolod|baguio|cagayan de oro)'
const PEOPLE = String.raw`(?:candidates?|applicants?|residents?|citizens?|applications?|workers?|contractors?|freelancers?|people|those|individuals?|talents?)`
const STANDING = String.raw`(?:from|in|within|based in|located in|residing in|living in|(?:who|that)\s+(?:are\s+)?(?:live|reside|living|residing|based|located)\s+in)`
const OTHERS = String.raw`(?:clients?|customers?|hours?|business|time|dollars?|leads?|market)\b`

/** They keep the work to a place that is not the Philippines. */
const ELSEWHERE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${COUNTRIES}[\s-]*(?:based\s+)?(?:${PEOPLE}\s+)?only\b(?![^\S\n]+(?:clients?|customers?|hours?|dollars?|leads?|market))`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:only|exclusively|limited|restricted|reserved)\s+(?:(?:accept(?:ing)?|consider(?:ing)?|hir(?:e|ing)|open|available|looking|for|to)\s+){0,3}(?:(?:${PEOPLE}\s+)?${STANDING}\s+${COUNTRIES}|${COUNTRIES}[\s-]+(?:based\s+)?${PEOPLE})`,
    'i',
  ),
  new RegExp(
    String.raw`\bmust\s+(?:currently\s+)?(?:be\s+)?(?:currently\s+)?(?:physically\s+)?(?:based|located|reside|live|living|residing)\s+in\s+(?:one of\s+)?(?:the following(?: states| countries)?:?\s+)?${COUNTRIES}`,
    'i',
  ),
  new RegExp(String.raw`\b(?:must be|only)\s+(?:an?\s+)?${COUNTRIES}[\s-]+(?:based|citizens?|residents?)\b`, 'i'),
  new RegExp(
    String.raw`\b(?:authori[sz]ed|authori[sz]ation|eligible|permitted|permit|right|visa|legally able)\s+to\s+(?:live\s+and\s+)?work\s+in\s+${COUNTRIES}`,
    'i',
  ),
  new RegExp(
    String.raw`\b${COUNTRIES}\s+(?:citizenship|work\s+(?:authori[sz]ation|permit|visa)|residency)\s+(?:is\s+)?(?:required|needed|necessary|a must)`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:not|no|cannot|can't|don't|won't|unable)\b[^.,;\n]{0,60}\boutside\s+(?:of\s+)?${COUNTRIES}(?!\s+${OTHERS})`,
    'i',
  ),
  new RegExp(
    String.raw`\b${PEOPLE}\s+(?:(?:from|based|located|living|residing)\s+)?outside\s+(?:of\s+)?${COUNTRIES}(?!\s+${OTHERS})[^.;\n]{0,40}\b(?:not|cannot|can't|won't|rejected|ignored|declined)\b`,
    'i',
  ),
  // Papers that only the United States give.
  /\bw-?2\s+only\b|\bno\s+c2c\b|\b(?:us|u\.s\.)\s+persons?\s+only\b|\bgreen[\s-]card\s+holders?\b/i,
]

/** They name the Philippines and refuse it. */
const REFUSED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:not|cannot|can't|don't|do not|won't|unable to)\b[^.,;\n]{0,40}\b(?:${PHILIPPINES}|filipinos?)`,
    'i',
  ),
  new RegExp(String.raw`\b(?:except|excluding|outside(?: of)?)\s+${PHILIPPINES}`, 'i'),
  /\bno\s+(?:filipinos?|applicants?\s+from\s+(?:the\s+)?philippines)\b/i,
]

/** Beside another country it is one of those that may apply. */
const ALSO_HERE = /\b(?:philippines|filipin[oa]s?|south[\s-]?east asia|asia|apac|worldwide|anywhere in the world)\b/i

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
  new RegExp(String.raw`\b${PEOPLE}\s+(?:from|in|based in)\s+${PARTS}\b`, 'i'),
  new RegExp(String.raw`\b(?:only|we)\s+(?:only\s+)?hir(?:e|ing)\s+(?:from|in)\s+${PARTS}\b`, 'i'),
  new RegExp(String.raw`\b${PARTS}(?:\s+(?:and|or|&)\s+${PARTS})?\s+(?:${PEOPLE}|residents?)\b`, 'i'),
  /\b(?:pinoys?|pinays?)\s+(?:only|lang|preferred|welcome|applicants?|va'?s?)\b/i,
  /\bwe\s+(?:hire|recruit|accept\s+applicants)\s+(?:worldwide|globally|all over the world|around the world|internationally)\b|\b(?:any|all)\s+countr(?:y|ies)\s+(?:is|are)\s+(?:fine|ok(?:ay)?|welcome|accepted)\b/i,
  /\b(?:open to|anyone|anybody|candidates|applicants|people|talents?)\s+(?:(?:based\s+)?(?:in|from|across)\s+)?(?:south[\s-]?east asia|apac|asia[\s-]pacific)\b/i,
  /\b(?:open to|from|work(?:ing)? from|applicants from|candidates from|hiring)\s+(?:anywhere in the world|anywhere worldwide|any country|all countries|worldwide)\b/i,
]

/** The first sentence of `text` that may count, in which one of the patterns stands. */
const find = (text: string, patterns: readonly RegExp[], mayCount: (sentence: string) => boolean): Quote | null => {
  // Most texts say nothing of it, and what stands nowhere in the text stands in none of its sentences.
  const standing = patterns.filter((pattern) => pattern.test(text))
  if (standing.length === 0) return null
  for (const sentence of sentencesOf(text)) {
    if (!mayCount(sentence.text)) continue
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
  const refused = find(text, REFUSED, () => true)
  const no = refused ?? find(text, ELSEWHERE, (sentence) => !ALSO_HERE.test(sentence))
  const yes = find(text, YES, (sentence) => no === null || !sentence.includes(no))
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
