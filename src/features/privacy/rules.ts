import { wholeWords } from '#contract/pattern.ts'

export const VISIBILITIES = ['public', 'limited', 'private'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export type Privacy = {
  profile_visibility: Visibility
  allow_recruiter_contact: boolean
  hide_current_employer: boolean
  /** Lets what became of their applications be counted in the shares a company's page shows. */
  count_replies: boolean
}

/** What holds for somebody who never chose. */
export const DEFAULT_PRIVACY: Privacy = {
  profile_visibility: 'public',
  allow_recruiter_contact: true,
  hide_current_employer: false,
  count_replies: false,
}

/** Who wants to open a profile; of an employer it is known whether the person applied there. */
export type Viewer = 'self' | { employer: { appliedTo: boolean } }

/** Whether somebody may open a profile: employers by its visibility, the person always. */
export function mayOpenProfile({ profile_visibility }: Pick<Privacy, 'profile_visibility'>, viewer: Viewer): boolean {
  if (viewer === 'self' || profile_visibility === 'public') return true
  return profile_visibility === 'limited' && viewer.employer.appliedTo
}

/** Whether the team or an employer may write to somebody unasked; who wrote first is always answered. */
export const mayContact = (
  { allow_recruiter_contact }: Pick<Privacy, 'allow_recruiter_contact'>,
  wroteFirst: boolean,
): boolean => allow_recruiter_contact || wroteFirst

/** How a present employer is called where its name is not said. */
export const UNNAMED_EMPLOYER = 'my current employer'

type Work = { employer?: string | null; to?: string | null }
const isPresent = ({ to }: Work): boolean => {
  const end = to?.trim().toLowerCase() ?? ''
  return end === '' || end === 'present' || end === 'now' || end === 'current' || end === 'kasalukuyan'
}

/** Names of the employers somebody works for now; the longest first, so that a part of a name is not taken before it. */
export const presentEmployers = (history: readonly Work[]): string[] =>
  [...new Set(history.filter(isPresent).map(({ employer }) => employer?.trim() ?? ''))]
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length)

/** A text that does not name these employers, whatever their capitals. */
export function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replace(wholeWords(name), UNNAMED_EMPLOYER), text)
}
