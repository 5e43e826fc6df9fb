import { call } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { doorAddress } from '#web/lib/redirect.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/form-fields.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { auth } from '../calls.ts'
import { holdSignIn } from '../second-factor/web/held-sign-in.ts'
import { loginBody } from '../schemas.ts'
import { enter } from './sign-in.ts'
import { isUnverified, loginFailure, waitSentence } from './texts.ts'

type LoginFormProps = {
  /** Known from the step before, such as a reset password. */
  email: string
  /** Search of the screen: the wish to go somewhere is kept on the way to a new password. */
  search: string
  /** The password was right, the address is not verified yet; a code is on its way, another one after these seconds. */
  onUnverified: (email: string, retryAfter: number) => void
}

/** E-mail, password, remember me, forgot password (spec 1 §2). Once signed in the route's guard leads on. */
export function LoginForm({ email, search, onUnverified }: LoginFormProps) {
  const form = useForm({
    initial: { email, password: '', remember_me: false },
    schema: loginBody,
    send: async (values) => {
      try {
        const answer = await call(auth.login, { body: values })
        if ('token' in answer) enter(answer.token, answer.user)
        else holdSignIn(answer)
      } catch (error) {
        if (!isUnverified(error)) throw error
        onUnverified(values.email.trim(), Number(error.body.retry_after) || 0)
      }
    },
    onFailure: loginFailure,
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Login">
      <FormNotice form={form} more={waitSentence(form.failure)} />
      <TextField
        label="Email"
        field={form.field('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
      />
      <TextField
        label="Password"
        field={form.field('password')}
        required
        type="password"
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <CheckField label="Remember me" field={form.field('remember_me')} />
        <TextLink
          to={doorAddress('/forgot-password', search)}
          state={{ email: form.values.email.trim() }}
          className="inline-flex min-h-11 items-center"
        >
          Forgot password?
        </TextLink>
      </div>
      <Button type="submit" wide busy={form.busy} busyLabel="Logging in…">
        Login
      </Button>
    </form>
  )
}
