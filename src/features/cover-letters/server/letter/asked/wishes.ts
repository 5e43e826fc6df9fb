import { type AskedFileOf, sendingOf } from './files.ts'
import { gapFor } from '../answers/gaps.ts'
import { apart, besideIt, type LetterInstructions, placeIn } from './instructions.ts'
import { type Asked, type Item, itemAt, listsIn } from './items.ts'
import { isPersonal } from '../answers/personal.ts'
import { signedBy } from '../person/signature.ts'
import { termsAsked } from '../answers/terms-asked.ts'
import type { Addressee } from '../../writer.ts'

type Placed = { text: string; at: number }

/** "A normal message: what tools …": what leads to a question is none of it. */
const LED_TO =
  /^(?![^:?]*\b(?:you|hardest|worst|best|biggest|toughest|most)\b)[^:?]{1,60}: (?=(?:what|which|how|where|when|do|are|have|can|your)\b)/i
/** The mark of an item is none of its words. */
const OWN_MARK = /^\(?(?:\d{1,2}|[a-h]|[ivx]{1,4}|Q\d{1,2})[).:/] +/i
/** What is left of "#3 Have you …" */
const OWN_NUMBER = /^#?\d{1,2} +(?=\p{Lu}\p{Ll}*['’ ])/u
/** Questions one after the other in a sentence: ", how would you …", "and ask me one question …". */
const NEXT =
  /, (?:and )?(?=(?:how (?:would|do|many)|what (?:would|is|are)|when (?:can|could)|where (?:are|do)|why do|do you|are you) )|, (?=(?:[\w-]+ ){0,2}(?:software|tools|programs|platforms) (?:you |used))|,? and (?:ask|tell|give|send|show) (?:me|us) (?=\p{L})/iu

/** Each question by itself, and each once: one that others hold is not asked again. */
function separated(questions: readonly string[], description: string): Placed[] {
  const pieces = questions
    .flatMap((text) => text.replace(OWN_MARK, '').replace(OWN_NUMBER, '').replace(LED_TO, '').split(NEXT))
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const isSame = (one: string, other: string): boolean =>
    one.replace(/\?$/, '').toLowerCase() === other.replace(/\?$/, '').toLowerCase()
  return pieces
    .filter((text, at) => pieces.findIndex((other) => isSame(other, text)) === at)
    .reduce<Placed[]>((all, text) => {
      const at = placeIn(description, text, all.at(-1)?.at)
      const whole = `${text}${CUT.test(text) ? goingOn(description.slice(at + text.length)) : ''}`
      return [...all, { text: `${frontOf(description, whole, at)}${whole}`, at }]
    }, [])
}

