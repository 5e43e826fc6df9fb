import type { Asked } from '../asked/items.ts'
import { asksByPiece } from '../person/pay.ts'
import { programsOfBoth } from '../person/skills.ts'
import type { Addressee } from '../../writer.ts'

const ASKED: readonly { known: RegExp; asks: RegExp; question: string }[] = [
  {
    known: /\b(?:rate|salary|pay|price|compensation|charge)\b/i,
    asks: /\byour (?:[\w-]+ ){0,2}(?:expected|desired|asking|monthly|hourly) (?:[\w-]+ ){0,2}(?:rate|salary|pay)\b|\byour (?:[\w-]+ ){0,2}(?:rate|price)\b(?: per \w+)?|\b(?:salary|rate|pay) expectations?\b|\bexpected (?:monthly|hourly|weekly) (?:rate|salary|pay)\b|\b(?:ilagay|isama|banggitin|include|state|indicate|mention|specify|provide)\b[^.!?\n]{0,40}\b(?:expected|asking|desired) (?:salary|rate|pay)\b|\brates? per \w+\?|(?:^|[.!?] ?|\n)(?:hourly |monthly )?rate\?|\bwhat (?:would|do) you charge\b(?: per \w+)?/i,
    question: 'your expected pay',
  },
  {
    known: /\bhours\b|\bavailab/i,
    asks: /\b(?:what|which) hours\b|\bhours (?:can|could) you\b|\byour (?:available|working|preferred) hours\b|\byour (?:\w+ )?availability\b/i,
    question: 'the hours you can work',
  },
  {
    known: /\bstart\b|\bnotice\b/i,
    asks: /\bwhen (?:can|could) you start\b|\byour notice period\b|\b(?:earliest|your) start(?:ing)?\b(?: date)?/i,
    question: 'when you can start',
  },
  {
    known: /\b(?:location|address|city|live|based|taga ?saan|nakatira)\b/i,
    asks: /\btaga[- ]?saan\b|\bsaan (?:ka|kayo) (?:po )?nakatira\b/i,
    question: 'where you live',
  },
]
/** "Do you have QuickBooks experience?" */
const PROGRAM_ASKED =
  /\b(?:do you (?:have|know|use)|have you (?:used|worked with)|are you familiar with)\b[^.?!\n]{0,60}\?/i
function programAsked(description: string, questions: readonly string[]): Asked[] {
  const found = PROGRAM_ASKED.exec(description)
  const text = found?.[0] ?? ''
  return programsOfBoth(text, text).length === 0 ||
    questions.some((asked) => asked.includes(text) || text.includes(asked))
    ? []
    : [{ text, at: found?.index ?? 0 }]
}

const HAVE_ASKED = /\bhave you (?:ever )?[^.?!\n]{3,70}\?/i
/** "Have you taught before?" in the middle of a posting. */
function deedAsked(description: string, questions: readonly string[]): Asked[] {
  const found = HAVE_ASKED.exec(description)
  const text = found?.[0] ?? ''
  const known =
    programsOfBoth(text, text).length > 0 || questions.some((one) => one.includes(text) || text.includes(one))
  return text === '' || known ? [] : [{ text, at: found?.index ?? 0 }]
}

/** What a subject's form holds is answered there. */
const inSubject = (description: string, at: number): boolean =>
  /\bsubject\b/i.test(
    description
      .slice(0, at)
      .split(/\n|[.!?] /)
      .at(-1) ?? '',
  )

