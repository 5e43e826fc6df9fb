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

/** What the team may decide about a posting, and about two that are said to be different jobs. */
export const REVIEW_DECISIONS = ['approve', 'hold', 'hide'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]
export const SPLIT_DECISIONS = ['split', 'keep'] as const
export type SplitDecision = (typeof SPLIT_DECISIONS)[number]
export const REVIEW_LISTS = ['waiting', 'hidden'] as const
