import { manilaDay, relativeTime } from '#contract/time.ts'
import { useNow } from '#web/lib/now.tsx'
import { Time } from '#web/ui/time.tsx'
import { exactly, isOnlyDay } from './moments.ts'

/** How long ago, with the Manila moment on hover and focus; the day where only that was told. */
export function When({ at, className }: { at: string; className?: string }) {
  const now = useNow()
  if (isOnlyDay(at)) {
    return (
      <time dateTime={at} className={className}>
        {manilaDay(at)}
      </time>
    )
  }
  const given = className === undefined ? {} : { className }
  return <Time at={at} shown={relativeTime(at, now)} exact={exactly(at)} {...given} />
}
