import type { Callable } from '#contract/calls.ts'
import { ChartOrTable } from '#web/ui/chart-or-table.tsx'
import { Select } from '#web/ui/input.tsx'
import { type Span, SPANS } from '../rules.ts'
import { type Series, useSpan } from './api.ts'
import { Chart } from './chart.tsx'
import { AXIS_NAMES, SPAN_NAMES, summaryOf } from './texts.ts'

type ChartSectionProps<S extends Series> = {
  /** Without its span, such as `User Registrations`. */
  name: string
  kind: 'line' | 'bar'
  endpoints: Record<Span, Callable>
  byMonth: S
  /** Names of the lists of the answer, and what they are called. */
  lists: readonly (readonly [Exclude<keyof S, 'labels'> & string, string])[]
}

/** A chart with the choice of its span; heading, axis, sentence and table speak of what is shown. */
export function ChartSection<S extends Series>({ name, kind, endpoints, byMonth, lists }: ChartSectionProps<S>) {
  const { span, data, wanted, choose } = useSpan(endpoints, byMonth)
  const { labels } = data
  const lines = lists.map(([list, title]) => ({ name: title, values: data[list] as number[] }))
  const title = `${name} ${SPAN_NAMES[span]}`
  return (
    <ChartOrTable
      title={title}
      summary={summaryOf(span, labels, lines)}
      controls={
        <label className="flex items-center gap-2 font-semibold">
          View<span className="sr-only">: {name}</span>
          <Select name="view" value={wanted} onValue={(chosen) => void choose(chosen as Span)}>
            {SPANS.map((one) => (
              <option key={one} value={one}>
                {SPAN_NAMES[one]}
              </option>
            ))}
          </Select>
        </label>
      }
      chart={<Chart key={span} title={title} kind={kind} labels={labels} lines={lines} axis={AXIS_NAMES[span]} />}
      columns={[{ title: AXIS_NAMES[span] }, ...lines.map((one) => ({ title: one.name, number: true }))]}
      rows={labels.map((label, at) => [label, ...lines.map(({ values }) => values[at] ?? 0)])}
    />
  )
}
