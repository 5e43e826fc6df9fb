import * as z from 'zod/mini'
import { LONGEST_NOTE, LONGEST_REASON, REPORT_REASONS, REVIEW_DECISIONS, ROW_DECISIONS } from './rules.ts'

const text = (longest: number) =>
  z.prefault(z.string().check(z.trim(), z.maxLength(longest, `Use ${longest} characters or fewer.`)), '')
const reason = text(LONGEST_REASON)

/** What is wrong with a posting. */
export const reportBody = z.object({ reason: z.enum(REPORT_REASONS, 'Choose a reason.'), note: text(LONGEST_NOTE) })
export const decideBody = z.object({ decision: z.enum(REVIEW_DECISIONS), reason })
export const splitBody = z.object({ decision: z.enum(ROW_DECISIONS), reason })
/** Why something was decided; the decision is the button that is pressed. */
export const reasonForm = z.object({ reason })
/** The same before anything is typed. */
export const NO_REASON = { reason: '' }
