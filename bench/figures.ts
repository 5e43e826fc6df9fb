/** One line of the table. `good` is the verdict on the budget; undefined where there is none. */
export type Figure = {
  part: string
  what: string
  budget?: string
  figure: string
  /** What the same machine could do at best, measured in the same run. */
  ceiling?: string
  /** The figure as a share of its ceiling. */
  ratio?: number
  good?: boolean
  /** Whatever a reader of the JSON may want beside it. */
  numbers?: Record<string, unknown>
}

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits))
export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`
export const count = (value: number): string => Math.round(value).toLocaleString('en-US')
export const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`
export const mb = (bytes: number): string => `${count(bytes / 1e6)} MB`

const verdict = ({ good }: Figure): string => (good === undefined ? '' : good ? 'met' : '**missed**')

/** The figures as a Markdown table. */
export function table(figures: Figure[]): string {
  const rows = figures.map((row) =>
    [row.what, row.budget ?? '', row.figure, row.ceiling ?? '', row.ratio?.toFixed(2) ?? '', verdict(row)].join(' | '),
  )
  return ['what | budget | figure | ceiling | ratio | verdict', '---|---|---|---|---|---', ...rows]
    .map((row) => `| ${row} |`.replace('| ---', '|---').replace('--- |', '---|'))
    .join('\n')
}

/** The value below which `share` of the values lie. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: number[]): number => quantile(values, 0.5)
