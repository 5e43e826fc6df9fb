import Building2 from 'lucide-react/icons/building-complex'
import { cx } from './cx.ts'

const TINTS = ['bg-tint-1', 'bg-tint-2', 'bg-tint-3', 'bg-tint-4', 'bg-tint-5'] as const
const SIZES = {
  tiny: 'size-4.5 text-[0.5625rem]',
  small: 'size-9 text-sm',
  medium: 'size-12 text-base',
  large: 'size-16 text-xl',
} as const

/** The same name always has the same ground. */
function tintOf(name: string): string {
  let sum = 0
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997
  return TINTS[sum % TINTS.length] ?? TINTS[0]
}

type AvatarProps = { initials: string; name: string; size?: keyof typeof SIZES; round?: boolean }

/** Initials on a quiet ground, a house where there is no name; decoration beside a name that is written out. */
export function Avatar({ initials, name, size = 'medium', round = false }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 items-center justify-center font-semibold text-ink select-none',
        SIZES[size],
        round ? 'rounded-full' : size === 'tiny' ? 'rounded-sm' : 'rounded-box',
        tintOf(name),
      )}
    >
      {initials === '' ? <Building2 className="size-1/2 text-soft" /> : initials}
    </span>
  )
}
