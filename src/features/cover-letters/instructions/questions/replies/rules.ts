import { matchesOf } from '#features/phrases/rules.ts'
import { isForbidden } from '../../words/rules.ts'
import type { Asked } from '../answers/rules.ts'

const MOST = 3
/** So short a message is part of what is asked. */
const SHORT = 120
/** What is to be done in a recording is done there. */
const IN_RECORDING = /\b(?:loom|video|recording|vocaroo|clip)\b[^.!?\n]*$/i
const WRITER = String.raw`(?:customers?|clients?|guests?|patients?|buyers?|shoppers?|students?|tenants?|users?|leads?|e-?mails?|messages?|reviews?|tickets?|complaints?|comments?|inquir(?:y|ies)|enquir(?:y|ies)|DMs?|chats?)`
/**
 * "Reply to this customer as you would on the job:" with what the customer says in quotation marks behind it: a test
 * that is done in the letter. Whoever answers such mail at work is shown none.
 */
const TEST = new RegExp(
  String.raw`\b(?:(?:how (?:you['’]d|you would|would you|you) )?(?:reply|respond|write back)(?: to)?|(?:how (?:you['’]d|you would|would you|you) )?answer|(?:draft|write|compose|type|give)(?: (?:us|me))? (?:an?|your|the)(?: [\w-]+){0,2} (?:reply|response|answer) to) (?:this|the|these|our|an?)(?: (?!questions?\b|in\b|on\b|of\b|with\b)[\w-]+){0,3} ${WRITER}\b[^.!?\n:"“]{0,60}(?=:?\s*["“][^"”]{10,700}["”])`,
  'gi',
)
/** "Rewrite this reply so it sounds human: “…”", "one design for this phrase: “…”" */
const TO_REWRITE =
  /\b(?:(?:re-?write|rephrase|reword|improve|fix|correct|proofread|translate|polish) (?:this|the following|our) (?:[\w-]+ ){0,2}(?:repl(?:y|ies)|messages?|e-?mails?|sentences?|paragraphs?|texts?|lines?|responses?|captions?)|(?:an?|one|two) (?:[\w-]+ ){0,2}(?:design|mock-?up|caption|headline|hook|translation|poster|banner)s? (?:for|of) (?:this|the following) (?:phrase|line|slogan|sentence|text|quote))\b[^.!?\n:"“]{0,60}?(?=\s*(?::|-+>|→|=>|[–—-])?\s*["“][^"”]{10,700}["”])/gi
const QUOTED = /^\s*(?::|-+>|→|=>|[–—-])?\s*["“][^"”]{10,700}["”]/

/** Messages of customers that an applicant is to answer in the letter, with the message they answer. */
export const readReplies = (text: string): Asked[] =>
  [...matchesOf(TEST, text), ...matchesOf(TO_REWRITE, text)].slice(0, MOST).flatMap(({ 0: demand, index }): Asked[] => {
    if (isForbidden(text, index) || IN_RECORDING.test(text.slice(Math.max(0, index - 60), index))) return []
    const end = index + demand.length
    const message = QUOTED.exec(text.slice(end, end + 720))?.[0] ?? ''
    const asked = message.length <= SHORT ? `${demand}${message}` : demand
    return [{ text: asked.replace(/\s+/g, ' ').trim(), start: index, end: end + message.length, whole: true }]
  })
