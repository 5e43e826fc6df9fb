import { Button } from '#web/ui/button.tsx'
import type { useChoice } from './use-choice.ts'

type ChoiceButtonProps = {
  choice: ReturnType<typeof useChoice>
  other: number
  /** The posting in words, for who hears its button alone. */
  name: string
  label: string
  done: string
}

/** Says it of one posting of the list, and takes it back. It is one button throughout, so that the focus stays on it. */
export function ChoiceButton({ choice, other, name, label, done }: ChoiceButtonProps) {
  const isDone = choice.isChanged(other)
  const words = isDone ? 'Undo' : label
  const isPending = choice.pending === other
  return (
    <span className="flex items-center gap-x-3">
      {isDone ? <span className="text-soft">{done}</span> : null}
      <Button
        look={isDone ? 'quiet' : 'secondary'}
        disabled={!choice.ready}
        busy={choice.busy}
        busyLabel={isPending ? 'Saving…' : words}
        aria-label={`${isPending ? 'Saving…' : words}: ${name}`}
        onClick={() => choice.toggle(other)}
      >
        {words}
      </Button>
    </span>
  )
}
