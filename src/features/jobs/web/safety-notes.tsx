import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { JobDetail } from '../contract.ts'
import { withHiddenSaid } from '../hidden-links/rules.ts'
import { Heading } from './heading.tsx'

/** What in a posting should make a seeker careful: its own words and plain advice. Nothing when there is nothing. */
export function SafetyNotes({ job }: { job: JobDetail }) {
  if (job.safety_notes.length === 0) return null
  return (
    <Notice tone="danger" icon={<ShieldAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />}>
      <Heading depth={1} className="text-lg font-semibold">
        Please be careful with this posting
      </Heading>
      <ul className="mt-2 flex flex-col gap-3">
        {job.safety_notes.map((note) => (
          <li key={note.kind}>
            <p className="font-semibold">{note.title}</p>
            <q className="block break-words whitespace-pre-line">
              {job.source === 'olj' ? withHiddenSaid(note.quote) : note.quote}
            </q>
            <p className="text-ink">{note.advice}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink">
        Read from the posting’s words by a rule, which can be wrong.{' '}
        <TextLink to="/resources/spotting-scams">How to spot a scam</TextLink>
      </p>
    </Notice>
  )
}
