import { manilaDay } from '#contract/time.ts'
import { Notice } from '#web/ui/states.tsx'

type ShownNote = { name: string; text: string; written_at: string; reply: string; replied_at: string | null }

/** What the team says about an employer, with what that answered. */
export function ShownNotes({ notes, name }: { notes: readonly ShownNote[]; name: string }) {
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="notes" className="flex flex-col gap-3">
      <h2 id="notes" className="sr-only">
        Notes of our team
      </h2>
      {notes.map((note) => (
        <Notice key={note.name} tone="mangga">
          <p className="font-semibold">
            A note of our team{note.name === name ? '' : ` about “${note.name}”`}, {manilaDay(note.written_at)}
          </p>
          <p className="break-words whitespace-pre-line text-ink">{note.text}</p>
          {note.replied_at === null ? null : (
            <blockquote className="mt-3 border-s-2 border-edge ps-3">
              <p className="font-semibold">The employer’s reply, {manilaDay(note.replied_at)}</p>
              <p className="break-words whitespace-pre-line text-ink">{note.reply}</p>
            </blockquote>
          )}
        </Notice>
      ))}
    </section>
  )
}
