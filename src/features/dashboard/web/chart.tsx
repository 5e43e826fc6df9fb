import { scaleBand, scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { grouped } from '#contract/number.ts'
import { barFill, Legend, Marker, Stripes, styleAt } from './marks.tsx'
import { pointSentence } from './texts.ts'

export type Line = { name: string; values: readonly number[] }
type ChartProps = {
  title: string
  kind: 'line' | 'bar'
  labels: readonly string[]
  lines: readonly Line[]
  axis: string
}

const HEIGHT = 240
const PLACE = { top: 12, right: 30, base: 190, labels: 208, axis: 234 }
/** A name under a point needs so much. */
const LABEL_PX = 64

/** The width there is, in pixels; the drawing follows it. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(320)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const follow = () => setWidth(Math.max(240, Math.round(box.clientWidth)))
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

/** From zero to the highest value, in whole numbers. */
function heights(lines: readonly Line[]) {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values))
  const scale = scaleLinear().domain([0, most]).nice(5).range([PLACE.base, PLACE.top])
  return { y: scale, ticks: scale.ticks(5).filter((tick) => Number.isInteger(tick)) }
}

const KEYS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Lines or bars with an axis from zero. One stop of the Tab key; arrows, Home and End move a point whose numbers stand, and
 * are read, below. So do the mouse and the finger.
 */
export function Chart({ title, kind, labels, lines, axis }: ChartProps) {
  const { ref, width } = useWidth()
  const stripes = useId()
  const last = labels.length - 1
  const [chosen, setChosen] = useState<number | null>(null)
  const at = Math.min(chosen ?? last, last)
  const { y, ticks } = heights(lines)
  const left = 14 + 8 * Math.max(...ticks.map((tick) => grouped(tick).length))
  const columns = scaleBand<number>()
    .domain(labels.keys())
    .range([left, width - PLACE.right])
    .padding(0.25)
  const points = scalePoint<number>()
    .domain(labels.keys())
    .range([left + 6, width - PLACE.right - 6])
  const x = (index: number) =>
    kind === 'line' ? (points(index) ?? 0) : (columns(index) ?? 0) + columns.bandwidth() / 2
  const move = (event: KeyboardEvent) => {
    const next = KEYS[event.key]
    if (!next) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(last, next(at, last))))
  }
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left
    const nearest = [...labels.keys()].toSorted((one, other) => Math.abs(x(one) - place) - Math.abs(x(other) - place))
    setChosen(nearest[0] ?? null)
  }
  return (
    <figure className="flex max-w-4xl flex-col gap-3">
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label={`${title}: point`}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={labels.length}
        aria-valuenow={at + 1}
        aria-valuetext={labels[at]}
        onKeyDown={move}
        onPointerMove={follow}
        onPointerDown={follow}
        className="touch-pan-y rounded-box"
      >
        <svg width={width} height={HEIGHT} aria-hidden="true" className="tabular block max-w-full text-xs">
          <Stripes id={stripes} />
          <Grid ticks={ticks} y={y} left={left} right={width - PLACE.right} />
          <line x1={x(at)} x2={x(at)} y1={PLACE.top} y2={PLACE.base} className="stroke-edge" />
          {kind === 'line' ? <Lines lines={lines} x={x} y={y} at={at} /> : null}
          {kind === 'bar' ? <Bars lines={lines} columns={columns} y={y} stripes={stripes} /> : null}
          <Names labels={labels} x={x} every={Math.ceil((labels.length * LABEL_PX) / (width - left - PLACE.right))} />
          <text x={(left + width) / 2} y={PLACE.axis} textAnchor="middle" className="fill-soft font-medium">
            {axis}
          </text>
        </svg>
      </div>
      <figcaption className="flex flex-col gap-2">
        <p className="tabular text-sm">
          <strong>{labels[at]}</strong>{' '}
          <span aria-live={chosen === null ? 'off' : 'polite'}>{pointSentence(lines, at)}</span>
        </p>
        <Legend names={lines.map(({ name }) => name)} bars={kind === 'bar'} stripes={stripes} />
      </figcaption>
    </figure>
  )
}

type Scale = (value: number) => number
type GridProps = { ticks: number[]; y: Scale; left: number; right: number }

const Grid = ({ ticks, y, left, right }: GridProps) =>
  ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className={tick === 0 ? 'stroke-edge' : 'stroke-line'} />
      <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-soft">
        {grouped(tick)}
      </text>
    </g>
  ))

type NamesProps = { labels: readonly string[]; x: Scale; every: number }

/** The running day, week or month is always named, so names are counted from the end; the last has its room at the right. */
const Names = ({ labels, x, every }: NamesProps) =>
  labels.map((label, index) =>
    (labels.length - 1 - index) % Math.max(1, every) === 0 ? (
      <text key={label} x={x(index)} y={PLACE.labels} textAnchor="middle" className="fill-soft">
        {label}
      </text>
    ) : null,
  )

type LinesProps = { lines: readonly Line[]; x: Scale; y: Scale; at: number }

const Lines = ({ lines, x, y, at }: LinesProps) =>
  lines.map(({ name, values }, index) => {
    const style = styleAt(index)
    const path = line<number>((_, place) => x(place), y)
    return (
      <g key={name}>
        <path
          d={path(values) ?? ''}
          fill="none"
          strokeWidth="2"
          strokeDasharray={style.dashes}
          className={style.stroke}
        />
        {values.map((value, place) =>
          values.length <= 12 || place === at ? (
            // The points of a line have nothing but their place.
            <Marker key={place} style={style} x={x(place)} y={y(value)} />
          ) : null,
        )}
      </g>
    )
  })

type BarsProps = {
  lines: readonly Line[]
  columns: { (at: number): number | undefined; bandwidth: () => number }
  y: Scale
  stripes: string
}

const Bars = ({ lines, columns, y, stripes }: BarsProps) => {
  const width = columns.bandwidth() / lines.length
  return lines.map(({ name, values }, index) => (
    <g key={name}>
      {values.map((value, place) => (
        <rect
          // The bars of a row have nothing but their place.
          key={place}
          x={(columns(place) ?? 0) + index * width}
          y={y(value)}
          width={Math.max(1, width - 1)}
          height={PLACE.base - y(value)}
          {...barFill(index, stripes)}
        />
      ))}
    </g>
  ))
}
