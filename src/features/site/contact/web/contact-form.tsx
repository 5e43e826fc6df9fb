import { useEffect, useRef, useState } from 'react'
import { call } from '#web/lib/api.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { useForm } from '#web/lib/form.ts'
import { readSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { contact } from '../calls.ts'
import { contactBody } from '../schemas.ts'
import { MAX_MESSAGE } from '../rules.ts'
import { CONTACT_TOASTS as say } from '../texts.ts'

const DRAFT = 'contact'
const EMPTY = { name: '', email: '', subject: '', message: '', reference_code: '' }
type Values = typeof EMPTY

/** What was typed before in this tab, or what is known of a signed-in person. */
function known(): Partial<Values> {
  const draft = readDraft(DRAFT)
  const { user } = readSession()
  const own = user === null ? {} : { name: `${user.first_name} ${user.last_name}`.trim(), email: user.email }
  const kept = Object.entries(draft ?? {}).filter(
    (entry): entry is [keyof Values, string] => entry[0] in EMPTY && typeof entry[1] === 'string' && entry[1] !== '',
  )
  return { ...own, ...Object.fromEntries(kept) }
}

/** Writes to the team; cleared once the message is sent (spec 3 §4). */
export function ContactForm() {
  const [sent, setSent] = useState(0)
  return <Form key={sent} again={sent > 0} onSent={() => setSent(sent + 1)} />
}

function useContactForm(onSent: () => void) {
  // Locked only while the message is under way: a field that is locked while it is checked could not take the focus.
  const [sending, setSending] = useState(false)
  const form = useForm({
    initial: EMPTY,
    schema: contactBody,
    send: async (values) => {
      setSending(true)
      await call(contact.send, { body: values }).finally(() => setSending(false))
      writeDraft(DRAFT, null)
      toast.success(say.sentTitle, say.sent)
      onSent()
    },
    onFailure: () => void toast.error(say.failedTitle, say.failed),
  })
  const { values, changeSome } = form
  const filled = useRef(false)
  useEffect(() => {
    // Only the browser knows what was typed before, and whatever is typed already stays.
    if (filled.current) return
    filled.current = true
    const rest = Object.entries(known()).filter(([name]) => values[name as keyof Values] === '')
    if (rest.length > 0) changeSome(Object.fromEntries(rest))
  }, [values, changeSome])
  useEffect(() => {
    if (values !== EMPTY) writeDraft(DRAFT, { ...values, reference_code: '' })
  }, [values])
  return { ...form, sending }
}

function Form({ again, onSent }: { again: boolean; onSent: () => void }) {
  const form = useContactForm(onSent)
  const { busy, sending, field } = form
  const { error, ...message } = field('message')
  useEffect(() => {
    if (again) form.form.ref.current?.querySelector('input')?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the emptied form takes the place of the sent one
  }, [])
  return (
    <form {...form.form} method="post" aria-label="Contact" className="flex flex-col gap-4">
      <TextField label="Name" field={field('name')} required disabled={sending} autoComplete="name" />
      <TextField
        label="Email"
        field={field('email')}
        required
        disabled={sending}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <TextField label="Subject" field={field('subject')} required disabled={sending} />
      <Field label="Message" error={error} required aside={`${form.values.message.length} / ${MAX_MESSAGE}`}>
        {(control) => <Textarea {...control} {...message} disabled={sending} className="min-h-44" />}
      </Field>
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
