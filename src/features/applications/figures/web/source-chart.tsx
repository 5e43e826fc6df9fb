import { useId } from 'react'
import type { SourceFigures } from '../contract.ts'
import { shareText } from '../rules.ts'
import { ChartOrTable } from '#web/ui/chart-or-table.tsx'
import { Hatch, Legend } from './hatch.tsx'
import { sourceName, sourcesSentence } from './texts.ts'

/** Where the applications went, and how many of each place were answered. */
export function SourceChart({ sources }: { sources: readonly SourceFigures[] }) {
  const hatch = useId()
  const most = Math.max(1, ...sources.map(({ sent }) => sent))
  const chart = (
    <figure className="flex max-w-3xl flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {sources.map(({ source, sent, replies }) => (
          <li key={source}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium break-words">{sourceName(source)}</span>
              <span className="tabular text-soft">{shareText(replies, sent)} answered</span>
            </p>
            <svg width="100%" height="18" aria-hidden="true" className="mt-1 block">
              <Hatch id={`${hatch}-${source}`} />
              <rect
                x="0.5"
                y="0.5"
                width={`${(sent / most) * 99.5}%`}
                height="17"
                fill={`url(#${hatch}-${source})`}
                className="stroke-dagat"
              />
              <rect x="0.5" y="0.5" width={`${(replies / most) * 99.5}%`} height="17" className="fill-dagat" />
            </svg>
          </li>
        ))}
      </ul>
      <figcaption>
        <svg width="0" height="0" aria-hidden="true" className="absolute">
          <Hatch id={hatch} />
        </svg>
        <Legend hatch={hatch} />
      </figcaption>
    </figure>
  )
  return (
    <ChartOrTable
      title="By source"
      summary={sourcesSentence(sources)}
      chart={chart}
      columns={[
        { title: 'Source' },
        ...['Sent', 'Replies', 'Interviews', 'Offers'].map((title) => ({ title, number: true })),
      ]}
      rows={sources.map((row) => [sourceName(row.source), row.sent, row.replies, row.interviews, row.offers])}
    />
  )
}
