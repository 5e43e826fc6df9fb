import { matchesOf } from '#features/phrases/rules.ts'
import { ASKING, FACTS, WHOSE_FACTS } from '../phrases/rules.ts'
import { isItem } from '../questions/rules.ts'
import { isOfWork, isTold } from './heads/rules.ts'

const SHORTEST = 4
const LONGEST_HEADING = 60

/** `applying` is told below "How to apply", until something else begins. */
export type Line = {
  text: string
  start: number
  work: boolean
  applying: boolean
  listed: 'send' | 'steps' | null
  answered: boolean
}

const WORK_HEAD =
  /^(?!\W*\d)[^.!?:\n]{3,120}\b(?:(?:who|that)(?:['’]ll| will| can| would| could)|you to(?: do)?|where you(?:['’]ll| will)?)\s*:?\s*$|^\W*(?:(?:key |main |your |the |daily |core |primary |essential |general |principal |other |what |who |about |job |here is what |typical )*(?:responsibilities|duties|tasks|you(?:['’]ll| will) (?:do|be doing)|you will|day-to-day|job description|scope of work|requirements|qualifications|must[ -]haves?|nice[ -]to[ -]haves?|you (?:should have|bring|are|get|need)|we need from you|we(?:['’]re| are) looking for|benefits|perks|we offer|skills(?: required| needed)?|a normal week looks like|the job looks like|experience|tools))\b[^.!?\n]{0,40}(?::|-)?\s*$/i
