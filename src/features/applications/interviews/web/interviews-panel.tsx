import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useRef, useState } from 'react'
import { manilaExact } from '#contract/time.ts'
import { useNow } from '#web/lib/now.tsx'
import { part } from '#web/lib/screen.tsx'
import { Button } from '#web/ui/button.tsx'
import { OutsideLink } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Interview } from '../contract.ts'
import { timeInZone } from '../rules.ts'
import { saveCalendar, useRemoveInterview } from './api.ts'

const InterviewDialog = part(async () => (await import('./interview-dialog.tsx')).InterviewDialog)

type PanelProps = { application: number; interviews: readonly Interview[] }

/** The interviews of an application in Manila time, the employer's clocks beside it, each with its calendar file. */
export function InterviewsPanel({ application, interviews }: PanelProps) {
  const [editing, setEditing] = useState<Interview | 'new' | null>(null)
  const close = () => setEditing(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="interviews" className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="interviews" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Interviews
        </h2>
        <Button look="secondary" onClick={() => setEditing('new')}>
          Add interview
        </Button>
      </div>
      {interviews.length === 0 ? <p className="mt-2 text-soft">No interview yet.</p> : null}
      <ul className="mt-2 flex flex-col">
        {interviews.map((interview) => (
          <Row
            key={interview.id}
            application={application}
            interview={interview}
            onEdit={() => setEditing(interview)}
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </ul>
      {editing === null ? null : (
        <InterviewDialog
          application={application}
          onClose={close}
          onMissing={close}
          {...(editing === 'new' ? {} : { interview: editing })}
        />
      )}
    </section>
  )
}

type RowProps = { application: number; interview: Interview; onEdit: () => void; onRemoved: () => void }

function Row({ application, interview, onEdit, onRemoved }: RowProps) {
  const removeInterview = useRemoveInterview(application)
  const name = manilaExact(interview.starts_at)
  const remove = () => {
    onRemoved()
    removeInterview(interview)
  }
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3">
      <When interview={interview} />
      {interview.place === '' ? null : <p className="break-words">{interview.place}</p>}
      {interview.link === '' ? null : (
        <p className="break-all">
          <OutsideLink href={interview.link}>{interview.link}</OutsideLink>
        </p>
      )}
      {interview.notes === '' ? null : <p className="break-words whitespace-pre-line text-soft">{interview.notes}</p>}
      <div className="-ms-4 flex flex-wrap">
        <CalendarButton application={application} interview={interview} />
        <Button look="quiet" onClick={onEdit} aria-label={`Edit interview: ${name}`}>
          Edit
        </Button>
        <Button look="quiet" onClick={remove} aria-label={`Remove interview: ${name}`}>
          Remove
        </Button>
      </div>
    </li>
  )
}

function When({ interview }: { interview: Interview }) {
  const now = useNow()
  const at = new Date(interview.starts_at)
  const isOver = at.getTime() + interview.minutes * 60_000 < now.getTime()
  return (
    <>
      <p className="tabular font-medium">
        {manilaExact(at)}, Manila time
        <span className="font-normal text-soft">
          {' '}
          · {interview.minutes} minutes{isOver ? ' · over' : ''}
        </span>
      </p>
      {interview.employer_zone === null ? null : (
        <p className="tabular text-soft">For the employer: {timeInZone(at, interview.employer_zone)}</p>
      )}
    </>
  )
}

function CalendarButton({ application, interview }: Pick<RowProps, 'application' | 'interview'>) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveCalendar(application, interview).catch(() =>
      toast.error('The calendar file could not be read. Please try again.'),
    )
    setBusy(false)
  }
  return (
    <Button
      look="quiet"
      busy={busy}
      onClick={() => void save()}
      icon={<CalendarPlus className="size-5" aria-hidden="true" />}
      aria-label={`Calendar file: ${manilaExact(interview.starts_at)}`}
    >
      Calendar file
    </Button>
  )
}
