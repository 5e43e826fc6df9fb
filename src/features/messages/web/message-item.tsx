import Check from 'lucide-react/icons/check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import { memo, useEffect, useRef, useState } from 'react'
import { manilaExact } from '#contract/time.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ICON_BUTTON } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { Notice } from '#web/ui/states.tsx'
import { Time } from '#web/ui/time.tsx'
import type { Message } from '../contract.ts'
import { TEAM_NAME } from '../rules.ts'
import { MessageText } from './message-text.tsx'
import { timeLabel } from './moments.ts'
import type { Pending } from './outbox.ts'
import { MESSAGES_TEXTS } from './texts.ts'

const BUBBLE = 'min-w-0 max-w-full rounded-box px-3.5 py-2.5'
const OWN = 'bg-dagat-wash'
const THEIRS = 'border border-line bg-surface'

export type MessageActions = {
  onReply: (message: Message) => void
  onEdit: (message: Message) => void
  onUnsend: (message: Message) => void
}
type ItemProps = MessageActions & {
  message: Message
  mine: boolean
  /** Name, time and picture stand here. */
  begins: boolean
  now: Date
}

/** A message with who wrote it, what it answers and what can be done with it. */
export const MessageItem = memo(function MessageItem({ message, mine, begins, now, ...actions }: ItemProps) {
  const [open, setOpen] = useState(false)
  return (
    <li className={cx('flex flex-col', mine ? 'items-end' : 'items-start', begins ? 'mt-3' : 'mt-1')}>
      {begins ? <Head message={message} mine={mine} now={now} /> : null}
      <div className={cx('flex max-w-full items-center gap-1', mine ? 'flex-row-reverse ps-6' : 'ps-11 pe-0')}>
        <div className={cx(BUBBLE, mine ? OWN : THEIRS)}>
          {message.reply_to === null ? null : <Quote quote={message.quote ?? null} />}
          <MessageText>{message.body}</MessageText>
          {mine || message.edited_at !== null ? (
            <p className="flex items-center justify-end gap-1 text-xs text-soft">
              {message.edited_at === null ? null : <span>edited</span>}
              {mine ? (
                <>
                  <Check className="size-3.5" aria-hidden="true" />
                  <span className="sr-only">Sent</span>
                </>
              ) : null}
            </p>
          ) : null}
        </div>
        <button
          type="button"
          aria-label="Message options"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className={cx(ICON_BUTTON, 'size-9 max-lg:size-11')}
        >
          <Ellipsis className="size-5" aria-hidden="true" />
        </button>
      </div>
      {open ? <Actions message={message} mine={mine} {...actions} /> : null}
      {message.notes ? <Careful notes={message.notes} /> : null}
    </li>
  )
})

/** Who wrote from here on, and when. */
function Head({ message, mine, now }: { message: Message; mine: boolean; now: Date }) {
  const team = message.sender_account_type === 'admin'
  return (
    <p className="relative mb-1 flex items-center gap-2 text-sm text-soft">
      {mine ? null : team ? (
        <span className="inline-flex size-9 items-center justify-center rounded-full bg-dagat text-on-dagat">
          <Mark className="size-5" />
        </span>
      ) : (
        <Avatar
          initials={message.sender_name.slice(0, 1).toUpperCase()}
          name={message.sender_name}
          size="small"
          round
        />
      )}
      {mine ? <span className="font-semibold text-ink">You</span> : null}
      {!mine && message.sender_name !== TEAM_NAME ? (
        <span className="font-semibold break-words text-ink">{message.sender_name}</span>
      ) : null}
      {team ? <Badge tone="dagat">Admin</Badge> : null}
      <Time
        at={message.sent_at}
        shown={timeLabel(message.sent_at, now)}
        exact={`${manilaExact(message.sent_at)}, Manila time`}
      />
    </p>
  )
}

function Quote({ quote }: { quote: NonNullable<Message['quote']> | null }) {
  return (
    <blockquote className="mb-1.5 border-s-3 border-edge ps-2.5 text-sm text-soft">
      {quote === null ? (
        'This message was unsent.'
      ) : (
        <>
          <span className="block font-semibold">{quote.sender_name}</span>
          <span className="line-clamp-2 [overflow-wrap:anywhere]">{quote.body}</span>
        </>
      )}
    </blockquote>
  )
}

function Actions({ message, mine, onReply, onEdit, onUnsend }: MessageActions & { message: Message; mine: boolean }) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Within the conversation alone: the browser's own way would move the page as well.
    const box = row.current?.closest('section')
    if (!row.current || !box) return
    const below = row.current.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom
    if (below > 0) box.scrollBy(0, below)
  }, [])
  return (
    <div
      ref={row}
      role="group"
      aria-label="Message options"
      className={cx('flex flex-wrap', mine ? 'justify-end' : 'ps-11')}
    >
      <Button look="quiet" onClick={() => onReply(message)}>
        Reply
      </Button>
      {mine ? (
        <>
          <Button look="quiet" onClick={() => onEdit(message)}>
            Edit
          </Button>
          <Button look="quiet" className="text-danger" onClick={() => onUnsend(message)}>
            Unsend
          </Button>
        </>
      ) : null}
    </div>
  )
}

function Careful({ notes }: { notes: NonNullable<Message['notes']> }) {
  return (
    <div className="mt-2 w-full ps-11">
      <Notice tone="danger" icon={<ShieldAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />}>
        <p className="font-semibold">{MESSAGES_TEXTS.carefulTitle}</p>
        <ul className="mt-1 flex flex-col gap-2">
          {notes.map((note) => (
            <li key={note.kind}>
              <p className="font-semibold">{note.title}</p>
              <q className="block [overflow-wrap:anywhere] whitespace-pre-line">{note.quote}</q>
              <p className="text-ink">{note.advice}</p>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-ink">
          {MESSAGES_TEXTS.carefulMore} <TextLink to="/resources/spotting-scams">How to spot a scam</TextLink>
        </p>
      </Notice>
    </div>
  )
}

type PendingProps = { item: Pending; onRetry: (item: Pending) => void; onDiscard: (item: Pending) => void }

/** A message on its way, or one that did not get there. */
export function PendingItem({ item, onRetry, onDiscard }: PendingProps) {
  return (
    <li className="mt-1 flex flex-col items-end">
      <div className={cx(BUBBLE, OWN, 'ms-6')}>
        <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{item.body}</p>
        {item.state === 'sending' ? <p className="text-end text-xs text-soft">Sending…</p> : null}
      </div>
      {item.state !== 'sending' ? (
        <p className="flex flex-wrap items-center justify-end text-sm font-medium text-danger">
          Not sent
          <Button look="quiet" onClick={() => onRetry(item)}>
            Try again
          </Button>
          <Button look="quiet" onClick={() => onDiscard(item)}>
            Discard
          </Button>
        </p>
      ) : null}
    </li>
  )
}