/** What an application is to hold beside answers, as a sentence tells it: the words behind the first group are asked. */
const TOLD: readonly RegExp[] = [
  // "Rewrite this sentence so that you would send it"
  /(?:^|[.!?:;] |\n|, |\band )(?:please )?((?:rewrite|rephrase|translate|proofread|correct) (?:this|the following) (?:sentence|paragraph|text|line|caption|message|e-?mail)[^.!?\n:]{0,90})/i,
  // "Send a caption for our soap"
  /(?:^|[.!?:;] |\n|, |\band )(?:please )?(?:send|write|include|give) (?:us |me |in )?((?:an?|one|two|three|your) (?:sample |short |example )?(?:captions?|headlines?|taglines?|hooks?|slogans?|tweets?|one-liners?)\b[^.!?\n]{0,60})/i,
  // "Send a case study and a screenshot"
  /(?:^|[.!?:;] |\n|, |\band )(?:please )?(?:send|attach|include|share) (?:us |me )?((?:(?:an?|one|two|your|relevant|recent|short|\d) )*(?:case stud(?:y|ies)|screenshots?|mock-?ups?|storyboards?|audits?)\b[^.!?\n]{0,60}?)(?=[.!?\n]| and (?:an? |your )?links?\b|$)/i,
  // "Why nights?", "rate yourself from 1 to 10"
  /(?:^|[.!?(] ?|\n|, |\band )(why (?:nights?|part[- ]?time|remote|freelanc\w+|us|now|this (?:job|role|company))\?)/i,
  /(?:^|[.!?:(] ?|\n|, |\band )(?:please )?((?:rate|score) (?:yourself|your (?:own )?(?:english|excel|writing|typing|skills?|spoken english|grammar))\b[^.!?\n]{0,60})/i,
  // "whats your favorite transition and why"
  /(?:^|[.!?] |\n)((?:and )?what(?:['’]?s| is| are) your (?:favou?rite|biggest|best|worst|proudest|go-to|superpower|secret)\b[^.!?\n]{0,90})/i,
  // "A letter that addresses why this role"
  /\b(?:cover letter|letter|message|note|application)\b[^.!?\n]{0,60}\b(?:address(?:es|ing)?|explain(?:s|ing)?|cover(?:s|ing)?|saying|that says|stating|telling us|outlin(?:es|ing)) (why (?:this|you|our|us)\b[^.,;!?\n]{0,60})/i,
  /\band one that (?:describes|explains|tells(?: us)?(?: about)?|shows) ([^.;!?\n]{8,120})/i,
  // "Tell us your latest conversion rate"
  /\b(?:tell us|tell me|share|let us know|give us) (your (?:most recent|latest|average|current|typical|usual|best) [^.,;!?\n]{3,70})/i,
]
/** "Your letter must address: this, that, and your hours." */
const MUST_HOLD =
  /\b(?:cover letter|letter|application|proposal|message|note) (?:must|should|has to|needs to) (?:address|answer|cover|include|state|mention|contain)(?: the following)?:? ([^.!?\n]{12,300})/i
/** "Reply with: this, that and your hours.", "Mag-PM ng sumusunod: pangalan, edad." */
const ROW_OF =
  /\b(?:(?:reply|respond|message|apply|e-?mail|write)\b[^.!?\n:]{0,50}\bwith(?: the following)?|(?:mag-?pm|pm(?= (?:lang|nyo|niyo|kami|us|me|po)\b)|i-?message|paki-?message|i-?send|magsend|sagutin)\b[^.!?\n:]{0,40}): ([^.!?\n]{12,300})/i
/** "Tell me your internet speed, have you cold called before, and the best time for a call." */
const TELL_ROW =
  /(?:^|[.!?:;]\s+|\n|, )(?:(?:please|also|and|then|kindly) ){0,2}(?:tell|let|give) (?:us|me)(?: know)?:? ([^.!?\n]{16,300})/i
const ASKING =
  /^(?:your|how|what|which|when|where|why|who|whether|if|have|has|are|do|did|can|could|the best|best|any)\b/i
/** What is sent along is read as files. */
const SENT =
  /\b(?:samples?|portfolio|links?|handles?|accounts?|resume|cv|recordings?|videos?|screenshots?|photos?|certificates?|(?:internet|wi-?fi) speed)\b/i
const piecesIn = (row: string): string[] =>
  row.split(/, (?:and |at )?| and (?=your )/).map((text) => text.replace(/^(?:and|at) /, '').trim())
/** Whether each of a row asks, and one of the reader. */
const isAsking = (pieces: readonly string[]): boolean =>
  pieces.every((text) => ASKING.test(text)) && pieces.some((text) => /\byour?\b/i.test(text))
function rowIn(description: string, questions: readonly string[]): Asked[] {
  const told = TELL_ROW.exec(description)
  const found = MUST_HOLD.exec(description) ?? ROW_OF.exec(description) ?? told
  const pieces = piecesIn(found?.[1] ?? '')
  if (found === null || pieces.length < 2 || (found === told && !isAsking(pieces))) return []
  const left = pieces.filter(
    (text) => !SENT.test(text) && !questions.some((one) => one.includes(text) || text.includes(one)),
  )
  return left.map((text) => ({ text, at: description.indexOf(text, found.index) }))
}
/** "(put it in the subject line)" */
const BEHIND = 80
const toldIn = (description: string, questions: readonly string[]): Asked[] =>
  TOLD.flatMap((pattern) => {
    const [whole = '', words = ''] = pattern.exec(description) ?? []
    const text = words.replace(/[,"“]$/, '').trim()
    const behind = description.slice(description.indexOf(whole) + whole.length).slice(0, BEHIND)
    return text === '' ||
      /\bsubject\b/i.test(behind.split('\n')[0] ?? '') ||
      questions.some((one) => one.includes(text) || text.includes(one))
      ? []
      : [{ text, at: description.indexOf(whole) + whole.length - words.length }]
  })

/** A form to fill in: lines that end with what goes behind them. */
const FORM = /\b(?:form|fill|copy|answer|format|template)\b[^\n]*\n(?:\n)?((?:[^\n:]{2,60}:[ _]*(?:\n|$)){4,14})/i
function formIn(description: string, questions: readonly string[]): Asked[] {
  const found = FORM.exec(description)
  const lines = (found?.[1] ?? '').split('\n').map((text) => text.replace(/:[ _]*$/, '').trim())
  return lines
    .filter((text) => text !== '' && !questions.some((one) => one.includes(text)))
    .map((text) => ({ text, at: description.indexOf(`${text}:`, found?.index) }))
}

/** The programs and terms a posting asks for beside its questions, and where. */
export function termsAsked({ description }: Addressee, given: readonly string[]): Asked[] {
  const row = [...rowIn(description, given), ...formIn(description, given)]
  const questions = [...given, ...row.map(({ text }) => text)]
  return [
    ...deedAsked(description, questions),
    ...programAsked(description, questions),
    ...toldIn(description, questions),
    ...row,
    ...ASKED.flatMap(({ known, asks, question }) => {
      const found = asks.exec(description)
      if (found === null || questions.some((asked) => known.test(asked)) || inSubject(description, found.index))
        return []
      const [words] = found
      const hourly = /hour/i.test(words) && /rate|pay/i.test(words)
      return [{ text: asksByPiece(words) ? words : hourly ? 'your expected hourly rate' : question, at: found.index }]
    }),
  ]
}
