import { type ReactNode, useId, useState } from 'react'

/** What opens stands right behind its button and goes by `id`. */
export type MenuPlace = { id: string; onClose: () => void }

type ButtonProps = {
  /** Accessible name of the button. */
  label: string
  trigger: ReactNode
  triggerClass?: string | undefined
  /** What opens under the button, which may come in a file of its own. */
  children: (place: MenuPlace) => ReactNode
}

/** The button of a menu, and what it opens. */
export function MenuButton({ label, trigger, triggerClass, children }: ButtonProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="relative">
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={triggerClass}
      >
        {trigger}
      </button>
      {open ? children({ id, onClose: () => setOpen(false) }) : null}
    </div>
  )
}
