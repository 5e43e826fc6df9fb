import { useLocation, useNavigate } from 'react-router'
import { RegisterForm } from '#features/auth/web/register-form.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { AuthFrame } from './auth-frame.tsx'

/** /register (spec 1 §2). */
export function Register() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const onWaiting = (answer: { email: string; requires_email_verification: boolean }) => {
    const next = answer.requires_email_verification ? `Please verify ${answer.email}, then log in.` : 'Please log in.'
    toast.success('Account created', next)
    void navigate(`/login${search}`)
  }
  return (
    <AuthFrame
      title="Create your account"
      intro="14 days free, no card needed."
      otherWay={
        <>
          Have an account already? <TextLink to={`/login${search}`}>Log in</TextLink>
        </>
      }
    >
      <RegisterForm onWaiting={onWaiting} />
    </AuthFrame>
  )
}
