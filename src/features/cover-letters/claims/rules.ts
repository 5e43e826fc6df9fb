/** What a letter can state without cover, and what must never stand in one. */
export const CLAIM_KINDS = [
  'placeholder',
  'employer-mismatch',
  'title-mismatch',
  'contact',
  'degree',
  'certificate',
  'employer',
  'years',
  'figure',
  'achievement',
  'skill',
  'name',
] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]
