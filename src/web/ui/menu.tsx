import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'

export type MenuItem = { label: string; icon?: ReactNode } & ({ to: string } | { onSelect: () => void })

type MenuProps = {
  /** Accessible name of the button. */
  label: string
  trigger: ReactNode
  triggerClass?: string
  /** Above the items, such as whose menu it is. */
  heading?: ReactNode
  items: MenuItem[]
}

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-box px-3 text-start text-ink no-underline hover:bg-dagat-wash hover:text-dagat-deep focus-visible:outline-offset-[-2px]'

const focusItem = (list: HTMLElement | null, index: number) => {
  const items = [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  items.at(((index % items.length) + items.length) % items.length)?.focus()
}

/** Closes on Escape and on a press elsewhere. */
function useDismissal(open: boolean, root: { current: HTMLElement | null }, dismiss: (refocus: boolean) => void) {
  useEffect(() => {
    if (!open) return undefined
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) dismiss(false)
    }
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') dismiss(true)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  })
}

/** A button that opens a list of places and actions; arrow keys walk, Escape gives the focus back. */
export function Menu({ label, trigger, triggerClass, heading, items }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const dismiss = (refocus: boolean) => {
    setOpen(false)
    if (refocus) button.current?.focus()
  }
  useDismissal(open, root, dismiss)
  useEffect(() => {
    if (open) focusItem(list.current, 0)
  }, [open])
  const walk = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll('[role="menuitem"]') ?? [])]
    const at = all.indexOf(document.activeElement as Element)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Tab') setOpen(false)
    if (to === undefined) return
    event.preventDefault()
    focusItem(list.current, to)
  }
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
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
      {open ? (
        <div className="absolute end-0 top-full z-30 mt-2 w-64 rounded-box border border-edge bg-surface p-2 shadow-lift">
          {heading}
          <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={walk}>
            {items.map((item) => (
              <MenuEntry key={item.label} item={item} onDone={() => dismiss(!('to' in item))} />
            ))}
          </div>
        </div>
      ) : null}
    </div>
  )
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  if ('to' in item) {
    return (
      <Link role="menuitem" tabIndex={-1} to={item.to} className={ITEM} onClick={onDone}>
        {content}
      </Link>
    )
  }
  const select = () => {
    onDone()
    item.onSelect()
  }
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={ITEM} onClick={select}>
      {content}
    </button>
  )
}
