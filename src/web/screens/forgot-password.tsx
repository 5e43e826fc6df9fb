import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { EmailStep } from '#features/auth/password-reset/web/email-step.tsx'
import { NewPasswordStep } from '#features/auth/password-reset/web/new-password-step.tsx'
import { StepBar } from '#features/auth/password-reset/web/step-bar.tsx'
import { readPlace, type ResetProgress, type ResetStep, stepOf } from '#features/auth/password-reset/web/steps.ts'
import { VerifyStep } from '#features/auth/password-reset/web/verify-step.tsx'
import { leaveDevice } from '#features/auth/web/session.ts'
import { doorAddress } from '#web/lib/redirect.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { OutsideLink, TextLink } from '#web/ui/link.tsx'
import { AuthFrame } from './auth-frame.tsx'

const NOTHING: ResetProgress = { token: null, done: false }

/**
 * /forgot-password (spec 1 §2, §4): four steps, each of them an entry of the browser's history; code and token live in
 * memory alone.
 */
export function ForgotPassword() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [progress, setProgress] = useState(NOTHING)
  const place = readPlace(state)
  const step = stepOf(place, progress)
  const body = useStepFocus(step)
  const go = (next: ResetStep, email: string, replace = true) =>
    navigate(pathname + search, { replace, state: { step: next, email } })
  const { email } = place
  return (
    <AuthFrame
      title="Reset Password"
      intro="We mail you a code, you choose a new password."
      otherWay={<Links search={search} email={email} />}
    >
      <div ref={body} className="flex flex-col gap-5">
        <StepBar step={step} />
        {step === 'email' ? (
          <EmailStep
            email={email}
            onSent={(given) => {
              setProgress(NOTHING)
              // What was typed is there again on the way back.
              go('email', given)
              go('verify', given, false)
            }}
          />
        ) : null}
        {step === 'verify' ? (
          <>
            <p>
              Type the code from the mail to <strong className="break-words">{email}</strong>. It is good for 15
              minutes.
            </p>
            <VerifyStep
              key={email}
              email={email}
              onAccepted={(token) => {
                setProgress({ token, done: false })
                go('reset', email)
              }}
            />
          </>
        ) : null}
        {step === 'reset' ? (
          <NewPasswordStep
            email={email}
            token={progress.token ?? ''}
            onAgain={() => go('email', email)}
            onDone={() => {
              setProgress({ token: null, done: true })
              leaveDevice()
              go('success', email)
            }}
          />
        ) : null}
        {step === 'success' ? <Done search={search} email={email} /> : null}
      </div>
    </AuthFrame>
  )
}

/** A new step is where the focus goes: to its field, or to its heading. Not on arrival, the route sees to that. */
function useStepFocus(step: ResetStep) {
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const inside = body.current
    const target = inside?.querySelector<HTMLElement>('input:not([hidden])') ?? inside?.querySelector<HTMLElement>('h2')
    target?.focus()
  }, [step])
  return body
}

function Done({ search, email }: { search: string; email: string }) {
  return (
    <>
      <p>
        You were logged out on every device. Log in to <strong className="break-words">{email}</strong> with your new
        password.
      </p>
      <ButtonLink to={doorAddress('/login', search)} state={{ email }} wide>
        Back to Login
      </ButtonLink>
    </>
  )
}

function Links({ search, email }: { search: string; email: string }) {
  return (
    <div className="flex flex-col gap-2">
      <p>
        Remembered it?{' '}
        <TextLink to={doorAddress('/login', search)} state={{ email }}>
          Log in
        </TextLink>
      </p>
      <p className="text-sm text-soft">
        <OutsideLink href="/terms">Terms of Service</OutsideLink>
        {' · '}
        <OutsideLink href="/privacy">Privacy Policy</OutsideLink>
      </p>
    </div>
  )
}
