import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

const BOX =
  'min-h-11 w-full min-w-0 rounded-box border border-edge bg-surface px-3 py-2 text-ink placeholder:text-soft hover:border-dagat aria-invalid:border-danger disabled:bg-sunken disabled:text-soft'

type WithValue = { onValue?: (value: string) => void }

/** A one-line control of 44 px; `onValue` hands over the text instead of the event. */
export function Input({ className, onValue, ...input }: ComponentProps<'input'> & WithValue) {
  const change = onValue ? { onChange: (event: { target: { value: string } }) => onValue(event.target.value) } : {}
  return <input {...change} {...input} className={cx(BOX, className)} />
}

/** A control of several lines that grows with its text where the browser can. */
export function Textarea({ className, onValue, ...area }: ComponentProps<'textarea'> & WithValue) {
  const change = onValue ? { onChange: (event: { target: { value: string } }) => onValue(event.target.value) } : {}
  return (
    <textarea rows={5} {...change} {...area} className={cx(BOX, 'field-sizing-content max-h-[60dvh]', className)} />
  )
}

/** The browser's own choice list: the best one there is on a phone. */
export function Select({ className, onValue, children, ...select }: ComponentProps<'select'> & WithValue) {
  const change = onValue ? { onChange: (event: { target: { value: string } }) => onValue(event.target.value) } : {}
  return (
    <span className={cx('relative block', className)}>
      <select {...change} {...select} className={cx(BOX, 'appearance-none pe-10')}>
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-soft"
        aria-hidden="true"
      />
    </span>
  )
}
