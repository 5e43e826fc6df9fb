import { useEffect, useState } from 'react'
import { useLocation } from '#web/lib/navigation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { leaveForGoogle, useSignInOptions } from './api.ts'
import { TEXTS } from './texts.ts'

type GoogleButtonProps = { label?: 'Sign in with Google' | 'Sign up with Google' }

/**
 * Leads to Google and back to where the address's `redirect` says. Not there where Google sign-in is off; its place is
 * kept until that is known, so that nothing jumps.
 */
export function GoogleButton({ label = TEXTS.signIn }: GoogleButtonProps) {
  const options = useSignInOptions()
  const { search } = useLocation()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // Back from Google by the browser's own button, the page wakes up as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  if (options?.google === false) return null
  const leave = () => {
    setBusy(true)
    setFailed(false)
    leaveForGoogle(new URLSearchParams(search).get('redirect')).catch(() => {
      setBusy(false)
      setFailed(true)
    })
  }
  return (
    <div className="flex flex-col gap-3">
      {failed ? (
        <Notice tone="danger" role="alert">
          {TEXTS.startFailed}
        </Notice>
      ) : null}
      <Button look="secondary" wide busy={busy} busyLabel="Going to Google…" icon={<GoogleMark />} onClick={leave}>
        {label}
      </Button>
    </div>
  )
}

/** The plain "G" that Google asks for beside its name. */
const GoogleMark = () => (
  <svg viewBox="0 0 18 18" aria-hidden="true" className="size-[1.125rem] shrink-0">
    <path
      fill="#4285F4"
      d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62Z"
    />
    <path
      fill="#34A853"
      d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18Z"
    />
    <path fill="#FBBC05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33Z" />
    <path
      fill="#EA4335"
      d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58Z"
    />
  </svg>
)
