import type { Instruction } from '../instructions/contract.ts'
import { gapFor } from './letter-gaps.ts'
import { line, yearsOf, zoneOf } from './letter-person.ts'
import type { Writer } from './writer.ts'

const STARTS: Record<string, string> = {
  immediately: 'immediately',
  '2-weeks': 'in two weeks',
  '1-month': 'in one month',
}
/** So much of somebody's own words has room in a subject. */
const SHORT = 40

/** What a person's profile has for a blank of a subject: "Earliest start date", "City"; empty where it has nothing. */
export function inSubject(writer: Writer): (blank: string) => string {
  const own = line(writer.custom_availability ?? '')
  const [place, start] = [line(writer.location ?? ''), STARTS[writer.availability ?? ''] ?? '']
  const saysStart = /\b(?:notice|start)/i.test(own)
  return (blank) => {
    if (/\bcity\b|\blugar\b/i.test(blank)) return place.split(',')[0] ?? ''
    if (/\b(?:location|address|place)\b/i.test(blank)) return place
    if (/time ?zone/i.test(blank)) return zoneOf(place) === '' ? '' : 'Philippine time'
    if (/\byears?\b/i.test(blank)) return yearsOf(writer).replace(/ of experience$/, '')
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

/** A marked place in a subject, as only the person can fill it in. */
export const openInSubject = (blank: string): string => gapFor(blank)

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
