import { manilaDay, manilaExact, relativeTime } from '#contract/time.ts'
import { useNow } from '#web/lib/now.tsx'
import { Time } from '#web/ui/time.tsx'

type MomentProps = { at: string; precision?: 'time' | 'day'; focusable?: boolean; short?: boolean; className?: string }

/** How long ago (`short`: `5 min ago`, `3 h ago`), with the Manila moment on hover and focus; days only where the board tells no hour. */
export function Moment({ at, precision = 'time', short = false, ...rest }: MomentProps) {
  const now = useNow()
  const words = precision === 'day' ? relativeDay(at, now) : relativeTime(at, now)
  const exact = precision === 'day' ? manilaDay(at) : `${manilaExact(at)}, Manila time`
  return <Time at={at} shown={short ? shortened(words) : words} exact={exact} {...rest} />
}

function relativeDay(at: string, now: Date): string {
  if (manilaDay(at) === manilaDay(now)) return 'today'
  return relativeTime(at, now).replace(/^(just now|\d+ (minutes?|hours?) ago)$/, 'yesterday')
}

const shortened = (words: string): string => words.replace(/ minutes?/, ' min').replace(/ hours?/, ' h')
