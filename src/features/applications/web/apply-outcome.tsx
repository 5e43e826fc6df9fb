import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Application } from '../contract.ts'

type ApplyOutcomeProps = {
  application: Application
  message: string
  onClose: () => void
  /** The way on, as a main button; without one the receipt is the main thing. */
  next?: ReactNode
  children: ReactNode
}

/** How it ended: sent and confirmed, or not confirmed yet; either way with the receipt of what was sent, and a way on. */
export function ApplyOutcome({ application, message, onClose, next, children }: ApplyOutcomeProps) {
  const confirmed = application.delivery === 'confirmed'
  const Icon = confirmed ? CircleCheck : Clock
  const receipt = (
    <ButtonLink to={`/applications/${application.id}#receipt`} look={next ? 'secondary' : 'primary'}>
      See the receipt
    </ButtonLink>
  )
  return (
    <Dialog
      title={confirmed ? 'Application Sent' : 'Not confirmed yet'}
      onClose={onClose}
      actions={
        <>
          {next}
          {receipt}
          {next ? null : (
            <Button look="secondary" onClick={onClose}>
              Close
            </Button>
          )}
        </>
      }
    >
      <div className="flex items-start gap-3">
        <Icon
          className={confirmed ? 'mt-0.5 size-6 shrink-0 text-success' : 'mt-0.5 size-6 shrink-0 text-mangga-ink'}
          aria-hidden="true"
        />
        <div role="status">
          <p>{message}</p>
          {confirmed ? null : (
            <p className="mt-2 text-soft">
              We look again by ourselves, also when you close this page. My Applications shows how it ends.
            </p>
          )}
        </div>
      </div>
      {children}
    </Dialog>
  )
}
