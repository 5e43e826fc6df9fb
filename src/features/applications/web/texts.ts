import { APPLY_POINTS_MAX } from '#features/board-account/rules.ts'
import type { Tone } from '#web/ui/badge.tsx'
import type { ApplicationStatus } from '../rules.ts'

/** Sentences of spec 2 §2, §4 and §8 "Apply" and "Applications", to the letter where the spec quotes one. */
export const APPLY_SENTENCES = {
  failedTitle: 'Application Failed',
  loginAgain: 'Authentication required. Please log in again.',
  invalidData: 'Invalid request data. Please check your inputs.',
  gone: 'Resource not found. The job or cover letter might have been removed.',
  failed: 'There was an error submitting your application.',
  slowTitle: 'OLJ is Slow',
  slow: 'OLJ is taking longer than usual to respond. We are still waiting, nothing is lost.',
  integrationTitle: 'Integration Required',
  integration: 'Please connect your OLJ account in Settings to apply for jobs.',
  letterTitle: 'Cover Letter Required',
  letter: 'Please add a cover letter before applying.',
  pointsHint: 'Max 60 points',
  pointsTip: `You earn 10 apply points for each day you log in to OLJ, up to ${APPLY_POINTS_MAX}.`,
  resumeRequired: 'Please upload a PDF, DOC, or DOCX file under 5MB.',
  resumesWaited:
    'Your resumes are not here yet, so nothing was sent. Your text is kept. Please try again when they are.',
  offline: 'There is no connection right now. Nothing was sent, and your text is kept. Please try again.',
  checking:
    'The connection broke while your application was being sent. We are checking whether it arrived. It is not sent twice.',
  notArrived: 'Your application did not reach us, so nothing was sent. You can send it again.',
} as const

export const APPLICATIONS_SENTENCES = {
  loadFailed: 'Failed to load your applications. Please try again.',
  updateFailed: 'Failed to update application status.',
} as const

/** The spec's sentence with the status of the answer behind it, when there was an answer. */
export const withStatus = (sentence: string, status: number | undefined): string =>
  status === undefined ? sentence : `${sentence} (Status: ${status})`

/** What is under way, what asks for something of the person, and how it ended. A refusal is no danger. */
export const STATUS_TONES: Record<ApplicationStatus, Tone> = {
  applied: 'dagat',
  reviewing: 'dagat',
  interview: 'mangga',
  offer: 'mangga',
  hired: 'success',
  rejected: 'plain',
}
