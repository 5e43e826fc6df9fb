import CircleCheck from 'lucide-react/icons/circle-check'
import { FieldError } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { Integrations } from '../contract.ts'
import { CREDENTIALS_REFUSED } from '../rules.ts'
import type { Connected } from './api.ts'
import { ConnectBoardForm } from './connect-board-form.tsx'

type BoardConnectionProps = {
  /** Undefined while it is read or when it cannot be read: then it counts as not connected. */
  integrations: Integrations | undefined
  error?: string | undefined
  onConnected: (connected: Connected) => void
}

/** The connection in short: which account, or the form that connects one. */
export function BoardConnection({ integrations, error, onConnected }: BoardConnectionProps) {
  if (integrations?.olj_connected) {
    return (
      <Notice tone="success" icon={<CircleCheck className="mt-0.5 size-5 shrink-0" aria-hidden="true" />}>
        <p className="font-semibold">OLJ connected</p>
        <p className="wrap-anywhere">{integrations.olj_email}</p>
      </Notice>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <div role="alert">{error ? <FieldError>{error}</FieldError> : null}</div>
      {integrations?.olj_state === 'credentials_refused' ? <Notice tone="danger">{CREDENTIALS_REFUSED}</Notice> : null}
      <ConnectBoardForm
        key={integrations?.olj_email ?? ''}
        email={integrations?.olj_email ?? null}
        onConnected={onConnected}
      />
    </div>
  )
}
