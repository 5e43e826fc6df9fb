import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** A surface with a hairline; never inside another one. */
export function Card({ className, ...section }: ComponentProps<'section'>) {
  return <section {...section} className={cx('rounded-box border border-line bg-surface p-5', className)} />
}
