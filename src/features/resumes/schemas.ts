import * as z from 'zod/mini'
import { NAME_NEEDED } from './rules.ts'

/** Another name for a resume. */
export const renameBody = z.object({
  file_name: z.string().check(z.trim(), z.minLength(1, NAME_NEEDED), z.maxLength(1000)),
})
