import { useState } from 'react'
import { call } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Notice } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { auth, loginBody } from '../contract.ts'
import { enter } from './sign-in.ts'
import { loginFailure } from './texts.ts'

/** E-mail, password, remember me (spec 1 §2). Once signed in the route's guard leads on. */
export function LoginForm() {
  const [failure, setFailure] = useState('')
  const form = useForm({
    initial: { email: '', password: '', remember_me: false },
    schema: loginBody,
    send: async (values) => {
      setFailure('')
      const { token, user } = await call(auth.login, { body: values })
      enter(token, user)
    },
    onFailure: (error) => setFailure(loginFailure(error)),
  })
  const sentence = form.formError ?? failure
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Login">
      {sentence === '' ? null : (
        <Notice tone="danger" role="alert">
          {sentence}
        </Notice>
      )}
      <TextField
        label="Email"
        field={form.field('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <TextField
        label="Password"
        field={form.field('password')}
        required
        type="password"
        autoComplete="current-password"
      />
      <Checkbox
        label="Remember me"
        name="remember_me"
        checked={form.values.remember_me}
        onValue={(checked) => form.change('remember_me', checked)}
      />
      <Button type="submit" wide busy={form.busy} busyLabel="Logging in…">
        Login
      </Button>
    </form>
  )
}
