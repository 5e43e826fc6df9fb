import { useRef, useState } from 'react'
import { useNow } from '#web/lib/now.tsx'
import { part } from '#web/lib/screen.tsx'
import { Button } from '#web/ui/button.tsx'
import { dayInWords, DUE_WORDS } from '../../web/row-parts.tsx'
import type { FollowUp } from '../contract.ts'
import { dueness } from '../rules.ts'
import { useIsRemovedFollowUp, useRemoveFollowUp } from './api.ts'
import { Tick } from './tick.tsx'

const FollowUpDialog = part(async () => (await import('./follow-up-dialog.tsx')).FollowUpDialog)

type PanelProps = { application: number; followUps: readonly FollowUp[] }

/** What the person means to do about an application: what is due first, what is done last. */
export function FollowUpsPanel({ application, followUps }: PanelProps) {
  const isRemoved = useIsRemovedFollowUp()
  const shown = followUps.filter(({ id }) => !isRemoved(id))
  const heading = useRef<HTMLHeadingElement>(null)
  const [editing, setEditing] = useState<FollowUp | 'new' | null>(null)
  const close = () => setEditing(null)
  return (
    <section aria-labelledby="follow-ups" className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="follow-ups" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Follow-ups
        </h2>
        <Button look="secondary" onClick={() => setEditing('new')}>
          Add follow-up
        </Button>
      </div>
      {shown.length === 0 ? <p className="mt-2 text-soft">Nothing to do yet.</p> : null}
      <ul className="mt-2 flex flex-col">
        {shown.map((followUp) => (
          <Row
            key={followUp.id}
            application={application}
            followUp={followUp}
            onEdit={() => setEditing(followUp)}
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </ul>
      {editing === null ? null : (
        <FollowUpDialog
          application={application}
          onClose={close}
          onMissing={close}
          {...(editing === 'new' ? {} : { followUp: editing })}
        />
      )}
    </section>
  )
}

type RowProps = { application: number; followUp: FollowUp; onEdit: () => void; onRemoved: () => void }

function Row({ application, followUp, onEdit, onRemoved }: RowProps) {
  const now = useNow()
  const removeFollowUp = useRemoveFollowUp(application)
  const { id, text, due_on: day, done_at: done } = followUp
  const state = dueness(day, now)
  const remove = () => {
    onRemoved()
    removeFollowUp(followUp)
  }
  return (
    <li className="border-b border-line py-1">
      <Tick application={application} id={id} text={text} done={done !== null} />
      <div className="ms-8 flex flex-wrap items-center">
        <p
          className={
            done === null && state === 'overdue' ? 'me-2 text-sm font-medium text-danger' : 'me-2 text-sm text-soft'
          }
        >
          {done === null ? `${DUE_WORDS[state]} ${dayInWords(day)}` : 'Done'}
        </p>
        <Button look="quiet" onClick={onEdit} aria-label={`Edit follow-up: ${text}`}>
          Edit
        </Button>
        <Button look="quiet" onClick={remove} aria-label={`Remove follow-up: ${text}`}>
          Remove
        </Button>
      </div>
    </li>
  )
}
