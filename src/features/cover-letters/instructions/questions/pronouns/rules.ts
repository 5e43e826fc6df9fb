import { oneOf } from '#features/phrases/rules.ts'

/** "Yours", alone or what a question is about: "a part that is yours" speaks of the part. */
const YOURS =
  /(?<=^(?:(?:what|which|when|how|why|where|whether)(?:['’]s| is| are| was| were)? )?)yours\b(?! (?:truly|sincerely|faithfully)\b)/i
/** "Tell me what it is", with the thing in the sentence before. */
const WHAT_IT_IS = /^(?:what|which|who|where|when) (?:it|that|this|they|those|these) (?:is|are|was|were|would be)\W*$/i
/** "Team 3 has three houses. One called out. What do you do?" */
const OF_A_CASE = /^(?:so |and |now )?what (?:do|would|will|should) you (?:do|say|answer|reply)\W*$/i
const STEP = /^\W*(?:(?:step|question|task|part|scenario) ?\d{1,2}[.:)]?|\(?(?:\d{1,2}|[a-h])[).:])\s*/i
const LAST_SENTENCE = /[^\s.!?][^.!?\n]*[.!?;]*\s*$/

/** Where the name of a thing ends: what it is compared with, what is said of it. */
const ENDS = oneOf([
  'than|and|but|or|rather|instead|not|is|are|was|were|has|have|can|will|would|to|as|so|if|when|while|because|since',
  'that|which|who|we|i|you|it|they|about it|myself|ourselves|here|too|first|please|now|at (?:all|least)',
])
const WORD = String.raw`(?!${ENDS}\b)[\p{L}\d][\p{L}\d'’%-]*`
/** "My worst habit", "a flat hourly rate", "one house rule": the thing by its name, up to six words long. */
const OURS = new RegExp(String.raw`\b(?:my|our)\s+(${WORD}(?:\s+${WORD}){0,5})`, 'iu')
const ANY = new RegExp(String.raw`\b(?:an?|one|some kind of)\s+(${WORD}(?:\s+${WORD}){0,5})`, 'iu')
/** What every sentence has and nobody asks for. */
const EMPTY =
  /^(?:lot|bit|few|while|day|week|month|year|little|couple|number|team|person|people|company|firm|business)\b/i

/** The thing that a sentence speaks of and "yours" stands for; empty where it names none. */
function thingIn(sentence: string): string {
  const [, thing = ''] = OURS.exec(sentence) ?? ANY.exec(sentence) ?? []
  return EMPTY.test(thing) ? '' : thing
}

/** "Watch one of our videos and tell me why it works": what "it" is stands in the same sentence. */
const OF_IT = /^(?:why|how|what|whether|if|where)\b[^,]{0,60}\b(?:it|they|them)\b/i
const LOOKED_AT =
  /^(?:please |first,? )?(?:(?:take a |have a )?look|watch|read|listen|open|visit|check|pick|choose|find|go|browse|search)\b/i
const LONGEST_TASK = 220
/** The whole sentence of such a question, from where its line begins; empty for any other. */
function taskOf(text: string, quote: string, before: string): string {
  if (!OF_IT.test(text)) return ''
  const begun = `${before.slice(before.lastIndexOf('\n') + 1)}${quote}`.replace(STEP, '').replace(/^\W+/, '').trim()
  return LOOKED_AT.test(begun) && begun.length <= LONGEST_TASK && begun.includes(text)
    ? begun.replace(/[.\s]+$/, '')
    : ''
}

/**
 * A question without a pronoun that nobody understands on its own: "what yours is" is "your flat hourly rate" where
 * `before` ends in "I'd rather pay a flat hourly rate". Where no thing is named, the sentence before goes with it.
 */
export function spelledOut(text: string, before: string, quote = ''): string {
  const task = taskOf(text, quote, before)
  if (task !== '') return task
  if (OF_A_CASE.test(text)) {
    const told = before
      .slice(before.lastIndexOf('\n') + 1)
      .replace(STEP, '')
      .trim()
    return told === '' ? text : `${told} ${text.charAt(0).toUpperCase()}${text.slice(1)}`
  }
  const points = YOURS.test(text) || WHAT_IT_IS.test(text)
  const last = points ? (LAST_SENTENCE.exec(before)?.[0].trim() ?? '') : ''
  if (last === '' || /\b(?:sincerely|regards)\b/i.test(last)) return text
  const thing = YOURS.test(text) ? thingIn(last) : ''
  if (thing === '') return `${last} ${text.charAt(0).toUpperCase()}${text.slice(1)}`
  return text.replace(YOURS, `your ${thing}`).replace(/^what (your .{3,}?) (?:is|are|was|were)(?=\W*$)/i, '$1')
}
