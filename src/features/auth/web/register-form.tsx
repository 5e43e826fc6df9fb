import { useState } from 'react'
import { call } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Notice } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { auth, registerForm } from '../contract.ts'
import { AccountType } from './account-type.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { enter } from './sign-in.ts'
import { registerFailure } from './texts.ts'
import { withSuggestion } from './username-suggestion.ts'

const EMPTY = {
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  password: '',
  confirm_password: '',
  account_type: 'jobseeker',
  terms: false,
}

type RegisterFormProps = {
  /** Called when the account is there but nobody is signed in yet: the address has to be verified, or a login follows. */
  onWaiting: (answer: { email: string; requires_email_verification: boolean }) => void
}

/** All fields of spec 1 §2; a token in the answer signs in and the route's guard leads on. */
export function RegisterForm({ onWaiting }: RegisterFormProps) {
  const [failure, setFailure] = useState('')
  const form = useForm({
    initial: EMPTY,
    schema: registerForm,
    send: async ({ terms: _asked, ...body }) => {
      setFailure('')
      const answer = await call(auth.register, { body })
      if (answer.token === undefined) onWaiting(answer)
      else enter(answer.token, answer.user)
    },
    onFailure: (error) => setFailure(registerFailure(error)),
  })
  const { values, field } = form
  const sentence = form.formError ?? failure
  const naming = (name: 'first_name' | 'last_name') => ({
    ...field(name),
    onValue: (value: string) => form.changeSome(withSuggestion(values, { [name]: value })),
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Register">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First name" field={naming('first_name')} required autoComplete="given-name" />
        <TextField label="Last name" field={naming('last_name')} required autoComplete="family-name" />
      </div>
      <TextField
        label="Username"
        field={field('username')}
        required
        hint="Letters, numbers, and underscores"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label="Email"
        field={field('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <div className="flex flex-col gap-1">
        <TextField
          label="Password"
          field={field('password')}
          required
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters with a letter and a number"
        />
        <PasswordStrength password={values.password} />
      </div>
      <TextField
        label="Confirm password"
        field={field('confirm_password')}
        required
        type="password"
        autoComplete="new-password"
      />
      <AccountType field={field('account_type')} />
      <Checkbox
        label="I agree to the terms and conditions"
        name="terms"
        checked={values.terms}
        error={form.errors.terms}
        onValue={(checked) => form.change('terms', checked)}
      />
      {sentence === '' ? null : (
        <Notice tone="danger" role="alert">
          {sentence}
        </Notice>
      )}
      <Button type="submit" wide busy={form.busy} busyLabel="Creating your account…">
        Register
      </Button>
    </form>
  )
}
