import { answeredBefore, gapsOf } from '../../answers/rules.ts'
import { GAP } from '../../rules.ts'
import type { AskedFile, Instruction, Place } from '../contract.ts'
import { formPieces, looseParts } from '../subjects/forms/rules.ts'

/**
 * The application as it stands in the window. `machine` says that the letter is as the letter writer made it; `given` is
 * what the person wrote into its places, by question.
 */
export type Draft = {
  subject: string
  content: string
  points: string
  resume: boolean
  machine: boolean
  given?: Readonly<Record<string, string>>
}

/** One line of the checklist. `byHand` may be ticked by the person: what no rule can judge, or was sure of reading. */
export type Item = { key: string; instruction: Instruction; done: boolean; byHand: boolean }

/** Names an instruction within its posting. */
const keyOf = ({ kind, start }: Instruction, at: number): string => `${kind}-${start}-${at}`

/**
 * What of a posting's instructions the draft obeys. `ticked` are the keys a person ticked by hand; what
 * the draft itself shows needs no hand and cannot be unticked by one.
 */
export function checklist(
  instructions: readonly Instruction[],
  draft: Draft,
  ticked: ReadonlySet<string> = new Set(),
): Item[] {
  let questions = 0
  return instructions.map((instruction, at) => {
    if (instruction.kind === 'question') questions += 1
    const key = keyOf(instruction, at)
    const shown = obeyed(instruction, draft, questions)
    const byHand =
      !shown &&
      (instruction.sure === false ||
        instruction.kind === 'question' ||
        (instruction.kind === 'attachment' && instruction.file !== 'resume') ||
        (instruction.kind === 'no_ai' && instruction.avoid === null && draft.content.trim() !== ''))
    return { key, instruction, done: shown || (byHand && ticked.has(key)), byHand }
  })
}

/** What a letter leaves to be answered is no answer. */
const GAPS = new RegExp(String.raw`\[${GAP}[^\]\n]*\]`, 'g')

function obeyed(instruction: Instruction, draft: Draft, question: number): boolean {
  switch (instruction.kind) {
    case 'subject':
      return subjectObeys(instruction.how, instruction.text, draft.subject)
    case 'code_word':
      return wordStands(instruction.word, instruction.place, draft)
    case 'points':
      return pointsObey(Number(draft.points), instruction.points, instruction.bound)
    case 'question':
      return isAnswered(instruction.text, question, draft)
    case 'attachment':
      return instruction.file === 'resume' ? draft.resume : FILE_SHOWN[instruction.file].test(draft.content)
    default:
      return instruction.avoid === null
        ? draft.content.trim() !== '' && !draft.machine
        : !holds(`${draft.subject}\n${draft.content}`, instruction.avoid)
  }
}