/** "Requirements: this; that" in one line. */
const WORK_ROW =
  /^\W*(?:(?:key|main|your|the|daily) )*(?:responsibilities|duties(?: and responsibilities)?|tasks|job description|scope of work|requirements|qualifications|qualities(?: we (?:like|want|need|look for))?|must[ -]haves?|benefits|perks|we offer|what (?:you(?:['’]ll| will) do|you get|we need from you|we['’]re looking for|we offer)|who you are|about you|you (?:will|bring|should have))\s*(?::|-\s)/i
const SEND_HEAD =
  /\b(?:(?:like|want|love|need) to (?:see|know|hear)|here['’]?s what (?:i|we) (?:need|want)|send|include|cover(?! letters?\b)|submit|attach|provide|share|e-?mail|tell us|(?:reply|apply|respond)(?: (?:now|here|today|back))? (?:with|by (?:sending|e-?mailing|messaging|submitting)|in this order)|hingi(?: lang)? (?:ko|namin)|with the following|the (?:following|ff|ffg)\b\.?|mga sumusunod|paki\w*|ipasa|isama|fill (?:it |this )?in|answering|forward|(?:considered|reviewed|read|accepted) (?:only )?if)\b(?:[^.!?\n]|\.(?=\w)){0,120}:\s*$/i
/** "Requirements: resume, valid ID": papers to bring, no wishes. */
const PAPERS_ROW =
  /^\W*(?:requirements?|documents|bring|to bring|what to bring|(?:what|all|things) (?:we|i) (?:need|want|ask|require)(?: (?:for|from you))?)\s*:\s*(?:updated |latest )?(?:r[ée]sum[ée]|cv|bio-?data|application letter|2x2)\b/i
/** What only applicants hand over, as the first item of a list. */
const OF_APPLICANTS =
  /^.{0,40}\b(?:r[ée]sum[ée]|cv|portfolio|cover letter|loom|speed ?test|pc specs|voice recording|(?:expected|asking|desired) (?:rate|salary))\b/i
/** "One of the following:" goes on with wishes. */
const OF_WISHES =
  /\b(?:one|two|any|all|both|some|each|either) of the following|\bfollowing (?:criteria|areas|skills|experience|qualifications|requirements|competencies)/i
/** "What we need to see:", "we'd love to hear from you if:" head wishes where an item of theirs stands below. */
const OPEN_WISH = /\b(?:to see|to hear from you if|hear from you if|these (?:attributes|qualities|skills))\W*$/i
const IS_WISH =
  /^[^\p{L}\d]*(?:(?:currently|actively|strong|proven|prior|excellent|solid|deep|expert|demonstrated|significant|previous|basic|good|great|advanced|some|recent|hands-on|working|in-depth|relevant|practical|professional|preferred)\b|you (?:have|are|take|will|can|know|love|enjoy|thrive|understand)\b|(?:experience|experienced|familiar\w*|knowledge|understanding|pursuing|obtaining|enrolled|proficien\w+|ability|able|passion|publications|comfort\w*|skills?|bachelor\w*|master\w*|b\.?[as]\.?|m\.?s\.?|ph\.?d\.?|degree|graduate|track record|interest in|a (?:bachelor|master|degree|passion|track|strong|deep|good))\b|\d+\+? (?:or more )?years)/iu

/** "To be considered you must have:" */
const MUST_HAVE = /\byou (?:must|need to|should|will need to) (?:have|be|possess|meet)\b/i
/** What is to be written stands in the line itself. */
const COMPLETE = /["“]|\b(?:word|phrase|code)\b/i
/** A heading without a colon, with items below it: "In your application tell us". */
const OPEN_HEAD =
  /\b(?:(?:tell|send|give|show) (?:us|me)|(?:like|want|love|need) to (?:see|know|hear)(?: from you)?|(?:please|kindly) (?:include|send|provide|submit|answer|share|state)|to (?:submit|send|include)|in your (?:application|proposal|message|cover letter)|answer(?: the| these| all)?)\b[^.!?,\n]{0,60}$/i
/** "A message that has", and items below it. */
const MESSAGE_HEAD =
  /\b(?:message|note|letter|e-?mail|dm|pm|line)s? (?:that|which) (?:has|includes|contains|covers)\s*$/i
/** "What I want from you" heads wishes as well. */
const WANTED_HEAD = /^\W*what (?:i|we) (?:want|need|ask)(?: to (?:know|see|hear))?(?: from (?:you|u|ya))?\W*$/i
/** "What to Include in Your Proposal" */
const INCLUDED_HEAD = /^\W*what (?:to|you (?:should|must|need to)) (?:include|send|submit|attach)\b[^.!?:\n]{0,40}$/i
/** What only an applicant is told to hand over or to say. */
const OF_YOURS = /^[^\p{L}\n]*(?:your|ur|which|why|how (?:many|much|long|soon))\b/iu
const APPLY_HEAD =
  /^\W*(?:here['’]?s )?(?:(?:how|steps|ready|want) to (?:apply|be noticed|get (?:hired|noticed|an interview))|to apply|to be (?:considered|short-?listed)|to get started|to (?:put your hand up|throw your hat in(?: the ring)?|be in the running|get in touch|join us)|in your (?:message|e-?mail|letter|reply|note)|(?:keen|up for it|sounds? like you|still (?:interested|here|reading))\??|do this|apply(?: now| here| by)?(?=\W*$)|your (?:application|reply)|when (?:applying|replying|you apply)|fill (?:this )?in when|interested\??(?: here['’]?s how| do this)?|(?:please|kindly) (?:include|send|submit|answer)(?=\W*$)|applications?(?=\s*:?\W*$)|(?:application|screening) (?:process|instructions|steps|requirements|checklist|questions?|package)|checklist|requirements (?:for|of|in) (?:the |your |an )?appl(?:ication|ying)|what (?:to|you (?:need to|should|must)|(?:we|i) (?:want|would like|['’]?d like) to see in) (?:send|include|submit|your)|requirements to submit|applying|paano (?:ang )?(?:mag-?apply|pag-?a?apply)|interested\??|instructions?|next steps?)\b[^.!?\n]{0,80}[:?!-]?\W*$/iu

/** From here on a text speaks of applying, whatever it spoke of before. */
export const APPLYING =
  /\b(?:(?:how )?to apply\b|apply (?:now|today|by|with|here|at|via|through)\b|when (?:you )?apply|interested (?:applicants?|candidates?|parties|individuals)|if (?:you are|you['’]re|this sounds|interested|it(?:['’]s| is) interesting|this (?:interests|is interesting)|you think|you feel)\b[^.!?\n]{0,80}\b(?:send|submit|apply|e-?mail|write|reply|include|attach)|(?:please|kindly|pls|plz) (?:also |do |only )?(?:send|submit|include|attach|answer|apply|e-?mail|reply|respond|forward|provide|share|state|mention|quote|let (?:us|me) know|tell (?:us|me)|show (?:us|me))|(?:love|like|want|happy|glad|excited|delighted) to hear from you|(?:your|the) (?:application|cover letter|proposal)|to be considered|qualified (?:applicants?|candidates?)|send (?:us |me )?(?:your|in your|an?(?! (?:weekly|daily|monthly)\b)|over|message|cv|resume)|paki-?\w+|mag-?apply)\b/i

/** Behind duties or wishes in one line; items of a list of duties begin otherwise. */
export const TOLD_TO_TELL =
  /^\s*(?:please )?(?:tell (?:us|me) (?:about (?!our|the (?:customer|client))|why|how|what|which)|state your (?:expected |desired |asking )?(?:salary|rate|pay)\b|show (?:us|me) )/i

const TO_APPLICANT =
  /\b(?:please|kindly|paki\w*|your (?:message|application|cover letter|reply|proposal)|when (?:you )?apply)\b/i

/** The two items below are both an applicant's: among wishes one of them may be. */
const SENT_TWICE = new RegExp(
  String.raw`^\s*\n${OF_APPLICANTS.source.slice(1)}[^\n]*\n${OF_APPLICANTS.source.slice(1)}`,
  'i',
)

/** What its items are to be told, not sent. */
const ANSWERED =
  /\b(?:considered|reviewed|accepted) (?:only )?if\b[^.!?\n]*$|\b(?:tell|answer|state|describe|explain|know|hear)\b[^.!?\n]*$/i
/** A line that may stand in a list whose items are parted by empty lines. */
const LONGEST_SPACED = 140
const SECTION = /^\W*(?:\p{Lu}\p{L}*\W*){1,2}$|^\W*(?:open to|thank|note|budget|pay|salary|we |our |about |the )/u

/** A fact by its name alone is an item, no section, where another or the end of the posting follows. */
const BY_NAME = new RegExp(String.raw`^\W*(?:(?:${WHOSE_FACTS})\s+)*(?:${FACTS})\W*$`, 'i')
const CLOSES = /^\W*(?:(?:your|the) (?:proposals?|applications?) (?:will|helps?)|we look|looking forward|thank)\b/i

/** What the lines above say of the next one; `fresh` right below what announces a list, `spaced` items are apart. */
type State = {
  work: boolean
  applying: boolean
  listed: Line['listed']
  answered: boolean
  bare: boolean
  fresh: boolean
  indented: boolean
  spaced: boolean
  bulleted: boolean
  inline: boolean
}
type Piece = { line: string; announces: boolean; inline: boolean }

/** How long the last sentence of a line is. */
const lastSentence = (line: string): number => line.length - Math.max(line.lastIndexOf('. '), line.lastIndexOf('! '), 0)

/** "Drop me a message that covers:" */
const tellsUs = (line: string, next: () => string): boolean =>
  (/\b(?:me|us)\b[^:]*:\s*$/i.test(line) && isTold(line)) || (INCLUDED_HEAD.test(line) && !/[.!?]\s*$/.test(next()))

/** Lines with what their list is about: work and wishes, or what an applicant is to send. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  const none = { work: false, applying: false, listed: null, answered: false, bare: false }
  let state: State = { ...none, fresh: false, indented: false, spaced: false, bulleted: false, inline: false }
  let start = 0
  let above = ''
  for (const piece of text.split('\n').flatMap(inItems)) {
    // "**Send us:**" is a heading too, and what stands before its sentence is none of it.
    const { line: whole } = piece
    const line = /[*_]\s?$/.test(whole.slice(-2)) ? whole.replace(/(?<=:)[*_]+\s*$/, '') : whole
    const short = line.length >= SHORTEST && (line.length <= 200 || (/:\s*$/.test(line) && lastSentence(line) <= 200))
    const next = () => nextLine(text, start + whole.length)
    const wanted = () =>
      WANTED_HEAD.test(line) &&
      (OF_YOURS.test(next()) || SENT_TWICE.test(text.slice(start + whole.length, start + whole.length + 200)))
    const opens = () =>
      ((OPEN_HEAD.test(line) && !WANTED_HEAD.test(line)) || MESSAGE_HEAD.test(line) || wanted()) &&
      !COMPLETE.test(line) &&
      isItem(next()) &&
      !areAlike(line, next())
    const told = () =>
      isTold(line) ||
      ((OF_APPLICANTS.test(next()) || (WANTED_HEAD.test(line) && OF_YOURS.test(next()))) && !isOfWork(line)) ||
      (state.applying && !isOfWork(line) && !OF_WISHES.test(line))
    const wishes = OPEN_WISH.test(line) && IS_WISH.test(next())
    const heads =
      short && !wishes && (piece.announces || ((SEND_HEAD.test(line) || opens()) && told()) || tellsUs(line, next))
    const parts = () => (state.bulleted || /:\s*$/.test(line)) && isItem(next())
    const another = !heads && isAnotherHead(line) && (isOfWork(line) || parts())
    const fact = state.spaced && BY_NAME.test(line) && (BY_NAME.test(next()) || CLOSES.test(next()))
    state = turned(state, { ...piece, line }, { heads, short, above, another, fact })
    const { work, applying, answered } = state
    const papers = PAPERS_ROW.test(line)
    const listed = papers ? 'send' : isListed(state, line, heads) ? state.listed : null
    lines.push({ text: whole, start, work: !papers && (work || WORK_ROW.test(line)), applying, listed, answered })
    start += whole.length + (text[start + whole.length] === '\n' ? 1 : 0)
    above = line
  }
  return lines
}

/** What stands below is told to the reader, whatever the list above was about. */
const NOTE_HEAD = /^\W*(?:very )?(?:important|(?:please )?notes?|attention)(?: notes?)?\s*[:!]\W*$/i

/** "Your experience working with Recharge": an item of what to send, where one is called like a part of the posting. */
const OWN_EXPERIENCE = /^\W*(?:your|any|relevant|ur)\s+(?:[\w-]+\s+)?experience\s+\w/i

type About = { heads: boolean; short: boolean; above: string; another: boolean; fact: boolean }

/** "In your reply:" */
const IN_LETTER =
  /(?:^\W*|[.!?]\s+)in your (?:message|e-?mail|letter|reply|note|application|proposal)\s*:\s*$|^\W*(?:e-?mail |message )?body\s*:\s*(?:bullets?|bullet points|a list|short (?:answers|lines))\b[^:?\n]*$/i

function turned(before: State, { line, inline }: Piece, { heads, short, above, another, fact }: About): State {
  const ended = before.inline && !inline ? { listed: null, bare: false, fresh: false } : {}
  const state: State = { ...before, ...ended, inline, bulleted: isItem(line) }
  const item = state.bulleted
  if (state.work && !item && APPLYING.test(line)) state.work = WORK_ROW.test(line)
  if (state.work && NOTE_HEAD.test(line)) state.work = false
  // Prose behind a list of duties or wishes is no part of it.
  if (state.work && before.bulleted && !item && line.length > LONGEST_HEADING) state.work = false
  if (line.trim() === '') {
    // Items may be parted by empty lines, when the first one is.
    const spaced = state.spaced || state.fresh
    return { ...state, spaced, work: false, bare: state.bare && (state.fresh || state.indented || spaced) }
  }
  const next = {
    ...state,
    fresh: heads,
    indented: /^\s/.test(line),
    answered: heads ? ANSWERED.test(line) : state.answered,
  }
  if (IN_LETTER.test(line))
    return { ...next, work: false, applying: true, listed: 'send', answered: true, bare: true, spaced: false }
  if (short && APPLY_HEAD.test(line) && !MUST_HAVE.test(line))
    return { ...next, work: false, applying: true, listed: heads ? 'send' : 'steps', bare: heads, spaced: false }
  if (heads && (!state.work || TO_APPLICANT.test(line)))
    return { ...next, work: false, listed: 'send', bare: true, spaced: false }
  // An item of what to send may be called like wishes: “Your experience with Apollo”.
  if (short && WORK_HEAD.test(line) && !((item || (state.bare && OWN_EXPERIENCE.test(line))) && before.listed !== null))
    return { ...next, work: true, applying: false, listed: null }
  if (another || (!item && !state.bare)) return { ...next, bare: another ? false : next.bare, listed: null }
  const left = state.spaced && !item && (above.trim() !== '' || CLOSES.test(line) || (SECTION.test(line) && !fact))
  return left ? { ...next, bare: false, spaced: false, listed: null } : next
}

/** Lines below "reply with:" need no marks to be a list, as long as they are short and stand together. */
const isListed = ({ bulleted, bare, spaced }: State, line: string, heads: boolean): boolean =>
  (bulleted && !OPEN_HEAD.test(line) && !APPLY_HEAD.test(line)) ||
  (!heads &&
    bare &&
    line.length <= (spaced ? LONGEST_SPACED : LONGEST_HEADING) &&
    !/:\s*$/.test(line.trim().replace(/^[^:]{2,40}:$/, '')))

/** Whether two lines are items of one list. */
const areAlike = (line: string, next: string): boolean =>
  /^\s*[^\p{L}\d\s]/u.test(line) && line.trimStart()[0] === next.trimStart()[0]

/** A short line without a stop may head something else: between items it does, as one of what the work has. */
const isAnotherHead = (line: string): boolean =>
  line.length <= LONGEST_SPACED && !isItem(line) && /^\W*\p{Lu}/u.test(line) && !/[.,;!?]\s*$/.test(line)

/** The next line that says something. */
const nextLine = (text: string, from: number): string =>
  /^\s*\n\s*([^\n]*)/.exec(text.slice(from, from + 200))?.[1] ?? ''

/** "To apply: 1. … 2. …", "send: - … - …": items of a list that stands in one line. */
const COUNTED = /(?<=[\s:])\(?([1-9]|i{1,3}|iv|v|[a-h])[).](?=\s)/g
const COUNTS = ['1 2 3 4 5 6 7 8 9', 'a b c d e f g h', 'i ii iii iv v'].map((row) => row.split(' '))
const DASHED = /(?<=[:\w.?!)]\s)[-•*–](?=\s)/g
const ANNOUNCES = new RegExp(String.raw`\b(?:${ASKING}|with|following)s?\b|:\s*$`, 'i')

/** Others answer there. */
const SAID_BY = /\b(?:students?|customers?|callers?|clients?|guests?|patients?|agents?)\b/i

function inItems(line: string): Piece[] {
  const colon = line.indexOf(':')
  const signs = matchesOf(COUNTED, line)
  // A number a sentence ends with, "a crew of 4.", counts nothing.
  const counted = signs.reduce<RegExpExecArray[]>(
    (all, sign) => (COUNTS.some((row) => row[all.length] === sign[1]) ? [...all, sign] : all),
    [],
  )
  const dashed = colon < 0 ? [] : matchesOf(DASHED, line).filter(({ index }) => index > colon)
  const starts = counted.length > 1 ? counted : /:\s*$/.test(line.slice(0, dashed[0]?.index)) ? dashed : []
  if (starts.length < 2) return [{ line, announces: false, inline: false }]
  // What announces the list is the last sentence before it.
  const first = starts[0]?.index ?? 0
  const ends = [...line.slice(0, first).matchAll(/[.!?]\s(?=\S)/g)].map(({ index }) => index + 2)
  const cuts = [0, ...ends.slice(-1), ...starts.map(({ index }) => index)].filter((at, index) => index === 0 || at > 0)
  return cuts.map((at, index) => {
    const piece = line.slice(at, cuts[index + 1])
    return {
      line: piece,
      announces: cuts[index + 1] === first && ANNOUNCES.test(piece) && isTold(piece) && !SAID_BY.test(piece),
      inline: true,
    }
  })
}
