import { type ReactNode, useEffect, useId, useRef } from 'react'

export type Segment<V extends string> = {
  value: V
  label: string
  /** How many there are of it. */
  count?: number
  icon?: ReactNode
  /** On a phone its icon stands alone; its name is still said. */
  short?: boolean
}

type SegmentsProps<V extends string> = {
  /** What is chosen here, for who does not see it. */
  legend: string
  segments: readonly Segment<V>[]
  value: V
  onValue: (value: V) => void
}

/**
 * One of a few, side by side in one line that scrolls. Radio buttons to the keyboard: one stop of the Tab key, the
 * arrow keys choose.
 */
export function Segments<V extends string>({ legend, segments, value, onValue }: SegmentsProps<V>) {
  const name = useId()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What is chosen is in sight, also where the address chose it.
    const chosen = line.current?.querySelector(`input[value="${CSS.escape(value)}"]`)
    chosen?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  return (
    <fieldset className="max-w-full min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div
        ref={line}
        className="flex w-fit max-w-full overflow-x-auto rounded-box border border-edge bg-surface [scrollbar-width:none]"
      >
        {segments.map(({ value: one, label, count, icon, short = false }) => (
          <label
            key={one}
            className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-e border-line px-3.5 whitespace-nowrap last:border-e-0 hover:text-dagat has-checked:bg-dagat has-checked:text-on-dagat has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-dagat has-checked:has-focus-visible:outline-mangga"
          >
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onValue(one)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {icon}
            {short ? <span className="max-sm:sr-only">{label}</span> : label}
            {count === undefined ? null : <span className="tabular text-sm">{count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
