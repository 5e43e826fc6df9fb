/** Fills with stripes, so that two parts of a bar are told apart without seeing their colours. */
export const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className="fill-surface" />
      <rect width="2" height="6" className="fill-dagat" />
    </pattern>
  </defs>
)

const Swatch = ({ fill }: { fill?: string }) => (
  <svg width="20" height="14" aria-hidden="true" className="shrink-0">
    <rect
      x="0.5"
      y="0.5"
      width="19"
      height="13"
      className={fill === undefined ? 'fill-dagat stroke-dagat' : 'stroke-dagat'}
      {...(fill === undefined ? {} : { fill })}
    />
  </svg>
)

/** What the two fills mean. */
export const Legend = ({ hatch }: { hatch: string }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
    <li className="flex items-center gap-2">
      <Swatch /> Answered
    </li>
    <li className="flex items-center gap-2">
      <Swatch fill={`url(#${hatch})`} /> No answer so far
    </li>
  </ul>
)
