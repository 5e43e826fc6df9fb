import { missingNames } from '#features/profile/onboarding/rules.ts'
import { valuesOf } from '#features/profile/onboarding/web/values.ts'
import { useProfile } from '#features/profile/web/api.ts'

/** What the profile lacks before its owner can apply, by name; nothing until it is read. */
export function MissingForApplying() {
  const { data } = useProfile()
  const names = data ? missingNames(valuesOf(data), data.resume !== null) : []
  return <p role="status">{names.length === 0 ? null : `Still missing: ${names.join(', ')}.`}</p>
}
