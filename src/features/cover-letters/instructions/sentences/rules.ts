import { matchesOf } from '#features/phrases/rules.ts'
import { sentencesOf, type Sentence } from '#features/jobs/facts/quotes/rules.ts'

/** Behind these a full stop ends nothing: "Sr. Accountant", "No. 4". */
const SHORT =
  /(?:^|[\s("“'‘/-])(?:Sr|Jr|Asst|Assoc|Mgr|Dept|No|Nos|St|Mr|Mrs|Ms|Dr|Inc|Ltd|Co|Corp|Exec|Admin|Acct|Eng|Engr|Gen|Vol|vs|e\.g|i\.e|approx|Tech|Spec|Coord|Ph|Ref|Subj|Sta|Sto|Brgy|Bldg|Ave|Blvd|Rd)\.$|\d (?:min|mins|sec|secs|hr|hrs|mo|mos|yr|yrs|max)\.$/i
const [LONGEST_QUOTATION, LONGEST_ROW] = [140, 300]

/** Sentences that are not cut inside a quotation or behind an abbreviation: a subject line may hold either. */
export function wholeSentences(line: string): Sentence[] {
  const whole: Sentence[] = []
  for (const sentence of sentencesOf(line).flatMap(apart)) {
    const last = whole.at(-1)
    if (last && (isShort(last, sentence) || isOpen(line, last, sentence) || goesOn(last))) last.text += sentence.text
    else whole.push({ ...sentence })
  }
  return whole.flatMap(behindQuotation)
}

/** A long quotation that ends its sentence: "… for clients of every size.” No CV needed." */
const QUOTATION_ENDS = /(?<=[^"“”\n]{30}[.!?]["”])(?=\s+\p{Lu})/gu
function behindQuotation(sentence: Sentence): Sentence[] {
  return /[.!?]["”]\s/.test(sentence.text) ? cutAt(sentence, QUOTATION_ENDS) : [sentence]
}

/** "The magic word? Rutabaga." */
const ASKED_BACK = /\b(?:magic|secret|code|pass|safe|hidden)[\s-]?(?:word|phrase|code)\?$/i
/** "Add a P.S. that says …", "Sr. Accountant" */
const isShort = ({ text }: Sentence, next: Sentence): boolean =>
  SHORT.test(text.slice(-12)) ||
  ASKED_BACK.test(text.slice(-30)) ||
  (/\b(?:p\.s|[ap]\.m|incl|approx|etc|u\.s|u\.k|u\.a\.e)\.$/i.test(text.slice(-9)) && /^\s*\p{Ll}/u.test(next.text))

/** "Your rate; your time zone; when you can start" */
const goesOn = ({ text }: Sentence): boolean => text.length < LONGEST_ROW && text.endsWith(';')

/** Lists that lost their line breaks: "diploma requiredTo apply, please …". */
const JOINT =
  /(?<=[a-z]{2}[.!?])(?=\p{Lu}\p{Ll}+[ ,])|(?<=[a-z)]{2}|[.!?])(?=(?:Responsibilities|Requirements?|Qualifications?|Benefits|Skills|Duties|To [Aa]pply|How [Tt]o|Please|Interested|If you|Apply|Send|Submit|We |You |Our |This |Must |Ability|Experience|Strong|Excellent|About )[\p{L} :,.])/gu

/** Without such a joint there is nothing to take apart. */
const MAY_JOIN = /[a-z).!?][A-Z]/

const apart = (sentence: Sentence): Sentence[] => (MAY_JOIN.test(sentence.text) ? cutAt(sentence, JOINT) : [sentence])

function cutAt(sentence: Sentence, pattern: RegExp): Sentence[] {
  const starts = [0, ...matchesOf(pattern, sentence.text).map(({ index }) => index)]
  if (starts.length === 1) return [sentence]
  return starts.map((at, index) => ({
    text: sentence.text.slice(at, starts[index + 1]),
    start: sentence.start + at,
  }))
}

/** Whether a quotation that is open at the end of a sentence is closed soon behind it. */
function isOpen(line: string, last: Sentence, next: Sentence): boolean {
  const text = last.text
  const opened = Math.max(text.lastIndexOf('“'), straight(text))
  if (opened < 0 || text.indexOf('”', opened) > opened) return false
  const from = last.start + opened + 1
  const close = line.slice(from, from + LONGEST_QUOTATION).search(/["”]/)
  return close >= 0 && from + close >= next.start
}

/** Where the last straight mark stands that nothing closes, or -1. */
function straight(text: string): number {
  if (!text.includes('"')) return -1
  const marks = [...text.matchAll(/"/g)].map(({ index }) => index)
  const last = marks.at(-1) ?? -1
  return marks.length % 2 === 1 && /[\s:(,]|^$/.test(text.charAt(last - 1)) ? last : -1
}
