import { RESUME_SENTENCE } from '#features/resumes/rules.ts'
import { ApiError } from '#web/lib/api.ts'
import { STEP_NAMES, type Step } from '../rules.ts'
import type { SavedStep } from './values.ts'

/** One notification of the wizard. */
export type WizardToast = { type: 'success' | 'error' | 'info' | 'warning'; title: string; message: string }
const toast = (type: WizardToast['type'], title: string, message: string): WizardToast => ({ type, title, message })

/** Sentences of spec 2 §8 "Onboarding toasts", to the letter. */
export const WIZARD_TOASTS = {
  found: toast('info', 'Profile Found', 'We found your existing profile data and have filled in the form for you.'),
  notComplete: toast(
    'warning',
    'Profile Saved',
    'Your profile is saved, but onboarding is not complete. Please make sure all 5 sections are complete and at least one job type is selected.',
  ),
  preferencesSkipped: toast(
    'info',
    'Job Preferences Skipped',
    'You can add your job preferences later from the profile page.',
  ),
  savedForLater: toast(
    'warning',
    'Profile Saved',
    'Your profile is saved but incomplete. You can complete it later from the profile page.',
  ),
  unreadableResume: toast(
    'error',
    'Error',
    "Sorry, we couldn't extract data from your resume. Please fill in your information manually.",
  ),
  complete: toast('success', 'Profile Complete', 'Your profile is complete. You can apply for jobs now.'),
  offline: toast(
    'warning',
    'You are offline',
    'Everything you entered is kept on this device. Please try again when the connection is back.',
  ),
  boardConnected: toast('success', 'OLJ Connected', 'OLJ account connected successfully!'),
} as const

const resumeUploadError = (message: string) => toast('error', 'Resume Upload Error', message)
const UPLOAD_PROBLEM = 'There was a problem uploading your resume. Please try again.'
const PREFERENCES_ERROR = toast(
  'error',
  'Job Preferences Error',
  'There was a problem saving your job preferences. Please try again.',
)
const SAVE_FAILED = 'There was an error saving your profile. Please try again.'
const COMPLETE_FAILED = 'There was a problem completing your profile. Please try again.'

/** The server's messages of a refused body, joined as 'field: message'. */
export const fieldMessages = (error: unknown): string =>
  error instanceof ApiError
    ? Object.entries(error.fields)
        .map(([field, messages]) => `${field}: ${messages.join(' ')}`)
        .join(', ')
    : ''

export const PROGRESS_SAVED = 'Progress Saved'
export const progressSaved = (step: Step) => toast('success', PROGRESS_SAVED, `Step ${step} completed successfully!`)

export const skipped = (step: Step) =>
  toast('info', `${STEP_NAMES[step]} Skipped`, `${STEP_NAMES[step]} step was skipped. You can complete it later.`)

/** Said at once where nothing could be sent: advancing goes on (spec 2 §4). */
export const savedLater = (step: Step) =>
  toast('info', 'Saved on this device', `You are offline. Step ${step} will be saved when the connection is back.`)

/** What the server said of a file it refused; null for any other failure. */
function fileRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 413) return RESUME_SENTENCE
  return error.status === 400 ? (Object.values(error.fields)[0]?.[0] ?? error.detail) : null
}

/** Why a step could not be saved; null where the server refused the file and its open step says so already. */
export function saveFailure(step: SavedStep, error: unknown, open: Step): WizardToast | null {
  const refused = step === 2 ? fileRefusal(error) : null
  if (refused !== null) return open === 2 ? null : resumeUploadError(refused)
  if (step === 2) return resumeUploadError(UPLOAD_PROBLEM)
  if (step === 5) return PREFERENCES_ERROR
  return toast('error', 'Error', fieldMessages(error) || SAVE_FAILED)
}

/** Why the whole could not be saved. */
export const completionFailure = (error: unknown): WizardToast =>
  toast('error', 'Error', fieldMessages(error) || COMPLETE_FAILED)

export const incomplete = (steps: readonly Step[]) =>
  toast(
    'warning',
    'Incomplete Profile',
    `You have skipped some required steps: ${steps.map((step) => STEP_NAMES[step]).join(', ')}. Your profile may not appear in searches without this information.`,
  )

/** One line under each step's name. */
export const STEP_INTROS: Record<Step, string> = {
  1: 'What you do, and where you are.',
  2: 'Goes to an employer only when you apply.',
  3: 'One is enough to begin. More make better matches.',
  4: 'Work you can show, and where to find you. One project or one link is enough.',
  5: 'What you are looking for.',
  6: 'Applications to OnlineJobs.ph go out under your own account there.',
}
