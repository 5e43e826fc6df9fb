import { EXPIRED_SENTENCE } from '#features/subscriptions/rules.ts'
import { useLocation } from '#web/lib/navigation.tsx'
import { plansAddress } from '#web/lib/redirect.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoginDialog } from '#web/ui/login-dialog.tsx'
import { InfoDialog } from '#web/ui/prompt-dialogs.tsx'
import { closePrompt, type Prompt } from './prompt-store.ts'

/** The login prompt and the expired-subscription modal of spec 2 §2. */
export function PromptDialog({ prompt }: { prompt: Prompt }) {
  const here = useLocation()
  if (prompt === 'expired') {
    return (
      <InfoDialog
        title="Subscription expired"
        onClose={closePrompt}
        action={
          <ButtonLink to={plansAddress(here)} onClick={closePrompt}>
            View Plans
          </ButtonLink>
        }
      >
        {EXPIRED_SENTENCE}
      </InfoDialog>
    )
  }
  return (
    <LoginDialog
      title={prompt === 'login' ? 'Log in to save jobs' : 'Log in to save searches'}
      onClose={closePrompt}
      onLeave={closePrompt}
    >
      You need an account to keep {prompt === 'login' ? 'jobs' : 'searches'} here. You come back to this page
      afterwards.
    </LoginDialog>
  )
}
