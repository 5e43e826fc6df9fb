import { useState } from 'react'
import { useForm } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FormNotice } from '../../web/form-notice.tsx'
import { resendCodeBody } from '../schemas.ts'
import { sendCodeFirst } from './api.ts'

/** Asks which address is meant, where the page's own address does not say; then a code is sent there. */
export function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const [failed, setFailed] = useState(false)
  const form = useForm({
    initial: { email: '' },
    schema: resendCodeBody,
    send: async ({ email }) => {
      setFailed(false)
      if (await sendCodeFirst(email.trim())) onSent(email.trim())
      else setFailed(true)
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Ask for a code">
      <FormNotice sentence={failed ? 'The code could not be sent. Please try again.' : ''} />
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
