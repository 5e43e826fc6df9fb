import { useLocation } from 'react-router'
import { LoginForm } from '#features/auth/web/login-form.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** /login (spec 1 §2); the wish to go somewhere is kept on the way to registering. */
export function Login() {
  const { search } = useLocation()
  return (
    <AuthFrame
      title="Welcome back"
      intro="Log in to apply, save jobs and see where your applications stand."
      otherWay={
        <>
          New here? <TextLink to={`/register${search}`}>Create an account</TextLink>
        </>
      }
    >
      <LoginForm />
    </AuthFrame>
  )
}
