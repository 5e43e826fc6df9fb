import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'

type Column = { title: string; number?: boolean }
type ChartOrTableProps = {
  title: string
  /** All the chart says, in a sentence; read by everybody. */
  summary: string
  chart: ReactNode
  columns: readonly Column[]
  rows: readonly (readonly (string | number)[])[]
  /** What chooses the figures, beside the button. */
  controls?: ReactNode
}

/** A chart with its summary, and the same figures as a table for whoever prefers to read them. */
export function ChartOrTable({ title, summary, chart, columns, rows, controls }: ChartOrTableProps) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const change = asTable ? 'Show as a chart' : 'Show as a table'
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <div className="flex flex-wrap items-end gap-2">
          {controls}
          <Button look="secondary" onClick={() => setAsTable(!asTable)} aria-label={`${change}: ${title}`}>
            {change}
          </Button>
        </div>
      </div>
      <p className="max-w-prose">{summary}</p>
      {asTable ? <FiguresTable caption={title} columns={columns} rows={rows} /> : chart}
    </section>
  )
}

type FiguresTableProps = Pick<ChartOrTableProps, 'columns' | 'rows'> & { caption: string }

const side = (column: Column | undefined): string => (column?.number ? 'text-end' : 'text-start')

const FiguresTable = ({ caption, columns, rows }: FiguresTableProps) => (
  <table className="w-full max-w-2xl">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column.title}
            scope="col"
            className={`border-b border-line py-2 ps-2 text-xs font-medium text-soft first:ps-0 sm:text-sm ${side(column)}`}
          >
            {column.title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([head, ...cells]) => (
        <tr key={head}>
          <th scope="row" className="border-b border-line py-2 text-start font-normal wrap-anywhere">
            {head}
          </th>
          {cells.map((cell, at) => (
            // The cells of a row have nothing but their place.
            <td key={at} className={`border-b border-line py-2 ps-2 ${side(columns[at + 1])}`}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
