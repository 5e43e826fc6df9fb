import type { JOB_TYPES, YEARS_OF_EXPERIENCE } from '../rules.ts'

export const JOB_TYPE_LABELS: readonly (readonly [(typeof JOB_TYPES)[number], string])[] = [
  ['full-time', 'Full-time'],
  ['part-time', 'Part-time'],
  ['contract', 'Contract'],
  ['freelance', 'Freelance'],
  ['internship', 'Internship'],
]

export const YEARS_LABELS: readonly (readonly [(typeof YEARS_OF_EXPERIENCE)[number], string])[] = [
  ['0-1', '0 to 1 year'],
  ['1-3', '1 to 3 years'],
  ['3-5', '3 to 5 years'],
  ['5-10', '5 to 10 years'],
  ['10+', 'More than 10 years'],
]
