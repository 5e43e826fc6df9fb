import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useEffect, useState } from 'react'
import { useHydrated } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { CHALLENGE_MS } from '../rules.ts'
import { enterWithPasskey } from './api.ts'
import { canOffer, hasPasskeys, stopOffering } from './passkey-device.ts'
import { FACTOR_TEXTS as TEXTS, stepFailure } from './texts.ts'

/** What was asked is good for five minutes: it is asked anew before that, for a page that stays open. */
const RENEW_MS = CHALLENGE_MS * 0.75

/**
 * Where a passkey was used before, the browser offers it beside the names it fills in. Asked for after the page is
 * there, and in no other browser: nobody else loads anything for it.
 */
function useOffer(isPaused: boolean): void {
  useEffect(() => {
    if (isPaused) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOffering = false
    let gone = false
    const offer = () => {
      timer = setTimeout(offer, RENEW_MS)
      isOffering = true
      // An offer nobody took is no failure, nor one that a newer one ended.
      enterWithPasskey(true).catch(() => undefined)
    }
    const begin = async () => {
      if ((await canOffer()) && !gone) offer()
    }
    void begin()
    return () => {
      gone = true
      clearTimeout(timer)
      if (isOffering) void stopOffering().catch(() => undefined)
    }
  }, [isPaused])
}

/** Signs in with a passkey alone; not there where the browser knows none. */
export function PasskeyButton() {
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  useOffer(busy)
  if (hydrated && !hasPasskeys()) return null
  const begin = async () => {
    setBusy(true)
    setFailure('')
    await enterWithPasskey().catch((error: unknown) => setFailure(stepFailure(error)))
    setBusy(false)
  }
  return (
    <div className="flex flex-col gap-3">
      {failure === '' ? null : (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <Button
        look="secondary"
        wide
        busy={busy}
        busyLabel="Waiting for your passkey…"
        icon={<Fingerprint className="size-5" aria-hidden="true" />}
        onClick={() => void begin()}
      >
        {TEXTS.passkeyEnter}
      </Button>
    </div>
  )
}
