import { useEffect, useEffectEvent } from 'react'
import { useNow } from '#web/lib/now.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { countdown, type Shown, subscriptionLabel } from '../rules.ts'
import { isWhole } from './shown.ts'
import { readStatus } from './status.ts'
import { bannerMessage, isLapsed, UPGRADE_NOW, VIEW_PLANS } from './texts.ts'

type BannerProps = { of: Partial<Shown>; onStatus: (shown: Shown) => void }

/** Title, message, a running trial's countdown, and the way to the plans (spec 1 §2). */
export function SubscriptionBanner({ of: shown, onStatus }: BannerProps) {
  const now = useNow()
  useStatusAtZero(shown, now, onStatus)
  if (!isWhole(shown)) return null
  const label = subscriptionLabel(shown, now)
  const lapsed = isLapsed(label)
  const notable = lapsed || label === 'Free Trial'
  return (
    <section
      aria-label="Subscription"
      className={cx('h-full', notable ? 'bg-mangga-wash text-mangga-ink' : 'bg-sunken text-ink')}
    >
      <div className="mx-auto flex h-full max-w-6xl items-center justify-between gap-3 px-4 py-1.5 max-[22rem]:gap-2 sm:px-6">
        <div className="flex min-w-0 flex-col text-sm leading-5 sm:flex-row sm:flex-wrap sm:items-baseline sm:gap-x-4">
          <p className="font-semibold">{label}</p>
          <p className="max-sm:text-[0.8125rem] max-sm:min-[22rem]:whitespace-nowrap">
            <Message text={bannerMessage(shown, label)} />
          </p>
          {label === 'Free Trial' ? <Countdown end={shown.trial_ends_at ?? ''} now={now} /> : null}
        </div>
        <ButtonLink to="/subscription/plans" look="secondary" className="shrink-0 max-[22rem]:px-2.5">
          {lapsed ? UPGRADE_NOW : VIEW_PLANS}
        </ButtonLink>
      </div>
    </section>
  )
}

/**
 * One line at any hour: a second one over the countdown would push the page down. The smallest phones have no room for the
 * zone, which everything on the page shares.
 */
function Message({ text }: { text: string }) {
  const [words, ...zone] = text.split(' (')
  return (
    <>
      {words}
      {zone.length === 0 ? null : <span className="max-[22rem]:sr-only"> ({zone.join(' (')}</span>}
    </>
  )
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
      className="flex gap-2 tabular-nums max-sm:gap-1.5 max-sm:text-[0.8125rem] max-[22rem]:gap-1 max-[22rem]:text-xs max-sm:whitespace-nowrap"
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

/** When the time reaches zero the status is fetched again (spec 1 §4), and with every minute that still says zero. */
function useStatusAtZero(shown: Partial<Shown>, now: Date, onStatus: (shown: Shown) => void): void {
  const end = shown.is_trial_active === true ? (shown.trial_ends_at ?? null) : null
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
