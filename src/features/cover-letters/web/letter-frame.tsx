import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'
import { FieldError } from '#web/ui/field.tsx'

type LetterFrameProps = {
  heading: RefObject<HTMLHeadingElement | null>
  title: string
  /** Why nothing was sent, where that is so; belongs to the heading. */
  stopped: string | null
  children: ReactNode
}

/** A frame below the letter around what has to be seen to before it is sent. */
export function LetterFrame({ heading, title, stopped, children }: LetterFrameProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx('flex flex-col gap-2 rounded-box border px-4 py-3', stopped ? 'border-danger' : 'border-line')}
    >
      <h3
        id={id}
        ref={heading}
        tabIndex={-1}
        className="scroll-my-20 font-semibold"
        aria-describedby={stopped ? `${id}-stopped` : undefined}
      >
        {title}
      </h3>
      {stopped ? <FieldError id={`${id}-stopped`}>{stopped}</FieldError> : null}
      {children}
    </section>
  )
}

/** The heading of such a frame: it takes the keyboard whenever `asked` grows, that is when sending was stopped. */
export function useLedTo(asked: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (asked > 0) heading.current?.focus()
  }, [asked])
  return heading
}
