import BadgeCheck from 'lucide-react/icons/badge-check'
import { useState } from 'react'
import { useIntegrations } from '#features/board-account/web/api.ts'
import { BoardConnection } from '#features/board-account/web/board-connection.tsx'
import { Link } from '#web/lib/navigation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

const ICON = <BadgeCheck className="size-4" aria-hidden="true" />

/** The board account beside the name: connected, and proved who its owner is (spec 2 §2). */
export function BoardBadges() {
  const { data } = useIntegrations()
  if (!data?.olj_connected) return null
  return (
    <>
      {(data.olj_id_proof ?? 0) > 0 ? <ProofBadge proof={data.olj_id_proof ?? 0} /> : null}
      <Badge tone="dagat">OLJ connected</Badge>
    </>
  )
}

/** How much it is, and the way to what more of it opens. */
const ProofBadge = ({ proof }: { proof: number }) => (
  <Link to="/settings?section=integrations" className="-my-2 inline-flex min-h-11 items-center no-underline">
    <Badge tone="success">
      {ICON}
      <span>OLJ ID Proof</span>
      <span className="tabular">{proof}</span>
    </Badge>
  </Link>
)

/** The board's form for somebody who is not connected, hidden until asked for (spec 2 §4). */
export function BoardForm({ onConnected }: { onConnected: () => void }) {
  const { data, isPending } = useIntegrations()
  const [shown, setShown] = useState(false)
  if (isPending || data?.olj_connected) return null
  const connected = () => {
    toast.success('OLJ account connected successfully!')
    setShown(false)
    onConnected()
  }
  return (
    <div className="pb-6">
      <Button look="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {data?.olj_state === 'credentials_refused' ? 'Update your OLJ account' : 'Connect your OLJ account'}
      </Button>
      {shown ? (
        <div className="pt-4">
          <BoardConnection integrations={data} onConnected={connected} />
        </div>
      ) : null}
    </div>
  )
}
