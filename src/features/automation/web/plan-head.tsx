import CircleStop from 'lucide-react/icons/circle-stop'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useNow } from '#web/lib/now.tsx'
import { ConfirmDialog } from '#web/ui/prompt-dialogs.tsx'
import { Notice } from '#web/ui/states.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { AutomationRun } from '../contract.ts'
import { usePress } from './api.ts'
import { clock, many, PLAN_TEXTS as say, RUN_WORDS, runDay, timeLeft } from './texts.ts'

type PlanHeadProps = { plan: AutomationRun; halted: string | null }

/** At one glance: what goes out in the person's name, when, until when they can change it, and how to stop it. */
export function PlanHead({ plan, halted }: PlanHeadProps) {
  const now = useNow()
  const going = plan.items.filter(({ will_send: goes }) => goes)
  const points = going.reduce((sum, item) => sum + item.points, 0)
  const left = timeLeft(plan.cut_off, now)
  const { word, tone } = RUN_WORDS[plan.state]
  return (
    <section aria-label="The plan at a glance" className="rounded-box border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl">{headline(plan, going.length, now, halted !== null)}</h2>
        {plan.state === 'planned' ? null : <StatusPill tone={tone}>{word}</StatusPill>}
      </div>
      <p className="mt-1">{secondLine(plan, points)}</p>
      {plan.can_change && left !== null ? (
        <p className="mt-1">
          <span className="tabular rounded-full bg-mangga px-2 py-0.5 font-semibold text-on-mangga">{left}</span> left
          to change it: until {clock(plan.cut_off)}, Manila time.
        </p>
      ) : plan.state === 'planned' ? (
        <p className="mt-1 text-soft">
          Changes ended at {clock(plan.cut_off)}, Manila time. You can still refuse what has not left.
        </p>
      ) : null}
      {plan.reason === null || plan.reason === halted || plan.state === 'stopped' ? null : (
        <p className="mt-1">{plan.reason}</p>
      )}
      {halted === null ? null : (
        <div className="mt-3">
          <Notice tone="mangga" role="status">
            Nothing is sent right now. {halted}
          </Notice>
        </div>
      )}
      <Actions plan={plan} going={going.length} />
    </section>
  )
}

function headline(plan: AutomationRun, going: number, now: Date, isHalted: boolean): string {
  if (plan.state === 'stopped') return 'Nothing will be sent'
  if (plan.state === 'running') return `${plan.counts.sent} of ${plan.counts.sent + going} sent so far`
  if (plan.state !== 'planned') return many(plan.counts.sent, 'application was sent', 'applications were sent')
  if (going === 0) return `Nothing will be sent ${runDay(plan.run_date, now)}`
  const when = `${runDay(plan.run_date, now)} at ${clock(plan.starts_at)}`
  // Whether it goes out is not ours to say while everything stands still.
  if (isHalted) return `${many(going, 'application is planned', 'applications are planned')}: ${when}`
  return `${many(going, 'application goes out', 'applications go out')} ${when}`
}

function secondLine({ mode, state, reason, counts, points: { left } }: AutomationRun, points: number): string {
  if (state === 'stopped') return reason ?? 'You stopped this run.'
  const balance = left === null ? '' : ` You have ${left}.`
  const cost = `It takes ${many(points, 'point')}.${balance}`
  if (mode === 'only_approved')
    return `Only what you approve is sent: ${counts.approved} of ${counts.planned} approved. ${cost}`
  return `Sent by itself unless you stop it. ${cost}`
}

function Actions({ plan, going }: { plan: AutomationRun; going: number }) {
  const { press, pressed } = usePress()
  const [asking, setAsking] = useState(false)
  const open = plan.items.filter(({ can }) => can.approve).length
  const stop = () =>
    press({ kind: 'stop' }, () => {
      setAsking(false)
      if (plan.can_change)
        toast.info(say.stopped, '', { action: { label: 'Undo', onAction: () => press({ kind: 'resume' }) } })
      else toast.info(say.stopped)
    })
  const approves = plan.mode === 'only_approved' && open > 0
  if (!plan.can_stop && !plan.can_resume && !approves) return null
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {approves ? (
        <Button busy={pressed?.kind === 'approveAll'} onClick={() => press({ kind: 'approveAll' })}>
          Approve all {open}
        </Button>
      ) : null}
      {/* One place for both: the keyboard stays at the button whichever way the run goes. */}
      {plan.can_stop ? (
        <Button
          look="secondary"
          icon={<CircleStop className="size-5 text-danger" aria-hidden="true" />}
          busy={pressed?.kind === 'stop'}
          onClick={() => (plan.can_change ? stop() : setAsking(true))}
        >
          Stop this run
        </Button>
      ) : plan.can_resume ? (
        <Button
          busy={pressed?.kind === 'resume'}
          onClick={() => press({ kind: 'resume' }, () => void toast.success(say.resumed))}
        >
          Let it go on
        </Button>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title="Stop this run?"
          confirmLabel="Stop this run"
          cancelLabel="Let it go on"
          danger
          busy={pressed?.kind === 'stop'}
          onConfirm={stop}
          onCancel={() => setAsking(false)}
        >
          <p>
            What has not left will not be sent{going === 0 ? '' : `: ${many(going, 'application')}`}. After{' '}
            {clock(plan.cut_off)} this cannot be taken back.
          </p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
