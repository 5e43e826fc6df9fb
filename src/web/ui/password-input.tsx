import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { Input } from './input.tsx'

/** A password with a button that shows or hides what was typed. */
export function PasswordInput({ className, ...input }: ComponentProps<typeof Input>) {
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <Input
        {...input}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cx('pe-12', className)}
      />
      <IconButton
        label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        className="absolute end-0 top-0"
      >
        {shown ? <EyeOff className="size-5" aria-hidden="true" /> : <Eye className="size-5" aria-hidden="true" />}
      </IconButton>
    </span>
  )
}
