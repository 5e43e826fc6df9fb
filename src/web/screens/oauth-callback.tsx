import { useState } from 'react'
import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { LinkForm } from '#features/auth/google/web/link-form.tsx'
import { TEXTS } from '#features/auth/google/web/texts.ts'
import { useGoogleReturn } from '#features/auth/google/web/use-google-return.ts'
import { GOOGLE_SENTENCES } from '#features/auth/google/texts.ts'
import { checkOnboarding } from '#features/profile/web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ReturnToLogin, SignInStatus } from './sign-in-status.tsx'

/** /oauth-callback: where Google leads back to (spec 1 §2, §4, §8). */
export function OauthCallback() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [given] = useState(() => {
    const query = new URLSearchParams(search)
    return { code: query.get('code') || null, state: query.get('state'), error: query.get('error') }
  })
  const { state, retry, arrive, fail, hasCode } = useGoogleReturn(given, {
    recheckOnboarding: checkOnboarding,
    go: (path) => navigate(path, { replace: true }),
  })
  if (state.kind === 'working') {
    return <SignInStatus tone="working" title={TEXTS.finishing} message={TEXTS.finishingMessage} />
  }
  if (state.kind === 'done') return <SignInStatus tone="done" title={TEXTS.done} message={TEXTS.onward} />
  if (state.kind === 'link') {
    return (
      <SignInStatus tone="done" title={TEXTS.link} message={GOOGLE_SENTENCES.linkRequired} details={state.email}>
        <LinkForm ticket={state.ticket} email={state.email} onSignedIn={arrive} onOver={fail} />
        <p>
          <TextLink to="/forgot-password">Forgot password?</TextLink>
        </p>
        <ReturnToLogin />
      </SignInStatus>
    )
  }
  return (
    <SignInStatus tone="failed" title={state.title} message={state.message} details={state.details}>
      <div className="flex flex-col gap-3">
        {hasCode ? (
          <Button wide onClick={retry}>
            {TEXTS.retry}
          </Button>
        ) : null}
        <ReturnToLogin />
      </div>
    </SignInStatus>
  )
}
