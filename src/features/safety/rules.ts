/** Why a person reports a posting. */
export const REPORT_REASONS = ['scam', 'fee', 'fake', 'closed', 'offensive', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** So many different people who report one real job hold it for review. */
export const REPORTS_TO_HOLD = 3
/** Reports one person may send in a day. */
export const REPORTS_A_DAY = 20

export const LONGEST_NOTE = 1000
export const LONGEST_REASON = 500
export const REVIEW_PAGE_SIZE = 20

/** What the team may decide about a posting, and about two that are said to be different jobs, or the same. */
export const REVIEW_DECISIONS = ['approve', 'hold', 'hide'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]
export const ROW_CHOICES = ['split', 'join'] as const
export type RowChoice = (typeof ROW_CHOICES)[number]
export const ROW_DECISIONS = [...ROW_CHOICES, 'keep'] as const
export type RowDecision = (typeof ROW_DECISIONS)[number]

/** So many pairs one person may have told apart or joined. */
export const MOST_CHOICES = 500
/** So many jobs are offered as the same one. */
export const JOINABLE_SHOWN = 12
export const REVIEW_LISTS = ['waiting', 'hidden'] as const
