import type { JobseekerProfile } from '../../contract.ts'
import { broughtTo, firstOpenStep, missingOf, type Place, problemsOf, type Step, type WizardValues } from '../rules.ts'
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
  /** Sent here from what waits for a complete profile, such as applying. */
  led?: boolean
}

/** The first step that applying cannot do without and that is open, also where it is only not saved; none when all are done. */
function firstMissing({ profile, draft }: Known): Step | undefined {
  const hasResume = profile.resume !== null
  const stored = valuesOf(profile)
  return missingOf({ ...stored, ...draft?.values }, hasResume)[0] ?? missingOf(stored, hasResume)[0]
}

/**
 * Where a person comes in: as far as they got on any device, at the step the address names when it was open before, or
 * where something is missing for what they were sent here from.
 */
function placeOf(known: Known): Place {
  const { profile, kept, draft, connected, asked, led } = known
  const outside = { hasResume: profile.resume !== null, connected }
  const values = { ...valuesOf(profile), ...draft?.values }
  const open = firstOpenStep(valuesOf(profile), outside)
  const stored = kept ?? { step: open, reached: open, skipped: [] }
  // What stands on this device alone goes first, unless the person got further on another one.
  const place = draft && draft.place.reached >= stored.reached ? draft.place : stored
  if (asked !== null && asked <= place.reached) return { ...place, step: asked }
  const missing = led ? firstMissing(known) : undefined
  const asks = (step: Step) => Object.keys(problemsOf(step, values, outside)).length > 0
  return missing === undefined ? place : broughtTo(missing, place, asks)
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
