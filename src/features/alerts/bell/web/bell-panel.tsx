import { ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FoundList } from './found-list.tsx'

/** What alerts found, over the page that is looked at. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Alerts"
      onClose={onClose}
      actions={
        <>
          <ButtonLink to="/alerts" onClick={onClose}>
            See all
          </ButtonLink>
          <ButtonLink to="/settings?section=notifications" look="quiet" onClick={onClose}>
            Choose your alerts
          </ButtonLink>
        </>
      }
    >
      <FoundList onOpen={onClose} brief />
    </Dialog>
  )
}
