import { useForm } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FormNotice } from '../../web/form-notice.tsx'
import { useFailure } from '../../web/use-failure.ts'
import { resetRequestBody } from '../schemas.ts'
import { requestCode } from './api.ts'
import { requestFailure } from './texts.ts'

type EmailStepProps = { email: string; onSent: (email: string) => void }

/** Which account (spec 1 §4, step 1). */
export function EmailStep({ email, onSent }: EmailStepProps) {
  const failure = useFailure()
  const form = useForm({
    initial: { email },
    schema: resetRequestBody,
    send: async (values) => {
      failure.clear()
      await requestCode(values.email.trim())
      onSent(values.email.trim())
    },
    onFailure: (error) => {
      const { email: sentence, form: whole } = requestFailure(error)
      if (sentence !== undefined) form.setErrors({ email: sentence })
      if (whole !== undefined) failure.say(whole, error)
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Ask for a code">
      <FormNotice {...failure.notice(form.formError)} />
      <TextField
        label="Email"
        field={form.field('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <Button type="submit" wide busy={form.busy} busyLabel="Sending…">
        Send code
      </Button>
    </form>
  )
}
