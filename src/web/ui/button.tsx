import type { ComponentProps, ReactNode } from 'react'
import { Link } from '#web/lib/navigation.tsx'
import { cx } from './cx.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-box px-4 py-2 font-semibold no-underline transition-colors duration-150 disabled:text-soft aria-disabled:cursor-not-allowed'
const OFF = 'disabled:border-transparent disabled:bg-sunken'
const LOOKS: Record<ButtonLook, string> = {
  primary: `bg-dagat text-on-dagat hover:bg-dagat-deep ${OFF}`,
  secondary: `border border-edge bg-surface text-ink hover:border-dagat hover:text-dagat ${OFF}`,
  // Out of use it is no louder than in use.
  quiet: 'text-dagat hover:bg-dagat-wash disabled:bg-transparent',
  danger: `bg-danger text-on-danger hover:opacity-90 ${OFF}`,
}

/** Class names of a button's look, for what is a button to the eye but another element. */
export const buttonClass = (look: ButtonLook = 'primary', wide = false): string =>
  cx(BASE, LOOKS[look], wide && 'w-full')

type Look = { look?: ButtonLook; wide?: boolean }
type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyLabel?: string; icon?: ReactNode }

/** A button of at least 44 px. While `busy` it says so, keeps its width of words and takes no click. */
export function Button({ look = 'primary', wide = false, busy = false, busyLabel, icon, ...rest }: ButtonProps) {
  const { className, children, disabled, type = 'button', onClick, ...button } = rest
  return (
    <button
      {...button}
      type={type}
      disabled={disabled}
      aria-disabled={busy || button['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass(look, wide), className)}
    >
      {icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}

/** A link inside the product that looks like a button. */
export function ButtonLink({ look = 'primary', wide = false, className, ...link }: ComponentProps<typeof Link> & Look) {
  return <Link {...link} className={cx(buttonClass(look, wide), className)} />
}

/** Class names of a square of 44 px around an icon, for what is no `IconButton`. */
export const ICON_BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-box text-soft transition-colors duration-150 hover:bg-dagat-wash hover:text-dagat'

type IconButtonProps = ComponentProps<'button'> & { label: string }

/** A square button of 44 px with an icon; `label` is its name and its tooltip. */
export function IconButton({ label, className, children, type = 'button', ...button }: IconButtonProps) {
  return (
    <button {...button} type={type} aria-label={label} title={label} className={cx(ICON_BUTTON, className)}>
      {children}
    </button>
  )
}
