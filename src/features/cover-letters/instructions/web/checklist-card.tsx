import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { withHiddenSaid } from '#features/jobs/hidden-links/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { checklist, type Draft, type Item, subjectFor } from '../checklist/rules.ts'
import type { Instruction } from '../contract.ts'
import { CHECKLIST_SENTENCES as say, labelOf, wishOf } from './texts.ts'
import { useTicks } from './use-ticks.ts'

type Change = (patch: { subject?: string; points?: string }) => void
type ChecklistCardProps = {
  jobId: number
  instructions: readonly Instruction[]
  draft: Draft
  /** What a wanted subject is filled with. */
  known: { name: string; title: string }
  onChange: Change
  /** Told what is open, in the words of the list, whenever that changes. */
  onOpen: (open: string[]) => void
  disabled: boolean
}

/** What the posting asks for, ticking itself while the draft grows. */
export function ChecklistCard({ jobId, instructions, draft, known, onChange, onOpen, disabled }: ChecklistCardProps) {
  const id = useId()
  const { ticked, tick } = useTicks(jobId)
  const items = checklist(instructions, draft, ticked)
  const open = items.filter((item) => !item.done).map((item) => labelOf(item.instruction))
  const told = JSON.stringify(open)
  useEffect(() => {
    onOpen(JSON.parse(told) as string[])
    // oxlint-disable-next-line react/exhaustive-deps -- told again only when the list itself is another
  }, [told])
  return (
    <section aria-labelledby={id} className="flex flex-col rounded-box border border-line">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3">
        <h3 id={id} className="font-semibold">
          {say.title}
        </h3>
        <p role="status" className="tabular text-sm text-soft">
          {`${items.length - open.length} of ${items.length} done`}
        </p>
      </div>
      <ul className="flex flex-col divide-y divide-line px-4">
        {items.filter(isSure).map((item) => (
          <li key={item.key} className="flex flex-col py-1">
            <ItemLine item={item} onTick={(on) => tick(item.key, on)} disabled={disabled}>
              <UseIt item={item} draft={draft} known={known} onChange={onChange} disabled={disabled} />
            </ItemLine>
            <Words quote={item.instruction.quote} label={labelOf(item.instruction)} />
          </li>
        ))}
      </ul>
      <Doubtful items={items.filter((item) => !isSure(item))} onTick={tick} disabled={disabled} />
    </section>
  )
}

const isSure = ({ instruction }: Item): boolean => instruction.sure !== false

type DoubtfulProps = { items: Item[]; onTick: (key: string, on: boolean) => void; disabled: boolean }

/** What may mean something else, apart from what is asked: the person reads the words and decides. */
function Doubtful({ items, onTick, disabled }: DoubtfulProps) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <div className="mt-1 flex flex-col rounded-b-box border-t border-line bg-sunken px-4 pt-3 pb-1">
      <h4 id={id} className="font-semibold">
        {say.unsureTitle}
      </h4>
      <p className="text-sm text-soft">{say.unsure}</p>
      <ul aria-labelledby={id} className="flex flex-col divide-y divide-line">
        {items.map(({ key, instruction, done }) => (
          <li key={key} className="py-1">
            <Checkbox
              label={<span className="block break-words [overflow-wrap:anywhere]">{wishOf(instruction)}</span>}
              checked={done}
              onValue={(on) => onTick(key, on)}
              disabled={disabled}
            />
            {wishOf(instruction).includes(instruction.quote) ? null : (
              <blockquote className="ms-8 mb-2 border-s-2 border-edge ps-3 text-sm break-words">
                <span className="sr-only">The posting’s words: </span>
                {withHiddenSaid(instruction.quote)}
              </blockquote>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type ItemLineProps = { item: Item; onTick: (on: boolean) => void; disabled: boolean; children: ReactNode }

function ItemLine({ item, onTick, disabled, children }: ItemLineProps) {
  const label = <span className="break-words [overflow-wrap:anywhere]">{labelOf(item.instruction)}</span>
  if (item.byHand) return <Checkbox label={label} checked={item.done} onValue={onTick} disabled={disabled} />
  const Icon = item.done ? CircleCheck : Circle
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
      <Icon className={`size-5 shrink-0 ${item.done ? 'text-success' : 'text-soft'}`} aria-hidden="true" />
      <span className="min-w-0 flex-1 basis-48">
        {label}
        <span className="sr-only">{item.done ? ', done' : ', not done'}</span>
      </span>
      {children}
    </div>
  )
}

type UseItProps = Pick<ChecklistCardProps, 'draft' | 'known' | 'onChange' | 'disabled'> & { item: Item }

/** Puts a wanted subject or number of points into the form; the same button takes it back. */
function UseIt({ item, draft, known, onChange, disabled }: UseItProps) {
  const [before, setBefore] = useState<{ old: string; set: string } | null>(null)
  const wish = fillingOf(item.instruction, draft, known)
  if (wish === null) return null
  const now = draft[wish.field]
  const undo = before !== null && before.set === now
  if (!undo && (item.done || now === wish.value)) return null
  const use = () => {
    setBefore(undo ? null : { old: now, set: wish.value })
    onChange({ [wish.field]: undo ? before.old : wish.value })
  }
  return (
    <span className="ms-4 flex flex-wrap items-center gap-x-3">
      {undo && wish.missing.length > 0 ? (
        <span className="text-sm text-soft">Still to add: {wish.missing.join(', ')}</span>
      ) : null}
      <Button look="quiet" onClick={use} disabled={disabled}>
        {undo ? 'Undo' : wish.name}
        {undo ? <span className="sr-only">: {wish.name}</span> : null}
      </Button>
    </span>
  )
}

type Wish = { field: 'subject' | 'points'; value: string; missing: string[]; name: string }

function fillingOf(instruction: Instruction, draft: Draft, known: ChecklistCardProps['known']): Wish | null {
  if (instruction.kind === 'points') {
    const { points } = instruction
    return {
      field: 'points',
      value: String(points),
      missing: [],
      name: `Use ${points} ${points === 1 ? 'point' : 'points'}`,
    }
  }
  if (instruction.kind !== 'subject') return null
  const { subject, missing } = subjectFor(instruction, { ...known, subject: draft.subject })
  return { field: 'subject', value: subject, missing, name: 'Use this subject' }
}

function Words({ quote, label }: { quote: string; label: string }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center text-soft underline decoration-edge underline-offset-4">
        The posting’s words<span className="sr-only"> for {label}</span>
      </summary>
      <blockquote className="mb-2 border-s-2 border-edge ps-3 break-words">{withHiddenSaid(quote)}</blockquote>
    </details>
  )
}
