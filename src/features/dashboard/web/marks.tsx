import { symbol, symbolCircle, symbolSquare, symbolTriangle } from 'd3-shape'

/** How the lines of a chart differ beside their colour: dashes and markers for lines, fills for bars. */
export const STYLES = [
  { stroke: 'stroke-dagat', fill: 'fill-dagat', dashes: undefined, marker: symbolCircle },
  { stroke: 'stroke-mangga-ink', fill: 'fill-mangga-ink', dashes: '7 4', marker: symbolSquare },
  { stroke: 'stroke-danger', fill: 'fill-danger', dashes: '2 4', marker: symbolTriangle },
] as const
export type Style = (typeof STYLES)[number]

export const styleAt = (at: number): Style => STYLES[at % STYLES.length] as Style

/** The sign a line has at each of its points. */
export const Marker = ({ style, x, y }: { style: Style; x: number; y: number }) => (
  <path d={symbol(style.marker, 44)() ?? ''} transform={`translate(${x} ${y})`} className={style.fill} />
)

/** Stripes for the second of two bars. */
export const Stripes = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className="fill-surface" />
      <rect width="3" height="6" className="fill-mangga-ink" />
    </pattern>
  </defs>
)

/** Where a bar gets its fill from. */
export const barFill = (at: number, stripes: string) =>
  at === 0 ? { className: 'fill-dagat stroke-dagat' } : { className: 'stroke-mangga-ink', fill: `url(#${stripes})` }

type LegendProps = { names: readonly string[]; bars: boolean; stripes: string }

export const Legend = ({ names, bars, stripes }: LegendProps) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {names.map((name, at) => (
      <li key={name} className="flex items-center gap-2">
        <svg width="32" height="14" aria-hidden="true" className="shrink-0">
          {bars ? (
            <rect x="0.5" y="0.5" width="31" height="13" {...barFill(at, stripes)} />
          ) : (
            <>
              <line
                x1="0"
                x2="32"
                y1="7"
                y2="7"
                strokeWidth="2"
                strokeDasharray={styleAt(at).dashes}
                className={styleAt(at).stroke}
              />
              <Marker style={styleAt(at)} x={16} y={7} />
            </>
          )}
        </svg>
        {name}
      </li>
    ))}
  </ul>
)
