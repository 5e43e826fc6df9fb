import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { GoogleButton } from '#features/auth/google/web/google-button.tsx'
import { useSignInOptions } from '#features/auth/google/web/api.ts'
import { RegisterForm } from '#features/auth/web/register-form.tsx'
import { codeWasSent } from '#features/auth/verification/web/api.ts'
import { doorAddress } from '#web/lib/redirect.ts'
import { TextLink } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { AuthFrame, OtherWaysIn } from './auth-frame.tsx'

type Waiting = { email: string; requires_email_verification: boolean }

/** /register (spec 1 §2). */
export function Register() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const options = useSignInOptions()
  const onWaiting = ({ email, requires_email_verification: verify }: Waiting) => {
    if (verify) {
      codeWasSent(email)
      navigate(doorAddress('/verify-email', search, { email }))
      return
    }
    toast.success('Account created', 'Please log in.')
    navigate(doorAddress('/login', search), { state: { email } })
  }
  return (
    <AuthFrame
      title="Create your account"
      intro="14 days free, no card needed."
      otherWay={
        <>
          Have an account already? <TextLink to={doorAddress('/login', search)}>Log in</TextLink>
        </>
      }
    >
      <RegisterForm search={search} onWaiting={onWaiting} />
      {options?.google === false ? null : (
        <OtherWaysIn>
          <GoogleButton label="Sign up with Google" />
        </OtherWaysIn>
      )}
    </AuthFrame>
  )
}
