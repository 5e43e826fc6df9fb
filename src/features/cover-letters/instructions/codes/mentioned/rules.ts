import * as grammar from '../grammar/rules.ts'
import type { Hit } from '../hits/rules.ts'
import { placeBehind, placeIn } from '../places/rules.ts'

const LETTER = String.raw`(?:your|ur|the|this) (?:[\w-]+ ){0,2}${grammar.MESSAGE}s?`
/** What may stand behind a name that is all of what is to be mentioned. */
const ENDS = String.raw`(?=\s*(?:[.!?,;:)]|$)|\s+(?:when|if|once|as|so|to get|to be|and (?:we|i|you|get|they)|(?:in|on|at|within) (?:${LETTER}|the (?:additional|comments?|notes?|referral|first|subject)))\b)`
const SAYS = String.raw`(?:(?:please|pls|kindly|just|simply|also) )*(?:mention|reference)`
const NAME = String.raw`["“]?(?<word>\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+){0,2})["”]?`
/** "Email us and mention HN": a name without marks that whoever writes to us is to mention. */
const MENTIONED = new RegExp(
  String.raw`(?:^\W*|[.!?(;:,–—-]\s*|(?<=@\S{3,60} )|\b(?:and|or|but|to|please|pls|just|then)\s+)(?:[Pp]lease )?(?:${SAYS}|Mention|Reference|Please mention) ${NAME}${ENDS}`,
  'u',
)
/** Somebody writes to us: an address, or what is done with it. */
const WRITES_TO_US =
  /@|\b(?:apply\w*|applications?|e-?mail (?:me|us|\S+@)|contact|reach out|get in touch|drop (?:me|us)|write (?:to )?(?:me|us)|message (?:me|us)|(?:dm|pm|ping) (?:me|us)|referral|cover letter)\b/i
/** Before it, what somebody does at work. */
const AT_WORK =
  /\b(?:customers?|clients?|guests?|patients?|students?|captions?|posts?|blogs?|articles?|reviews?|reports?)\b/i

/** "In your note say hello sunshine": a few words without marks that are all the order holds. */
const SAID_THERE = new RegExp(
  String.raw`\b(?:(?:(?:some|any)where|early|early on) (?:in|on|within|inside) (?:your|ur|the) (?:[\w-]+ )?${grammar.MESSAGE}|(?:in|on|at|as) (?:your|ur) (?:very )?(?:opener|opening|intro|closing|sign-?off|(?:first|last|opening|closing) (?:line|sentence|word|words|paragraph))),?\s+(?:please |just )?(?:say|write|type|mention|drop|include|put)\s+(?:the words?\s+)?(?<word>\p{L}{3,14}(?: \p{L}{2,14}){0,2})(?=\s*[.!,;]|\s*$)`,
  'iu',
)
/** "Quote pineapple pizza in line one" */
const ON_A_LINE = new RegExp(
  String.raw`\b(?:put|write|type|say|mention|include|add|use|quote|drop)\s+(?:the\s+words?\s+)?(?<word>\p{L}{3,14}(?: \p{L}{3,14})?)\s+(?:in|on|at)\s+(?:the\s+)?(?:(?:very\s+)?first\s+line|line\s+(?:one|1))\b`,
  'iu',
)
/** "If you read till here, comment kalabaw", "i-type mo ang kulay asul sa simula ng sagot mo". */
const READ_SO_FAR =
  /\b(?:if you(?:['’]ve| have|['’]re| are)?\s+(?:got(?:ten)?|read(?:ing)?|made it|reached|still here)\b[^.!?\n,]{0,25},\s*(?:(?:please|just|kindly)\s+)?(?:comment|reply(?: with)?|drop|send(?: me| us)?|quote)\s+(?:the word\s+)?|(?:kung|kapag|pag)\s+(?:na?binasa|umabot|nakarating|nabasa)\b[^.!?\n,]{0,30},\s*(?:i-?type|ilagay|isulat|banggitin|i-?comment|i-?mention|sabihin)\s+(?:(?:mo|nyo|niyo|ninyo|po|lang)\s+)*(?:ang\s+)?(?:(?:salitang?|kulay|pangalang?)\s+)?)(?<word>\p{L}{3,14})(?=\s+(?:somewhere|anywhere|in|at|on|to|sa)\s|\s*[.!]?\s*$)/iu

/** "Email us with HN in the subject" */
const IN_SUBJECT =
  /\b(?:[Ww]ith|[Pp]ut|[Ii]nclude|[Mm]ention|[Aa]dd|[Uu]se|[Ww]rite|[Tt]ype|[Rr]eference)\s+(?:the\s+words?\s+)?(?<word>\p{Lu}[\p{L}\d]+(?:[:–—-]?\s+(?:\p{Lu}[\p{L}\d]*|20\d\d)){0,4})\s+(?:in|as|on)\s+(?:(?:the|your|ur)\s+)?(?:e-?mail\s+)?(?:[Ss]ubject|e-?mail title)\b/u

/** A word without marks that an applicant is to write; the person says whether it is meant. */
export function mentioned(text: string, told: boolean): Hit | null {
  const subject = told || WRITES_TO_US.test(text) ? IN_SUBJECT.exec(text) : null
  if (subject?.groups?.word !== undefined)
    return { word: subject.groups.word, place: 'subject', at: subject.index, end: subject.index + subject[0].length }
  const called = told || WRITES_TO_US.test(text) ? MENTIONED.exec(text) : null
  const name = called && !AT_WORK.test(text.slice(0, called.index)) ? called : null
  const match = name ?? READ_SO_FAR.exec(text) ?? (told ? (SAID_THERE.exec(text) ?? ON_A_LINE.exec(text)) : null)
  const word = match?.groups?.word
  if (!match || word === undefined) return null
  if (!name && word.split(' ').some((part) => grammar.NO_NAME.test(part))) return null
  const end = match.index + match[0].length
  const behind = placeBehind(text, match === name ? end : match.index + match[0].indexOf(word) + word.length)
  const spot = match[0].slice(/line/i.test(match[0].slice(match[0].indexOf(word))) ? match[0].indexOf(word) : 0)
  const place = behind === 'anywhere' && match !== name ? placeIn(spot) : behind
  return { word, place, at: match.index, end, asked: true }
}
