import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { ButtonLink } from '#web/ui/button.tsx'
import { InfoDialog } from '#web/ui/prompt-dialogs.tsx'
import type { Application } from '../contract.ts'

type ApplyOutcomeProps = { application: Application; message: string; onClose: () => void }

/** How it ended: sent and confirmed, or not confirmed yet; either way with the receipt of what was sent. */
export function ApplyOutcome({ application, message, onClose }: ApplyOutcomeProps) {
  const confirmed = application.delivery === 'confirmed'
  const Icon = confirmed ? CircleCheck : Clock
  return (
    <InfoDialog
      title={confirmed ? 'Application Sent' : 'Not confirmed yet'}
      onClose={onClose}
      action={<ButtonLink to={`/applications/${application.id}`}>See the receipt</ButtonLink>}
    >
      <div className="flex items-start gap-3" role="status">
        <Icon
          className={confirmed ? 'mt-0.5 size-6 shrink-0 text-success' : 'mt-0.5 size-6 shrink-0 text-mangga-ink'}
          aria-hidden="true"
        />
        <div>
          <p>{message}</p>
          {confirmed ? null : (
            <p className="mt-2 text-soft">
              We look again by ourselves, also when you close this page. My Applications shows how it ends.
            </p>
          )}
        </div>
      </div>
    </InfoDialog>
  )
}
