import { useQuery } from '@tanstack/react-query'
import Bot from 'lucide-react/icons/bot'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Coins from 'lucide-react/icons/coins'
import Hourglass from 'lucide-react/icons/hourglass'
import ListTodo from 'lucide-react/icons/list-todo'
import Mail from 'lucide-react/icons/mail'
import Sparkles from 'lucide-react/icons/sparkles'
import { useEffect, useRef, useState } from 'react'
import { manilaDay } from '#contract/time.ts'
import { Link, useLocation } from '#web/lib/navigation.tsx'
import { useNow } from '#web/lib/now.tsx'
import { endpointQuery } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { day } from '../calls.ts'
import type { DayLine } from '../schemas.ts'
import { DayShape } from './day-shape.tsx'
import { keepRoom, keptRoom } from './kept-room.ts'
import { DAY_HASH, DAY_TEXTS, placeOf, wordsOf } from './texts.ts'

const ICONS: Record<DayLine['kind'], typeof Mail> = {
  automation: Bot,
  interview: CalendarClock,
  follow_ups: ListTodo,
  messages: Mail,
  matches: Sparkles,
  quiet: Hourglass,
  points: Coins,
}
const ROW = 'flex h-12 w-full items-center gap-3 text-start'

/**
 * What waits for the person, one line each. The room is as large as it was kept; what has no room in it stands behind one
 * line in the hero's upper edge, which is empty, until somebody asks for it. So nothing below ever moves by itself.
 */
export function DayLines() {
  const { data, isError, isFetching, refetch } = useQuery({
    ...endpointQuery(day.read, {}),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const [room] = useState(keptRoom)
  const [opened, setOpen] = useState(false)
  // Who asked for the day itself sees all of it; who came home finds home where it was.
  const isAsked = useLocation().hash === DAY_HASH
  const isOpen = opened || isAsked
  const lines = data?.lines
  useEffect(() => {
    if (lines) keepRoom(lines.length)
  }, [lines])
  if (!lines) {
    if (!isError) return <DayShape />
    return room === 0 ? null : <Failed retrying={isFetching} onRetry={() => void refetch()} />
  }
  const shown = isOpen ? lines : lines.slice(0, room)
  return (
    <section aria-label={DAY_TEXTS.title} className="day-room">
      {room > 0 || isOpen ? <Title /> : null}
      {lines.length === 0 && (room > 0 || isAsked) ? <p className={`${ROW} text-soft`}>{DAY_TEXTS.nothing}</p> : null}
      <Lines lines={shown} focused={opened ? room : null} />
      {shown.length < lines.length ? (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className={`${ROW} relative -mb-12 font-medium text-dagat hover:text-dagat-deep`}
        >
          <ChevronDown className="size-5" aria-hidden="true" />
          {DAY_TEXTS.more(lines.length - shown.length, room === 0)}
        </button>
      ) : null}
    </section>
  )
}

function Title() {
  const now = useNow()
  return (
    <div className="flex h-15 items-end justify-between gap-3 pb-2">
      <h2 className="text-xl">{DAY_TEXTS.title}</h2>
      <p className="text-sm text-soft">{manilaDay(now)}, Manila time</p>
    </div>
  )
}

/** `focused`: the line that takes the focus of the button that showed it. */
function Lines({ lines, focused }: { lines: readonly DayLine[]; focused: number | null }) {
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (focused !== null) list.current?.querySelectorAll('a')[focused]?.focus()
  }, [focused])
  if (lines.length === 0) return null
  return (
    <ul ref={list} className="lg:grid lg:grid-cols-2 lg:gap-x-10">
      {lines.map((line) => {
        const Icon = ICONS[line.kind]
        const { said, about } = wordsOf(line, now)
        return (
          <li key={line.kind} className="border-b border-line">
            <Link to={placeOf(line)} className={`${ROW} -mb-px text-ink no-underline hover:text-dagat`}>
              <Icon className="size-5 shrink-0 text-dagat" aria-hidden="true" />
              {/* What it is about has room for some words or is cut off with its line: three dots alone say nothing. */}
              <span className="flex h-12 min-w-0 flex-1 flex-wrap overflow-hidden leading-12">
                <span className="max-w-full truncate font-medium">{said}</span>
                {about === '' ? null : <span className="min-w-20 flex-1 truncate text-soft">&nbsp;· {about}</span>}
              </span>
              <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden="true" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const Failed = ({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) => (
  <section aria-label={DAY_TEXTS.title} className="day-room">
    <Title />
    <div role="alert" className={`${ROW} justify-between`}>
      <p>{DAY_TEXTS.failed}</p>
      <Button look="secondary" onClick={onRetry} busy={retrying} busyLabel="Trying again…">
        Try again
      </Button>
    </div>
  </section>
)
