import type { Problems } from '#web/lib/form/problems.ts'
import type { JobseekerProfile } from '../../contract.ts'
import type { Place, Step, WizardValues } from '../rules.ts'
import type { WizardToast } from './texts.ts'
import type { Draft, SavedStep } from './values.ts'

/** What the wizard's screen is drawn from. */
export type WizardState = Standing & {
  values: WizardValues
  /** Sentences under the fields of the open step. */
  problems: Problems
  /** Counts refusals, so that each one moves the focus to the first wrong field. */
  refusals: number
}

/** Where the wizard is, beside its form. */
export type Standing = {
  place: Place
  /** What the server has, as far as this device knows. */
  profile: JobseekerProfile
  /** Steps a person went on from that the server does not have yet. */
  waiting: SavedStep[]
  /** The salaries of which the person said which currency they are in. */
  salaryAnswered: string | null
  /** Name of a chosen resume that is not uploaded. */
  fileName: string | null
}

export type WizardPorts = {
  /** Sends one step; the answer is the profile after it. */
  saveStep: (step: SavedStep, values: WizardValues) => Promise<JobseekerProfile>
  /** Tells the server where the person is, so that another device goes on from there. */
  keepPlace: (place: Place) => Promise<unknown>
  isOnline: () => boolean
  /** Changes the address to a step: forward, or back to where the person came from. */
  show: (step: Step, how: 'forward' | 'back', from: Step) => void
  keepDraft: (draft: Draft | null) => void
  say: (toast: WizardToast) => void
  /** Takes away what was said of steps that were saved. */
  hush: () => void
}
