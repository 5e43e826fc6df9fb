import { matchesOf } from '#features/phrases/rules.ts'
import { namesFile } from '../../files/rules.ts'
import { isForbidden } from '../../words/rules.ts'

/**
 * A question with where it stands in the whole text; `whole` where nothing else is asked in there, `told` where it is
 * asked of applicants whatever its line looks like.
 */
export type Asked = { text: string; start: number; end: number; whole?: true; told?: true }

const MOST = 3
/** "Put the answer in the subject": where, so that it is no duty of answering others. */
const PUT =
  /\b(?:put|write|include|type|add|state|give|place|mention|send|post|use|ilagay|isulat|isama)\s+(?:(?:us|me|mo|po|down)\s+)*(?:it|that|(?:the|your|ang|its)\s+(?:correct\s+)?(?:answers?|result|sagot|sum|solution|total)|the\s+(?<noun>[a-z]{3,12})(?=\s+(?:as|in|at|on)\s+(?:the|your)\b))\b[^.!?\n]{0,70}|\b(?:tell|let) (?:us|me)(?: know)?(?: about (?:it|that))?\s+in (?:your|the)\s+[^.!?\n]{3,30}|\b(?:answer|reply|respond)\s+(?:(?:it|this|that)\s+)?(?:in|on|at|as)\s+(?:your|the)\b[^.!?\n]{0,50}|\b(?:start|begin|open|end|close|finish)\s+(?:(?:your|ur|the)\s+(?:\w+\s+)?\w+\s+)?(?:off\s+)?with\s+(?:it|(?:that|the|your)\s+(?:answer|result|number|colou?r|animal|fruit))\b[^.!?\n]{0,50}|\b(?:the|your)\s+answer\s+(?:goes|belongs|should\s+(?:be|go|stand)|must\s+(?:be|go|stand))\s+(?:in|on|at|as)\b[^.!?\n]{0,60}|\buse\s+(?:it|that|(?:the|your)\s+(?:answer|result))\s+(?:as|in|for)\s+(?:the|your)\b[^.!?\n]{0,50}/gi
const PLACE =
  /\b(?:subject|message|application|cover letter|letter|reply|response|proposal|first (?:line|word|sentence)|e-?mail|headline)\b/i
const OF =
  /^[^]*?\b((?:the|your)\s+(?:answers?|result|solution)\s+(?:to|of)\s+(?!the\b|these\b|this\b|that\b|all\b|following\b|each\b|our\b)[^.!?\n]{3,50}?)(?=\s+(?:in|on|at|as|when)\s|[.!?\n)]|$)/i
const SUM = /\d+\s*[-+x*×÷/–]\s*\d+\s*=\s*\??/i
const SOLVE = /(?<=\b(?:solve|compute|calculate)\W{1,3})\d+\s*[-+x*×÷/–]\s*\d+(?=\W*$)/i
const QUESTION = /[^\s.?!(][^.?!\n]{2,300}\?["”’)]*\s*$/

/**
 * A small test of attention: a question or a sum whose answer is given a place in the application. The question stands
 * right before, in the same line or in the one above; else it is part of the demand ("the answer to 3 + 4").
 */
export function readPlacedAnswers(text: string): Asked[] {
  return matchesOf(PUT, text)
    .slice(0, MOST)
    .flatMap((match): Asked[] => {
      if (!PLACE.test(match[0]) || isForbidden(text, match.index)) return []
      const named = OF.exec(match[0])?.[1]
      if (named) return at(match.index + match[0].indexOf(named), named)
      const start = Math.max(text.lastIndexOf('\n', match.index) + 1, match.index - 400)
      const here = before(text.slice(start, match.index), start)
      const noun = match.groups?.noun?.toLowerCase()
      // "What colour is it? Write the colour as your first word": what is asked goes on to where the answer belongs.
      if (noun !== undefined)
        return here
          .filter((one) => one.text.toLowerCase().includes(noun))
          .map((one) => ({ ...one, end: match.index + match[0].length }))
      if (here.length > 0 || start === 0) return here
      const above = Math.max(text.lastIndexOf('\n', start - 2) + 1, start - 400)
      return text.slice(start, match.index).trim().length > 12 ? [] : before(text.slice(above, start), above)
    })
}

const RIDDLE = /\bI\b[^?\n]{10,250}[.!]\s+(?:What|Who) am I\?\W*$/
const WHOLE = /\bI\b[^?\n]{10,280}\?\W*$/

function before(head: string, start: number): Asked[] {
  const line = head.replace(/(?:[\s,(]|\b(?:please|kindly|and|then|just|pls)\b)+$/i, '')
  const sum = SUM.exec(line) ?? SOLVE.exec(line)
  if (sum) return at(start + sum.index, sum[0])
  // "I have cities but no houses. What am I?": the riddle is what stands before.
  const question = RIDDLE.test(line) ? WHOLE.exec(line) : QUESTION.exec(line)
  return question && !namesFile(question[0]) ? at(start + question.index, question[0].trim()) : []
}

/** "Answers, three sentences each, to “…?” and “…?”" */
const QUOTED_NEXT = /\banswers?\b[^"“”.!?\n]{0,50}\bto\b[^"“”.!?\n]{0,25}(?=["“])/gi
const QUOTED_ROW = /^(?:(?:\s|,|;|&|\band\b|\bor\b)*["“][^"“”\n]{5,200}\?["”])+/i

/** Questions in quotation marks whose answers are asked for in the sentence they stand in. */
export const readQuotedQuestions = (text: string): Asked[] =>
  matchesOf(QUOTED_NEXT, text)
    .slice(0, MOST)
    .flatMap(({ 0: all, index }) => {
      const from = index + all.length
      const row = isForbidden(text, index) ? '' : (QUOTED_ROW.exec(text.slice(from, from + 700))?.[0] ?? '')
      return [...row.matchAll(/["“]([^"“”]+\?)["”]/g)].flatMap((one) => at(from + one.index + 1, one[1] ?? ''))
    })

const at = (start: number, text: string): Asked[] => [{ text, start, end: start + text.length }]
