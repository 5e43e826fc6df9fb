import { useSyncExternalStore } from 'react'
import { filesWaiting, onFilesWaiting } from '#web/lib/file-loader.ts'
import { useSlow } from '#web/lib/slow.ts'

const FLASH_MS = 150

/** A line along the top while a screen is on its way; what comes within 150 ms comes without it. */
export function PendingBar() {
  const waiting = useSyncExternalStore(onFilesWaiting, filesWaiting, () => 0)
  const shown = useSlow(waiting > 0, FLASH_MS)
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-40 h-1 overflow-hidden print:hidden">
      {shown ? (
        <>
          <span className="sr-only">Loading the page</span>
          <span
            aria-hidden="true"
            className="block h-full w-full animate-[travel_1.2s_ease-in-out_infinite] bg-dagat"
          />
        </>
      ) : null}
    </div>
  )
}
