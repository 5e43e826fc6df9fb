import { useState } from 'react'
import { manilaExact } from '#contract/time.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { ApiError } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { AreaField } from '#web/ui/form-fields.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ShownNotes } from '../notes/web/shown-notes.tsx'
import { LONGEST_NOTE } from '../rules.ts'
import { noteForm } from '../schemas.ts'
import { useWriteNote } from './api.ts'
import type { Employer } from '../contract.ts'
import { EMPLOYER_TEXTS } from './texts.ts'

type TeamNote = Employer['notes'][number]

/** What the team says about an employer in public, for writing, with everything that was said before. */
export function EmployerNotes({ employer }: { employer: Employer }) {
  const [writing, setWriting] = useState<TeamNote | null>(null)
  const own = employer.notes.find((note) => note.employer_id === employer.id)
  const shown = employer.notes.flatMap((note) => note.versions.slice(0, 1)).filter(({ text }) => text !== '')
  const first: TeamNote = { employer_id: employer.id, name: employer.name, versions: [] }
  return (
    <section aria-labelledby="team-note" className="flex flex-col items-start gap-3 border-t border-line pt-5">
      <h2 id="team-note" className="text-2xl">
        Note on the public page
      </h2>
      {shown.length === 0 ? <p className="text-soft">Nothing is said about this employer.</p> : null}
      <ShownNotes notes={shown} name={employer.name} />
      <div className="flex flex-wrap gap-2">
        {[own ?? first, ...employer.notes.filter((note) => note !== own)].map((note) => (
          <Button key={note.employer_id} look="secondary" onClick={() => setWriting(note)}>
            {note.versions[0]?.text ? 'Edit the note' : 'Write a note'}
            {note.employer_id === employer.id ? '' : ` about ${note.name}`}
          </Button>
        ))}
      </div>
      {employer.notes.map((note) => (
        <History key={note.employer_id} note={note} />
      ))}
      {writing === null ? null : <NoteDialog note={writing} onClose={() => setWriting(null)} />}
    </section>
  )
}

function NoteDialog({ note, onClose }: { note: TeamNote; onClose: () => void }) {
  const { mutateAsync } = useWriteNote(note.employer_id)
  const [last] = note.versions
  const form = useForm({
    initial: { text: last?.text ?? '', reply: last?.reply ?? '' },
    draft: { name: `employer-note:${note.employer_id}:${last?.version ?? 0}` },
    schema: noteForm,
    send: async (values) => void (await mutateAsync({ version: last?.version ?? 0, ...values })),
    onSent: () => {
      toast.success('The note is saved')
      onClose()
    },
    onFailure: (error) => (error instanceof ApiError && error.detail !== '' ? error.detail : EMPLOYER_TEXTS.noteFailed),
  })
  return (
    <FormDialog title={`Note about ${note.name}`} form={form} onClose={onClose}>
      <p>Everybody can read it on the company’s page, with its day. Without a text the note goes.</p>
      <AreaField label="Note" field={form.field('text')} rows={4} maxLength={LONGEST_NOTE} counted={LONGEST_NOTE} />
      <AreaField
        label="The employer’s reply"
        hint="In their own words, when they sent one. It stands beside the note."
        field={form.field('reply')}
        rows={3}
        maxLength={LONGEST_NOTE}
        counted={LONGEST_NOTE}
      />
    </FormDialog>
  )
}

function History({ note }: { note: TeamNote }) {
  return (
    <details className="w-full">
      <summary className="inline-flex min-h-11 items-center font-medium text-dagat hover:underline">
        What was said before about {note.name} ({note.versions.length})
      </summary>
      <ol className="flex flex-col gap-3">
        {note.versions.map((version) => (
          <li key={version.version} className="border-s-2 border-line ps-3">
            <p className="text-sm text-soft">
              {manilaExact(version.saved_at)}, Manila time, by {version.by ?? 'a former member of the team'}
            </p>
            <p className="break-words whitespace-pre-line">
              {version.text === '' ? 'The note was taken away.' : version.text}
            </p>
            {version.reply === '' ? null : (
              <p className="break-words whitespace-pre-line">
                <span className="font-medium">Reply: </span>
                {version.reply}
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
