import { useEffect, useState } from 'react'
import { call } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { readSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { AreaField } from '#web/ui/form-fields.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { contact } from '../calls.ts'
import { contactBody } from '../schemas.ts'
import { MAX_MESSAGE } from '../rules.ts'
import { CONTACT_TOASTS as say } from '../texts.ts'

const EMPTY = { name: '', email: '', subject: '', message: '', reference_code: '' }

/** Name and address of a signed-in person. */
function known() {
  const { user } = readSession()
  return user === null ? {} : { name: `${user.first_name} ${user.last_name}`.trim(), email: user.email }
}

/** Writes to the team; cleared once the message is sent (spec 3 §4). */
export function ContactForm() {
  const [sent, setSent] = useState(0)
  return <Form key={sent} again={sent > 0} onSent={() => setSent(sent + 1)} />
}

function Form({ again, onSent }: { again: boolean; onSent: () => void }) {
  const form = useForm({
    initial: EMPTY,
    known,
    draft: { name: 'contact', never: ['reference_code'] },
    schema: contactBody,
    send: (body) => call(contact.send, { body }),
    onSent: () => {
      toast.success(say.sentTitle, say.sent)
      onSent()
    },
    onFailure: () => void toast.error(say.failedTitle, say.failed),
  })
  const { busy, field } = form
  useEffect(() => {
    if (again) form.form.ref.current?.querySelector('input')?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the emptied form takes the place of the sent one
  }, [])
  return (
    <form {...form.form} aria-label="Contact" className="flex flex-col gap-4">
      <FormNotice form={form} />
      <TextField label="Name" field={field('name')} required disabled={busy} autoComplete="name" />
      <TextField
        label="Email"
        field={field('email')}
        required
        disabled={busy}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <TextField label="Subject" field={field('subject')} required disabled={busy} />
      <AreaField
        label="Message"
        field={field('message')}
        required
        disabled={busy}
        counted={MAX_MESSAGE}
        className="min-h-44"
      />
      <p aria-hidden="true" className="absolute start-[-200vw]">
        <label>
          Leave this empty
          <input
            tabIndex={-1}
            autoComplete="off"
            name="reference_code"
            value={form.values.reference_code}
            onChange={(event) => form.change('reference_code', event.target.value)}
          />
        </label>
      </p>
      <Button type="submit" busy={busy} busyLabel="Sending…" className="self-start max-sm:w-full">
        Send Message
      </Button>
    </form>
  )
}
