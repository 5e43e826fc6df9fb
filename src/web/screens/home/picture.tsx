import { cx } from '#web/ui/cx.ts'
import pictures from './pictures.svg?url'

type PictureProps = { name: string; width: number; height: number; label: string; className?: string }

/** A drawing of one of our own screens, in the colours of the theme; its room is kept before it comes. */
export const Picture = ({ name, width, height, label, className }: PictureProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    className={cx('h-auto w-full', className)}
  >
    <use href={`${pictures}#${name}`} />
  </svg>
)
