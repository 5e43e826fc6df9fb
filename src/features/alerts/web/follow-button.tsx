import Bell from 'lucide-react/icons/bell'
import BellRing from 'lucide-react/icons/bell-ring'
import { readSession, useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { useAlerts, useBegin, useChange } from './api.ts'

type FollowProps = { employer: { id: number; name: string }; onLogin: () => void }

/** Tells of each new job of an employer, until it is pressed again. */
export function FollowButton({ employer, onLogin }: FollowProps) {
  const { token } = useSession()
  const { alerts } = useAlerts({ enabled: token !== null })
  const begin = useBegin()
  const change = useChange()
  const alert = alerts?.find(({ employer_id: id }) => id === employer.id)
  const on = alert !== undefined && !alert.paused
  const press = () => {
    if (readSession().token === null) return onLogin()
    return alert
      ? change.mutate({ id: alert.id, paused: on })
      : begin.mutate({ kind: 'employer', employer_id: employer.id })
  }
  const Sign = on ? BellRing : Bell
  return (
    <Button
      look="secondary"
      aria-pressed={on}
      busy={begin.isPending || change.isPending}
      icon={<Sign className="size-5" aria-hidden="true" />}
      onClick={press}
    >
      {on ? 'Following' : 'Follow'}
      <span className="sr-only"> {employer.name}</span>
    </Button>
  )
}
