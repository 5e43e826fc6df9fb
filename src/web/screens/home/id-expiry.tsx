import { useIntegrations } from '#features/board-account/web/api.ts'
import { idWarning } from '#features/board-account/id-proof/web/id-day.tsx'
import { useNow } from '#web/lib/now.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/states.tsx'

/** A line for whoever asked to be reminded of an ID that runs out. */
export function IdExpiry() {
  const now = useNow()
  const { data } = useIntegrations()
  const warning = idWarning(data?.id_expires_on ?? null, now)
  if (warning === null) return null
  return (
    <div className="pt-6">
      <Notice tone="mangga">
        {warning} <TextLink to="/settings?section=integrations">See your ID Proof</TextLink>
      </Notice>
    </div>
  )
}
