import { useState } from 'react'
import { BottomBar } from '#web/ui/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'

type OnboardingActionsProps = {
  /** Id of the form the main button sends. */
  form: string
  busy: boolean
  onLater: () => Promise<void>
}

/** Complete, or save what is there and go on; under the thumb on phones. */
export function OnboardingActions({ form, busy, onLater }: OnboardingActionsProps) {
  const [leaving, setLeaving] = useState(false)
  const later = () => {
    if (busy || leaving) return
    setLeaving(true)
    void onLater().finally(() => setLeaving(false))
  }
  const buttons = (
    <>
      <Button type="submit" form={form} busy={busy} busyLabel="Saving…" className="max-lg:flex-1">
        Complete Profile
      </Button>
      <Button look="secondary" onClick={later} busy={leaving} busyLabel="Saving…">
        Save for later
      </Button>
    </>
  )
  return (
    <>
      <div className="flex gap-3 border-t border-line pt-6 max-lg:hidden">{buttons}</div>
      <BottomBar>{buttons}</BottomBar>
    </>
  )
}