/** "What is a thing that nurses get wrong, and how do you explain it?": what "it" is stands before. */
const POINTS_BACK = /^how (?:do|did|would|will) you \w+ (?:it|that|this|them)\W*$/i
// bounded: what stands before a question, one clause
const CLAUSE_BEFORE =
  /(?:^|[.:?!\n] ?)((?:what(?:['’]s| is| are| was)|which|tell us|an?|the|one) [^.:?!\n]{8,80}), and $/i
const BEFORE = 100
const frontOf = (description: string, text: string, at: number): string => {
  if (!POINTS_BACK.test(text)) return ''
  const [, clause = ''] = CLAUSE_BEFORE.exec(description.slice(Math.max(0, at - BEFORE), at)) ?? []
  return clause === '' ? '' : `${clause}, and `
}

/** "How many hours a day you" goes on with "can give". */
const CUT = /\byou$/i
// bounded: what follows a question, a few words
const GOES_ON_WITH =
  /^ (?:can|could|will|would|are able to|want to|have)(?: (?!and\b)[\p{L}'’-]+){1,4}?(?=\s?[,.;&?!\n]| and | or |$)/u
const goingOn = (behind: string): string => GOES_ON_WITH.exec(behind)?.[0] ?? ''

/** Only says in how many sentences to answer what stands before: "Three sentences about the dog, no more". */
const HOW_LONG =
  /^(?:(?:just|only|in|max(?:imum)?|not more than|no more than|keep it (?:to|under)) )*((?:one|two|three|four|five|[1-5])(?: ?(?:-|to|or) ?(?:two|three|four|five|[2-5]))? (?:short )?(?:sentences?|lines?|words?|paragraphs?|bullet points?))\b(?=$|[,.]| (?:max|please|only|each)\b| (?:about|on) (?:the|it|that|this|them|each)\b)/i
/** "A day when all went wrong", "how you handled it": the second is no question by itself. */
const GOES_ON = /^how (?:you|did you|have you) \w+ (?:it|that|this|them)\b/i
/** "Your shift from: early (6-14), mid (10-18)": what follows is another of its choices. */
const CHOICES = /\b(?:from|of|between|among)(?: these| the following)?: |: [^:?]{1,40} \([^()]{1,20}\)$/i
const isOption = (before: Placed, { text, at }: Placed): boolean =>
  CHOICES.test(before.text) &&
  at > before.at &&
  at - before.at - before.text.length <= NEAR &&
  !/\b(?:you|your|how|what|why|when|which)\b/i.test(text)
/** "What you would do if a guest is locked out", "the cleaner is not answering": both are the case. */
const [OF_A_CASE, STATES] = [
  /\b(?:if|when) [^,.?]{4,80}$/i,
  /^(?:the|an?|your|his|her|their|our|nobody|no one|they|he|she|it)\b(?! (?:one|time|story) (?:that|when|you))[^?]* (?:is|are|was|were|has|have|does|do|did|can|cannot|will|won)\b/i,
]
/** "What you do not do (ads?", "websites?)": the second is another of its choices. */
const OPEN_BRACKET = /\([^()]*$/
/** The last of several choices in brackets has lost its bracket. */
const closed = (one: Placed): Placed => (/\([^()]*\? [^()]*$/.test(one.text) ? { ...one, text: `${one.text})` } : one)
/** "Why this field", "why us": one answer. */
const BOTH_WHY = [/^why\b/i, /^.{3,60}$/] as const
/** " / ", ", " */
const BESIDE = 3
/** A remark in brackets may stand between. */
const SAME_BREATH = 60
const isNext = (before: Placed, { at }: Placed, most = NEAR): boolean =>
  at > before.at && at - before.at - before.text.length <= most
const together = (questions: readonly Placed[]): Placed[] =>
  questions.reduce<Placed[]>((all, one) => {
    const before = all.at(-1)
    const joined = (text: string): Placed[] => [...all.slice(0, -1), { text, at: before?.at ?? one.at }]
    if (before === undefined) return [...all, one]
    if (isOption(before, one)) return joined(`${before.text}, ${one.text}`)
    if (OPEN_BRACKET.test(before.text) && isNext(before, one, BESIDE)) return joined(`${before.text} ${one.text}`)
    if (GOES_ON.test(one.text)) return joined(`${before.text} and ${one.text}`)
    if (isNext(before, one) && OF_A_CASE.test(before.text) && STATES.test(one.text))
      return joined(`${before.text} and ${one.text}`)
    if (isNext(before, one, BESIDE) && BOTH_WHY.every((why) => why.test(before.text) && why.test(one.text)))
      return joined(`${before.text.replace(/\?$/, '')} / ${one.text}`)
    const [, long = ''] = HOW_LONG.exec(one.text) ?? []
    // Far behind, it says so of something else.
    return long === '' || !isNext(before, one, SAME_BREATH)
      ? [...all, one]
      : joined(`${before.text}, in ${long.toLowerCase()}`)
  }, [])

/** So little stands between two things of one row: ", ", " at ", " and ". */
const NEAR = 6
/** Name, age and place in a row are one answer. */
const rowsOf = (questions: readonly Placed[]): Placed[] =>
  questions.reduce<Placed[]>((all, one) => {
    const before = all.at(-1)
    const isRow =
      before !== undefined &&
      isPersonal(before.text) &&
      isPersonal(one.text) &&
      one.at >= before.at &&
      one.at - before.at - before.text.length <= NEAR
    return isRow ? [...all.slice(0, -1), { text: `${before.text}, ${one.text}`, at: before.at }] : [...all, one]
  }, [])

/** Who writes is under the letter, and that it was read is shown by it. */
const SIGNED =
  /^(?:(?:your|full|complete|first and last|buong)\s+)*(?:name|pangalan)$|^that you(?:['’]ve| have)? (?:saw|seen|read|noticed) (?:this|it)$/i

/** Asks nothing a letter answers: a resume goes with it anyway, and what is not wanted is not sent. */
const NO_QUESTION =
  /^(?:please |kindly )?(?:(?:send|attach|submit|include|e-?mail|your|an?|the|updated|latest|current|recent|detailed|copy of|pdf|english) )*(?:resumes?|cvs?|curriculum vitae|cover letter|application letter)\b(?!.*\?)|^(?:no|not|never|do not|don['’]?t|please do not|bawal|wag)\b(?!.*\?)|^(?:(?:your|full|complete) )*(?:name|pangalan)\W*$/i
/** What is to be told on the job, and what only leads to what is asked: "tell us when you see …", "when you write me, please tell me". */
const FRAGMENT =
  /^in your (?:cover )?(?:letter|message|application|reply|proposal|note|e-?mail)\W*$|^(?:when|if|once|as soon as) you (?:write|apply|message|reply|respond|see|notice|find|spot|hear|think|get stuck|are stuck)\b(?!.*\?)|^(?:please )?(?:tell (?:me|us) )?why\W*$|^(?:(?:all|each|of|the|our|these|key|essential|desirable|above) )*(?:selection criteria|criteria|requirements|qualifications)(?: (?:above|below|listed|of the (?:role|position|job)))*\W*$|^(?:also|and|plus|then|finally|lastly|next|so|but|please)\W*$/i
/** A word or a subject has its own place. */
const ELSEWHERE = /\bsubject\b|\b(?:word|phrase|code ?word|secret code|emoji|headline)\b/i
const [FEWEST, SHARE, LONGEST_ITEM] = [2, 0.5, 240]

/** "Answer these, please" */
const ASKS_BELOW =
  /\b(?:answer|respond|reply|questions?|(?:to|when) (?:you )?apply(?:ing)?|include (?:these|the following|in)|(?:tell|send|msg|message|pm) (?:us|me))\b/i
/** So much of a list that is said to ask has to be found asking. */
const HEADED = 0.3
/** "In the body:", "Your message should have:" */
const IN_THE_LETTER =
  /^\W*(?:in|(?:what to )?(?:put|include|write|say) in) (?:the|your) (?:(?:body|text)(?: of (?:the|your) \w+)?|(?:cover )?(?:letter|message|e-?mail|application|note|reply))\W*$|^\W*(?:the|your) (?:body|letter|message|e-?mail|application|note|reply) (?:should|must|has to|needs to) (?:have|include|say|contain|cover)\W*$/i
const headOf = ([first]: readonly Item[], description: string): string =>
  description
    .slice(0, first?.from ?? 0)
    .trimEnd()
    .split('\n')
    .at(-1) ?? ''
/** So much of a list has to be found asking, as the line above it says that it asks. */
const shareOf = (list: readonly Item[], isNumbered: boolean, head: string): { share: number; isSaid: boolean } =>
  IN_THE_LETTER.test(head)
    ? { share: 0, isSaid: true }
    : isNumbered && ASKS_BELOW.test(head)
      ? { share: list.length * HEADED, isSaid: true }
      : { share: list.length * SHARE, isSaid: false }

/** Of a list most of whose items ask for something, the others do as well. */
function leftOut(
  lists: readonly Item[][],
  found: readonly Asked[],
  words: readonly string[],
  description: string,
): Asked[] {
  const isIn = (all: readonly Asked[], { from }: Item): boolean => all.some(({ item }) => item?.from === from)
  const answered = found.filter(({ text }) => text !== '')
  const signed = signedBy(description)
  return lists.flatMap((list) => {
    const asked = list.filter((item) => isIn(found, item)).length
    const isNumbered = list.every(({ mark }) => mark !== '')
    const { share, isSaid } = shareOf(list, isNumbered, headOf(list, description))
    if (asked < (isSaid ? 1 : FEWEST) || (isNumbered ? asked < share : asked <= share)) return []
    return list
      .filter(
        (item) =>
          !isIn(answered, item) &&
          !NO_QUESTION.test(item.text) &&
          !ELSEWHERE.test(item.text) &&
          item.text.length <= LONGEST_ITEM &&
          // "— Jess" is who asks.
          !(signed !== '' && item.mark === '' && item.text.replace(/[.!]$/, '') === signed),
      )
      .filter(({ text }) => /\p{L}{3}/u.test(text) && !words.some((word) => text.includes(word)))
      .map((item) => ({ text: item.text, at: item.from, item }))
  })
}

/** Told, though it reads like a sample: "a process you built", "a performance problem you fixed, with before/after". */
const TOLD_THING =
  /\b(?:process|problems?|bugs?|issues?|challenges?|decisions?|mistakes?|improvements?|achievements?|results?|situations?|workflows?|systems?)\b[^.?\n]{0,30}\byou(?:['’]ve| have)? /i
const SHOWN = /\b(?:links?|urls?|samples?|portfolio|screenshots?|screen ?share|show|attach\w*|case stud(?:y|ies))\b/i
const OF_YOU = /\bexamples? of (?:you\b(?! ?r)|how you|a time|when)/i
const FIGURES = /\b(?:numbers?|metrics?|figures?|rates?|kpis?|stats)\b/i
const isTold = ({ file, quote }: AskedFileOf): boolean =>
  file === 'portfolio' &&
  (OF_YOU.test(quote) || (FIGURES.test(quote) && !SHOWN.test(quote)) || (TOLD_THING.test(quote) && !SHOWN.test(quote)))
/** Asks how many there are, whatever is named behind it. */
const NUMBER_OF = /^(?:the )?(?:number of|how many)\b/i
/** Asks to see something: "A link to a site you built". */
const LINKS = /^(?:(?:an?|one|two|three|\d|the|your|some) )*(?:links?|urls?|samples?|portfolio)\b/i
/** Where in the words that ask for a file it is named. */
const FILE_WORDS: Partial<Record<AskedFileOf['file'], RegExp>> = {
  portfolio: /\b(?:portfolio|samples?|links?|works?)\b/i,
  voice: /\b(?:voice|recording|vocaroo)\b/i,
  video: /\b(?:video|loom)\b/i,
}
function placeOf(description: string, { file, quote }: AskedFileOf): number {
  const at = placeIn(description, quote)
  const last = quote.trim().split('\n').at(-1) ?? ''
  return at >= description.length ? at : at + Math.max(0, last.search(FILE_WORDS[file] ?? /^/))
}

/** "A Loom or a voice recording": one of them is enough. */
function eitherOf(files: readonly AskedFileOf[]): AskedFileOf[] {
  const [video, voice] = [files.find(({ file }) => file === 'video'), files.find(({ file }) => file === 'voice')]
  const isOne = video !== undefined && voice !== undefined && RECORDING.test(`${video.quote}\n${voice.quote}`)
  return files.filter((file) => !(isOne && file === video))
}
const RECORDING =
  /\b(?:loom|video)s?(?: (?:clip|recording|intro\w*))? or (?:an? )?(?:short |\d[\w-]* )?(?:voice|audio)\b|\b(?:voice|audio)(?: (?:clip|recording|note))? or (?:an? )?(?:short |\d[\w-]* )?(?:loom|video)\b/i

/** What is asked for and what is to be sent along, each with its place in the posting. */
export function askedIn(
  posting: Addressee,
  instructions: LetterInstructions,
  shown: Parameters<typeof sendingOf>[1],
): readonly [Asked[], Asked[]] {
  const { description } = posting
  const { questions, files = [] } = instructions
  const lists = listsIn(description)
  const inItem = <Of extends Placed>(one: Of): Of & Asked => ({ ...one, item: itemAt(description, one.at, lists) })
  const named = rowsOf(together(separated(questions, description)).map(closed))
    .map(inItem)
    .flatMap(withHead)
  const told = files.filter(isTold).map((file) => {
    const one = inItem({ text: '', at: placeOf(description, file) })
    return { ...one, text: one.item?.text ?? file.quote }
  })
  const sent = eitherOf(files.filter((file) => !isTold(file)))
    .map((file) => ({ ...file, ...inItem({ text: '', at: placeOf(description, file) }) }))
    .filter(({ item }) => !NUMBER_OF.test(item?.text ?? ''))
    .map((file) => ({
      ...file,
      text: file.file === 'test_result' && file.item ? gapFor(file.item.text) : sendingOf(file, shown),
    }))
  const words = [...instructions.code_words, ...(instructions.anywhere ?? []), ...(instructions.last_words ?? [])]
  const given = sent.filter(({ text }) => text !== '')
  const left = leftOut(lists, [...named, ...told, ...sent], words, description)
  const [links, others] = [left.filter(({ text }) => LINKS.test(text)), left.filter(({ text }) => !LINKS.test(text))]
  const linked = links.map((one) => ({ ...one, text: sendingOf({ file: 'portfolio', quote: one.text }, shown) }))
  const all = [...named, ...told, ...others]
    .filter(({ text }) => [SIGNED, NO_QUESTION, FRAGMENT].every((none) => !none.test(text.trim())))
    .flatMap(piecesOf)
  const terms = rowsOf(termsAsked(posting, questions))
    .filter(({ text }) => !SIGNED.test(text))
    .map(inItem)
  return [
    [...all, ...terms.filter(({ item }) => !left.some((one) => one.item?.from === item?.from))],
    [...given, ...linked],
  ]
}

/** "Programs you use (your level in each)": what the brackets ask on about is asked, too. */
function withHead(one: Asked): Asked[] {
  const { item } = one
  if (item == null) return [one]
  const [head = ''] = item.text.split(' (')
  const at = item.text.indexOf(one.text)
  const [, rest = ''] = item.text.startsWith(one.text)
    ? (/ \/ (.{4,80})$/.exec(item.text.slice(one.text.length)) ?? [])
    : []
  if (rest !== '') return [one, { ...one, text: rest, at: one.at + 1 }]
  const inBrackets = at > head.length && at < item.text.indexOf(')')
  // "Good eye for mistakes (there are two here, tell us which)": what is asked stands in the brackets alone.
  if (inBrackets && OWN_SENTENCE.test(item.text.slice(head.length + 2))) return [one]
  return inBrackets && head.length > 3 ? [{ ...one, text: head, at: item.from }, one] : [one]
}

const OWN_SENTENCE = /^(?:there (?:is|are)\b|[^)]*\b(?:tel+|show|give|send) (?:us|me)\b)/i

/** What one question asks in several breaths; the pieces of an item, and of "…, and for how big a firm", are one answer. */
function piecesOf(one: Asked): Asked[] {
  if (isPersonal(one.text)) return [one]
  return apart(one.text).flatMap((text) => {
    const pieces = besideIt(text)
    return pieces.map((piece) => ({ ...one, text: piece, of: one.text, beside: pieces.length > 1 }))
  })
}
