import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { isEmail } from '#features/auth/rules.ts'
import { AddressForm } from '#features/auth/verification/web/address-form.tsx'
import { holdSignIn } from '#features/auth/second-factor/web/held-sign-in.ts'
import { VerifyForm } from '#features/auth/verification/web/verify-form.tsx'
import { doorAddress } from '#web/lib/redirect.ts'
import { TextLink } from '#web/ui/link.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** /verify-email?email=… (product, "Register answers"): the code from the mail, then on to where the person wanted to go. */
export function VerifyEmail() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const email = new URLSearchParams(search).get('email')?.trim() ?? ''
  const known = isEmail(email)
  return (
    <AuthFrame
      title="Verify your email"
      intro={
        known ? (
          <p>
            Type the code from the mail to <strong className="break-words text-ink">{email}</strong>. It is good for 15
            minutes.
          </p>
        ) : (
          <p>Which address did you register with? We mail a code there.</p>
        )
      }
      otherWay={
        <div className="flex flex-col gap-2">
          <p>
            Wrong address? <TextLink to={doorAddress('/register', search)}>Register with the right one</TextLink>
          </p>
          <p>
            Verified already? <TextLink to={doorAddress('/login', search)}>Log in</TextLink>
          </p>
        </div>
      }
    >
      {known ? (
        <VerifyForm
          key={email}
          email={email}
          onSecondStep={(waiting) => {
            holdSignIn(waiting)
            navigate(doorAddress('/login', search), { replace: true })
          }}
        />
      ) : (
        <AddressForm
          onSent={(given) => navigate(doorAddress('/verify-email', search, { email: given }), { replace: true })}
        />
      )}
    </AuthFrame>
  )
}
