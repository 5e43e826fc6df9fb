import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Input } from '#web/ui/input.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { type Filter, FILTERS, MAX_SEARCH } from '../rules.ts'
import { useUnreadThreads } from './api.ts'
import { MESSAGES_SENTENCES, MESSAGES_TEXTS } from './texts.ts'

const WAIT_MS = 250
const LABELS: Record<Filter, string> = { all: 'All', unread: 'Unread', sent: 'Sent', archive: 'Archive' }

type SidebarProps = {
  team: boolean
  filter: Filter
  search: string
  onFilter: (filter: Filter) => void
  onSearch: (search: string) => void
  /** Buttons that begin something, such as a new conversation. */
  actions: ReactNode
}

/** Search and the parts of the inbox. */
export function InboxSidebar({ team, filter, search, onFilter, onSearch, actions }: SidebarProps) {
  const unread = useUnreadThreads()
  return (
    <div className="flex flex-col gap-3">
      <SearchBox key={team ? 'team' : 'own'} team={team} search={search} onSearch={onSearch} />
      <ul aria-label="Show" className="flex gap-1 overflow-x-auto min-[1025px]:flex-col">
        {FILTERS.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === filter}
              onClick={() => onFilter(one)}
              className={cx(
                'flex min-h-11 w-full items-center justify-between gap-2 rounded-box px-3 focus-visible:outline-offset-[-3px]',
                one === filter ? 'bg-dagat-wash font-semibold text-dagat-deep' : 'text-soft hover:text-ink',
              )}
            >
              {LABELS[one]}
              {one === 'unread' ? <CountBadge count={unread} what="unread conversations" /> : null}
            </button>
          </li>
        ))}
      </ul>
      {actions}
      <p className="text-sm text-soft">
        Not sure about something you were sent? <TextLink to="/check-message">Check a message</TextLink>
      </p>
    </div>
  )
}

function SearchBox({ team, search, onSearch }: Pick<SidebarProps, 'team' | 'search' | 'onSearch'>) {
  const [typed, setTyped] = useState(search)
  const [told, setTold] = useState(search)
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address changed by itself, such as by going back.
  if (told !== search) {
    setTold(search)
    setTyped(search)
  }
  useEffect(() => () => clearTimeout(wait.current), [])
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(wait.current)
    wait.current = setTimeout(() => {
      const wanted = text.trim()
      setTold(wanted)
      onSearch(wanted)
    }, WAIT_MS)
  }
  const label = team ? MESSAGES_SENTENCES.teamSearch : MESSAGES_TEXTS.search
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onValue={type}
      maxLength={MAX_SEARCH}
      autoComplete="off"
      className="placeholder:text-sm"
    />
  )
}
