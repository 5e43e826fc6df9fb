import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EXPIRED_SENTENCE } from '../rules.ts'

/** What stands in the way of applying and saving once a plan has run out (spec 2 §2). */
export function ExpiredDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Subscription Expired"
      onClose={onClose}
      actions={
        <>
          <ButtonLink to="/subscription/plans">View Plans</ButtonLink>
          <Button look="secondary" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <p>{EXPIRED_SENTENCE}</p>
    </Dialog>
  )
}
