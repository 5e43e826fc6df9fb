import { line } from '../person/person.ts'
import { listed } from '../deeds/words.ts'
import type { Addressee, Writer } from '../../writer.ts'

/** A profession one may only work in with a licence, and how people and postings write it. */
type Licence = { says: string; own: RegExp; wanted: RegExp; degree?: RegExp }
const LICENCES: readonly Licence[] = [
  {
    says: 'a registered nurse',
    own: /\b(?:(?:registered|licen[cs]ed) nurse|(?:US|PH)?RN)\b/i,
    wanted: /\b(?:nurs(?:e|es|ing)|RNs?|USRNs?|clinicians?)\b/i,
    degree: /\bnursing\b/i,
  },
  { says: 'a CPA', own: /\b(?:CPA|certified public accountant)\b/i, wanted: /\b(?:CPAs?|accountan(?:t|ts|cy))\b/i },
  {
    says: 'a licensed teacher',
    own: /\b(?:licen[cs]ed (?:professional )?teacher|LPT|LET passer)\b/i,
    wanted: /\b(?:LPT|educators?|teachers?|teaching)\b/i,
    degree: /\beducation\b/i,
  },
  {
    says: 'a registered pharmacist',
    own: /\b(?:(?:registered|licen[cs]ed) pharmacist|RPh)\b/i,
    wanted: /\bpharmac(?:y|ists?|ies)\b/i,
    degree: /\bpharmacy\b/i,
  },
  {
    says: 'a licensed physical therapist',
    own: /\b(?:(?:registered|licen[cs]ed) physical therapist|PTRP)\b/i,
    wanted: /\bphysical therap(?:y|ists?)\b/i,
    degree: /\bphysical therapy\b/i,
  },
  {
    says: 'a registered medical technologist',
    own: /\b(?:(?:registered|licen[cs]ed) medical technologist|RMT)\b/i,
    wanted: /\b(?:med(?:ical)? ?tech(?:nologists?)?|laborator(?:y|ies))\b/i,
    degree: /\bmedical (?:laboratory|technology)\b/i,
  },
]
const PASSED = /\b(?:PRC[- ])?licen[cs]ed\b|\bboard passer\b/i
/** Who is still on the way to a licence, or says that they have none. */
const NOT_YET =
  /\b(?:not an?|no|without|aspiring|future|non-?|under ?board|reviewee|candidate|student|undergrad\w*|assistant to an?)\b/i

const holds = ({ own, degree }: Licence, { title, skills, education = [] }: Writer): boolean =>
  [title ?? '', ...(skills ?? [])].some((text) => own.test(text) && !NOT_YET.test(text)) ||
  (degree !== undefined &&
    education.some(({ degree: of }) => PASSED.test(of ?? '') && degree.test(of ?? '') && !NOT_YET.test(of ?? '')))

/**
 * The licence of theirs that a posting speaks of: "I am a registered nurse." `rest` are the skills that do not say the
 * same. Empty where the posting has no word of it, or `told` says it.
 */
export function licenceSaid(
  writer: Writer,
  { title, description }: Addressee,
  told: string,
): { text: string; rest: string[] } {
  const text = `${title}\n${description}`
  const found = LICENCES.filter((one) => one.wanted.test(text) && holds(one, writer))
  const rest = (writer.skills ?? []).filter((skill) => !found.some(({ own }) => own.test(line(skill))))
  const unsaid = found.filter(({ own }) => !own.test(told))
  return { text: unsaid.length === 0 ? '' : `I am ${listed(unsaid.map(({ says }) => says))}.`, rest }
}
