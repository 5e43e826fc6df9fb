import { CodeForm } from '../../web/code-form.tsx'
import { resetVerifyBody } from '../schemas.ts'
import { acceptCode, countdownOf, requestCode } from './api.ts'
import { resendFailure, verifyFailure } from './texts.ts'

type VerifyStepProps = { email: string; onAccepted: (token: string) => void }

/** The code from the mail (spec 1 §4, step 2). */
export const VerifyStep = ({ email, onAccepted }: VerifyStepProps) => (
  <CodeForm
    email={email}
    schema={resetVerifyBody}
    label="Your code"
    action="Verify code"
    send={async ({ code }) => onAccepted(await acceptCode(email, code))}
    failureOf={verifyFailure}
    resend={{ countdown: countdownOf(email), send: () => requestCode(email), sentenceOf: resendFailure }}
  />
)
