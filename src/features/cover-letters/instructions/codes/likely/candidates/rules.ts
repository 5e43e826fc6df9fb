import { matchesOf } from '#features/phrases/rules.ts'
import { wordAt, type Word } from '../../../words/rules.ts'
import { OWN, PROOF } from '../../signs/rules.ts'

/** How a word is marked: in quotation marks or capitals, called a word, a name, or only behind a verb that may order it. */
export type Mark = 'marked' | 'called' | 'name' | 'behind'
/** What might be a word to write, and where it begins. */
export type Candidate = Word & { start: number; mark: Mark }

const MARKED =
  /(?<!["“'‘*\p{L}\d])["“'‘*]{1,3}(?=[\p{L}\d#])|(?<![\p{L}\d#-])(?=[A-Z]{3,}\b|[A-Z\d]{1,6}-[A-Z\d]|[A-Z]{2,}\d)/gu
const CALLED =
  /\b(?:(?:the|this|code|secret|hidden|magic|ang|salitang|our|today['’]s|exact|following|these|ng)\s+(?:\w+\s+)?(?:words?|phrase|code ?word|password|keyword|code|hashtag|greeting|sentence|colou?r|number)\b|salitang\b)(?:\s+(?:of the (?:day|week)|for (?:humans|today|this (?:job|post|ad))))?\s*(?:\bis\b|\bay\b|\bna\b|:|=|,)?\s*/giu
/** Without one of these nothing is called a word. */
const WORD = /word|phrase|code|hashtag|greeting|sentence|colou?r|number|salita/i
const WORD_OR_LINE = /\b(?:line|word|words|greeting|opening|closing|code|phrase|password)\b[^.!?:=\n]{0,25}[:=]/i
const BEHIND =
  /\b(?:type|say|write|mention|include|add|put|drop|repeat|quote|cite|sprinkle|weave|slip|hide|reply|comment|with|use|using|ang|ng|sa|starting|saying|is|be|read)\s+(?=\p{Ll}{3}|\d)/giu
/** "First line: I can fold a fitted sheet" */
const LABELLED =
  /^[^\p{L}\n]*(?:\p{L}+[ -]){0,4}(?:line|word|words|greeting|opening|closing|code|phrase|password)\b[^.!?:=\n]{0,25}[:=]\s*(?=[\p{L}\d])/giu
const NAME = /(?<=[\p{Ll},:] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}/gu
const [LONGEST, MOST] = [60, 6]
const GOES_ON =
  /^(?:we|you|u|i|they|he|she|that|which|who|to|for|must|should|needs?|has|have|had|will|can|may|below|above|in|at|on|appears?|goes|here|hidden|written|count|limit|or|and)\b/
const ASKS = /^(?:why|how|what|when|where|who|which|is|are|do|does|did|can|could|would)\b/i

/**
 * Everything in a sentence that might be a word to write; of two that overlap the one that begins first. Names and words
 * without a mark count where the sentence speaks of a letter or of what the word proves.
 */
export function candidatesIn(text: string): Candidate[] {
  const unmarked = OWN.test(text) || PROOF.test(text)
  const found = [
    ...starts(MARKED, text).flatMap((at) => candidateAt(text, at, 'marked')),
    ...(WORD.test(text) ? starts(CALLED, text).flatMap((at) => candidateAt(text, at, 'called')) : []),
    ...(WORD_OR_LINE.test(text) ? starts(LABELLED, text).flatMap((at) => candidateAt(text, at, 'called')) : []),
    ...(unmarked ? names(text) : []),
    ...(unmarked ? starts(BEHIND, text).flatMap((at) => candidateAt(text, at, 'behind')) : []),
  ].toSorted((one, other) => one.start - other.start || rank(one) - rank(other))
  let end = -1
  return found.filter((one) => {
    if (one.start < end) return false
    end = one.end
    return true
  })
}

const names = (text: string): Candidate[] =>
  matchesOf(NAME, text)
    .slice(0, MOST)
    .map(({ 0: word, index }) => ({ word, end: index + word.length, quoted: false, start: index, mark: 'name' }))

const rank = ({ mark }: Candidate): number => ['called', 'marked', 'name', 'behind'].indexOf(mark)

const starts = (pattern: RegExp, text: string): number[] =>
  matchesOf(pattern, text)
    .slice(0, MOST)
    .map(({ 0: all, index }) => (pattern === MARKED ? index : index + all.length))

function candidateAt(text: string, start: number, mark: Mark): Candidate[] {
  const found = wordAt(text, start, mark !== 'marked')
  // "The word we look for" goes on to say which.
  if (mark === 'called' && found && !found.quoted && GOES_ON.test(found.word)) return []
  if (!found || found.word.length > LONGEST || text.slice(start, found.end).includes('?') || ASKS.test(found.word))
    return []
  return [{ ...found, start, mark }]
}
