import { call } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { PasswordStrength } from '../../web/password-strength.tsx'
import { passwordReset } from '../calls.ts'
import { newPasswordForm } from '../schemas.ts'
import { confirmFailure } from './texts.ts'

type ResetStepProps = { email: string; token: string; onDone: () => void; onAgain: () => void }

/** The new password, twice (spec 1 §4, step 3). */
export function NewPasswordStep({ email, token, onDone, onAgain }: ResetStepProps) {
  const form = useForm({
    initial: { new_password: '', confirm_password: '' },
    schema: newPasswordForm,
    send: async (values) => {
      await call(passwordReset.confirm, { body: { token, ...values } })
      onDone()
    },
    onFailure: confirmFailure,
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Your new password">
      <FormNotice form={form} />
      {/* So that a password manager changes the right entry. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="flex flex-col gap-1">
        <TextField
          label="New password"
          field={form.field('new_password')}
          required
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters with an uppercase letter and a number"
        />
        <PasswordStrength password={form.values.new_password} />
      </div>
      <TextField
        label="Confirm new password"
        field={form.field('confirm_password')}
        required
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" wide busy={form.busy} busyLabel="Saving…">
        Set new password
      </Button>
      {form.formError === undefined ? null : (
        <Button look="quiet" wide onClick={onAgain}>
          Start again with a new code
        </Button>
      )}
    </form>
  )
}
