import { INTERVIEW, isOurs } from '../files/rules.ts'
import { ASKING, LETTERS, OF_OTHERS, TELLS_DOING } from '../phrases/rules.ts'
import { isForbidden, type Reading } from '../words/rules.ts'

const [SHORTEST, LONGEST] = [15, 200]
/** Verbs of writing that only letters are told with, beside those of demands. */
const WRITING = String.raw`work|weave|slip|sneak|hide|tuck|pop|sprinkle|drop|start|begin|open|end|close|finish|sign|use|type|greet|address|refer|reference|answer|solve|guess`
const POLITELY = String.raw`(?:(?:please|pls|plz|kindly|also|then|just|and|so|do|be sure to|make sure (?:to|you)|remember to|don['’]?t forget to)\W+)*`
const SPOT = String.raw`(?:(?:very )?(?:first|last|opening|closing|final) (?:words?|line|sentence|paragraph|thing)|subject(?: line)?|headline|greeting|p\.?s\.?)`
const PLACE = String.raw`(?:in|into|inside|within|on|at|as|with|near)\s+(?:the (?:very )?(?:top|start|beginning|end|bottom) of\s+)?(?:your|ur|iyong|inyong)\s+(?:[\w-]+\s+)?(?:${LETTERS}|${SPOT})\b|(?:in|on|at|as)\s+the\s+(?:very )?(?:subject(?: line)?|(?:first|last|opening|closing) (?:line|word|sentence))\b(?<!\b(?:it|this|that|them) (?:in|on|at|as) the [a-z ]{4,16})`
/** "Work our dog's name into your letter", "in your message, tell …": an order to write, with a place for it. */
const WRITE = new RegExp(
  String.raw`^\W*(?:\d{1,2}[.)]\s+)?(?:${PLACE},?\s+)?${POLITELY}(?<verb>${ASKING}|${WRITING})\b(?=[^.!?\n]{3,})`,
  'i',
)
const PURPOSE = String.raw`(?:so (?:that )?(?:we|i) (?:know|can tell|can see)|to (?:show|prove)|(?:shows?|proves?|tells?) (?:us|me)|by mentioning)\b`
const PLACED = new RegExp(String.raw`\b(?:${PLACE}|${PURPOSE})`, 'i')
/** What is left when the order and the place are gone: "tell us in your letter" heads what stands below. */
const FRAME = new RegExp(
  String.raw`\b(?:${PLACE}|${ASKING}|us|me|please|kindly|the|all|following|questions?|so|we|i|know|answers?)\b`,
  'gi',
)
/** "Put it in your subject": what it is may have been read. */
const REFERS =
  /\b(?:it|that|this|these|those|them|both|(?:the|your) (?:answers?|result|links?|sum|word|code|phrase|name))\b/i
/** How to send, by when, to whom: no more than the letter itself. */
const ONLY_SENDING =
  /\b(?:attach|send|submit|upload|e-?mail|forward|apply|click|use)\b[^.!?\n]{0,30}\b(?:your|the|this|an?) (?:[\w-]+ )?(?:application|proposal|cover letter|letter|bid|message|e-?mail|form|link|button)\b|\b(?:generic|template|copy[ -]?past\w*|long|short|brief|concise|specific|honest|creative|personal|professional|yourself|polite|formal)\b/i

/** Whether such an order only says where something belongs that was read before it. */
export const onlyRefers = (words: string): boolean => REFERS.test(words)

/**
 * An order to write something, said to applicants and with a place in their letter, of which no reader knows what is to
 * be written. The person is asked; nobody obeys.
 */
export function readUnknown(text: string, { applying, work }: { applying: boolean; work: boolean }): Reading[] {
  if (work || !applying) return []
  const words = text.trim().replace(/^\W+/, '')
  if (words.length < SHORTEST || words.length > LONGEST || !PLACED.test(words)) return []
  const verb = WRITE.exec(words)
  if (!verb || isForbidden(words, verb[0].length) || ONLY_SENDING.test(words)) return []
  if (words.replace(FRAME, '').replace(/[^\p{L}]/gu, '').length < 4) return []
  if (TELLS_DOING.test(words) || OF_OTHERS.test(words) || INTERVIEW.test(words) || isOurs(words)) return []
  const at = text.indexOf(words)
  return [{ found: { kind: 'question', text: words }, at, length: words.length, sure: false }]
}
