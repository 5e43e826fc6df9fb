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

const educationText = (one: Education): string =>
  joined([one.degree, one.school, span(String(one.from_year ?? ''), String(one.to_year ?? ''))])
const workText = (one: Work): string => joined([one.title, one.employer, span(monthText(one.from), monthText(one.to))])

/** The lines in which a suggestion is shown. */
export function linesOf(suggestion: Suggestion): string[] {
  switch (suggestion.field) {
    case 'skills':
      return suggestion.value
    case 'education':
      return suggestion.value.map(educationText)
    case 'work_history':
      return suggestion.value.map(workText)
    case 'experience':
      return [`${suggestion.value} years`]
    default:
      return [suggestion.value]
  }
}
