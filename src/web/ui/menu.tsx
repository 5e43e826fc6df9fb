import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from '#web/lib/navigation.tsx'
import { MenuButton, type MenuPlace } from './menu-button.tsx'

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
  'flex min-h-11 w-full items-center gap-3 rounded-box px-3 text-start wrap-anywhere text-ink no-underline hover:bg-dagat-wash hover:text-dagat-deep focus-visible:outline-offset-[-2px]'

const focusItem = (list: HTMLElement | null, index: number) => {
  const items = [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  items.at(((index % items.length) + items.length) % items.length)?.focus()
}

/** Closes on Escape and on a press elsewhere than on the panel and what stands beside it, its button. */
function useDismissal(panel: RefObject<HTMLElement | null>, close: (refocus: boolean) => void) {
  useEffect(() => {
    const onPress = (event: Event) => {
      if (!panel.current?.parentElement?.contains(event.target as Node)) close(false)
    }
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') close(true)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  })
}

/** A button that opens a list of places and actions. */
export function Menu({ label, trigger, triggerClass, heading, items }: MenuProps) {
  return (
    <MenuButton label={label} trigger={trigger} triggerClass={triggerClass}>
      {(place) => <MenuPanel place={place} label={label} heading={heading} items={items} />}
    </MenuButton>
  )
}

type PanelProps = Pick<MenuProps, 'label' | 'heading' | 'items'> & { place: MenuPlace }

/** What opens under a menu's button; arrow keys walk, Escape gives the focus back. */
export function MenuPanel({ place, label, heading, items }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const close = (refocus: boolean) => {
    place.onClose()
    const button = panel.current?.previousElementSibling
    if (refocus && button instanceof HTMLElement) button.focus()
  }
  useDismissal(panel, close)
  useEffect(() => focusItem(list.current, 0), [])
  const walk = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll('[role="menuitem"]') ?? [])]
    const at = all.indexOf(document.activeElement as Element)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Tab') close(false)
    if (to === undefined) return
    event.preventDefault()
    focusItem(list.current, to)
  }
  return (
    <div
      ref={panel}
      className="absolute end-0 top-full z-30 mt-2 max-h-[calc(100dvh-5rem)] w-64 max-w-[calc(100vw-5.5rem)] overflow-y-auto rounded-box border border-edge bg-surface p-2 shadow-lift"
    >
      {heading}
      <div ref={list} id={place.id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={walk}>
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} onDone={() => close(!('to' in item))} />
        ))}
      </div>
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
