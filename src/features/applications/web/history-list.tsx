import type { ApplicationEvent } from '../contract.ts'
import { historyText } from './history-text.ts'
import { When } from './when.tsx'

const ACTORS: Record<ApplicationEvent['actor'], string> = { person: 'You', hanap: 'Hanap', board: 'OLJ' }

/** Everything that happened to an application, the newest first; nothing is ever taken out. */
export function HistoryList({ events }: { events: readonly ApplicationEvent[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-2xl">
        History
      </h2>
      <ol className="mt-2 flex flex-col">
        {events.toReversed().map((event) => (
          <li key={event.id} className="border-b border-line py-3">
            <p className="font-medium">{historyText(event)}</p>
            {event.kind === 'notes' && event.to ? (
              <p className="break-words whitespace-pre-line text-soft">{event.to}</p>
            ) : null}
            {event.note && event.kind !== 'attempt' ? (
              <p className="break-words whitespace-pre-line text-soft">{event.note}</p>
            ) : null}
            <p className="relative text-sm text-soft">
              {ACTORS[event.actor]}, <When at={event.happened_at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
