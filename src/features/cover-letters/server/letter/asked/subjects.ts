import type { Instruction } from '#features/cover-letters/instructions/contract.ts'
import { numberIn, NUMBERS } from '#features/phrases/numbers/rules.ts'
import { gapFor } from '../answers/gaps.ts'
import { line, yearsOf, zoneOf } from '../person/person.ts'
import { sumAnswered, withSums } from '../answers/sums.ts'
import type { Writer } from '../../writer.ts'

const STARTS: Record<string, string> = {
  immediately: 'immediately',
  '2-weeks': 'in two weeks',
  '1-month': 'in one month',
}
/** So much of somebody's own words has room in a subject. */
const SHORT = 40

/** "Your years on Amazon" */
const OF_WHAT = /\byears? (?:of experience )?(?:on|in|with|as|of|using) (?:an? |the |your )?([\p{L}\d .&-]{3,40})/iu
/** Whether years of a kind of work are asked for that the person's profile names; years alone always are. */
function knowsWhat({ title, skills, works = [], about }: Writer, blank: string): boolean {
  const what = (OF_WHAT.exec(blank)?.[1] ?? '').toLowerCase().replace(/\b(?:experience|work|industry|field)\b/g, '')
  const own = [title, about, ...(skills ?? []), ...works.map((work) => work.title ?? '')].join(' ').toLowerCase()
  const words = what.split(/[^\p{L}\d]+/u).filter((word) => word.length > 2)
  return words.length === 0 || words.some((word) => own.includes(word))
}
const IN_WORDS = new RegExp(String.raw`\b(?:${NUMBERS.join('|')})\b`)
/** "Seven years of experience" is "7 years" where there is little room. */
const inFigures = (years: string): string =>
  years.replace(/ of experience$/, '').replace(IN_WORDS, (word) => String(numberIn(word)))

/** What a person's profile has for a blank of a subject: "Earliest start date", "City"; empty where it has nothing. */
export function inSubject(writer: Writer): (blank: string) => string {
  const own = line(writer.custom_availability ?? '')
  const [place, start] = [line(writer.location ?? ''), STARTS[writer.availability ?? ''] ?? '']
  const saysStart = /\b(?:notice|start)/i.test(own)
  return (blank) => {
    if (/\bcity\b|\blugar\b/i.test(blank)) return place.split(',')[0] ?? ''
    if (/\b(?:location|address|place)\b/i.test(blank)) return place
    if (/time ?zone/i.test(blank)) return zoneOf(place) === '' ? '' : 'Philippine time'
    if (/\byears?\b/i.test(blank)) return knowsWhat(writer, blank) ? inFigures(yearsOf(writer)) : ''
    if (/\bhours\b/i.test(blank))
      return writer.availability === 'custom' && !saysStart && own.length <= SHORT ? own : ''
    if (!/\bstart|\bnotice\b|\bavailab|\bkailan\b/i.test(blank)) return ''
    if (writer.availability !== 'custom') return start
    const said = saysStart
      ? (own.split(/,|\s(?:but|with|from|to)\s/)[0] ?? '')
      : /\bavailability\b/i.test(blank)
        ? own
        : ''
    return said.length <= SHORT ? said : ''
  }
}

/** A marked place in a subject, as only the person can fill it in; a sum is worked out. */
export const openInSubject = (blank: string): string => {
  // bounded: the answer to one sum
  const sum = /(-?\d+)\.$/.exec(sumAnswered(blank))?.[1] ?? withSums(blank)
  return sum === blank || !/^-?\d+$/.test(sum) ? gapFor(blank) : sum
}

const AND_NAME = /,? (?:and|plus|&|\+|then) (?:your |the )?(?:full |complete |first |last )*name$/i
/** What is placed in a subject that has the name already. */
export const besideName = (asked: string): string => openInSubject(asked.replace(AND_NAME, ''))

/** "Subject: your answer to this. …" */
const TO_THIS =
  /^(?:your |the )?(?:answer|solution|response) to (?:this|it|the (?:question|riddle|puzzle|problem)(?: below)?|the following|question)\b/i
const NAME_ALONE = /^(?:(?:just |only )?the (?:number|answer) and )?your (?:full |complete |first |last )*name\b/i
const FAR = 300
/** Of a subject that is the answer to what is asked right behind it: that answer and the name, and the questions it takes. */
export function answerInSubject(
  wanted: Instruction | undefined,
  all: readonly Instruction[],
  name: string,
): { subject: string; taken: readonly string[] } | null {
  if (wanted?.kind !== 'subject' || !TO_THIS.test(wanted.text)) return null
  const behind = all.flatMap((item) =>
    item.kind === 'question' && item.start >= wanted.start && item.start - wanted.end < FAR ? [item] : [],
  )
  const asked = behind.find(({ text }) => !NAME_ALONE.test(text))
  if (asked === undefined) return null
  const named = behind.filter(({ text }) => NAME_ALONE.test(text))
  return {
    subject: [openInSubject(asked.text), ...(named.length === 0 ? [] : [name])].join(' - '),
    taken: [asked, ...named].map(({ text }) => text),
  }
}

/** "Subject: the answer to 12 x 10 and your name", filled in; empty where a posting's subject is no sum. */
export function sumInSubject(text: string, name: string): string {
  const [, asked = ''] = SUM_ASKED.exec(text) ?? []
  const told = withSums(asked)
  return told === asked ? '' : [told.split(' ')[0] ?? '', ...(AND_NAME.test(asked) ? [name] : [])].join(' - ')
}
const SUM_ASKED =
  // bounded: one line of a posting
  /\bsubject(?: line)?(?: (?:is|should be|must be|as))?\s*[:-]?\s*((?:the |your )?(?:answer|sum|result|total) (?:to|of) \d[^.\n]{1,40}?)(?=[.\n(]|$)/i

const NEXT = 120
/** "… in the subject line", "(put it in the subject)": right behind what is asked. */
const BEHIND =
  /^\W*(?:as|in|on|sa)\s+(?:(?:the|your|ur|iyong)\s+)?(?:e-?mail\s+)?subject\b|^[^.!?\n]{0,60}?\b(?:put|write|include|type|add|state|mention|give|use|ilagay|isulat)\b[^.!?\n]{0,40}\bsubject\b/i

/** The questions whose answers a posting wants in the subject. */
export const placedInSubject = (all: readonly Instruction[], text: string): string[] =>
  all.flatMap((item) => {
    if (item.kind !== 'question') return []
    const from = text.indexOf(item.text, Math.max(0, item.start - item.text.length))
    const end = from < 0 ? item.end : from + item.text.length
    return BEHIND.test(text.slice(end, end + NEXT)) ? [item.text] : []
  })
