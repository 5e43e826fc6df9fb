import { type ReactNode, useState } from 'react'
import { NoAiDialog } from '#features/cover-letters/instructions/web/no-ai-dialog.tsx'
import { useJobInstructions, useProposedInstructions } from '#features/cover-letters/instructions/web/api.ts'
import { CHECKLIST_SENTENCES as say } from '#features/cover-letters/instructions/web/texts.ts'
import { useLetterNotes } from '#features/cover-letters/web/letter-notes.ts'
import type { By } from '#features/cover-letters/web/use-letter-writing.ts'
import type { Instruction } from '#features/cover-letters/instructions/contract.ts'
import type { Job } from '#features/jobs/contract.ts'
import { part } from '#web/lib/screen.tsx'
import { readSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/prompt-dialogs.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import type { ApplyForm } from './use-apply-form.ts'

const ChecklistCard = part(
  async () => (await import('#features/cover-letters/instructions/web/checklist-card.tsx')).ChecklistCard,
)

type AskedOf = { job: Job; form: ApplyForm; busy: boolean; write: (by?: By) => void; onSubmit: () => void }

/**
 * What the posting asks for, around the form: the checklist, the word before a machine writes for somebody who wants no
 * such letter, and the word before something unticked is sent. None of it forbids anything.
 */
export function useAskedOf({ job, form, busy, write, onSubmit }: AskedOf) {
  const read = useJobInstructions(job.id, readSession().token !== null)
  const [open, setOpen] = useState<string[]>([])
  const [asking, setAsking] = useState<'no-ai' | 'open' | null>(null)
  const [told, setTold] = useState({ noAi: false, open: false })
  const proposed = useProposedInstructions(job.id, read.data !== undefined)
  const instructions = [...(read.data?.instructions ?? []), ...(proposed.data?.instructions ?? [])]
  const noAi = instructions.find((item) => item.kind === 'no_ai' && item.avoid === null)
  const answered = (kind: 'noAi' | 'open', then: () => void) => {
    setTold({ ...told, [kind]: true })
    setAsking(null)
    then()
  }
  const dialogs: Record<'no-ai' | 'open', ReactNode> = {
    'no-ai': noAi ? (
      <NoAiDialog
        quote={noAi.quote}
        onOwn={() => answered('noAi', focusLetter)}
        onTemplate={() => answered('noAi', () => write('template'))}
        onAnyway={() => answered('noAi', () => write())}
      />
    ) : null,
    open: <OpenItems open={open} onSend={() => answered('open', onSubmit)} onBack={() => setAsking(null)} />,
  }
  return {
    card: <Card read={read} instructions={instructions} job={job} form={form} busy={busy} onOpen={setOpen} />,
    dialog: asking === null ? null : dialogs[asking],
    generate: () => (noAi && !told.noAi ? setAsking('no-ai') : write()),
    /** Asked once, and only when nothing else stops the application. */
    submit: () => (open.length > 0 && !told.open && form.ready() ? setAsking('open') : onSubmit()),
  }
}

type CardProps = Pick<AskedOf, 'job' | 'form' | 'busy'> & {
  read: ReturnType<typeof useJobInstructions>
  instructions: Instruction[]
  onOpen: (open: string[]) => void
}

function Card({ read, instructions, job, form, busy, onOpen }: CardProps) {
  const { watched, given } = useLetterNotes(job.id)
  if (read.isError && !read.data) {
    return (
      <div role="status" className="flex flex-wrap items-center gap-x-3">
        <p>{say.failed}</p>
        <Button look="quiet" busy={read.isFetching} busyLabel="Trying again…" onClick={() => void read.refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  const waiting = (
    <Loading label={say.loading}>
      <Skeleton className="h-11 w-full" />
    </Loading>
  )
  if (!read.data) return waiting
  if (instructions.length === 0) return null
  const { draft, choice, change } = form
  const { subject, content, points } = draft
  return (
    <ChecklistCard
      waiting={waiting}
      jobId={job.id}
      instructions={instructions}
      draft={{ subject, content, points, resume: hasResume(choice), machine: watched && isAsWritten(form), given }}
      known={{ name: ownName(), title: job.title }}
      onChange={change}
      onOpen={onOpen}
      disabled={busy}
    />
  )
}

type OpenItemsProps = { open: string[]; onSend: () => void; onBack: () => void }

function OpenItems({ open, onSend, onBack }: OpenItemsProps) {
  return (
    <ConfirmDialog
      title={say.warnTitle}
      confirmLabel="Send anyway"
      cancelLabel="Go back"
      onConfirm={onSend}
      onCancel={onBack}
    >
      <p>{say.warn}</p>
      <ul className="my-2 flex list-disc flex-col gap-1 ps-5 marker:text-edge">
        {open.map((label) => (
          <li key={label} className="break-words">
            {label}
          </li>
        ))}
      </ul>
      <p>{say.warnEnd}</p>
    </ConfirmDialog>
  )
}

const hasResume = (choice: ApplyForm['choice']) => choice.kind === 'kept' || choice.file !== null

function ownName(): string {
  const { user } = readSession()
  return user ? `${user.first_name} ${user.last_name}`.trim() : ''
}

/** Nobody changed a word of what a writer wrote. */
const isAsWritten = ({ draft }: ApplyForm): boolean =>
  draft.content.trim() !== '' && draft.content.trim() === draft.generated.trim()

/** The dialog gives the focus back to what opened it first. */
const focusLetter = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('textarea[name="cover_letter"]')?.focus())
