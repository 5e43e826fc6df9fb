import { manilaExact, relativeTime } from '#contract/time.ts'
import { useNow } from '#web/lib/now.tsx'
import { Time } from '#web/ui/time.tsx'

/** How long ago, with the Manila moment on hover and focus. */
export function When({ at, className }: { at: string; className?: string }) {
  const now = useNow()
  const given = className === undefined ? {} : { className }
  return <Time at={at} shown={relativeTime(at, now)} exact={`${manilaExact(at)}, Manila time`} {...given} />
}
