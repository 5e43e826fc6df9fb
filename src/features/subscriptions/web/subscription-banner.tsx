import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Link, useLocation } from '#web/lib/navigation.tsx'
import { useNow } from '#web/lib/now.tsx'
import { plansAddress } from '#web/lib/redirect.ts'
import { cx } from '#web/ui/cx.ts'
import { countdown, type Shown, subscriptionLabel } from '../rules.ts'
import { isPutAway, putAway } from './put-away.ts'
import { isWhole } from './shown.ts'
import { readStatus } from './status.ts'
import { bannerMessage, endOf, isLapsed, loudness, UPGRADE_NOW, VIEW_PLANS } from './texts.ts'

type BannerProps = { of: Partial<Shown>; onStatus: (shown: Shown) => void }

/**
 * Title, message, a running trial's countdown, and the way to the plans in one line of 36 px, which can be put
 * away for the day. It is loud only when the plan has run out or is in its last three days.
 */
export function SubscriptionBanner({ of: shown, onStatus }: BannerProps) {
  const now = useNow()
  useStatusAtZero(shown, now, onStatus)
  if (!isWhole(shown)) return null
  return <PlanLine shown={shown} now={now} />
}

function PlanLine({ shown, now }: { shown: Shown; now: Date }) {
  const here = useLocation()
  const label = subscriptionLabel(shown, now)
  const loud = loudness(shown, label, now)
  // Another word, or a louder one, is another line.
  const line = label + '!'.repeat(loud)
  const [, setPressed] = useState(false)
  const away = isPutAway(line, now)
  useAwayMark(away)
  if (away) return null
  const close = () => {
    putAway(line, now)
    setPressed(true)
    document.querySelector<HTMLElement>('#content')?.focus()
  }
  return (
    <section
      aria-label="Subscription"
      className={cx('h-9 overflow-hidden', loud > 0 ? 'bg-mangga-wash text-mangga-ink' : 'bg-sunken text-soft')}
    >
      <div className="mx-auto flex h-full max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Words shown={shown} label={label} now={now} />
        <Link
          to={plansAddress(here)}
          className={cx(
            'relative inline-flex h-7 shrink-0 items-center rounded-box px-2.5 text-xs font-semibold no-underline after:absolute after:inset-x-0 after:-inset-y-2 sm:text-sm',
            loud > 0 ? 'bg-mangga text-on-mangga' : 'text-dagat hover:underline',
          )}
        >
          {isLapsed(label) ? UPGRADE_NOW : VIEW_PLANS}
        </Link>
        <button
          type="button"
          aria-label="Put away for today"
          title="Put away for today"
          onClick={close}
          className="relative -me-2 inline-flex size-8 shrink-0 items-center justify-center rounded-box after:absolute after:-inset-1.5 hover:text-ink"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      </div>
    </section>
  )
}

/** On a phone in two rows within the 36 px, the countdown below; there is room for the day of the end alone. */
function Words({ shown, label, now }: { shown: Shown; label: string; now: Date }) {
  const [day, ...time] = bannerMessage(shown, label, now).split(/(?=, \d+:)/)
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 text-xs leading-4 whitespace-nowrap sm:flex-nowrap sm:gap-x-4 sm:text-sm">
      <p className="font-semibold text-ink">{label}</p>
      <p>
        {day}
        <span className="max-sm:sr-only">{time.join('')}</span>
      </p>
      {label === 'Free Trial' ? <Countdown end={shown.trial_ends_at ?? ''} now={now} /> : null}
    </div>
  )
}

/** Keeps the mark of `public/theme.js` true: a line that is put away takes no room. */
function useAwayMark(away: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (away) dataset.planLine = 'away'
    else delete dataset.planLine
    return () => void delete dataset.planLine
  }, [away])
}

function Countdown({ end, now }: { end: string; now: Date }) {
  const { days, hours, minutes } = countdown(end, now)
  const parts = [
    [days, 'Days'],
    [hours, 'Hours'],
    [minutes, 'Min'],
  ] as const
  return (
    <p
      role="timer"
      aria-label="Time left of the free trial"
      className="flex w-full gap-1.5 tabular-nums sm:w-auto sm:gap-2"
    >
      {parts.map(([count, unit]) => (
        <span key={unit}>
          <strong>{count}</strong> {unit}
        </span>
      ))}
    </p>
  )
}

const LONGEST_TIMER_MS = 2 ** 31 - 1

/** When the time reaches zero the status is fetched again, and with every minute that still says zero. */
function useStatusAtZero(shown: Partial<Shown>, now: Date, onStatus: (shown: Shown) => void): void {
  const end = endOf(shown)
  const ask = useEffectEvent(() => void readStatus().then(onStatus))
  useEffect(() => {
    if (end === null) return undefined
    const left = new Date(end).getTime() - now.getTime()
    if (left <= 0) {
      ask()
      return undefined
    }
    const timer = setTimeout(() => ask(), Math.min(left, LONGEST_TIMER_MS))
    return () => clearTimeout(timer)
  }, [end, now])
}
