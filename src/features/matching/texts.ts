import type { Check, HardCondition, Match } from './rules.ts'

/** What a score does not say, and where to go on. */
export const MISSING = {
  profile: 'Your profile says too little to compare: add a title and your skills.',
  posting: 'This posting says too little to compare: it names no skill and no kind of work we know.',
} as const

export const CHECK_NAMES: Record<Check, string> = {
  skills: 'Skills',
  title: 'Kind of work',
  language: 'Language',
  years: 'Years',
  job_type: 'Job type',
  pay: 'Pay',
  place: 'Place',
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** `72% match: 5 of 7 skills, 2 to add`; what is known when there are no skills to count. */
export function matchLine({ score, skills: { held, lacking } }: Pick<Match, 'score' | 'skills'>): string {
  const asked = held.length + lacking.length
  const match = `${score ?? 0}% match`
  if (asked === 0) return match
  const known = `${match}: ${held.length} of ${counted(asked, 'skill')}`
  return lacking.length === 0 ? known : `${known}, ${lacking.length} to add`
}

const BLOCKED: Record<HardCondition, (posting: string, profile: string) => string> = {
  closed: () => 'It is closed.',
  excluded_country: (posting) => `It is not open to the Philippines: “${posting}”`,
  id_proof: (posting, profile) => `It asks for more ID proof than your ${profile}: “${posting}”`,
  pay: (posting, profile) => `It pays less than your minimum of ${profile} a month: “${posting}”`,
  hidden: () => 'You hide its employer or a word of it.',
}

/** What stands against a posting, whatever its score. */
export const blockedLine = (condition: HardCondition, posting: string, profile: string): string =>
  BLOCKED[condition](posting, profile)

export const LEFT_OUT: Record<HardCondition, string> = {
  closed: 'closed',
  excluded_country: 'not open to the Philippines',
  id_proof: 'asking for more ID proof',
  pay: 'under your minimum pay',
  hidden: 'hidden by you',
}
