import { useLayoutEffect } from 'react'
import { part } from '#web/lib/screen.tsx'
import { useSession } from '#web/lib/session.ts'
import { DayShape } from './day-shape.tsx'
import { showRoom } from './kept-room.ts'

const DayLines = part(async () => (await import('./day-lines.tsx')).DayLines)

/**
 * The day of who is signed in, above everything else of home. The server's page has its shape, which takes as much room as
 * the day took last: whatever comes, nothing below moves.
 */
export function DayRoom() {
  const { token } = useSession()
  useLayoutEffect(showRoom, [token])
  return (
    <div className="hidden signed-in:block print:hidden!">
      {token === null ? <DayShape /> : <DayLines key={token} waiting={<DayShape />} />}
    </div>
  )
}
