import Pencil from 'lucide-react/icons/pencil'
import Reply from 'lucide-react/icons/reply'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import X from 'lucide-react/icons/x'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { lengthOf, MAX_MESSAGE } from '../rules.ts'
import { MESSAGES_TEXTS } from './texts.ts'
import type { Writing } from './writing.ts'

/** From here on it is said how much fits. */
const NEARLY_FULL = 500

type ComposerProps = {
  writing: Writing
  box: RefObject<HTMLTextAreaElement | null>
  /** The beginning of what is replied to, as long as it is there. */
  quoted: { sender_name: string; body: string } | null
}

/** Where a message is written, replied and edited. Enter sends; with any other key held it is a new line. */
export function Composer({ writing, box, quoted }: ComposerProps) {
  const id = useId()
  const left = MAX_MESSAGE - lengthOf(writing.text.trim())
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (left >= 0) writing.submit()
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && writing.editing !== null) return writing.endEdit()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.shiftKey) return
    event.preventDefault()
    if (!(event.ctrlKey || event.altKey || event.metaKey)) return send()
    const { selectionStart: from, selectionEnd: to } = event.currentTarget
    // Spoken as typed, so that the browser's own undo knows it.
    event.currentTarget.setRangeText('\n', from, to, 'end')
    writing.type(event.currentTarget.value)
  }
  return (
    <form method="post" onSubmit={send} className="writing-bar border-t border-line pt-2 pb-2">
      {writing.editing === null ? null : <About icon={Pencil} label="Editing your message" end={writing.endEdit} />}
      {quoted && writing.replyTo !== null ? (
        <About
          icon={Reply}
          label={`Replying to ${quoted.sender_name}`}
          more={quoted.body}
          end={() => writing.reply(null)}
        />
      ) : null}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Message
        </label>
        <Textarea
          id={id}
          ref={box}
          rows={1}
          value={writing.text}
          onValue={writing.type}
          onKeyDown={onKeyDown}
          placeholder="Write a message"
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={left < 0 || undefined}
          aria-describedby={left < NEARLY_FULL ? `${id}-left` : undefined}
          className="max-h-40 flex-1 resize-none"
        />
        <Button
          type="submit"
          busy={writing.saving}
          disabled={left < 0}
          aria-label={writing.editing === null ? 'Send' : 'Save'}
        >
          <SendHorizontal className="size-5" aria-hidden="true" />
        </Button>
      </div>
      {left < NEARLY_FULL ? (
        <p
          id={`${id}-left`}
          className={left < 0 ? 'tabular text-sm font-medium text-danger' : 'tabular text-sm text-soft'}
        >
          {left < 0 ? MESSAGES_TEXTS.tooLong(-left) : MESSAGES_TEXTS.left(left)}
        </p>
      ) : null}
    </form>
  )
}

type AboutProps = { icon: typeof Reply; label: string; more?: string; end: () => void }

/** What the box is about besides a new message. */
function About({ icon: Icon, label, more, end }: AboutProps) {
  return (
    <div className="mb-1 flex items-center gap-2 border-s-3 border-dagat ps-3">
      <Icon className="size-4 shrink-0 text-soft" aria-hidden="true" />
      <p className="min-w-0 flex-1 text-sm">
        <span className="font-semibold">{label}</span>
        {more === undefined ? null : <span className="block truncate text-soft">{more}</span>}
      </p>
      <IconButton label={`Cancel: ${label}`} onClick={end}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
