import { useState } from 'react'
import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { TEXTS } from '#features/auth/google/web/texts.ts'
import { readArrival, useLanding } from '#features/auth/google/web/use-landing.ts'
import { ReturnToLogin, SignInStatus } from './sign-in-status.tsx'

/** /login-success: the end of a sign-in that another server led (spec 1 §2, §4, §8). */
export function LoginSuccess() {
  const here = useLocation()
  const navigate = useNavigate()
  const [arrival] = useState(() => readArrival(here))
  const state = useLanding(arrival, (path) => navigate(path, { replace: true }))
  if (state.kind === 'working') {
    return <SignInStatus tone="working" title={TEXTS.processing} message="This takes a moment." />
  }
  if (state.kind === 'done') return <SignInStatus tone="done" title={TEXTS.successful} message={TEXTS.onward} />
  return (
    <SignInStatus tone="failed" title={state.title} message={state.message}>
      <ReturnToLogin />
    </SignInStatus>
  )
}
