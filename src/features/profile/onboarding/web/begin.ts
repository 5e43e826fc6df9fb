import type { JobseekerProfile } from '../../contract.ts'
import { firstOpenStep, type Place, type Step, type WizardValues } from '../rules.ts'
import { type Draft, valuesOf } from './values.ts'
import type { Standing } from './wizard-state.ts'

type Known = {
  profile: JobseekerProfile
  /** What the server kept of the place. */
  kept: Place | null
  draft: Draft | null
  connected: boolean
  /** The step the address names. */
  asked: Step | null
}

/** Where a person comes in: as far as they got on any device, at the step the address names when it was open before. */
function placeOf({ profile, kept, draft, connected, asked }: Known): Place {
  const open = firstOpenStep(valuesOf(profile), { hasResume: profile.resume !== null, connected })
  const stored = kept ?? { step: open, reached: open, skipped: [] }
  // What stands on this device alone goes first, unless the person got further on another one.
  const place = draft && draft.place.reached >= stored.reached ? draft.place : stored
  return asked !== null && asked <= place.reached ? { ...place, step: asked } : place
}

/** What the wizard begins with: the profile, under what was typed here and not saved. */
export function beginning(known: Known): Standing & { values: WizardValues } {
  const { profile, draft } = known
  return {
    place: placeOf(known),
    values: { ...valuesOf(profile), ...draft?.values },
    profile,
    waiting: draft?.waiting ?? [],
    salaryAnswered: draft?.salary_answered ?? null,
    fileName: draft?.file_name ?? null,
  }
}
