import { isShouted } from '../../words/rules.ts'
import { NAME } from '../grammar/rules.ts'
import type { Hit } from '../hits/rules.ts'
import { isWhole } from '../marked/rules.ts'

/** "Use “kangaroo” as the name of the doc" */
const NAME_OF_FILE = /["”’']\s*as (?:the |your |a )?(?:file ?name|name (?:of|for))\b/i

/** "Tell us how you'd shorten this: “…”": a text to be worked on. */
const TO_WORK_ON =
  /\b(?:shorten|rewrite|re-write|rephrase|reword|translate|proofread|correct|edit|improve|punctuate|cut down|fix|simplify)\b[^.!?"“\n]{0,50}["“]$|\b(?:designs?|mock-?ups?|captions?|logos?|headlines?|hooks?|posts?|graphics?|images?|layouts?|translations?|posters?|banners?) (?:for|of) (?:this|the following) (?:phrase|words?|line|text|sentence|quote|slogan)\W*["“]$|\bwhat(?:['’]s| is| you)\b[^.!?"“\n]{0,40}\b(?:change|wrong|think|missing|make|do)\b[^.!?"“\n]{0,30}["“]$/i

/** "Comment “interested” won't help", "“confetti” in Italian means …": said of the word, and nobody is to write it. */
const SPOKEN_OF =
  /^["”’'*]?\s*(?:(?:in \p{Lu}\p{L}+ )?(?:means|stands for|comes from)\b|(?:will not|won['’]t|does not|doesn['’]t|is not going to) (?:help|work|count|do)\b)/u

/** "Remove robot words (“delve”, “tapestry”)": what is to be taken out of the work, a row of it. */
const TO_TAKE_OUT =
  /\b(?:remove|delete|strip|replace|edit out|take out|get rid of|flag)\b[^.!?"“\n]{0,50}(?:["“][^"”\n]{1,30}["”],? (?:and |or )?){0,6}["“]$/i
/** "What code (IPC) do you know best": asked about. */
const ASKED_ABOUT = /\b(?:what|which) (?:codes?|words?|phrases?|numbers?|terms?)\W*$/i

/** What postings call their parts: “read the steps in How to Apply”. */
const HEADINGS =
  /^(?:(?:how|where|ready) to apply|to apply|apply (?:now|here)|read more|learn more|easy apply|job description|requirements?|qualifications?|responsibilities|about (?:us|you|the role)|(?:your )?(?:(?:first|last|full|complete) )?name|at|dot)$/i
/** A question, the name of a file, or capitals alone that every posting has. */
export const isNoWord = (text: string, { word, at, end, guessed, asked }: Hit): boolean =>
  HEADINGS.test(word) ||
  SPOKEN_OF.test(text.slice(end)) ||
  TO_TAKE_OUT.test(text.slice(0, text.lastIndexOf(word, end))) ||
  ASKED_ABOUT.test(text.slice(0, text.lastIndexOf(word, end))) ||
  (/^\d+$/.test(word) && /^\s?%/.test(text.slice(end))) ||
  (/^[A-Z]$/.test(word) && !/\b(?:letters?|initials?|characters?)\b/i.test(text)) ||
  /\?["”’*]/.test(text.slice(at, end + 1)) ||
  word.endsWith('?') ||
  isToldOf(text, word, end) ||
  isUnfinished(text, end) ||
  NAME_OF_FILE.test(text.slice(at, end + 30)) ||
  TO_WORK_ON.test(text.slice(0, text.lastIndexOf(word, end))) ||
  ((guessed === true || asked === true) && isShouted(text, word))

/** 'Finish this line: “A good note is …”' wants the rest of it. */
const isUnfinished = (text: string, end: number): boolean =>
  (/\b(?:finish|complete|continue)\b/i.test(text.slice(0, end)) &&
    /^(?:…|\.\.|_{2})/.test(text.slice(end).replace(/^\s+/, ''))) ||
  /\b(?:finish|complete|continue) (?:this|the(?: following)?)\b[^"“]{0,60}["“][^"”]*(?:…|\.\.\.?|_{2,})$/i.test(
    text.slice(0, end).replace(/["”]$/, ''),
  )

/** "You format the letter, start it with the quote of the day": what somebody does at work. */
export const isDone = (text: string): boolean =>
  /^\W*you(?:['’]ll| will| would)? (?!(?:reply|apply|respond|write|message|send|mention|put|use|start|begin|read|see|reach|get|got|made|are|have|can|may)\b)\p{Ll}+ (?:the|our|their|up|each|every|all|a|an)\b/iu.test(
    text,
  )
const SAYS_WE = /^(?:we|they|it)['’](?:ve|re|s|ll|d)\s/i
/** "The last word: we have never missed a payday", "open with your best blended ROAS": a statement, a fact of theirs. */
function isToldOf(text: string, word: string, end: number): boolean {
  const before = text.slice(0, text.lastIndexOf(word, end))
  if (/["“”‘'*[#]\s*$/.test(before)) return false
  const isFact = (OF_A_FACT.test(before) && !isWhole(text, { end })) || OWN_FACT.test(before)
  return SAYS_WE.test(word) || (isFact && /^[A-Z\d]{2}/.test(word))
}
/** "The AWS service you would delete" */
const OF_A_FACT = /\b(?:with|be|is|name|state) (?:the|your|one|an?)\s+$/i
const OWN_FACT = new RegExp(
  String.raw`\b(?:with|be|is|state|mention) (?:the|your) (?:(?!(?:${NAME}|letters?|numbers?|digits?|initials?|sentence|line|text|tag|sign|reverse|opposite|name)\b)\p{Ll}+ ){1,3}$`,
  'u',
)
