import { AuditList, type TrailPlace } from '#features/audit/web/audit-list.tsx'
import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { AdminFrame } from './admin-frame.tsx'

const NAMES = ['action', 'subject_kind', 'from', 'until', 'before'] as const

function address(place: TrailPlace): string {
  const query = new URLSearchParams(NAMES.flatMap((name) => (place[name] === '' ? [] : [[name, place[name]]])))
  return `/admin/audit${query.size === 0 ? '' : `?${query.toString()}`}`
}

/** /admin/audit: what the team and the operator did to other people's things. */
export function Audit() {
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const place = Object.fromEntries(NAMES.map((name) => [name, query.get(name) ?? ''])) as TrailPlace
  return (
    <AdminFrame
      title="Audit trail"
      at="/admin/audit"
      lead="Who did what to whose things, when and why. Rows are only ever added. Days and times are Manila’s."
    >
      <AuditList place={place} hrefOf={address} onPlace={(next) => navigate(address(next))} />
    </AdminFrame>
  )
}
