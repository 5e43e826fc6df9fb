import type { Education, Work } from '../contract.ts'
import type { SuggestedField, Suggestion } from './suggestions.ts'

export const FIELD_NAMES: Record<SuggestedField, string> = {
  title: 'Professional title',
  experience: 'Years of experience',
  location: 'Location',
  skills: 'Skills',
  education: 'Education',
  work_history: 'Work history',
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2021-06` as `Jun 2021`. */
function monthText(month: string | null): string {
  if (month === null) return ''
  if (month === 'present') return 'now'
  const [year = '', number] = month.split('-')
  return number === undefined ? year : `${MONTHS[Number(number) - 1] ?? ''} ${year}`.trim()
}

const span = (from: string, to: string): string => [from, to].filter(Boolean).join(' to ')
const joined = (parts: (string | null)[]): string => parts.filter(Boolean).join(', ')

/** What a person did or learned, and below it where and when. */
export type EntryWords = { head: string; rest: string }
const entry = (first: string | null, second: string | null, time: string): EntryWords =>
  first === null
    ? { head: second ?? time, rest: second === null ? '' : time }
    : { head: first, rest: joined([second, time]) }

const educationWords = (one: Education): EntryWords =>
  entry(one.degree, one.school, span(String(one.from_year ?? ''), String(one.to_year ?? '')))
const workWords = (one: Work): EntryWords =>
  entry(one.title, one.employer, span(monthText(one.from), monthText(one.to)))

/** The words in which a suggestion is shown. */
export function wordsOf(suggestion: Suggestion): EntryWords[] {
  switch (suggestion.field) {
    case 'skills':
      return suggestion.value.map((skill) => entry(skill, null, ''))
    case 'education':
      return suggestion.value.map(educationWords)
    case 'work_history':
      return suggestion.value.map(workWords)
    case 'experience':
      return [entry(`${suggestion.value} years`, null, '')]
    default:
      return [entry(suggestion.value, null, '')]
  }
}
