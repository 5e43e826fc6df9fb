import type { ReactNode } from 'react'
import { EXPIRED_SENTENCE } from '#features/subscriptions/rules.ts'
import { useLocation } from '#web/lib/navigation.tsx'
import { onboardingAddress, plansAddress } from '#web/lib/redirect.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoginDialog } from '#web/ui/login-dialog.tsx'
import { InfoDialog, ReportDialog } from '#web/ui/prompt-dialogs.tsx'
import type { ApplyErrorDetails } from '../schemas.ts'
import { SAYS } from '../rules.ts'
import type { Prompt } from './apply-steps.ts'
import { APPLY_SENTENCES as say } from './texts.ts'

type ApplyPromptProps = {
  prompt: Prompt
  /** What the profile lacks. */
  missing: ReactNode
  onClose: () => void
}

/** What stands between a click on 'Apply Now' and the apply modal (spec 2 §4 "Apply click flow"). */
export function ApplyPrompt({ prompt, missing, onClose }: ApplyPromptProps) {
  const here = useLocation()
  if (prompt === 'login') {
    return (
      <LoginDialog title="Log in to apply" onClose={onClose}>
        You need an account to apply for jobs here. You come back to this job afterwards.
      </LoginDialog>
    )
  }
  if (prompt === 'expired') {
    return (
      <InfoDialog
        title="Subscription expired"
        onClose={onClose}
        action={<ButtonLink to={plansAddress(here)}>View Plans</ButtonLink>}
      >
        {EXPIRED_SENTENCE}
      </InfoDialog>
    )
  }
  return (
    <InfoDialog
      title="Complete your profile"
      onClose={onClose}
      closeLabel="Not now"
      action={<ButtonLink to={onboardingAddress(here)}>Complete Profile</ButtonLink>}
    >
      <p>{SAYS.onboarding}</p>
      {missing}
    </InfoDialog>
  )
}

/** The letter is empty: nothing is sent without one (spec 2 §5). */
export const LetterRequired = ({ onClose }: { onClose: () => void }) => (
  <InfoDialog title={say.letterTitle} onClose={onClose} closeLabel="Write the letter">
    {say.letter} You can have one written for you and change it as you like.
  </InfoDialog>
)

type IntegrationRequiredProps = { refused: boolean; onClose: () => void; children?: ReactNode }

/** The board account is missing or was refused: connect it here or in Settings (spec 2 §4 "Submit"). */
export function IntegrationRequired({ refused, onClose, children }: IntegrationRequiredProps) {
  return (
    <InfoDialog
      title={say.integrationTitle}
      onClose={onClose}
      closeLabel="Not now"
      action={
        <ButtonLink to="/settings?section=integrations" look="secondary">
          Go to Settings
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          {refused
            ? 'OLJ no longer accepts the password you connected with. Please connect your OLJ account again.'
            : say.integration}{' '}
          What you wrote stays here.
        </p>
        {children}
      </div>
    </InfoDialog>
  )
}

/** The application error modal: message, reason, possible causes, suggestions (spec 2 §2). */
export function ApplyReport({ details, onClose }: { details: ApplyErrorDetails; onClose: () => void }) {
  return (
    <ReportDialog
      title={say.failedTitle}
      onClose={onClose}
      lists={[
        { title: 'Possible causes', items: details.possible_causes },
        { title: 'What you can do', items: details.suggestions },
      ]}
    >
      <p className="font-medium">{details.message}</p>
      {details.reason === '' ? null : (
        <section>
          <h3 className="mb-1 font-semibold">Reason</h3>
          <p>{details.reason}</p>
        </section>
      )}
    </ReportDialog>
  )
}
