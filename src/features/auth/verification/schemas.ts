import * as z from 'zod/mini'
import { codeField } from '../codes/schemas.ts'
import { emailField } from '../schemas.ts'

/** The address and the code that was mailed to it. */
export const verifyEmailBody = z.object({ email: emailField, code: codeField })

export const resendCodeBody = z.object({ email: emailField })
