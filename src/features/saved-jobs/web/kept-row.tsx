import { type ReactNode, useEffect, useRef, useState } from 'react'
import { manilaExact, relativeTime } from '#contract/time.ts'
import type { Job } from '#features/jobs/contract.ts'
import { useNow } from '#web/lib/now.tsx'
import { Badge, Chip } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Time } from '#web/ui/time.tsx'
import type { SavedEntry } from './cache.ts'
import { NotesDialog } from './notes-dialog.tsx'
import { SAVED_TEXTS as say } from './texts.ts'

/** How a posting looks in the list, with `footer` below it; the screen brings it. */
export type CardOf = (job: Job, footer: ReactNode) => ReactNode

type KeptRowProps = { entry: SavedEntry; card: CardOf; isBack: boolean; onRemove: (entry: SavedEntry) => void }

/** One saved job: the posting as lists show it, the person's notes and tags, and what can be done with it. */
export function KeptRow({ entry, card, isBack, onRemove }: KeptRowProps) {
  const { job_details: job, under_review: underReview } = entry
  const footer = <Footer entry={entry} isBack={isBack} onRemove={onRemove} />
  if (!underReview) return card(job, footer)
  return (
    <article className="flex flex-col items-start gap-2 border-b border-line py-5">
      <h2 className="text-lg leading-snug break-words">{job.title}</h2>
      <Badge tone="mangga">Under review</Badge>
      <p className="max-w-prose text-soft">
        Our team is looking at this posting, so it is not shown for now. Please do not pay or send documents for it.
      </p>
      {footer}
    </article>
  )
}

function Footer({ entry, isBack, onRemove }: Omit<KeptRowProps, 'card'>) {
  const now = useNow()
  const [writing, setWriting] = useState(false)
  const { id, notes, tags, date_saved: savedAt, job_details: job } = entry
  const hasNotes = notes !== '' || tags.length > 0
  return (
    <div className="flex flex-col gap-2">
      {notes === '' ? null : (
        <p className="max-w-prose border-s-2 border-mangga ps-3 break-words whitespace-pre-line">{notes}</p>
      )}
      {tags.length === 0 ? null : (
        <ul aria-label="Your tags" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Chip className="max-w-full break-all">{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="relative flex flex-wrap items-center gap-x-1 max-sm:-ms-4">
        <p className="me-3 text-sm text-soft max-sm:ms-4 max-sm:w-full">
          Saved <Time at={savedAt} shown={relativeTime(savedAt, now)} exact={`${manilaExact(savedAt)}, Manila time`} />
        </p>
        {typeof id === 'number' ? (
          <Button
            look="quiet"
            onClick={() => setWriting(true)}
            aria-label={`${hasNotes ? 'Edit notes' : 'Add notes'}: ${job.title}`}
          >
            {hasNotes ? 'Edit notes' : 'Add notes'}
          </Button>
        ) : null}
        <Focused look="quiet" wanted={isBack} onClick={() => onRemove(entry)} aria-label={`Remove: ${job.title}`}>
          Remove
        </Focused>
      </div>
      {writing && typeof id === 'number' ? (
        <NotesDialog id={id} title={job.title} notes={notes} tags={tags} onClose={() => setWriting(false)} />
      ) : null}
    </div>
  )
}

/** What stands in the place of a job that was removed just now. */
export function RemovedRow({ entry, onPutBack }: { entry: SavedEntry; onPutBack: (entry: SavedEntry) => void }) {
  return (
    <p className="flex min-h-14 flex-wrap items-center gap-x-3 border-b border-line py-2 text-soft">
      <span className="min-w-0 break-words">
        {say.removed}: {entry.job_details.title}
      </span>
      {entry.under_review ? null : (
        <Focused look="quiet" wanted onClick={() => onPutBack(entry)} aria-label={`Undo: ${entry.job_details.title}`}>
          Undo
        </Focused>
      )}
    </p>
  )
}

/** A button that takes over the focus when the one that had it is gone. */
function Focused({ wanted, ...button }: Parameters<typeof Button>[0] & { wanted: boolean }) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wanted && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [wanted])
  return <Button {...button} ref={ref} />
}
