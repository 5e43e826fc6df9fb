import { call } from '#web/lib/api.ts'
import { CodeForm } from '../../web/code-form.tsx'
import { enter } from '../../web/sign-in.ts'
import type { Waiting } from '../../contract.ts'
import { verification } from '../calls.ts'
import { verifyEmailBody } from '../schemas.ts'
import { countdownOf, resendCode } from './api.ts'
import { resendFailure, verifyFailure } from './texts.ts'

type VerifyFormProps = {
  email: string
  /** The address is proved; the second step of signing in is asked for next. */
  onSecondStep: (waiting: Waiting) => void
}

/** The code that was mailed; a right one signs in, and the route's guard leads on. */
export const VerifyForm = ({ email, onSecondStep }: VerifyFormProps) => (
  <CodeForm
    email={email}
    schema={verifyEmailBody}
    label="Verify your email"
    action="Verify"
    send={async (body) => {
      const answer = await call(verification.verifyEmail, { body })
      if ('token' in answer) enter(answer.token, answer.user)
      else onSecondStep(answer)
    }}
    failureOf={verifyFailure}
    resend={{ countdown: countdownOf(email), send: () => resendCode(email), sentenceOf: resendFailure }}
  />
)
