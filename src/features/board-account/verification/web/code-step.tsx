import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CODE_USED_UP } from '../rules.ts'
import { verificationCode } from '../schemas.ts'
import { sendMobileCode, useRefreshStanding } from './api.ts'
import { codeFailure } from './texts.ts'
import type { Flow } from './use-flow.ts'

/** How many tries are left of a code, when the server said so. */
const triesLeft = (error: unknown): number | null =>
  error instanceof ApiError && typeof error.body.tries_left === 'number' ? error.body.tries_left : null

/** The code of the text message, in a field of the page; five tries, then another code. */
export function CodeStep({ flow, number }: { flow: Flow; number: string }) {
  const refresh = useRefreshStanding()
  const [left, setLeft] = useState<number | null>(null)
  const form = useForm({
    initial: { verification_code: '' },
    schema: verificationCode,
    send: ({ verification_code: code }) => sendMobileCode(code),
    onSent: () => {
      void refresh()
      flow.go('done')
    },
    onFailure: (error) => {
      const tries = triesLeft(error)
      if (tries === null) return codeFailure(error)
      setLeft(tries)
      return { verification_code: codeFailure(error) }
    },
  })
  const isUsedUp = left === 0
  const renew = () => {
    setLeft(null)
    form.reset()
    flow.renew()
  }
  return (
    <div className="mt-4 flex flex-col gap-5">
      <form {...form.form} className="flex flex-col gap-5" aria-label="Mobile code">
        <p className="text-soft">
          OLJ has your documents and has texted a code{number === '' ? '' : ` to ${number}`}. Your photos are deleted
          here.
        </p>
        <FormNotice form={form} />
        <TextField
          label="Verification code"
          field={form.field('verification_code')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          className="tabular text-2xl tracking-[0.35em]"
          hint={isUsedUp ? CODE_USED_UP : left === null ? 'It may take a minute to arrive.' : `${left} tries left.`}
        />
        <Button type="submit" wide busy={form.busy} busyLabel="Checking with OLJ…" disabled={isUsedUp}>
          Verify
        </Button>
      </form>
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-3 text-soft">
        {isUsedUp ? 'This code no longer works.' : 'No code came?'}
        <Button look={isUsedUp ? 'secondary' : 'quiet'} onClick={renew} disabled={form.busy || flow.going !== null}>
          Send a new code
        </Button>
      </p>
    </div>
  )
}
