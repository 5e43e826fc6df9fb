import * as z from 'zod/mini'
import { FREQUENCIES } from './rules.ts'

const yesOrNo = z.boolean('Must be true or false.')

/** All five settings. */
export const notificationSettings = z.object({
  job_alerts: yesOrNo,
  application_updates: yesOrNo,
  messages: yesOrNo,
  marketing: yesOrNo,
  frequency: z.enum(FREQUENCIES, 'Choose immediately, daily or weekly.'),
})

/** What is left out stays. */
export const notificationChanges = z.partial(notificationSettings)
