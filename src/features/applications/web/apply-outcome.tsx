import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/link.tsx'
import { InfoDialog } from '#web/ui/prompt-dialogs.tsx'
import type { Application } from '../contract.ts'

type ApplyOutcomeProps = {
  application: Application
  message: string
  onClose: () => void
  /** The way on, as a button. */
  next: ReactNode
  children: ReactNode
}

/** How it ended: sent and confirmed, or not confirmed yet; either way with the receipt of what was sent, and a way on. */
export function ApplyOutcome({ application, message, onClose, next, children }: ApplyOutcomeProps) {
  const confirmed = application.delivery === 'confirmed'
  const Icon = confirmed ? CircleCheck : Clock
  return (
    <InfoDialog title={confirmed ? 'Application Sent' : 'Not confirmed yet'} onClose={onClose} action={next}>
      <div className="flex items-start gap-3">
        <Icon
          className={confirmed ? 'mt-0.5 size-6 shrink-0 text-success' : 'mt-0.5 size-6 shrink-0 text-mangga-ink'}
          aria-hidden="true"
        />
        <div>
          <div role="status">
            <p>{message}</p>
            {confirmed ? null : (
              <p className="mt-2 text-soft">
                We look again by ourselves, also when you close this page. My Applications shows how it ends.
              </p>
            )}
          </div>
          <TextLink to={`/applications/${application.id}#receipt`} className="inline-flex min-h-11 items-center">
            See the receipt
          </TextLink>
        </div>
      </div>
      {children}
    </InfoDialog>
  )
}
