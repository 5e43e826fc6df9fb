import { grouped } from '#contract/number.ts'
import { manilaDay } from '#contract/time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { ImportResult } from '../contract.ts'
import { STATUS_LABELS } from '../../rules.ts'
import { previewSentences, problemText } from './texts.ts'

type ImportPreviewProps = { name: string; result: ImportResult; failed: string | null }

/** What a file would bring: what is wrong by its line, what is new and what is known. */
export function ImportPreview({ name, result, failed }: ImportPreviewProps) {
  const { problems, entries, wrong, rows } = result
  return (
    <>
      {failed === null ? null : (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <div>
        <p className="font-medium break-words">{name}</p>
        {previewSentences(result).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {problems.length === 0 ? null : (
        <section aria-labelledby="import-problems">
          <h3 id="import-problems" className="text-lg">
            What cannot be read
          </h3>
          <ul className="mt-1 flex flex-col gap-1 text-danger">
            {problems.map((problem) => (
              <li key={problemText(problem)} className="break-words">
                {problemText(problem)}
              </li>
            ))}
          </ul>
          {wrong > problems.length ? <p className="mt-1 text-soft">And more of the same kind.</p> : null}
        </section>
      )}
      {entries.length === 0 ? null : <Entries entries={entries} readable={rows - wrong} />}
    </>
  )
}

const Entries = ({ entries, readable }: { entries: ImportResult['entries']; readable: number }) => (
  <section aria-labelledby="import-entries">
    <h3 id="import-entries" className="text-lg">
      What can be read
    </h3>
    <ul className="mt-1">
      {entries.map(({ line, job_title: title, employer, applied_at: at, status, known }) => (
        <li key={line} className="flex items-start justify-between gap-3 border-b border-line py-2">
          <div className="min-w-0">
            <p className="font-medium break-words">{title}</p>
            <p className="text-sm break-words text-soft">
              {employer === '' ? '' : `${employer} · `}
              {manilaDay(at)} · {STATUS_LABELS[status as keyof typeof STATUS_LABELS] ?? status}
            </p>
          </div>
          {known ? <Badge>Known</Badge> : <Badge tone="dagat">New</Badge>}
        </li>
      ))}
    </ul>
    {readable > entries.length ? (
      <p className="mt-2 text-soft">And {grouped(readable - entries.length)} more.</p>
    ) : null}
  </section>
)
