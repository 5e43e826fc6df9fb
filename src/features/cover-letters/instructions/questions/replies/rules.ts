import { matchesOf } from '#features/phrases/rules.ts'
import { isForbidden } from '../../words/rules.ts'
import type { Asked } from '../answers/rules.ts'

const MOST = 3
const WRITER = String.raw`(?:customers?|clients?|guests?|patients?|buyers?|shoppers?|students?|tenants?|users?|leads?|e-?mails?|messages?|reviews?|tickets?|complaints?|comments?|inquir(?:y|ies)|enquir(?:y|ies)|DMs?|chats?)`
/**
 * "Reply to this customer as you would on the job:" with what the customer says in quotation marks behind it: a test
 * that is done in the letter. Whoever answers such mail at work is shown none.
 */
const TEST = new RegExp(
  String.raw`\b(?:(?:how (?:you['’]d|you would|would you|you) )?(?:reply|respond|write back)(?: to)?|(?:how (?:you['’]d|you would|would you|you) )?answer|(?:draft|write|compose|type|give)(?: (?:us|me))? (?:an?|your|the)(?: [\w-]+){0,2} (?:reply|response|answer) to) (?:this|the|these|our|an?)(?: (?!questions?\b|in\b|on\b|of\b|with\b)[\w-]+){0,3} ${WRITER}\b[^.!?\n:"“]{0,60}(?=:?\s*["“][^"”]{10,700}["”])`,
  'gi',
)
const QUOTED = /^:?\s*["“][^"”]{10,700}["”]/

/** Messages of customers that an applicant is to answer in the letter, with the message they answer. */
export const readReplies = (text: string): Asked[] =>
  matchesOf(TEST, text)
    .slice(0, MOST)
    .flatMap(({ 0: demand, index }): Asked[] => {
      if (isForbidden(text, index)) return []
      const end = index + demand.length
      const message = QUOTED.exec(text.slice(end, end + 720))?.[0] ?? ''
      return [{ text: demand.trim(), start: index, end: end + message.length, whole: true }]
    })
