import Sparkles from 'lucide-react/icons/sparkles'
import Square from 'lucide-react/icons/square'
import { type ReactNode, useState } from 'react'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { ConfirmDialog } from '#web/ui/prompt-dialogs.tsx'
import { CUSTOM_PROMPT_MAX } from '../rules.ts'
import { changeNotes, useLetterNotes } from './letter-notes.ts'

type LetterToolsProps = {
  jobId: number
  /** Writes a letter into the field. */
  onGenerate: () => void
  onStop: () => void
  /** Brings back what was written over; null when nothing was. */
  onUndo: (() => void) | null
  writing: boolean
  /** What the writer does, for who does not see it. */
  said: string
  /** Whether a writer wrote what stands there. */
  written: boolean
  /** Whether the field holds words of the person that writing would replace. */
  ownWords: boolean
  disabled: boolean
  children: ReactNode
}

/** The letter writer: generate, stop, again, undo, and a wish for this letter (spec 2 §4). */
export function LetterTools({ jobId, onGenerate, onStop, onUndo, writing, said, written, ...rest }: LetterToolsProps) {
  const { ownWords, disabled, children } = rest
  const { wish } = useLetterNotes(jobId)
  const [asking, setAsking] = useState(false)
  return (
    <div className="-mt-1 flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {writing ? (
          <Button look="secondary" onClick={onStop} icon={<Square className="size-4" aria-hidden="true" />}>
            Stop
          </Button>
        ) : (
          <Button
            look="secondary"
            disabled={disabled}
            onClick={() => (ownWords ? setAsking(true) : onGenerate())}
            icon={<Sparkles className="size-5" aria-hidden="true" />}
          >
            {written ? 'Regenerate' : 'Generate cover letter'}
          </Button>
        )}
        {onUndo ? (
          <Button look="quiet" onClick={onUndo} disabled={disabled}>
            Undo
          </Button>
        ) : null}
        {children}
      </div>
      <p role="status" className="text-sm text-soft empty:hidden">
        {said}
      </p>
      <details>
        <summary className={cx(buttonClass('quiet'), 'flex w-fit cursor-pointer max-sm:px-0')}>
          A wish for this letter
        </summary>
        <Field label="Wish" hint="Heeded when this letter is generated, beside your AI instructions.">
          {(control) => (
            <Input
              {...control}
              name="custom_prompt"
              value={wish}
              onValue={(text) => changeNotes(jobId, { wish: text })}
              maxLength={CUSTOM_PROMPT_MAX}
              disabled={disabled || writing}
              autoComplete="off"
            />
          )}
        </Field>
      </details>
      {asking ? (
        <ConfirmDialog
          title="Replace your letter?"
          confirmLabel="Replace"
          cancelLabel="Keep mine"
          onConfirm={() => {
            setAsking(false)
            onGenerate()
          }}
          onCancel={() => setAsking(false)}
        >
          What you wrote in the cover letter will be replaced by a new one. Undo brings it back.
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
