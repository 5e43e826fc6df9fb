import type { FieldState } from '#web/lib/form/use-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { PasswordStrength } from './password-strength.tsx'

type Text = FieldState<string>

/** First and last name, side by side where there is room. */
export function NameFields({ first, last }: { first: Text; last: Text }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField label="First name" field={first} required autoComplete="given-name" />
      <TextField label="Last name" field={last} required autoComplete="family-name" />
    </div>
  )
}

/** What others see of a person, and where mail reaches them. */
export function ReachFields({ username, email }: { username: Text; email: Text }) {
  return (
    <>
      <TextField
        label="Username"
        field={username}
        required
        hint="Letters, numbers, and underscores"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label="Email"
        field={email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        hint="We mail you a code to make sure it is yours"
      />
    </>
  )
}

/** The password with its strength, and once more. */
export function PasswordFields({ password, confirmation }: { password: Text; confirmation: Text }) {
  return (
    <>
      <div className="flex flex-col gap-1">
        <TextField
          label="Password"
          field={password}
          required
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters with a letter and a number"
        />
        <PasswordStrength password={password.value} />
      </div>
      <TextField label="Confirm password" field={confirmation} required type="password" autoComplete="new-password" />
    </>
  )
}
