import { useEffect, useState } from 'react'
import { call } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { OutsideLink } from '#web/ui/link.tsx'
import { auth } from '../calls.ts'
import { AUTH_SENTENCES } from '../texts.ts'
import { registerForm } from '../schemas.ts'
import { AccountType } from './account-type.tsx'
import { FormNotice } from './form-notice.tsx'
import { keepRegisterDraft, readRegisterDraft } from './register-draft.ts'
import { NameFields, PasswordFields, ReachFields } from './register-fields.tsx'
import { enter } from './sign-in.ts'
import { TakenEmail } from './taken-email.tsx'
import { registerFailure } from './texts.ts'
import { useFailure } from './use-failure.ts'
import { withSuggestion } from './username-suggestion.ts'

const REST = { password: '', confirm_password: '', account_type: 'jobseeker', terms: false }

type RegisterFormProps = {
  search: string
  /** Called when the account is there but nobody is signed in yet: the address has to be verified, or a login follows. */
  onWaiting: (answer: { email: string; requires_email_verification: boolean }) => void
}

/** All fields of spec 1 §2; a token in the answer signs in and the route's guard leads on. */
export function RegisterForm({ search, onWaiting }: RegisterFormProps) {
  const failure = useFailure()
  const [initial] = useState(() => ({ ...readRegisterDraft(), ...REST }))
  const form = useForm({
    initial,
    schema: registerForm,
    send: async ({ terms: _asked, ...body }) => {
      failure.clear()
      const answer = await call(auth.register, { body })
      if (answer.token === undefined) onWaiting(answer)
      else enter(answer.token, answer.user)
    },
    onFailure: (error) => failure.say(registerFailure(error), error),
  })
  const { values, field } = form
  useEffect(() => keepRegisterDraft(values), [values])
  const naming = (name: 'first_name' | 'last_name') => ({
    ...field(name),
    onValue: (value: string) => form.changeSome(withSuggestion(values, { [name]: value })),
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Register">
      <NameFields first={naming('first_name')} last={naming('last_name')} />
      <ReachFields username={field('username')} email={field('email')} />
      {form.errors.email === AUTH_SENTENCES.emailTaken ? (
        <TakenEmail email={values.email.trim()} search={search} />
      ) : null}
      <PasswordFields password={field('password')} confirmation={field('confirm_password')} />
      <AccountType field={field('account_type')} />
      <div>
        <Checkbox
          label={
            <>
              I agree to the <OutsideLink href="/terms">terms and conditions</OutsideLink>
            </>
          }
          name="terms"
          required
          checked={values.terms}
          error={form.errors.terms}
          onValue={(checked) => form.change('terms', checked)}
        />
        <p className="mt-1 text-sm text-soft">
          What we keep and why: <OutsideLink href="/privacy">Privacy Policy</OutsideLink>
        </p>
      </div>
      <FormNotice {...failure.notice(form.formError)} />
      <Button type="submit" wide busy={form.busy} busyLabel="Creating your account…">
        Register
      </Button>
    </form>
  )
}
