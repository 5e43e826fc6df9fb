import * as z from 'zod/mini'

const WRONG_DATE = 'Enter a valid date.'
const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`)
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** The last day of an ID, as `YYYY-MM-DD`; null forgets it. */
export const idReminder = z.object({
  id_expires_on: z.nullable(z.string(WRONG_DATE).check(z.refine(isDay, WRONG_DATE))),
})
