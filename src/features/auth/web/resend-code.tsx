import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useCountdown } from '#web/lib/countdown.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { FieldError } from '#web/ui/field.tsx'

export type ResendCodeProps = {
  /** Names the countdown, so that it is the one of this address and goes on after a reload. */
  countdown: string
  /** Asks for another code; gives the seconds until the next one. */
  send: () => Promise<number>
  /** What to say when it was refused. */
  sentenceOf: (error: unknown) => string
}

/** Grows with every sending of the form above: what was said before it is over. Asking again says `onAsk`. */
type Beside = { sendings: number; onAsk: () => void }

/** Another code, blocked while the countdown is above 0 (spec 1 §4). */
export function ResendCode({ countdown, send, sentenceOf, sendings, onAsk }: ResendCodeProps & Beside) {
  const { left, start } = useCountdown(countdown)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  const [heard, setHeard] = useState(sendings)
  if (heard !== sendings) {
    setHeard(sendings)
    setSaid('')
    setFailure('')
  }
  const resend = async () => {
    onAsk()
    setBusy(true)
    setSaid('')
    setFailure('')
    try {
      start(await send())
      setSaid('A new code is on its way. Only the newest one works.')
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter !== undefined) start(error.retryAfter)
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  const blocked = left > 0
  return (
    <div className="flex flex-col items-start gap-1">
      <Button
        look="quiet"
        aria-disabled={blocked || undefined}
        busy={busy}
        busyLabel="Sending…"
        onClick={blocked ? undefined : () => void resend()}
        className={cx('tabular -ms-4', blocked && 'text-soft hover:bg-transparent')}
      >
        {blocked ? `Resend code in ${left} s` : 'Resend code'}
      </Button>
      <p role="status" className="text-sm text-soft empty:hidden">
        {said}
      </p>
      {failure === '' ? null : (
        <div role="alert">
          <FieldError>{failure}</FieldError>
        </div>
      )}
    </div>
  )
}
