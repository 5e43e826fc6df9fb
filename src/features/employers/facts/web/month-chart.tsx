import { monthName, monthsSentence } from '../../texts.ts'

type Month = { month: string; jobs: number }

const HEIGHT = 96
const TOP = 16
const BASE = 76

/** Jobs per Manila month as bars, with what they say in a sentence and in a table. Needs no script. */
export function MonthChart({ months }: { months: readonly Month[] }) {
  const summary = monthsSentence(months)
  const most = Math.max(1, ...months.map(({ jobs }) => jobs))
  return (
    <>
      <p className="max-w-prose text-soft">{summary}</p>
      {months.every(({ jobs }) => jobs === 0) ? null : (
        <>
          <svg width="100%" height={HEIGHT} role="img" aria-label={summary} className="tabular mt-3 max-w-xl text-xs">
            {months.map((month, at) => (
              <svg
                key={month.month}
                x={`${(at * 100) / months.length}%`}
                width={`${100 / months.length}%`}
                height={HEIGHT}
                overflow="visible"
              >
                <Bar {...month} most={most} />
                {at % 3 === 2 ? (
                  <text x="50%" y={BASE + 16} textAnchor="middle" className="fill-soft">
                    {monthName(month.month).slice(0, 3)}
                  </text>
                ) : null}
              </svg>
            ))}
            <line x1="0" x2="100%" y1={BASE} y2={BASE} className="stroke-edge" />
          </svg>
          <MonthTable months={months} />
        </>
      )}
    </>
  )
}

function Bar({ jobs, most }: { jobs: number; most: number }) {
  if (jobs === 0) return null
  const height = (jobs / most) * (BASE - TOP)
  return (
    <>
      <rect x="16%" width="68%" y={BASE - height} height={height} className="fill-dagat" />
      <text x="50%" y={BASE - height - 4} textAnchor="middle" className="fill-ink font-medium">
        {jobs}
      </text>
    </>
  )
}

const MonthTable = ({ months }: { months: readonly Month[] }) => (
  <details>
    <summary className="inline-flex min-h-11 items-center font-medium text-dagat hover:underline">
      Months as a table
    </summary>
    <table className="tabular w-full max-w-xs text-sm">
      <caption className="sr-only">Jobs posted per month</caption>
      <thead>
        <tr className="text-soft">
          <th scope="col" className="border-b border-line py-1 text-start font-medium">
            Month
          </th>
          <th scope="col" className="border-b border-line py-1 text-end font-medium">
            Jobs
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, jobs }) => (
          <tr key={month}>
            <th scope="row" className="border-b border-line py-1 text-start font-normal">
              {monthName(month)}
            </th>
            <td className="border-b border-line py-1 text-end">{jobs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
