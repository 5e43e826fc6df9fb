import { isForbidden, isToApplicants, type Reading } from '../../words/rules.ts'

/** What a person has to think of: a favourite, the name of something, a fact about themselves. */
const THING = String.raw`(?:(?:your|my) (?:own )?(?:all-time )?favou?rite|the (?:name|title|colou?r|capital) of|(?:a|one) (?:fun|random|interesting) fact|the answer to)\b`
const MESSAGE = String.raw`(?:message|application|cover letter|letter|reply|response|proposal|e-?mail|it|subject(?: line)?)`
const OPENS = new RegExp(
  String.raw`\b(?:start|begin|open|end|close|finish)\s+(?:(?:your|the)\s+)?${MESSAGE}\s+(?:off\s+)?(?:with|by (?:telling us|stating|naming|mentioning|saying|writing))\s+(?=${THING})`,
  'i',
)
const TOLD = new RegExp(
  String.raw`\b(?:put|write|mention|include|add|state|type|say|name|share|use|give)\s+(?:(?:us|me|down|also)\s+)*(?=${THING})`,
  'i',
)
const SEEN =
  /\bhumans?\b|\b(?:made it|got|get|come|read|reading) (?:this|so) far\b|\bin (?:the|your) subject\b|\b(?:first line|top) of (?:the|your) (?:message|letter|e-?mail)\b/i
/** Where the thing ends and the sentence goes on. */
const GOES_ON =
  /\s*[,;:(–—].*$|\s+(?:so|and|but|to (?:show|prove|let)|then|because|instead|when you|if you|before|as (?:the|your)|(?:in|on|at|to) (?:the|your) (?:very )?(?:subject|first|last|top|end|beginning|start|bottom|message|application|cover|letter|reply|response|proposal|e-?mail)|somewhere|anywhere)\b.*$|[.!?\s]+$/is

/**
 * What a sentence wants in an application without giving its words (issue 5 §3): "mention your favourite colour",
 * "start with the name of your first pet". No code word, because only the person knows it: a question to answer.
 */
export function readDescribed(text: string): Reading[] {
  const match = OPENS.exec(text) ?? (isToApplicants(text) || SEEN.test(text) ? TOLD.exec(text) : null)
  if (!match || isForbidden(text, match.index)) return []
  const from = match.index + match[0].length
  const thing = text
    .slice(from, from + 160)
    .replace(GOES_ON, '')
    .trim()
  if (thing.length < 8 || thing.length > 100) return []
  return [{ found: { kind: 'question', text: thing }, at: match.index, length: from + thing.length - match.index }]
}
