import { call } from '#web/lib/api.ts'
import { CodeForm } from '../../web/code-form.tsx'
import { enter } from '../../web/sign-in.ts'
import { verification } from '../calls.ts'
import { verifyEmailBody } from '../schemas.ts'
import { countdownOf, resendCode } from './api.ts'
import { resendFailure, verifyFailure } from './texts.ts'

/** The code that was mailed; a right one signs in, and the route's guard leads on. */
export const VerifyForm = ({ email }: { email: string }) => (
  <CodeForm
    email={email}
    schema={verifyEmailBody}
    label="Verify your email"
    action="Verify"
    send={async (body) => {
      const { token, user } = await call(verification.verifyEmail, { body })
      enter(token, user)
    }}
    failureOf={verifyFailure}
    resend={{ countdown: countdownOf(email), send: () => resendCode(email), sentenceOf: resendFailure }}
  />
)
