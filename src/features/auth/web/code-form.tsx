import { useState } from 'react'
import type * as z from 'zod/mini'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { CodeInput } from './code-input.tsx'
import { ResendCode, type ResendCodeProps } from './resend-code.tsx'
import { SpamNotice } from './spam-notice.tsx'
import { waitSentence } from './texts.ts'

type CodeFormProps = {
  email: string
  /** Checks the address and the code before they are sent. */
  schema: z.core.$ZodType
  /** Name of the form, and the words on its button. */
  label: string
  action: string
  send: (given: { email: string; code: string }) => Promise<void>
  failureOf: (error: unknown) => string
  /** Another code: the countdown it waits for, how to ask, and what a refusal means. */
  resend: ResendCodeProps
}

/** The code from the mail, and another one for who waits in vain. */
export function CodeForm({ email, schema, label, action, send, failureOf, resend }: CodeFormProps) {
  const [sendings, setSendings] = useState(0)
  const form = useForm({
    initial: { email, code: '' },
    schema,
    send: (values) => {
      setSendings((count) => count + 1)
      return send(values)
    },
    onFailure: failureOf,
  })
  // What was wrong with the code before is not wrong with the next one.
  const forget = () => {
    if (Object.keys(form.errors).length > 0) form.refuse({})
  }
  return (
    <div className="flex flex-col gap-4">
      <form {...form.form} className="flex flex-col gap-4" aria-label={label}>
        <FormNotice form={form} more={waitSentence(form.failure)} />
        <CodeInput field={form.field('code')} form={form.form.ref} />
        <Button type="submit" wide busy={form.busy} busyLabel="Checking the code…">
          {action}
        </Button>
      </form>
      <ResendCode {...resend} sendings={sendings} onAsk={forget} />
      <SpamNotice />
    </div>
  )
}
