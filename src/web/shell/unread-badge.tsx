import { CountBadge } from '#web/ui/count-badge.tsx'
import { useUnread } from './unread.ts'

/** How many conversations wait; nothing when none do. Lies over its corner, so that nothing moves when it comes. */
export const UnreadBadge = ({ className }: { className?: string }) => (
  <CountBadge count={useUnread()} what="unread" className={className} />
)
