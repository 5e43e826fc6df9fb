import { useEffect, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import type { ChatMessage } from '../rules.ts'
import type { ChatState } from './chat.ts'
import { MessageText } from './message-text.tsx'
import { SUGGESTIONS } from './texts.ts'

type SuggestionsProps = { onAsk: (question: string) => void; disabled: boolean; inLine?: boolean }

/** The canned questions: all in sight in a fresh chat, in one line that scrolls afterwards. */
export function Suggestions({ onAsk, disabled, inLine = false }: SuggestionsProps) {
  return (
    <ul
      aria-label="Suggested questions"
      className={cx('flex gap-2', inLine ? 'overflow-x-auto px-4 py-2' : 'flex-wrap px-4 pb-4')}
    >
      {SUGGESTIONS.map((question) => (
        <li key={question} className="shrink-0">
          <button
            type="button"
            aria-disabled={disabled}
            onClick={() => onAsk(question)}
            className="min-h-11 rounded-full border border-edge bg-surface px-4 text-start text-sm text-ink hover:border-dagat hover:text-dagat aria-disabled:cursor-not-allowed aria-disabled:text-soft"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

type MessagesProps = { state: ChatState; fresh: boolean; onAsk: (question: string) => void; onFollow: () => void }

/** The conversation; what is added is read out politely. */
export function Messages({ state, fresh, onAsk, onFollow }: MessagesProps) {
  const list = useRef<HTMLDivElement>(null)
  const { messages, status } = state
  useEffect(() => {
    // Only the list itself may move: the page below keeps its place.
    list.current?.scrollTo({ top: fresh ? 0 : list.current.scrollHeight })
  })
  return (
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
      tabIndex={0}
      role="group"
      aria-label="Conversation"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
    >
      <div role="log" aria-label="Messages" className="flex flex-col gap-3 p-4">
        {messages.map((message, at) => (
          // Messages are only added at the end.
          <Message key={at} message={message} onFollow={onFollow} />
        ))}
      </div>
      {status === 'loading' ? <LoadingMessages /> : null}
      {status === 'typing' ? <Typing /> : null}
      {fresh ? <Suggestions onAsk={onAsk} disabled={status !== 'idle'} /> : null}
    </div>
  )
}

function Message({ message, onFollow }: { message: ChatMessage; onFollow: () => void }) {
  const { isUser, text, time } = message
  return (
    <div className={cx('flex max-w-[88%] flex-col gap-1', isUser ? 'items-end self-end' : 'items-start self-start')}>
      <div
        className={cx(
          'rounded-box px-3.5 py-2.5 break-words',
          isUser ? 'bg-dagat text-on-dagat' : 'bg-sunken text-ink',
        )}
      >
        <span className="sr-only">{isUser ? 'You: ' : 'Assistant: '}</span>
        <MessageText text={text} isUser={isUser} onFollow={onFollow} />
      </div>
      <time className="px-1 text-xs text-soft">{time}</time>
    </div>
  )
}

/** Three dots; the status line says the same in words. */
function Typing() {
  return (
    <div aria-hidden="true" data-typing className="mx-4 mb-4 flex w-fit gap-1.5 rounded-box bg-sunken px-4 py-4">
      {[0, 1, 2].map((dot) => (
        <span key={dot} className="dot size-2 rounded-full bg-soft" />
      ))}
    </div>
  )
}

function LoadingMessages() {
  return (
    <Loading label="Loading your conversation" className="flex flex-col gap-3 px-4">
      <Skeleton className="h-16 w-4/5" />
      <Skeleton className="h-10 w-1/2 self-end" />
      <Skeleton className="h-24 w-4/5" />
    </Loading>
  )
}
