import { useState } from 'react'
import { hasOwnWords } from '#features/applications/web/apply-draft.ts'
import { gapsOf } from '#features/cover-letters/answers/rules.ts'
import { LetterEditor } from '#features/cover-letters/web/letter-editor.tsx'
import { changeNotes, openOf, readNotes, useLetterNotes } from '#features/cover-letters/web/letter-notes.ts'
import { LetterTools } from '#features/cover-letters/web/letter-tools.tsx'
import { placed, useClaims } from '#features/cover-letters/web/use-claims.ts'
import { useLetterWriting } from '#features/cover-letters/web/use-letter-writing.ts'
import type { Job } from '#features/jobs/contract.ts'
import { part } from '#web/lib/screen.tsx'
import { readSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import type { ApplyForm } from './use-apply-form.ts'

const ClaimsList = part(async () => (await import('#features/cover-letters/web/claims-list.tsx')).ClaimsList)
const GapList = part(async () => (await import('#features/cover-letters/answers/web/gap-list.tsx')).GapList)
const InstructionsDialog = part(
  async () => (await import('#features/cover-letters/web/instructions-dialog.tsx')).InstructionsDialog,
)
const EarlierLettersDialog = part(
  async () => (await import('#features/cover-letters/web/earlier-letters-dialog.tsx')).EarlierLettersDialog,
)

/** The letter of an application: its writer, and what stands in the way of sending it. */
export function useLetterDesk(job: Job, { draft, change, choice }: ApplyForm) {
  const resumeId = choice.kind === 'kept' ? choice.id : null
  const [asked, setAsked] = useState(0)
  const writing = useLetterWriting({
    jobId: job.id,
    resumeId,
    draft,
    change,
    fallback: () => {
      const { user } = readSession()
      const name = user ? `${user.first_name} ${user.last_name}`.trim() : ''
      return { jobTitle: job.title, employer: job.employer?.name ?? null, name }
    },
  })
  const { subject, content } = draft
  useClaims({ jobId: job.id, resumeId, subject, content, waiting: writing.writing })
  return {
    ...writing,
    asked,
    /** Whether the letter may go out; otherwise leads to what has to be looked at. */
    mayGo: (): boolean => {
      if (writing.writing) {
        writing.remind()
        return false
      }
      const notes = readNotes(job.id)
      const open = openOf({ ...notes, claims: placed(notes.claims, content) })
      if (open.length === 0 && gapsOf(draft).length === 0) return true
      setAsked(asked + 1)
      return false
    },
  }
}

type LetterDeskProps = {
  job: Job
  form: ApplyForm
  desk: ReturnType<typeof useLetterDesk>
  onGenerate: () => void
  busy: boolean
}

/** Subject, letter, writer, and the list of what to check under them. */
export function LetterDesk({ job, form: { draft, change }, desk, onGenerate, busy }: LetterDeskProps) {
  const [open, setOpen] = useState<'instructions' | 'earlier' | null>(null)
  const { watched, claims } = useLetterNotes(job.id)
  const { subject, content, generated } = draft
  return (
    <>
      <LetterEditor
        subject={subject}
        content={content}
        onSubject={(text) => change({ subject: text })}
        onContent={(text) => change({ content: text })}
        writing={desk.writing}
        disabled={busy}
      >
        <LetterTools
          jobId={job.id}
          onGenerate={onGenerate}
          onStop={desk.stop}
          onUndo={desk.undo}
          writing={desk.writing}
          said={desk.said}
          written={content.trim() !== '' && generated !== ''}
          ownWords={hasOwnWords(draft)}
          disabled={busy}
        >
          <Button look="quiet" className="max-sm:px-0" onClick={() => setOpen('instructions')} disabled={busy}>
            AI instructions
          </Button>
          <Button
            look="quiet"
            className="max-sm:px-0"
            onClick={() => setOpen('earlier')}
            disabled={busy || desk.writing}
          >
            Start from an earlier letter
          </Button>
        </LetterTools>
        {desk.writing ? null : (
          <GapList
            jobId={job.id}
            subject={subject}
            content={content}
            onLetter={change}
            disabled={busy}
            asked={desk.asked}
          />
        )}
        {watched && claims.length > 0 && !desk.writing ? (
          <ClaimsList
            jobId={job.id}
            subject={subject}
            content={content}
            onContent={(text) => change({ content: text })}
            disabled={busy}
            asked={gapsOf(draft).length > 0 ? 0 : desk.asked}
          />
        ) : null}
      </LetterEditor>
      {open === 'instructions' ? <InstructionsDialog onClose={() => setOpen(null)} /> : null}
      {open === 'earlier' ? (
        <EarlierLettersDialog
          jobId={job.id}
          onClose={() => setOpen(null)}
          onStart={(letter) => {
            const before = content.trim() === '' ? null : { subject, content }
            changeNotes(job.id, { before, basedOn: letter.id, watched: true, claims: [], confirmed: [] })
            change({ subject: letter.subject, content: letter.content, generated: '' })
            setOpen(null)
          }}
        />
      ) : null}
    </>
  )
}
