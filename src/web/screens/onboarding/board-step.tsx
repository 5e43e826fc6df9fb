import { useState } from 'react'
import type { Integrations } from '#features/board-account/contract.ts'
import { BoardConnection } from '#features/board-account/web/board-connection.tsx'
import { ConnectBoardForm } from '#features/board-account/web/connect-board-form.tsx'
import { type Step, STEP_NAMES } from '#features/profile/onboarding/rules.ts'
import { Button } from '#web/ui/button.tsx'

type BoardStepProps = {
  integrations: Integrations | undefined
  error: string | undefined
  onConnected: () => void
}

/** Step 6: connects the board account, or updates the connected one (spec 2 §2, §4). */
export function BoardStep({ integrations, error, onConnected }: BoardStepProps) {
  const [updating, setUpdating] = useState(false)
  const connected = integrations?.olj_connected ?? false
  const done = () => {
    setUpdating(false)
    onConnected()
  }
  return (
    <div className="flex flex-col gap-4">
      <BoardConnection integrations={integrations} error={error} onConnected={done} />
      {connected ? (
        <Button look="secondary" onClick={() => setUpdating(!updating)} aria-expanded={updating} className="self-start">
          {updating ? 'Keep this account' : 'Update OLJ account'}
        </Button>
      ) : null}
      {connected && updating ? (
        <ConnectBoardForm email={integrations?.olj_email ?? null} onConnected={done} submitLabel="Update OLJ account" />
      ) : null}
    </div>
  )
}

type OpenStepsProps = { steps: readonly Step[]; onStep: (step: Step) => void }

/** What was skipped, with the way to it, before the last button is pressed. */
export function OpenSteps({ steps, onStep }: OpenStepsProps) {
  if (steps.length === 0) return null
  return (
    <nav aria-label="Still open" className="border-t border-line pt-4">
      <p className="text-soft">Still open. You can go back to it:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {steps.map((step) => (
          <li key={step}>
            <Button look="secondary" onClick={() => onStep(step)}>
              {STEP_NAMES[step]}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type LaterProps = { busy: boolean; onLater: () => void }

/** For somebody without a board account at hand: everything is saved, and completed another day. */
export const FinishLater = ({ busy, onLater }: LaterProps) => (
  <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-soft">
    No OLJ account at hand?
    <Button look="quiet" onClick={onLater} disabled={busy} className="px-2">
      Save and finish later
    </Button>
  </p>
)
