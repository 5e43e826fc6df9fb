import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { MenuItem } from '#web/ui/menu.tsx'
import type { AutomationRun, PlanItem } from '../contract.ts'
import type { Rule } from '../rules.ts'
import { usePress } from './api.ts'
import { type ItemParts, PlanItemCard } from './plan-item.tsx'
import { PLAN_TEXTS as say } from './texts.ts'

type PlanListProps = ItemParts & {
  plan: AutomationRun
  onEditLetter: (item: PlanItem) => void
  onPoints: (item: PlanItem) => void
  onHideEmployer: (item: PlanItem) => void
}

/** Candidates by what becomes of them. What a person decided here can be taken back. */
export function PlanList({ plan, ...rest }: PlanListProps) {
  const asksFirst = plan.mode === 'only_approved'
  const [pressed, setPressed] = useState<number | null>(null)
  return groupsOf(plan).map((group) => (
    <ItemGroup key={group.title} {...group}>
      {(item) => (
        <PlannedItem
          key={item.id}
          item={item}
          asksFirst={asksFirst}
          takesFocus={pressed === item.id}
          onPressed={() => setPressed(item.id)}
          {...rest}
        />
      )}
    </ItemGroup>
  ))
}

const SHOWN_AT_FIRST = 4

type ItemGroupProps = Group & { children: (item: PlanItem) => ReactNode }

/** Those of one kind with how many they are; what is held back may be many, and waits behind a button. */
export function ItemGroup({ title, items, isLong, children }: ItemGroupProps) {
  const [isOpen, setOpen] = useState(false)
  const hidden = isLong && !isOpen ? items.length - SHOWN_AT_FIRST : 0
  return (
    <section aria-label={title}>
      <h2 className="mt-8 border-b border-line pb-2 text-xl">
        {title} <span className="tabular font-normal text-soft">{items.length}</span>
      </h2>
      <ul>{(hidden > 0 ? items.slice(0, SHOWN_AT_FIRST) : items).map(children)}</ul>
      {hidden > 0 ? (
        <Button look="quiet" className="-ms-4 mt-1" onClick={() => setOpen(true)}>
          Show {hidden} more
        </Button>
      ) : null}
    </section>
  )
}

type Group = { title: string; items: PlanItem[]; isLong: boolean }

/** Nothing but the points stands against it: among all that is held back it would be lost. */
const isForPoints = ({ rules }: PlanItem): boolean => rules.every(({ rule, held }) => held || rule === 'points')

/** The groups of a plan or a run that have something in them. */
export function groupsOf({ items, can_stop: open }: Pick<AutomationRun, 'items' | 'can_stop'>): Group[] {
  const of = (title: string, fits: (item: PlanItem) => boolean) => ({ title, items: items.filter(fits), isLong: false })
  return [
    of('Sent', ({ state }) => state === 'sent'),
    of('On its way', ({ state }) => state === 'sending'),
    of('Not confirmed', ({ state }) => state === 'unconfirmed'),
    of('Failed', ({ state }) => state === 'failed'),
    of(
      open ? 'Waits for your yes' : 'Planned, not going out',
      ({ state, will_send: goes }) => state === 'planned' && !goes,
    ),
    of('Will be sent', ({ state, will_send: goes }) => state === 'planned' && goes),
    of('Not sent', ({ state }) => state === 'skipped'),
    of('Refused by you', ({ state }) => state === 'vetoed'),
    of('Held back for its points', (item) => item.state === 'held_back' && isForPoints(item)),
    { ...of('Held back', (item) => item.state === 'held_back' && !isForPoints(item)), isLong: true },
  ].filter((group) => group.items.length > 0)
}

/** What a person can set right on the plan itself; no press helps against any other rule. */
const MENDED: readonly Rule[] = ['letter', 'instructions', 'points', 'max_jobs']
const canBeMended = ({ state, rules }: PlanItem): boolean =>
  state !== 'held_back' || rules.every(({ rule, held }) => held || MENDED.includes(rule))

type PlannedItemProps = Omit<PlanListProps, 'plan'> & {
  item: PlanItem
  asksFirst: boolean
  takesFocus: boolean
  onPressed: () => void
}

function PlannedItem({
  item,
  onEditLetter,
  onPoints,
  onHideEmployer,
  asksFirst,
  onPressed,
  ...parts
}: PlannedItemProps) {
  const { press: send, pressed } = usePress()
  const { id, can, job } = item
  const press: typeof send = (...given) => {
    onPressed()
    send(...given)
  }
  const restore = () => press({ kind: 'restore', id })
  const veto = () =>
    press(
      { kind: 'veto', id },
      () => void toast.info(say.vetoed, job.title, { action: { label: 'Undo', onAction: restore } }),
    )
  const changes = can.change && canBeMended(item)
  const more: MenuItem[] = [
    ...(changes && item.letter !== null ? [{ label: 'Edit the letter', onSelect: () => onEditLetter(item) }] : []),
    ...(changes ? [{ label: 'Change the points', onSelect: () => onPoints(item) }] : []),
    ...(can.veto && job.employer !== null
      ? [{ label: `Hide ${job.employer.name}`, onSelect: () => onHideEmployer(item) }]
      : []),
  ]
  return (
    <PlanItemCard
      {...parts}
      item={item}
      busy={pressed !== null}
      more={more}
      {...(can.veto ? { onVeto: veto } : {})}
      {...(can.restore && canBeMended(item) ? { onRestore: restore } : {})}
      {...(can.approve && asksFirst ? { onApprove: () => press({ kind: 'approve', id }) } : {})}
    />
  )
}
