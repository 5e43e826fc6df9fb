import { PLANS } from '#features/subscriptions/rules.ts'
import { useLocation } from '#web/lib/navigation.tsx'
import { plansAddress } from '#web/lib/redirect.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { meterOf, type MeterTone } from '../rules.ts'
import { useSavedLimit } from './api.ts'
import { SAVED_TEXTS } from './texts.ts'

const BAR =
  'h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-webkit-progress-bar]:bg-sunken'
const FILLS: Record<MeterTone, string> = {
  success: '[&::-moz-progress-bar]:bg-success [&::-webkit-progress-value]:bg-success',
  mangga: '[&::-moz-progress-bar]:bg-mangga [&::-webkit-progress-value]:bg-mangga',
  danger: '[&::-moz-progress-bar]:bg-danger [&::-webkit-progress-value]:bg-danger',
}
const WORDS: Record<MeterTone, string> = {
  success: '',
  mangga: 'Almost full.',
  danger: 'Full. Remove a job or upgrade to save more.',
}

type UsageMeterProps = {
  used: number
  /** Whether the way to the plans is offered; on their own page it is not. */
  plans?: boolean
}

/**
 * Used of allowed: the colour says it, and so do the words. The cap is 5 until the server
 * has answered; nobody is told to upgrade before that.
 */
export function UsageMeter({ used, plans = true }: UsageMeterProps) {
  const here = useLocation()
  const { data, isPending } = useSavedLimit()
  const max = data?.max_saved_jobs ?? PLANS.free.max_saved_jobs
  const { share, tone, upgrade } = meterOf(used, max)
  return (
    <section aria-label="Saved jobs used" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="flex min-h-18 min-w-60 flex-1 flex-col justify-center gap-1.5">
        <p>
          <span className="tabular font-semibold">
            {used} of {max}
          </span>{' '}
          saved jobs used
        </p>
        <progress
          aria-label="Saved jobs used"
          value={share}
          max={1}
          data-tone={tone}
          className={cx(BAR, FILLS[tone])}
        />
        <p className="min-h-5 text-sm text-soft">{isPending ? '' : WORDS[tone]}</p>
      </div>
      {plans && upgrade && !isPending ? <ButtonLink to={plansAddress(here)}>{SAVED_TEXTS.upgrade}</ButtonLink> : null}
    </section>
  )
}
