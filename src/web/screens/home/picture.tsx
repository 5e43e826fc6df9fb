import { useEffect, useRef, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import pictures from './pictures.svg?url'

type PictureProps = { name: string; width: number; height: number; label: string; className?: string }

/**
 * A drawing of one of our own screens, in the colours of the theme; its room is kept before it comes. The file of the
 * drawings is fetched once one of them comes near: laying them out holds up a phone that is still reading the top.
 */
export function Picture({ name, width, height, label, className }: PictureProps) {
  const room = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '100% 0%',
    })
    if (room.current) observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  const size = { viewBox: `0 0 ${width} ${height}`, width, height, className: 'h-auto w-full [grid-area:1/1]' }
  const drawing = <use href={`${pictures}#${name}`} />
  return (
    <div ref={room} role="img" aria-label={label} className={cx('grid', className)}>
      <svg aria-hidden="true" {...size}>
        {isNear ? drawing : null}
      </svg>
      <noscript className="[grid-area:1/1]">
        <svg aria-hidden="true" {...size}>
          {drawing}
        </svg>
      </noscript>
    </div>
  )
}
