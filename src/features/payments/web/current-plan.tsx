import { useEffect, useEffectEvent } from 'react'
import { useSeconds } from '#web/lib/seconds.ts'
import { Badge } from '#web/ui/badge.tsx'
import { countdown, daysRemaining, PLANS } from '../../subscriptions/rules.ts'
import { isLapsed, type Current } from './standing.ts'
import { daysOf, inManila, spanOf } from './texts.ts'

type CurrentPlanProps = {
  current: Current
  /** Its time has run out while it was looked at. */
  onOver: () => void
}

/** The plan the person is on, what is left of it, and the seconds going by. */
export function CurrentPlan({ current, onOver }: CurrentPlanProps) {
  const now = useSeconds()
  const lapsed = isLapsed(current, now)
  useOver(lapsed && current.status === 'active', onOver)
  const type = current.plan?.plan_type
  const end = current.end_date
  return (
    <section
      aria-label="Your plan"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-box border border-line bg-surface px-5 py-4"
    >
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="text-lg">{type === undefined ? 'No plan' : PLANS[type].name}</strong>
          <Badge tone={lapsed ? 'danger' : 'success'}>{lapsed ? 'Expired' : 'Current'}</Badge>
        </p>
        <p className="mt-1 tabular-nums">
          {lapsed ? 'Choose a plan to go on. Nothing you saved is gone.' : left(current, now)}
        </p>
        {end === null ? null : (
          <p className="text-sm text-soft">
            {lapsed ? 'Ended' : 'Until'} {inManila(end)}
          </p>
        )}
      </div>
      {lapsed || end === null ? null : <Countdown end={end} now={now} />}
    </section>
  )
}

/** `13 days remaining` of the trial, `13 days 8 hours left` of a plan. */
function left({ plan, end_date: end }: Current, now: Date): string {
  if (end === null) return ''
  if (plan?.plan_type === 'free') return `${daysOf(daysRemaining(end, now))} remaining`
  return `${spanOf(new Date(end).getTime() - now.getTime())} left`
}

function Countdown({ end, now }: { end: string; now: Date }) {
  const { days, hours, minutes } = countdown(end, now)
  const seconds = Math.floor(Math.max(0, new Date(end).getTime() - now.getTime()) / 1000) % 60
  const parts = [
    [days, 'Days'],
    [hours, 'Hours'],
    [minutes, 'Minutes'],
    [seconds, 'Seconds'],
  ] as const
  return (
    <p role="timer" aria-label="Time left of your plan" className="grid grid-cols-4 gap-2 tabular-nums max-sm:w-full">
      {parts.map(([count, unit]) => (
        <span key={unit} className="flex flex-col items-center rounded-box bg-sunken px-2 py-1.5 sm:min-w-18">
          <strong className="text-xl leading-tight">{count}</strong>
          <span className="text-xs text-soft">{unit}</span>
        </span>
      ))}
    </p>
  )
}

function useOver(over: boolean, onOver: () => void): void {
  const tell = useEffectEvent(onOver)
  useEffect(() => {
    if (over) tell()
  }, [over])
}
