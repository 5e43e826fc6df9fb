import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { resendCodeBody } from '../schemas.ts'
import { sendCodeFirst } from './api.ts'

/** Asks which address is meant, where the page's own address does not say; then a code is sent there. */
export function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    initial: { email: '' },
    schema: resendCodeBody,
    send: async ({ email }) => {
      if (!(await sendCodeFirst(email.trim()))) throw new Error('No code was sent')
      onSent(email.trim())
    },
    onFailure: () => 'The code could not be sent. Please try again.',
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Ask for a code">
      <FormNotice form={form} />
      <TextField
        label="Email"
        field={form.field('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <Button type="submit" wide busy={form.busy} busyLabel="Sending…">
        Send me a code
      </Button>
    </form>
  )
}
