import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Ellipsis from 'lucide-react/icons/ellipsis'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, ICON_BUTTON } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import type { PlanItem } from '../contract.ts'
import { many, RULE_NAMES } from './texts.ts'

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
  /** It came here by a press that is gone from where it was: the focus comes along. */
  takesFocus?: boolean
}

/** A candidate under the heading of what becomes of it: what it is and why, and what can be done about it. */
export function PlanItemCard({ item, score, letter, more = [], takesFocus = false, ...presses }: PlanItemCardProps) {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (takesFocus) card.current?.querySelector('a')?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- only where it appears
  }, [])
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { job } = item
  return (
    <li ref={card} className="border-b border-line py-2.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-base leading-snug font-semibold">
            <TextLink to={`/jobs/${job.id}`} className="break-words">
              {job.title}
            </TextLink>
          </h3>
          <Facts item={item} />
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
      <Outcome item={item} />
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`${item.letter === null ? 'Why' : 'Letter and why'}: ${job.title}`}
          onClick={() => setOpen(!isOpen)}
          className="-ms-4"
        >
          {item.letter === null ? 'Why' : 'Letter and why'}
          <ChevronDown
            className={`size-5 transition-transform duration-150 motion-reduce:transition-none ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
        </Button>
        <Presses {...presses} name={job.title} />
      </div>
      {isOpen ? (
        <div id={id} className="flex flex-col gap-4 pt-2 pb-2 text-[0.9375rem]">
          {letter(item)}
          {score(item)}
          <Rules item={item} />
          {item.points === 0 ? null : <p className="text-soft">{item.points_reason}</p>}
        </div>
      ) : null}
    </li>
  )
}

/** One line of what is to know; how it stands is told by the heading above. */
function Facts({ item: { job, match, points, source, state, approved_at: approved } }: { item: PlanItem }) {
  const facts = [
    job.employer?.name ?? 'Employer not named',
    ...(match.score === null ? [] : [`${match.score}% match`]),
    ...(points === 0 || state === 'held_back' ? [] : [many(points, 'point')]),
    ...(source === 'by_hand' ? ['added by you'] : []),
    ...(approved === null ? [] : ['approved by you']),
  ]
  return (
    <p className="tabular text-sm text-soft">
      {facts.join(' · ')}
      {job.closed ? <span className="font-medium text-danger"> · closed</span> : null}
    </p>
  )
}

/** How it ended, or the first rule that stands against it. */
function Outcome({ item: { outcome, state, rules } }: { item: PlanItem }) {
  if (outcome !== null) {
    return (
      <div className="mt-1">
        <p>{outcome.sentence}</p>
        {outcome.application_id === null ? null : (
          <TextLink to={`/applications/${outcome.application_id}`} className="inline-flex min-h-11 items-center">
            See the receipt
          </TextLink>
        )}
      </div>
    )
  }
  const against = rules.find(({ held }) => !held)
  return state === 'held_back' && against ? <p className="mt-1">{against.reason}</p> : null
}

type PressesProps = Pick<PlanItemCardProps, 'onVeto' | 'onRestore' | 'onApprove' | 'busy'> & { name: string }

const Presses = ({ onVeto, onRestore, onApprove, busy = false, name }: PressesProps) => (
  <div className="flex gap-2">
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
      <Button look="secondary" onClick={onRestore} busy={busy} aria-label={`Add to plan: ${name}`}>
        Add to plan
      </Button>
    ) : null}
  </div>
)

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
