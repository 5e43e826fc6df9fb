import { useSyncExternalStore } from 'react'
import { filesWaiting, onFilesWaiting } from '#web/lib/file-loader.ts'
import { FLASH_MS, useSlow } from '#web/lib/slow.ts'
import { TravellingLine } from '#web/ui/travelling-line.tsx'

/** A line along the top while a screen is on its way; what comes within 150 ms comes without it. */
export function PendingBar() {
  const waiting = useSyncExternalStore(onFilesWaiting, filesWaiting, () => 0)
  const shown = useSlow(waiting > 0, FLASH_MS)
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-40 h-1 overflow-hidden print:hidden">
      {shown ? (
        <>
          <span className="sr-only">Loading the page</span>
          <TravellingLine />
        </>
      ) : null}
    </div>
  )
}
