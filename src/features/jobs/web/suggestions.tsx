import Briefcase from 'lucide-react/icons/briefcase'
import Building from 'lucide-react/icons/building-complex'
import History from 'lucide-react/icons/rotate-ccw-clock'
import Tag from 'lucide-react/icons/tag'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { call } from '#web/lib/api.ts'
import { readSession } from '#web/lib/session.ts'
import { suggestions } from '../suggestions/calls.ts'
import type { Suggestion } from '../suggestions/contract.ts'
import { createFeed } from './suggestion-feed.ts'

const ICONS = { recent: History, title: Briefcase, skill: Tag, employer: Building }
const KIND_NAMES = { recent: 'searched before', title: 'job title', skill: 'skill', employer: 'employer' }

/** What the input says of the list: whether it is there and which option is meant. */
export type ListView = { open: boolean; active: string | undefined }

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  listId: string
  /** Goes up with every key, not with what the page itself puts into the box; 0 once the search was sent. */
  edits: number
  term: string
  onView: (view: ListView) => void
  onPick: (text: string) => void
}

/** The list of a combobox (WAI-ARIA "list autocomplete with manual selection"): arrows, Enter, Escape, or a tap. */
export function Suggestions({ input, listId, edits, term, onView, onPick }: SuggestionsProps) {
  const [items, setItems] = useState<Suggestion[]>([])
  const [active, setActive] = useState(-1)
  const show = (next: Suggestion[]) => {
    setItems(next)
    setActive(-1)
  }
  const [feed] = useState(() =>
    createFeed(
      (q, signal) => call(suggestions.suggest, { query: { q }, signal }),
      (_, { results }) => show(results),
    ),
  )
  const close = () => {
    feed.stop()
    show([])
  }
  /** Who is signed in and comes to an empty box sees their own searches. */
  const offerOwn = (): boolean => {
    const own = term.trim() === '' && readSession().token !== null
    if (own) feed.want('')
    return own
  }
  const open = items.length > 0
  // This file may come late: by then the person may be elsewhere on the page, or have searched.
  const follow = useEffectEvent(() => {
    if (document.activeElement !== input.current) return close()
    return edits > 0 ? feed.want(term.trim()) : offerOwn() || close()
  })
  const tell = useEffectEvent(onView)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/set-state-in-effect -- a key is an event of the box, which stands outside; its number is all that comes in
  useEffect(() => void follow(), [edits])
  useEffect(() => {
    tell({ open, active: active < 0 ? undefined : `${listId}-${active}` })
  }, [open, active, listId])
  useEffect(() => () => feed.stop(), [feed])

  const pick = (item: Suggestion) => {
    close()
    onPick(item.text)
  }
  const move = (step: number) => setActive((at) => ((at + step + 1 + items.length + 1) % (items.length + 1)) - 1)
  const onKey = (event: KeyboardEvent) => {
    const chosen = items[active]
    if (event.key === 'Escape' && open) close()
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Enter') return close()
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && open) move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'ArrowDown') feed.want(term.trim())
    else return undefined
    return event.preventDefault()
  }
  useInputEvents(input, {
    keydown: onKey,
    blur: close,
    focus: () => void offerOwn(),
    click: () => void offerOwn(),
  })

  return (
    <>
      <p role="status" className="sr-only">
        {open ? `${items.length} ${items.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </p>
      {open ? <Options listId={listId} items={items} active={active} onPick={pick} /> : null}
    </>
  )
}

type OptionsProps = { listId: string; items: Suggestion[]; active: number; onPick: (item: Suggestion) => void }

const Options = ({ listId, items, active, onPick }: OptionsProps) => (
  <div
    id={listId}
    role="listbox"
    aria-label="Suggestions"
    className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-box border border-edge bg-surface py-1 shadow-md"
  >
    {items.map((item, place) => (
      <Option
        key={`${item.kind} ${item.text}`}
        id={`${listId}-${place}`}
        item={item}
        active={place === active}
        onPick={() => onPick(item)}
      />
    ))}
  </div>
)

type OptionProps = { id: string; item: Suggestion; active: boolean; onPick: () => void }

function Option({ id, item, active, onPick }: OptionProps) {
  const Icon = ICONS[item.kind]
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the box, whose keys choose
    <div
      id={id}
      role="option"
      aria-selected={active}
      // The box keeps the focus, and the list stays until the tap is done.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={`flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 ${active ? 'bg-dagat-wash text-dagat-deep' : 'hover:bg-sunken'}`}
    >
      <Icon className="size-4 shrink-0 text-soft" aria-hidden="true" />
      <span className="min-w-0 flex-1 truncate">{item.text}</span>
      {/* On a phone the words themselves need the room; the sign in front says as much. */}
      <span className="shrink-0 text-sm text-soft max-sm:sr-only">{KIND_NAMES[item.kind]}</span>
    </div>
  )
}

type Listeners = Record<'blur' | 'focus' | 'click', () => void> & { keydown: (event: KeyboardEvent) => void }

const EVENTS = ['keydown', 'blur', 'focus', 'click'] as const

/** Listens to the box, which stands outside: it is there long before this list. */
function useInputEvents(input: RefObject<HTMLInputElement | null>, listeners: Listeners): void {
  const heard = useEffectEvent((event: Event) => {
    if (event.type === 'keydown') listeners.keydown(event as KeyboardEvent)
    else listeners[event.type as 'blur' | 'focus' | 'click']()
  })
  useEffect(() => {
    const box = input.current
    const listen = (event: Event) => heard(event)
    for (const name of EVENTS) box?.addEventListener(name, listen)
    return () => {
      for (const name of EVENTS) box?.removeEventListener(name, listen)
    }
  }, [input])
}
