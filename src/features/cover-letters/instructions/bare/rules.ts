import { filesIn } from '../files/rules.ts'
import { charms } from '../questions/idle/rules.ts'
import { marked } from '../questions/unmarked/rules.ts'
import { questionsIn } from '../questions/rules.ts'
import type { Reading } from '../words/rules.ts'

/** Asked of an applicant for an answer, and not to charm them: what they did, have, can, or want. */
const FACTUAL =
  /\b(?:have you (?:ever |already )?(?!(?:always|ever|been|heard|wondered|dream\w+|wanted|got|had enough|felt|thought|noticed|considered)\b)\p{L}+|how (?:many|much|long|often|soon|would you|do you|did you|have you|will you)|are you (?:ok(?:ay)?|comfortable|willing|able|available|fine|currently|based|located|open to)|(?:can|could|will) you (?:work|start|commit|overlap|provide|travel|type|handle|do|join)|when (?:can|could|would) you|what(?:['’]s| is| are| was| were) (?:your (?!favou?rite)|the (?:last|best|biggest|largest|hardest|most))|what (?:\w+ ){1,3}(?:do|did|have|are|would) you|which \w+(?: \w+){0,3} (?:do|did|have|are|would) you|do you (?:have (?:an?|any|your own|experience|at least|access)|own|live|speak|use|currently|know how)|why (?:do|did|are|should|would) (?:you|we)|where are you)\b|\b(?:magkano|kailan|ilan|ilang|gaano|anong?|bakit|saan|pwede|kaya)\b[^?]*\b(?:mo|mong|ka|kang|ninyo|niyo|nyo)\b|^\W*(?:(?:your|earliest|possible|expected|desired|hourly|monthly) )*(?:start(?:ing)? date|salary(?: expectations?)?|rate|time ?zone|notice period|availability)\s?\?/iu
/** Goes on as advertising does: "Then join us", "Look no further". */
const CHARMS =
  /^\W*(?:then\b|if so\b|look no|join\b|we (?:want|have|are|need|offer)\b|you(?:['’]ll|['’]re| will| are)\b|this (?:is|could)\b|great\b|perfect\b|ours (?:is|are)\b|keep\b|read on|come\b|yes\b(?! or no)|[$₱€£]?\d|so (?:do|are) we)/i
/** Asked in passing, where an answer is no help: "Interested?", "Sounds like you?" */
const RHETORICAL =
  /^\W*(?:(?:so|well|and|but|then|now),?\s+)?(?:why(?=\s*\?)|see what (?:i|we) did|never\b.*|have you (?:\w+ )?(?:checked out|heard of|seen|tried) our\b.*|interested|ready|really|tired of|sick of|fed up with|returning|looking for|glass half|(?:still )?(?:have|got) (?:a |any |more )?questions?|would your (?:family|friends)|do you (?:have (?:a |the |an )?(?:passion|drive|love|eye|heart|knack)|believe|consider yourself|take (?:your|pride)|go out of|have what it takes|mean|thrive|crave|wish)|did (?:i|we)|where your|what['’]?s in (?:this|it)|why (?:\p{L}+ ){0,2}\p{L}+(?=\s*\?$)(?<!\byou(?:rself)?|\bapply\w*)|do you think outside|how to apply|(?:can['’]?t|cannot) find|what (?:will be|is|are) your (?:main |key |new )?(?:responsibilities|role|ambition|dreams?|passion|day)|how do you differentiate|(?:does|do) (?:that|these|any of)|can you handle the|sounds?\b.*|think you|questions|curious|still (?:here|reading)|deal|why us|how (?:will|can|do|would) (?:we|i) know\b.*|not\b.*|paano (?:mag|ang|po)\b.*|who (?:are|is) (?:we|this)|(?:is|are) (?:this|that|you)(?: \w+){0,2} (?:you|it|one|ready|up for it)|what are you waiting for|why (?:apply|join|work|choose|should you)\b.*|what(?:['’]s| is) (?:in it|next)\b.*|what (?:happens|makes(?! you\b)|does)\b.*|do(?:es)? (?:you (?:love|like|dream|enjoy|want)|this sound)\b.*|are you (?:tired|looking|passionate|someone|the|an?)\b.*|have you (?:always|ever dreamed)\b.*|what will you do|what (?:do|can) (?:we|i) offer|got (?:what|questions)|want (?:in|to)|(?:do|does|is|are|can|will|what|why|how) (?:we|i|our|they)\b).*\?/iu
/** Asked of the reader, or a fact by its name: "Rates?", "Why dentists?" */
const OF_READER = /\b(?:you\w*|ur|u|mo|ka|ikaw|kayo|ninyo|niyo|nyo)\b/i
const TAGS = /^(?:\W*<\/?[a-z][^>]{0,80}>\s*)+/i
const OF_THIRD =
  /\b(?:their|they|them|his|her|its)\b|^\W*how (?:much|many|long) (?:do|does|will|is|are) (?:we|i|the|it)\b/i
const IN_GENERAL =
  /^\W*(?:(?:what|who|where|when)(?:['’]s| (?:is|are|was|were|do|does))|which (?!.*\byou)(?:[\w-]+ ){1,3}(?:is|are|was|were))\b/i
/** Asked at work, or of us. */
const OF_OTHERS =
  /\b(?:faqs?|frequently asked|interview questions|questions (?:such as|like|you(?:['’]ll| will) (?:ask|get|hear))|(?:customers?|clients?|callers?|guests?|patients?|people|students?|leads?)['’]?s? (?:questions|who (?:say|ask)|(?:will |often |may |might )?ask))\b[^\n]*$/i
const [SHORT, FEW] = [5, 2]
const YOUNG = 200
/** So much more to read behind it: nobody asks an applicant in the middle of what the firm says about itself. */
const MUCH = 400

/** Whether a quotation is open where a question ends: scripts, what customers ask. */
function isSaid(before: string, asked: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1) + asked
  return line.split('"').length % 2 === 0 || line.lastIndexOf('“') > line.lastIndexOf('”')
}

type Said = { applying: boolean; before: string; next: string; at: number; left: number; work: boolean }

/** The questions of a sentence that stand by themselves, with their mark or without. */
export const readQuestions = (text: string, said: Said): Reading[] => [
  ...readBare(text, said),
  ...readUnmarked(text, said),
]

/** A question to an applicant that ends without its mark: "And when could you start, since we are late." */
function readUnmarked(text: string, said: Said): Reading[] {
  const question = said.applying ? marked(text) : text
  if (question === text) return []
  // The mark is ours, and the posting has none.
  return readBare(question, said).map((one) =>
    one.found.kind === 'question'
      ? { ...one, found: { ...one.found, text: one.found.text.replace(/\?$/, '') }, length: one.length - 1 }
      : one,
  )
}

/** A question that stands by itself. `before` and `next` are what stands around it, `at` how far into the text, `left` how much is left of it. */
function readBare(text: string, { applying, before, next, at: start, left, work }: Said): Reading[] {
  const end = text.indexOf('?') + 1
  const question = text.slice(0, end).trimStart().replace(TAGS, '')
  if (end === 0 || work || !(applying || FACTUAL.test(question))) return []
  // What stands in quotation marks somebody says.
  if (/^[^\p{L}\n]*["“]/u.test(text.slice(0, end)) || isSaid(before, text.slice(0, end))) return []
  const short = question.trim().split(/\s+/).length <= SHORT && !IN_GENERAL.test(question)
  if (/^\S/.test(text.slice(end)) && !/^["”’')*\]]/.test(text.slice(end))) return []
  if (!OF_READER.test(question) && !short && !(applying && FACTUAL.test(question))) return []
  if (RHETORICAL.test(question) || charms(question) || (OF_THIRD.test(question) && !OF_READER.test(question))) return []
  if (OF_OTHERS.test(question) || OF_OTHERS.test(before.slice(before.lastIndexOf('\n') + 1))) return []
  // Questions in a row charm together.
  const behind = next.replace(/^(?:[^.!?\n]*\?)+/, '')
  if (!applying && (left > MUCH || CHARMS.test(behind) || (start < YOUNG && next.trim().length > YOUNG))) return []
  const words = question.replace(/^[^\p{L}\d]*(?:(?:q?\d{1,2}|[a-h])[).:]\s*)?/iu, '')
  const at = end - words.length
  // "Samples?" is answered with them.
  const files = words.split(/\s+/).length <= FEW ? filesIn(words.slice(0, -1), 'send') : []
  if (files.length > 0) return files.map((file) => ({ found: { kind: 'attachment', file }, at, length: words.length }))
  let from = at
  // "How long did it take, what tools do you have?" are two.
  return questionsIn(words).map((part) => {
    const begin = text.indexOf(part, from)
    from = begin + part.length
    const found = { kind: 'question' as const, text: part }
    return { found, at: begin, length: part.length, ...(applying ? {} : { sure: false as const }) }
  })
}
