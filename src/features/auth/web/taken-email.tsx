import { doorAddress } from '#web/lib/redirect.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/states.tsx'

/** The next step for somebody whose address is registered already: it is mostly their own account. */
export function TakenEmail({ email, search }: { email: string; search: string }) {
  return (
    <Notice tone="mangga">
      Is it your account?{' '}
      <TextLink to={doorAddress('/login', search)} state={{ email }}>
        Log in
      </TextLink>
      , or{' '}
      <TextLink to={doorAddress('/forgot-password', search)} state={{ email }}>
        set a new password
      </TextLink>
      . If you never typed the code we mailed,{' '}
      <TextLink to={doorAddress('/verify-email', search, { email })}>verify the address</TextLink>.
    </Notice>
  )
}
