import WifiOff from 'lucide-react/icons/wifi-off'
import { useOnline } from '#web/lib/online.ts'

/** Says once that the connection is gone; lies over the bottom edge, above tabs and below a bar, so that nothing moves. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status" className="fixed inset-x-0 bottom-(--tabs) z-20">
      {online ? null : (
        <p className="offline-notice flex h-(--notice) items-center justify-center gap-2 bg-mangga px-4 text-sm font-medium text-on-mangga">
          <WifiOff className="size-5 shrink-0" aria-hidden="true" />
          You are offline. What you read stays here; what you typed is kept.
        </p>
      )}
    </div>
  )
}
