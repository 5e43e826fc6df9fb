import * as z from 'zod/mini'
import { VISIBILITIES } from './rules.ts'

const YES_OR_NO = 'Must be true or false.'

const fields = {
  profile_visibility: z.enum(VISIBILITIES, 'Choose public, limited or private.'),
  allow_recruiter_contact: z.boolean(YES_OR_NO),
  hide_current_employer: z.boolean(YES_OR_NO),
  count_replies: z.boolean(YES_OR_NO),
}

/** All settings. */
export const privacySettings = z.object(fields)

/** What is left out stays. */
export const privacyChanges = z.partial(privacySettings)