/** A place that still waits for the answer says no, what the person wrote into it yes; else the words of the letter do. */
function isAnswered(question: string, number: number, { subject, content, given = {} }: Draft): boolean {
  if (answeredBefore(question, gapsOf({ subject, content })) !== null) return false
  const written = answeredBefore(
    question,
    Object.entries(given).map(([asked, answer]) => ({ question: asked, answer })),
  )
  if (written !== null && written.answer.trim() !== '' && plain(content).includes(plain(written.answer))) return true
  return answers(question, number, content.replace(GAPS, ''))
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[“”"‘’']/g, '')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether the text has these words as whole ones. */
function holds(text: string, words: string): boolean {
  const [within, wanted] = [` ${plain(text)} `, plain(words)]
  if (wanted === '') return false
  const letter = /[\p{L}\p{N}]/u
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    if (!letter.test(within[at - 1] ?? '') && !letter.test(within[at + wanted.length] ?? '')) return true
  }
  return false
}

function subjectObeys(how: 'is' | 'starts' | 'form', wanted: string, subject: string): boolean {
  const has = plain(subject)
  if (how === 'is') return has.replace(/[.!]+$/, '') === plain(wanted).replace(/[.!]+$/, '')
  if (how === 'starts') return has.startsWith(plain(wanted)) && holds(subject, wanted)
  const pieces = formPieces(wanted)
  let from = 0
  for (const piece of pieces) {
    if (piece.blank) {
      // What was to be filled in still stands there.
      if (has.includes(plain(piece.text))) return false
      continue
    }
    const at = has.indexOf(plain(piece.text), from)
    if (at < 0) return false
    from = at + plain(piece.text).length
  }
  if (formPieces(subject).length >= pieces.length) return true
  // "ESL-HOME-Your Name" filled in has no mark of its own before the name.
  const left = pieces.filter(({ blank }) => !blank).reduce((rest, { text }) => rest.replace(plain(text), ' '), has)
  const blanks = pieces.filter(({ blank }) => blank).length
  return looseParts(wanted) < pieces.length && (left.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= blanks
}

const GREETING =
  /^(?:hi|hello|dear|good (?:day|morning|afternoon|evening)|hey|greetings|magandang|kumusta|to )\b.{0,60}$/i

function wordStands(word: string, place: Place, { subject, content }: Draft): boolean {
  if (place === 'subject') return holds(subject, word)
  if (place === 'anywhere') return holds(subject, word) || holds(content, word)
  const lines = content.split('\n').filter((line) => line.trim() !== '')
  if (place === 'last_line') return holds(lines.at(-1) ?? '', word)
  const [first = '', second = ''] = lines
  return holds(first, word) || (GREETING.test(first.trim()) && holds(second, word))
}

const pointsObey = (given: number, wanted: number, bound: 'exactly' | 'least' | 'most'): boolean =>
  bound === 'exactly' ? given === wanted : bound === 'least' ? given >= wanted : given >= 1 && given <= wanted

const LINK = String.raw`https?:\/\/\S+|\b(?:www\.)?[a-z0-9-]+\.(?:com|net|io|me|org|ph|dev|app|co|example)\b\S*`
const FILE_SHOWN: Record<Exclude<AskedFile, 'resume'>, RegExp> = {
  portfolio: new RegExp(LINK, 'i'),
  voice: new RegExp(String.raw`vocaroo|\b(?:voice|audio|recording)\b[^]{0,120}(?:${LINK})`, 'i'),
  video: new RegExp(String.raw`loom\.com|youtu\.?be|vimeo|\b(?:video|loom)\b[^]{0,120}(?:${LINK})`, 'i'),
  speed_test: /\b\d+(?:\.\d+)?\s?mbps\b|speedtest\.net/i,
  typing_test: /\b\d+\s?wpm\b/i,
  pc_specs: /\b(?:i[3579]\b|ryzen|\d+\s?gb|macbook|m[1-4]\b)/i,
  test_result: /\b(?:disc|mbti|[ei][ns][ft][jp]|ef ?set|iq|enneagram|16personalities)\b/i,
  photo: new RegExp(String.raw`\b(?:photo|picture|headshot)\b[^]{0,120}(?:${LINK})`, 'i'),
  certificate: new RegExp(String.raw`\bcertificat\w+\b[^]{0,120}(?:${LINK})`, 'i'),
  references: /\breferences?\b[^]{0,200}(?:@|\d{7}|\+\d)/i,
}

const SMALL_WORDS = new Set(
  'about above after again also answer apply because been before best briefly could does doing each ever from give have here how into just kind know like make many message most much need once only other over please question questions should some sure tell than that their them then there these they this those through under very want well were what when where which while whom will with would write your yours you why who and the for are can did job our not another one hundred'.split(
    ' ',
  ),
)
/** Facts that are given in many words. */
const FACTS: readonly [asked: RegExp, given: RegExp][] = [
  [
    /\b(?:rate|salary|sahod|compensation|magkano)\b/i,
    /[$₱]\s?\d|\b\d[\d,.]*\s?k?\s?(?:php|usd|pesos?|dollars?|an hour|a month|per (?:hour|month|week))|\bphp\s?\d/i,
  ],
  [
    /\b(?:can you start|start(?:ing)? date|availab\w+|notice period|kailan|when could you)\b/i,
    /\b(?:start|available|availability|immediately|asap|notice|free|weeks?)\b/i,
  ],
  [/\b(?:internet|mbps|connection)\b/i, /\bmbps\b/i],
  [
    /\bhow many years\b|\byears of experience\b/i,
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\+? years?\b/i,
  ],
]

/** Whether a letter seems to answer: by number, or by what was asked for. A person may say so where it is not seen. */
function answers(question: string, number: number, content: string): boolean {
  if (new RegExp(String.raw`(?:^|\n)\s*(?:q|a)?${number}\s?[.):-][^\S\n]*\S[^\n]{2,}`, 'i').test(content)) return true
  const fact = FACTS.find(([asked]) => asked.test(question))
  if (fact) return fact[1].test(content)
  const words = [...new Set(plain(question).match(/[\p{L}\p{N}+#]{3,}/gu) ?? [])].filter(
    (word) => !SMALL_WORDS.has(word),
  )
  if (words.length === 0) return false
  const letter = plain(content)
  const present = words.filter((word) => letter.includes(word.length > 5 ? word.slice(0, -2) : word))
  return present.length >= Math.max(Math.min(2, words.length), Math.ceil(words.length / 2))
}

const SURNAME =
  /\s+((?:(?:de|dela|del|los|las|la|san|santa|sta\.?|van|von)\s+){0,3}[^\s]+(?:\s+(?:jr|sr|ii|iii|iv)\.?)?)$/i
/** The part of a name a form asks for; the whole where it asks for both or names none. */
function partOf(name: string, asked: string): string {
  const [first, last] = [/\b(?:first|given)/i.test(asked), /\b(?:last|family)|surname|apelyido/i.test(asked)]
  const surname = SURNAME.exec(name.trim())
  if (first === last || !surname) return name
  return first ? name.trim().slice(0, surname.index) : (surname[1] ?? name)
}

const SUBJECT_ROOM = 150
type Known = {
  subject: string
  name: string
  title: string
  rate?: string
  /** What else is known for a blank: "Earliest start date". */
  other?: (blank: string) => string
  /** What stands for a blank that nothing is known for; without it the blank is left out. */
  open?: (blank: string) => string
}

/** The subject as the posting wants it, made of what is known. `missing` is what only the person can fill in. */
export function subjectFor(
  wanted: Extract<Instruction, { kind: 'subject' }>,
  known: Known,
): { subject: string; missing: string[] } {
  if (wanted.how === 'is') return { subject: wanted.text.slice(0, SUBJECT_ROOM), missing: [] }
  if (wanted.how === 'starts') {
    const { subject } = known
    const whole = subjectObeys('starts', wanted.text, subject) ? subject : `${wanted.text} - ${subject.trim()}`
    return { subject: whole.replace(/ - $/, '').slice(0, SUBJECT_ROOM), missing: [] }
  }
  const missing: string[] = []
  let whole = wanted.text
  const pieces = formPieces(wanted.text).flatMap(({ text, blank }) => {
    if (!blank) return [text]
    const asked = text.replace(/^[[<{(]|[\]>})]$/g, '')
    const filled = filledIn(text, known)
    if (filled === '') missing.push(asked)
    const shown = filled || (known.open?.(asked) ?? '')
    if (shown !== '') whole = whole.replace(text, () => shown)
    return shown === '' ? [] : [shown]
  })
  // With everything known the posting's own marks stay as they are.
  if (missing.length === 0 || known.open) return { subject: whole.slice(0, SUBJECT_ROOM), missing }
  return { subject: pieces.join(' - ').slice(0, SUBJECT_ROOM), missing }
}

function filledIn(blank: string, { name, title, rate = '', other }: Known): string {
  // "[Accounting Assistant] Surname": the job's own name is to be written as it stands.
  const [, own = ''] = OWN_NAME.exec(blank) ?? []
  if (own !== '' && title.toLowerCase().includes(own.trim().toLowerCase())) return blank
  if (/name|pangalan|apelyido/i.test(blank)) return partOf(name, blank)
  if (/position|role|title|job/i.test(blank)) return title
  if (/\brate|salary|\bpay\b/i.test(blank)) return rate
  return other?.(blank) ?? ''
}
const OWN_NAME = /^\[([^\]]{4,60})\]$/
