import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type FormEvent, type RefObject, useState } from 'react'
import { Input } from '#web/ui/input.tsx'
import { isAsked, LONGEST_QUESTION } from '../rules.ts'

type QuestionFormProps = {
  input: RefObject<HTMLInputElement | null>
  /** While true nothing is sent, and what is typed stays. */
  busy: boolean
  /** True when the question was taken. */
  onAsk: (question: string) => boolean
}

/** The input and its send button (spec 1 §5: nothing empty, nothing while the assistant is typing). */
export function QuestionForm({ input, busy, onAsk }: QuestionFormProps) {
  const [text, setText] = useState('')
  const ready = !busy && isAsked(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && onAsk(text)) setText('')
    input.current?.focus()
  }
  return (
    <form
      aria-label="Ask the assistant"
      onSubmit={submit}
      className="flex gap-2 border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <Input
        ref={input}
        aria-label="Your question"
        value={text}
        onValue={setText}
        maxLength={LONGEST_QUESTION}
        autoComplete="off"
        enterKeyHint="send"
        placeholder="Type your question"
      />
      <button
        type="submit"
        aria-label="Send"
        title="Send"
        aria-disabled={!ready}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-box bg-dagat text-on-dagat hover:bg-dagat-deep aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-soft"
      >
        <SendHorizontal className="size-5" aria-hidden="true" />
      </button>
    </form>
  )
}
