import { useState } from 'react'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { CodeForm } from '../../web/code-form.tsx'
import { resendFailure, verifyFailure } from '../../verification/web/texts.ts'
import { account } from '../calls.ts'
import { changeCodeBody } from '../schemas.ts'
import { countdownOf, usePerson, useStanding, useTakeOver } from './api.ts'

export type Waiting = { email: string; retry_after: number }

/** A new address that waits for the code mailed to it. */
export function EmailChange({ waiting: { email }, current }: { waiting: Waiting; current: string }) {
  const takeOver = useTakeOver()
  return (
    <section aria-label="Confirm your new address" className="flex flex-col gap-4 rounded-box border border-edge p-4">
      <div>
        <h3 className="text-lg">Confirm your new address</h3>
        <p className="mt-1 text-soft">
          Type the code from the mail to <strong className="break-words text-ink">{email}</strong>. Until then{' '}
          <span className="break-words text-ink">{current}</span> stays your address.
        </p>
      </div>
      <CodeForm
        email={email}
        schema={changeCodeBody}
        label="Confirm your new address"
        action="Confirm"
        send={async (body) => {
          const { user } = await call(account.confirmEmail, { body })
          await takeOver(user)
          toast.success('Your address was changed', `Mail goes to ${user.email} from now on.`)
        }}
        failureOf={verifyFailure}
        resend={{
          countdown: countdownOf('new-email', email),
          send: async () => (await call(account.resendEmailCode, {})).retry_after,
          sentenceOf: resendFailure,
        }}
      />
      <KeepAddress current={current} />
    </section>
  )
}

function KeepAddress({ current }: { current: string }) {
  const person = usePerson()
  const standing = useStanding()
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    try {
      await call(account.cancelEmail, {})
      await Promise.all([standing.refetch(), person.refetch()])
    } catch {
      toast.error('The change could not be taken back. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      look="quiet"
      className="-ms-4 self-start wrap-anywhere"
      busy={busy}
      busyLabel="One moment…"
      onClick={() => void keep()}
    >
      Keep {current}
    </Button>
  )
}
