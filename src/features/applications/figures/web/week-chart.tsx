import { useId } from 'react'
import type { WeekFigures } from '../contract.ts'
import { ChartOrTable } from '#web/ui/chart-or-table.tsx'
import { Hatch, Legend } from './hatch.tsx'
import { shortDay, weekDay, weeksSentence } from './texts.ts'

const HEIGHT = 200
const TOP = 24
const BASE = 168
/** Names of weeks stand under every third column, counted from the running week: more do not fit on a phone. */
const NAMED_EVERY = 3

/** Applications sent per Manila week, and how many of them were answered since. */
export function WeekChart({ weeks }: { weeks: readonly WeekFigures[] }) {
  const hatch = useId()
  const summary = weeksSentence(weeks)
  const most = Math.max(1, ...weeks.map(({ sent }) => sent))
  const chart = (
    <figure className="flex flex-col gap-3">
      <svg width="100%" height={HEIGHT} role="img" aria-label={summary} className="tabular max-w-3xl text-xs">
        <Hatch id={hatch} />
        {weeks.map((week, at) => (
          <svg
            key={week.starts_on}
            x={`${(at * 100) / weeks.length}%`}
            width={`${100 / weeks.length}%`}
            height={HEIGHT}
            overflow="visible"
          >
            <Column week={week} most={most} hatch={hatch} />
            {(weeks.length - 1 - at) % NAMED_EVERY === 0 ? (
              <text
                x={at === weeks.length - 1 ? '100%' : '50%'}
                y={BASE + 20}
                textAnchor={at === weeks.length - 1 ? 'end' : 'middle'}
                className="fill-soft"
              >
                {shortDay(week.starts_on)}
              </text>
            ) : null}
          </svg>
        ))}
        <line x1="0" x2="100%" y1={BASE} y2={BASE} className="stroke-edge" />
      </svg>
      <figcaption>
        <Legend hatch={hatch} />
      </figcaption>
    </figure>
  )
  return (
    <ChartOrTable
      title="Sent per week"
      summary={summary}
      chart={chart}
      columns={[
        { title: 'Week from' },
        ...['Sent', 'Replies', 'Interviews', 'Offers'].map((title) => ({ title, number: true })),
      ]}
      rows={weeks.map((week) => [weekDay(week.starts_on), week.sent, week.replies, week.interviews, week.offers])}
    />
  )
}

type ColumnProps = { week: WeekFigures; most: number; hatch: string }

function Column({ week, most, hatch }: ColumnProps) {
  if (week.sent === 0) return null
  const heightOf = (count: number) => (count / most) * (BASE - TOP)
  const [whole, answered] = [heightOf(week.sent), heightOf(week.replies)]
  return (
    <>
      <rect x="16%" width="68%" y={BASE - whole} height={whole} fill={`url(#${hatch})`} className="stroke-dagat" />
      <rect x="16%" width="68%" y={BASE - answered} height={answered} className="fill-dagat" />
      <text x="50%" y={BASE - whole - 6} textAnchor="middle" className="fill-ink font-medium">
        {week.sent}
      </text>
    </>
  )
}
