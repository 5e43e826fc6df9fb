import { useState } from 'react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type OnboardingPromptProps = {
  /** Address of the wizard, with the way back. */
  to: string
  onSkip: (forGood: boolean) => void
  /** The person goes there: whoever comes back half-way is not asked at once again. */
  onFollow: () => void
}

/** Offers onboarding once, to be skipped for now or for good (spec 2 §2). */
export function OnboardingPrompt({ to, onSkip, onFollow }: OnboardingPromptProps) {
  const [forGood, setForGood] = useState(false)
  const skip = () => onSkip(forGood)
  return (
    <Dialog
      title="Complete Your Profile"
      onClose={skip}
      actions={
        <>
          <ButtonLink to={to} onClick={onFollow}>
            Complete Profile
          </ButtonLink>
          <Button look="secondary" onClick={skip}>
            Skip
          </Button>
        </>
      }
    >
      <p>
        To apply you need a few facts about you, a resume, and your connected OLJ account. It takes about three minutes,
        and you can stop halfway.
      </p>
      <Checkbox
        className="mt-3"
        name="dont_show_again"
        label="Don't show again"
        checked={forGood}
        onValue={setForGood}
      />
    </Dialog>
  )
}
