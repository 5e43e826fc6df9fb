import type { Reading } from '../words/rules.ts'

const AI = String.raw`(?:a\.?i\.?|artificial intelligence|chat[\s-]?gpts?|gpt|chatbots?|gemini|claude|copilot|llms?|(?:ro)?bots?)`
const MADE = String.raw`(?:[\s-]*(?:written|generated|made|assisted|created|powered|produced|copy[- ]?paste\w*))?`
const TEXT = String.raw`(?:applications?|cover letters?|letters?|messages?|answers?|responses?|replies|proposals?|content|submissions?|resumes?|introductions?|intros?|text|sagot)`

const RULES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:no|zero|skip the|not accept(?:ing)?|without(?: using| the (?:use|help) of)?)\s+(?:any\s+)?${AI}(?:\s*(?:,|/|or|and)\s*${AI})*${MADE}\s*(?:${TEXT}|please|allowed|po|\.|!|,|$|to (?:write|answer|apply)|when|for (?:your|this|the) (?:application|letter|answer)s?|tools? (?:for|in|to))`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:do not|don['’]?t|never|please avoid|avoid|refrain from|not to|stop)\s+(?:use|using|rely(?:ing)? on|submit(?:ting)?|send(?:ing)? (?:us )?|copy(?:ing)?(?:[ -]?past(?:e|ing))? from|write (?:it |this )?with|apply with|let)\s+(?:an?\s+|any\s+|your\s+)?${AI}`,
    'i',
  ),
  new RegExp(
    String.raw`\b${AI}[\s-]*(?:written|generated|made|assisted|created|produced)?\s+${TEXT}\b[^.!?\n]{0,30}\b(?:will|are|is|get|go|not|won['’]?t|deleted|rejected|ignored|disqualif\w+|discard\w*|automatic\w*|straight)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b${TEXT}\b[^.!?\n]{0,30}\b(?:written|generated|made|created|produced|done|from)\s+(?:by|with|using|through|in)?\s*(?:an?\s+)?${AI}\b[^.!?\n]{0,20}\b(?:will|are|is|get|go|not|won['’]?t|deleted|rejected|ignored|disqualif\w+|discard\w*)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:we|i)\s+(?:can|will|do|know)\b[^.!?\n]{0,20}\b(?:tell|spot|detect|know|reject|delete|smell|check for)\b[^.!?\n]{0,30}\b${AI}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:anything|whatever|everything|letters?|applications?|messages?|answers?)\b[^.!?\n]{0,30}\b(?:reads?|sounds?|looks?|smells?)\s+like\s+(?:it (?:is|was) (?:written )?(?:by|from) )?(?:an? )?${AI}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\bif (?:i|we) (?:smell|see|detect|suspect|find|think|notice|catch)\b[^.!?\n]{0,40}\b${AI}\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:huwag|wag|bawal|iwasan)\b[^.!?\n]{0,35}\b${AI}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:your own words|yourself|by hand|sariling salita)\b[^.!?\n]{0,30}\b(?:not|no|without|never|hindi)\b[^.!?\n]{0,15}\b${AI}\b`,
    'i',
  ),
]
/** Speaks of the work and not of the letter. */
const WORK =
  /\b(?:experience|our (?:customers|clients|products?|blogs?|articles?)|articles?|blog posts?|to screen|we (?:do not|don['’]?t|never) use|captions?|prior knowledge|knowledge|skills?|required|needed|patients?|artworks?|samples?|wrote|images?|designs?)\b/i

/** Whether a sentence wants no letter that a machine wrote. */
export function readNoAi(text: string): Reading[] {
  if (!/\b(?:a\.?i|artificial|chat|gpt|gemini|claude|copilot|llm|bot|robot)/i.test(text)) return []
  for (const rule of RULES) {
    const match = rule.exec(text)
    if (match && !WORK.test(text)) {
      return [{ found: { kind: 'no_ai', avoid: null }, at: match.index, length: match[0].length }]
    }
  }
  return []
}
