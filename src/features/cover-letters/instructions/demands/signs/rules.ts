import { QUESTIONING } from '../../phrases/rules.ts'

// What a sentence says beside its verb: of whom it speaks, and whose the thing is.

/** Others than the applicant. */
export const OTHERS =
  /\b(?:customers?|clients?|patients?|guests?|students?|tenants?|members?|leads?(?! times?\b)|prospects|callers?|candidates?|employees?|sellers?|owners?|tickets?|invoices?|each(?! (?:one|of|took|takes|was|is|did|had)\b|[.,;)]|$)|every|bawat|(?:weekly|daily|monthly|end-of-day) (?:\w+ )?(?:reports?|updates?|summar(?:y|ies)|recaps?|logs?))\b/i
/** "Ability to learn quickly and share …": what somebody is like. */
export const WISHED =
  /\b(?:ability|able|willing(?:ness)?|capacity|capable|desire|opportunity|eager|happy|responsible|experience|skills?|knowledge) (?:to|of|for|in)\b[^,.;:!?]{0,80}$/i
/** "Someone who can tell me why …": what they are to be like. */
export const SOMEONE =
  /\b(?:someone|somebody|a person|people|an? [\w-]+(?: [\w-]+){0,2}(?= who\b)|an? (?:[\w-]+ ){0,2}(?:person|candidate|freelancer|partner|teammate|\w+(?:er|or|ist|ant))) (?:who|that)(?:['’]\w+)?\b(?![^]*\b(?:please|pls|kindly|apply|interested|send|submit)\b)[^.;!?]*\b(?:can|could|will|to|and|or) \w+$/i
/** What is the applicant's, or what work costs. */
export const YOURS =
  /\b(?:you|ur|mo|ninyo|expected|desired|asking|preferred|salary|availability|why|when|whether)|^\s*(?:(?:us|me|the|an?|with|detailed|estimated|approximate|total|time|,|and)\s*)*(?:time ?lines?|time ?frames?|costs?|prices?|quotes?|quotation|estimates?)\b/i
/** "Include your expected monthly salary": what only an applicant has. */
export const OWN_TERMS =
  /^\s*(?:your|ur) (?:expected|desired|asking|preferred|earliest) [\w ]{0,20}\b(?:salary|rate|pay|start|hours)\b/i

/** Behind a verb: what is asked in a clause. */
export const ASKS = new RegExp(String.raw`^\s+(?:${QUESTIONING})\b`, 'i')
/** "I need to know why sales fell": of the work, and not of who applies. */
export const isOfOurs = (behind: string): boolean =>
  ASKS.test(behind) && !/\b(?:you\w*|ur)\b/i.test(behind.split(/,\s+(?:and|so|but)\s+/, 1)[0] ?? '')
