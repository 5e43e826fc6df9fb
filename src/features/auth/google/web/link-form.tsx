import * as z from 'zod/mini'
import { ApiError } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AUTH_SENTENCES } from '../../texts.ts'
import { loginFailure } from '../../web/texts.ts'
import { type Ended, linkAccount } from './api.ts'
import { callbackFailure, type Failure } from './failures.ts'

const schema = z.object({
  password: z.string().check(z.minLength(1, AUTH_SENTENCES.passwordRequired)),
})

type LinkFormProps = {
  ticket: string
  email: string
  onSignedIn: (ended: Ended) => Promise<void>
  /** The ticket is used up: only a new sign-in helps. */
  onOver: (failure: Failure) => void
}

/** Asks once for the password of the account that has Google's address. */
export function LinkForm({ ticket, email, onSignedIn, onOver }: LinkFormProps) {
  const form = useForm({
    initial: { password: '' },
    schema,
    send: async ({ password }) => onSignedIn(await linkAccount({ ticket, password })),
    onFailure: (error) => {
      if (!(error instanceof ApiError && error.code === 'link_over')) return loginFailure(error)
      onOver(callbackFailure(error))
      return undefined
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Connect your account">
      <FormNotice form={form} />
      {/* Password managers find the right entry by it. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Password"
        field={form.field('password')}
        required
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" wide busy={form.busy} busyLabel="Connecting…">
        Connect and log in
      </Button>
    </form>
  )
}
