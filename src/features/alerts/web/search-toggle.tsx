import Bell from 'lucide-react/icons/bell'
import BellRing from 'lucide-react/icons/bell-ring'
import { Button } from '#web/ui/button.tsx'
import { useAlerts, useBegin, useChange } from './api.ts'

/** Whether new jobs of a saved search are told by themselves. */
export function SearchAlertToggle({ searchId, name }: { searchId: number; name: string }) {
  const { alerts } = useAlerts()
  const begin = useBegin()
  const change = useChange()
  const alert = alerts?.find(({ saved_search_id: id }) => id === searchId)
  const on = alert !== undefined && !alert.paused
  const busy = begin.isPending || change.isPending
  const press = () =>
    alert ? change.mutate({ id: alert.id, paused: on }) : begin.mutate({ kind: 'search', saved_search_id: searchId })
  const Sign = on ? BellRing : Bell
  return (
    <Button
      look="quiet"
      className="-ms-4"
      aria-pressed={on}
      disabled={alerts === undefined}
      busy={busy}
      icon={<Sign className="size-5" aria-hidden="true" />}
      onClick={press}
    >
      {on ? 'Alert is on' : 'Alert me'}
      <span className="sr-only"> for {name}</span>
    </Button>
  )
}
