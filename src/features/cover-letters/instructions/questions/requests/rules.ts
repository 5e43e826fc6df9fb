import { namesFile, WE_SEND } from '../../files/rules.ts'
import { OF_OTHERS } from '../../phrases/rules.ts'
import { isForbidden, isToApplicants, type Reading } from '../../words/rules.ts'
import { readDescribed } from '../described/rules.ts'

const LONGEST = 300

/** "Tell us why …" anywhere, "Explain how …" where a sentence begins: elsewhere it is work. */
const TELL =
  /(?:\b(?:tell(?:ing)? (?:us|me)|(?:explaining|describing|stating|outlining|saying)(?=\s+(?:why|how|what|which|when)\b)|let (?:us|me) know|(?:we|i)(?:['’]d| would) (?:love|like|want|be (?:happy|curious)) to (?:know|hear|learn|read)(?: from you)?|(?:i['’]?m|we['’]?re|i am|we are) curious(?: to (?:know|hear))?|sabihin(?: \w+)?|ikwento(?: \w+)?|i-?kwento)\s+(?:in \w+ \w+ |briefly |mo |nyo |ninyo |po |sa amin |samin |kung )*(?:(?:a (?:little|bit|few words?|short \w+)) )?(?:why|how|what|which|when|where|who|about|your|the|bakit|paano|ano|kailan|magkano|one|two|something)|(?:^\W*|\bplease |\bkindly |\band |[•*-] ?|^[^,.!?\n]{0,40},\s*)(?:write|share|explain|describe|say|mention|state|indicate|include)\s+(?:to us |with us |in \w+ \w+ |briefly )*(?:why|how|what|which|when|where|who)|(?:^\W*|\bplease |\bkindly |\band |[•*-] ?)write (?:(?:a|an|one|two|three|few|short|brief|\d) ){1,3}(?:lines?|sentences?|words?|paragraphs?|notes?) (?:about|on|describing|explaining|saying|telling us)|(?:^\W*(?:briefly |also |then |next )?|\bplease |\bkindly |\band |\bapplicants (?:should|must) |[•*-] ?|^[^,.!?\n]{0,40},\s*)(?:describe|outline|detail|summari[sz]e|list)\s+(?:(?:the|a|an|one|two|three|any)\b(?=[^.!?\n]{0,80}\byou)|your\b|their experience\b))\b/i
/** Others may be spoken of where an applicant is told to tell: "about a time you calmed a customer". */
const TELL_US = /^(?:tell|let|we|i)\b/i
const REQUEST =
  /\b(?:include|indicate|state|mention|specify|provide|send|share|give (?:us|me)|tell (?:us|me)|let (?:us|me) know|write|add|put|list|with|isama|ilagay|sabihin|banggitin|i-?indicate|paki\w*|what(?:'s| is| are))\b/i
const FACT =
  /\b(?:(?:your|ang|my|inyong|iyong|expected|desired|asking|preferred)\s+)?(?:(?:expected|desired|asking|current|hourly|monthly|earliest|available|possible|relevant|best|preferred|weekly|target|years of|number of years of|daily|working|work|internet|minimum)\s+)*(?:rate|salary(?: (?:expectations?|requirements?|history))?|sahod|compensation|availability|start(?:ing)? dates?|date you can start|schedule|notice period|hours(?: of availability)?|years of experience|experience(?: with| in)? ?|time ?zone|location|skype id|address|age|phone number|contact (?:number|details)|rate expectations?)\b(?:\s+(?:per|a|an)\s+(?:hour|month|week|day)|\s+(?:in|with) [\w&/ ]{2,30})?/gi
const YOURS =
  /\bsalary (?:expectations?|requirements?|history)\b|\b(?:your|ang|inyong|iyong|expected|desired|asking|earliest|preferred|hourly|monthly|mo)\b/i
const NOT_APPLICANT =
  /\b(?:customers?|clients?|candidates['’]|you will|we (?:provide|give|offer)|prospects?|leads?|candidates?|patients?|guests?|employees?|sellers?|owners?|reports?|weekly|daily|every|commits?|invoices?)\b|\b(?:in|for|on|to|with) each\b/i
/** Said to somebody who is not employed yet. */
const POLITE = /\b(?:please|kindly|paki\w*)\b/i
const START =
  /^\W*(?:when (?:can|could) you (?:start|begin)|how soon can you (?:start|begin)|how many hours (?:a|per) \w+ can you)[^?.!\n]*\?/i
const ASKED_VERB =
  /\b(?:include|indicate|state|mention|specify|list|give (?:us|me)|(?:reply|respond) with|let (?:us|me) know|send|share|provide)\b/i
/** What is sent anyway, or is no answer. */
const NO_ANSWER =
  /\b(?:applications?|applicants?|message|e-?mail|cover letter|proposal|questions|interest|results?|laptop|computer|word|phrase|subject|points?|screen|details below|if you|link|form|form below|english|ids?|passport)\b/i

/**
 * What a sentence wants told beside questions (issue 5 §3): "tell us why …", "start with your favourite colour",
 * "include your expected rate and availability". Among duties (`work`) only what is said to applicants.
 */
export function readRequests(text: string, work: boolean, listed = false): Reading[] {
  if (work && !/\b(?:appl(?:y|ication|ying)|please|kindly|paki\w*)\b/i.test(text)) return []
  if (WE_SEND.test(text)) return []
  const counted = /^\W*q\d{1,2}[).:]\s*(\S[^\n]{3,}\?)/i.exec(text)?.[1]
  if (counted) return [asks(counted, text.indexOf(counted), counted.length)]
  const start = START.exec(text)
  if (start) return [asks(start[0].trim(), start.index, start[0].length)]
  const tell = TELL.exec(text)
  if (tell && OF_OTHERS.test(text.slice(0, tell.index))) return []
  const ours = tell && TELL_US.test(tell[0]) && /\byou/i.test(text.slice(tell.index + tell[0].length))
  if (NOT_APPLICANT.test(ours ? text.slice(0, tell.index) : text)) return []
  if (
    tell &&
    !isForbidden(text, tell.index) &&
    !(/ing\b/i.test(tell[0]) && namesFile(text.slice(0, tell.index).replace(/\bresum\w+/gi, ''))) &&
    !namesFile(text.slice(tell.index, tell.index + 60).split(/\band\b/)[0] ?? '')
  ) {
    return told(text, tell, work)
  }
  const described = readDescribed(text)
  if (described.length > 0) return described
  const request = REQUEST.exec(text)
  if (!request || isForbidden(text, request.index)) return []
  const facts = factsFrom(text, request.index)
  const verb = work ? null : ASKED_VERB.exec(text)
  const sure = listed || isToApplicants(text) || POLITE.test(text)
  if (!verb || isForbidden(text, verb.index)) return facts
  // "Include your draft with …" may be work: the person is asked.
  const pieces = piecesFrom(text, verb, facts)
  return [...facts, ...(sure ? pieces : pieces.map((one) => ({ ...one, sure: false as const })))]
}

/** Another demand in the same sentence. */
const NEXT_DEMAND =
  /[,;]?\s+(?:and|then|also|plus)\s+(?:please\s+|also\s+|then\s+)?(?=(?:include|attach|send|state|indicate|mention|submit|provide|give|add|share|tell|let|use|put|write)\b)/i

/** What is to be told, question by question, and what the sentence wants besides. */
function told(text: string, tell: RegExpExecArray, work: boolean): Reading[] {
  const at = tell.index + Math.max(tell[0].search(/\S/), 0)
  const whole = text.slice(at).trimEnd()
  const cut = NEXT_DEMAND.exec(whole)
  const body = cut ? whole.slice(0, cut.index) : whole
  const behind = at + body.length
  const facts = factsFrom(body, 0)
  const named = facts.length > 1 ? facts.map((one) => ({ ...one, at: one.at + at })) : null
  const rest = cut ? readRequests(text.slice(behind), work) : []
  return [
    ...(named ?? [{ found: { kind: 'question' as const, text: body.slice(0, LONGEST) }, at, length: body.length }]),
    ...rest.map((one) => ({ ...one, at: one.at + behind })),
  ]
}

const asks = (text: string, at: number, length: number): Reading => ({
  found: { kind: 'question', text },
  at,
  length,
})

function factsFrom(text: string, from: number): Reading[] {
  return [...text.slice(from).matchAll(FACT)].flatMap((match): Reading[] => {
    const at = from + match.index
    if (!YOURS.test(match[0]) && !/\byour\b[^.!?]*$/i.test(text.slice(from, at))) return []
    return [asks(match[0].trim(), from, at + match[0].length - from)]
  })
}

/** What is asked for in a row after a verb, when it speaks of the applicant and no file or known fact does. */
function piecesFrom(text: string, verb: RegExpExecArray, facts: readonly Reading[]): Reading[] {
  const from = verb.index + verb[0].length
  const pieces = text.slice(from).split(/,\s*(?:and\s+)?|\s+and\s+|\s+(?:along|together) with\s+|\s+plus\s+/)
  let at = from
  return pieces.flatMap((piece) => {
    const begin = text.indexOf(piece, at)
    at = begin + piece.length
    const words = piece
      .replace(/^\s*(?:us|me|also|both|with|then)\s+/i, '')
      .replace(/[.!;:\s]+$/, '')
      .trim()
    const known = facts.some(({ found }) => found.kind === 'question' && words.includes(found.text))
    if (
      known ||
      /^["“‘']/.test(words) ||
      words.length < 8 ||
      words.length > 160 ||
      !/\byou(?:r|['’]\w+)?\b/i.test(words)
    )
      return []
    return /^(?:it|that|this|these|those|them)\b/i.test(words) || NO_ANSWER.test(words) || namesFile(words)
      ? []
      : [asks(words, begin, piece.length)]
  })
}
