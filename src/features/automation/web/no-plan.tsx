import { manilaExact } from '#contract/time.ts'
import { useNow } from '#web/lib/now.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import type { AutomationSettings } from '../contract.ts'

type NoPlanProps = { message: string | null; settings: AutomationSettings }

/** Why there is nothing to see, and the next step: it is off, held up, something is missing, it is not made yet, or nothing fitted. */
export function NoPlan({ message, settings }: NoPlanProps) {
  const now = useNow()
  const toSettings = (words: string) => <ButtonLink to="/settings?section=automation">{words}</ButtonLink>
  if (!settings.enabled) {
    return (
      <EmptyState title="Automation Apply is off" action={toSettings('Set Up Automation Apply')}>
        Hanap plans applications to your best matches in the evening, shows you every letter, and sends at 8 AM Manila
        time what you did not refuse. Nothing is sent while it is off.
      </EmptyState>
    )
  }
  if (settings.halted !== null) {
    return (
      <EmptyState title="Nothing is sent right now" action={toSettings('See the settings')}>
        {settings.halted} You have nothing to do: it goes on by itself.
      </EmptyState>
    )
  }
  const missing = settings.requirements.find(({ met }) => !met)
  if (missing) {
    return (
      <EmptyState title="Nothing can be planned" action={<ButtonLink to={missing.path}>{missing.label}</ButtonLink>}>
        {missing.sentence}
      </EmptyState>
    )
  }
  const { next_planning: planning } = settings
  return (
    <EmptyState
      title={message ?? 'Nothing fitted your rules'}
      action={
        <div className="flex flex-wrap gap-2">
          {toSettings('Change your rules')}
          <ButtonLink to="/automation?view=runs" look="secondary">
            Earlier runs
          </ButtonLink>
        </div>
      }
    >
      {planning === null ? null : `${whenPlanned(planning, now)} `}A lower threshold or more skills in your profile
      bring more jobs onto it.
    </EmptyState>
  )
}

/** Whoever switches it on in the evening has the plan a few minutes later. */
const whenPlanned = (planning: string, now: Date): string =>
  Date.parse(planning) > now.getTime()
    ? `The next plan is made ${manilaExact(planning)}, Manila time.`
    : 'Tonight’s plan is being made. It will be here in a few minutes.'
