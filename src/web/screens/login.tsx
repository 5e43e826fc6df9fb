import { useState } from 'react'
import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { GoogleButton } from '#features/auth/google/web/google-button.tsx'
import { forgetSignIn, useHeldSignIn } from '#features/auth/second-factor/web/held-sign-in.ts'
import { PasskeyButton } from '#features/auth/second-factor/web/passkey-button.tsx'
import { LinkedInButton } from '#features/auth/web/linkedin-button.tsx'
import { LoginForm } from '#features/auth/web/login-form.tsx'
import { codeWasSent } from '#features/auth/verification/web/api.ts'
import { doorAddress } from '#web/lib/redirect.ts'
import { part } from '#web/lib/screen.tsx'
import { useHydrated } from '#web/lib/session.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/states.tsx'
import { AuthFrame, handedEmail, NeedsScripts, OtherWaysIn, SessionEnded } from './auth-frame.tsx'

const SecondStep = part(async () => (await import('#features/auth/second-factor/web/second-step.tsx')).SecondStep)

/** /login (spec 1 §2); the wish to go somewhere is kept on every detour. */
export function Login() {
  const waiting = useHeldSignIn()
  const [over, setOver] = useState('')
  if (waiting === null) return <FirstStep over={over} />
  return (
    <AuthFrame
      title="One more step"
      intro="Two-step sign-in is on for your account."
      otherWay={
        <>
          Lost your phone and your recovery codes? <TextLink to="/contact">Write to us</TextLink>
        </>
      }
    >
      <SecondStep
        key={waiting.pending}
        held={waiting}
        onOver={(reason) => {
          setOver(reason)
          forgetSignIn()
        }}
      />
    </AuthFrame>
  )
}

function FirstStep({ over }: { over: string }) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  // The server knows nothing of what another screen handed on.
  const handed = useHydrated() ? handedEmail(state) : ''
  return (
    <AuthFrame
      title="Welcome back"
      intro="Log in to apply, save jobs and see where your applications stand."
      otherWay={
        <>
          New here? <TextLink to={doorAddress('/register', search)}>Create an account</TextLink>
        </>
      }
    >
      <NeedsScripts />
      <SessionEnded />
      {over === '' ? null : (
        <Notice tone="danger" role="alert">
          {over}
        </Notice>
      )}
      <LoginForm
        key={handed}
        email={handed}
        search={search}
        onUnverified={(email, retryAfter) => {
          codeWasSent(email, retryAfter)
          navigate(doorAddress('/verify-email', search, { email }))
        }}
      />
      <OtherWaysIn>
        <PasskeyButton />
        <GoogleButton />
        <LinkedInButton />
      </OtherWaysIn>
    </AuthFrame>
  )
}
