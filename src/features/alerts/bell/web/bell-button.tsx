import Bell from 'lucide-react/icons/bell'
import { useEffect, useState } from 'react'
import { part } from '#web/lib/screen.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useUnseen } from './api.ts'

const BellPanel = part(async () => (await import('./bell-panel.tsx')).BellPanel)

/** What alerts found: how much is new, and the way to it. */
export function BellButton() {
  const unseen = useUnseen()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    import('../../push/web/device.ts').then(
      ({ sayAgain }) => sayAgain(),
      () => undefined,
    )
  }, [])
  const close = () => setOpen(false)
  const missing = () => {
    close()
    toast.error('Your alerts did not load', 'Check your connection and try again.')
  }
  return (
    <>
      <IconButton
        label={unseen === 0 ? 'Alerts' : `Alerts, ${unseen > 99 ? 'more than 99' : unseen} new`}
        title="Alerts"
        className="relative"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Bell className="size-6" aria-hidden="true" />
        <CountBadge count={unseen} what="new" className="absolute end-0 top-0" />
      </IconButton>
      {open ? <BellPanel onClose={close} onMissing={missing} /> : null}
    </>
  )
}
