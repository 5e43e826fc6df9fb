import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { GoogleButton } from '#features/auth/google/web/google-button.tsx'
import { LinkedInButton } from '#features/auth/web/linkedin-button.tsx'
import { LoginForm } from '#features/auth/web/login-form.tsx'
import { codeWasSent } from '#features/auth/verification/web/api.ts'
import { doorAddress } from '#web/lib/redirect.ts'
import { useHydrated } from '#web/lib/session.ts'
import { TextLink } from '#web/ui/link.tsx'
import { AuthFrame, handedEmail, NeedsScripts, OtherWaysIn, SessionEnded } from './auth-frame.tsx'

/** /login (spec 1 §2); the wish to go somewhere is kept on every detour. */
export function Login() {
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
        <GoogleButton />
        <LinkedInButton />
      </OtherWaysIn>
    </AuthFrame>
  )
}
