import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { waitSentence } from '../../web/texts.ts'
import { resetRequestBody } from '../schemas.ts'
import { requestCode } from './api.ts'
import { requestFailure } from './texts.ts'

type EmailStepProps = { email: string; onSent: (email: string) => void }

/** Which account (spec 1 §4, step 1). */
export function EmailStep({ email, onSent }: EmailStepProps) {
  const form = useForm({
    initial: { email },
    schema: resetRequestBody,
    send: async (values) => {
      await requestCode(values.email.trim())
      onSent(values.email.trim())
    },
    onFailure: requestFailure,
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Ask for a code">
      <FormNotice form={form} more={waitSentence(form.failure)} />
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
