import Check from 'lucide-react/icons/check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button, ICON_BUTTON } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import type { PlanItem } from '../contract.ts'
import { ITEM_WORDS, many, RULE_NAMES } from './texts.ts'

/** What the screen brings along: parts of other rooms. */
export type ItemParts = {
  /** The score with what it comes from. */
  score: (item: PlanItem) => ReactNode
  /** The letter with its claims, and what the posting asks for. */
  letter: (item: PlanItem) => ReactNode
}

type PlanItemCardProps = ItemParts & {
  item: PlanItem
  /** Buttons under it; none where nothing can be done any more. */
  onVeto?: () => void
  onRestore?: () => void
  onApprove?: () => void
  busy?: boolean
  more?: MenuItem[]
}

/** A candidate: what it is, whether it goes out and why, and what can be done about it. */
export function PlanItemCard({ item, score, letter, more = [], ...press }: PlanItemCardProps) {
  const { job, match, points } = item
  const failed = item.rules.filter(({ held }) => !held)
  return (
    <li className="border-b border-line py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-base leading-snug font-semibold">
            <TextLink to={`/jobs/${job.id}`} className="break-words">
              {job.title}
            </TextLink>
          </h3>
          <p className="truncate text-soft">{job.employer?.name ?? 'Employer not named'}</p>
        </div>
        {more.length === 0 ? null : (
          <div className="relative -mt-2 -me-2">
            <Menu
              label={`More for ${job.title}`}
              trigger={<Ellipsis className="size-5" aria-hidden="true" />}
              triggerClass={ICON_BUTTON}
              items={more}
            />
          </div>
        )}
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <State item={item} />
        {match.score === null ? null : <span className="tabular">{match.score} % match</span>}
        {points === 0 ? null : <span className="tabular">· {many(points, 'point')}</span>}
        {item.source === 'by_hand' ? <span className="text-soft">· added by you</span> : null}
        {job.closed ? <span className="text-danger">· closed</span> : null}
      </p>
      <Outcome item={item} reason={failed[0]?.reason} />
      <Presses {...press} name={job.title} />
      <Fold title="Why, and what would be sent" className="mt-1 text-[0.9375rem]">
        <div className="flex flex-col gap-4 pb-2">
          {score(item)}
          <Rules item={item} />
          <p className="text-soft">{item.points_reason}</p>
          {letter(item)}
        </div>
      </Fold>
    </li>
  )
}

function State({ item }: { item: PlanItem }) {
  const { word, tone } = ITEM_WORDS[item.state]
  if (item.state !== 'planned') return <StatusPill tone={tone}>{word}</StatusPill>
  if (item.will_send)
    return <StatusPill tone="success">{item.approved_at === null ? 'Will be sent' : 'Approved'}</StatusPill>
  return <StatusPill tone="mangga">Waits for your yes</StatusPill>
}

/** How it ended, or the first rule that stands against it. */
function Outcome({ item: { outcome, state }, reason }: { item: PlanItem; reason: string | undefined }) {
  if (outcome !== null) {
    return (
      <p className="mt-1">
        {outcome.sentence}{' '}
        {outcome.application_id === null ? null : (
          <TextLink to={`/applications/${outcome.application_id}`} className="inline-flex min-h-11 items-center">
            See the receipt
          </TextLink>
        )}
      </p>
    )
  }
  return state === 'held_back' && reason !== undefined ? <p className="mt-1">{reason}</p> : null
}

type PressesProps = Pick<PlanItemCardProps, 'onVeto' | 'onRestore' | 'onApprove' | 'busy'> & { name: string }

function Presses({ onVeto, onRestore, onApprove, busy = false, name }: PressesProps) {
  if (!onVeto && !onRestore && !onApprove) return null
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {onApprove ? (
        <Button onClick={onApprove} busy={busy} aria-label={`Approve: ${name}`}>
          Approve
        </Button>
      ) : null}
      {onVeto ? (
        <Button look="secondary" onClick={onVeto} busy={busy} aria-label={`Do not send: ${name}`}>
          Do not send
        </Button>
      ) : null}
      {onRestore ? (
        <Button look="secondary" onClick={onRestore} busy={busy} aria-label={`Put it on the plan: ${name}`}>
          Put it on the plan
        </Button>
      ) : null}
    </div>
  )
}

/** Every rule, those that stand against it first. */
function Rules({ item: { rules } }: { item: PlanItem }) {
  return (
    <div>
      <h4 className="font-semibold">
        {many(rules.filter(({ held }) => held).length, 'rule')} of {rules.length} hold
      </h4>
      <ul className="mt-1 flex flex-col gap-1">
        {rules
          .toSorted((one, other) => Number(one.held) - Number(other.held))
          .map(({ rule, held, reason }) => {
            const Icon = held ? Check : X
            return (
              <li key={rule} className="flex gap-2">
                <Icon className={`mt-1 size-4 shrink-0 ${held ? 'text-success' : 'text-danger'}`} aria-hidden="true" />
                <span className="min-w-0 break-words">
                  <span className="sr-only">{held ? 'Holds: ' : 'Stands against it: '}</span>
                  <span className="font-medium">{RULE_NAMES[rule]}</span>
                  <span className="text-soft"> {reason}</span>
                </span>
              </li>
            )
          })}
      </ul>
    </div>
  )
}
