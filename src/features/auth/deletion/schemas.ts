import * as z from 'zod/mini'
import { codeField } from '../codes/schemas.ts'
import { MAX_PASSWORD } from '../rules.ts'
import { tooLong } from '../schemas.ts'
import { DELETION_SENTENCES as say } from './texts.ts'

const password = z
  .string(say.passwordRequired)
  .check(z.minLength(1, { error: say.passwordRequired, abort: true }), tooLong(MAX_PASSWORD))

/** The form of somebody who has a password, and of somebody the mailed code stands for it. */
export const deletionForm = z.object({ password })
export const codeDeletionForm = z.object({ code: codeField })

/** Either of them; which one is needed the account says. */
export const deletionBody = z.object({ password: z.optional(password), code: z.optional(codeField) })
