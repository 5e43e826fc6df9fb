import ArrowDown from 'lucide-react/icons/arrow-down'
import { Fragment, memo, type ReactNode, useMemo } from 'react'
import { useNow } from '#web/lib/now.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Message } from '../contract.ts'
import { type MessageActions, MessageItem, PendingItem } from './message-item.tsx'
import { beginsAnew, dayLabel } from './moments.ts'
import { useScrolling } from './scrolling.ts'
import { MESSAGES_SENTENCES } from './texts.ts'
import type { Pending } from './outbox.ts'

type ListProps = MessageActions & {
  messages: readonly Message[]
  me: number
  pending: readonly Pending[]
  onRetry: (item: Pending) => void
  onDiscard: (item: Pending) => void
  hasOlder: boolean
  loadingOlder: boolean
  onOlder: () => void
}

/** The messages from old to new, older ones as somebody scrolls up, and at the end what is on its way. */
export const MessageList = memo(function MessageList({ messages, me, pending: all, ...rest }: ListProps) {
  const { onRetry, onDiscard, hasOlder, loadingOlder, onOlder, ...actions } = rest
  const now = useNow()
  // What has arrived meanwhile stands among the others already.
  const arrived = useMemo(() => new Set(messages.flatMap(({ client_id }) => client_id ?? [])), [messages])
  const pending = all.filter(({ client_id }) => !arrived.has(client_id))
  const last = messages.at(-1)
  const { ref, missed, toEnd, onScroll } = useScrolling(
    {
      first: messages[0]?.id,
      last: `${last?.id ?? 0}:${pending.length}`,
      own: messages.filter(({ sender }) => sender === me).length + pending.length,
    },
    { messages, hasOlder },
    onOlder,
  )
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <section
        ref={ref}
        aria-label="Messages"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard has to be able to
        tabIndex={0}
        onScroll={onScroll}
        className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:outline-offset-[-3px]"
      >
        {hasOlder ? (
          <p className="flex justify-center py-2">
            <Button look="quiet" busy={loadingOlder} busyLabel="Loading…" onClick={onOlder}>
              Earlier messages
            </Button>
          </p>
        ) : null}
        {messages.length + pending.length === 0 ? (
          <p className="py-10 text-center text-soft">{MESSAGES_SENTENCES.none}</p>
        ) : null}
        <ol className="flex flex-col pb-3">
          {messages.map((message, at) => {
            const before = messages[at - 1]
            const day = dayLabel(message.sent_at, now)
            const newDay = before === undefined || dayLabel(before.sent_at, now) !== day
            return (
              <Fragment key={message.id}>
                {newDay ? <Day>{day}</Day> : null}
                <MessageItem
                  message={message}
                  mine={message.sender === me}
                  begins={newDay || beginsAnew(message, before)}
                  now={now}
                  {...actions}
                />
              </Fragment>
            )
          })}
          {pending.map((item) => (
            <PendingItem key={item.client_id} item={item} onRetry={onRetry} onDiscard={onDiscard} />
          ))}
        </ol>
      </section>
      {missed ? (
        <Button look="quiet" wide onClick={toEnd} icon={<ArrowDown className="size-5" aria-hidden="true" />}>
          New messages
        </Button>
      ) : null}
    </div>
  )
})

const Day = ({ children }: { children: ReactNode }) => (
  <li className="mt-4 mb-1 flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {children}
  </li>
)
