import { call } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/form-fields.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { OutsideLink } from '#web/ui/link.tsx'
import { auth } from '../calls.ts'
import { AUTH_SENTENCES } from '../texts.ts'
import { registerForm } from '../schemas.ts'
import { AccountType } from './account-type.tsx'
import { NameFields, PasswordFields, ReachFields } from './register-fields.tsx'
import { enter, REGISTER_DRAFT } from './sign-in.ts'
import { TakenEmail } from './taken-email.tsx'
import { registerFailure, waitSentence } from './texts.ts'
import { withSuggestion } from './username-suggestion.ts'

const NAMED = { first_name: '', last_name: '', username: '', email: '' }
const REST = { password: '', confirm_password: '', account_type: 'jobseeker', terms: false }

type RegisterFormProps = {
  search: string
  /** Called when the account is there but nobody is signed in yet: the address has to be verified, or a login follows. */
  onWaiting: (answer: { email: string; requires_email_verification: boolean }) => void
}

/** All fields of spec 1 §2; a token in the answer signs in and the route's guard leads on. */
export function RegisterForm({ search, onWaiting }: RegisterFormProps) {
  const form = useForm({
    initial: { ...NAMED, ...REST },
    draft: {
      name: REGISTER_DRAFT,
      never: ['password', 'confirm_password', 'account_type', 'terms'],
      outlives: true,
    },
    schema: registerForm,
    send: async ({ terms: _asked, ...body }) => {
      const answer = await call(auth.register, { body })
      if (answer.token === undefined) onWaiting(answer)
      else enter(answer.token, answer.user)
    },
    onFailure: registerFailure,
  })
  const { values, field } = form
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
        <CheckField
          label={
            <>
              I agree to the <OutsideLink href="/terms">terms and conditions</OutsideLink>
            </>
          }
          field={field('terms')}
          required
        />
        <p className="mt-1 text-sm text-soft">
          What we keep and why: <OutsideLink href="/privacy">Privacy Policy</OutsideLink>
        </p>
      </div>
      <FormNotice form={form} more={waitSentence(form.failure)} />
      <Button type="submit" wide busy={form.busy} busyLabel="Creating your account…">
        Register
      </Button>
    </form>
  )
}
