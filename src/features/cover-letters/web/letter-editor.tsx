import Sparkles from 'lucide-react/icons/sparkles'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { ConfirmDialog } from '#web/ui/prompt-dialogs.tsx'
import { COVER_LETTER_MAX, SUBJECT_MAX } from '../rules.ts'

type LetterEditorProps = {
  subject: string
  content: string
  onSubject: (subject: string) => void
  onContent: (content: string) => void
  /** Writes a letter into the field; the owner's `generating` says while it does. */
  onGenerate: () => void
  generating: boolean
  /** Whether the field holds words of the person that writing would replace. */
  ownWords: boolean
  disabled?: boolean
  contentId?: string
  children?: ReactNode
}

const counted = (length: number, max: number) => `${length.toLocaleString('en-US')} / ${max.toLocaleString('en-US')}`

/** Subject and letter with their counters, and the button that writes one (spec 2 §2 "Apply"). */
export function LetterEditor({ subject, content, onSubject, onContent, children, ...rest }: LetterEditorProps) {
  const { onGenerate, generating, ownWords, disabled = false, contentId } = rest
  const [asking, setAsking] = useState(false)
  const replace = () => {
    setAsking(false)
    onGenerate()
  }
  return (
    <div className="flex flex-col gap-4">
      <Field label="Subject" aside={<span className="tabular">{counted(subject.length, SUBJECT_MAX)}</span>}>
        {(control) => (
          <Input
            {...control}
            name="subject"
            value={subject}
            onValue={onSubject}
            maxLength={SUBJECT_MAX}
            disabled={disabled}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Cover letter" aside={<span className="tabular">{counted(content.length, COVER_LETTER_MAX)}</span>}>
        {(control) => (
          <Textarea
            {...control}
            id={control.id}
            name="cover_letter"
            data-field={contentId}
            className="min-h-48"
            value={content}
            onValue={onContent}
            maxLength={COVER_LETTER_MAX}
            disabled={disabled || generating}
            spellCheck
            placeholder="Why you, for this job, in your own words."
          />
        )}
      </Field>
      <div className="-mt-1 flex flex-wrap gap-2">
        <Button
          look="secondary"
          busy={generating}
          busyLabel="Writing…"
          disabled={disabled}
          onClick={() => (ownWords ? setAsking(true) : onGenerate())}
          icon={<Sparkles className="size-5" aria-hidden="true" />}
        >
          Generate cover letter
        </Button>
        {children}
      </div>
      {asking ? (
        <ConfirmDialog
          title="Replace your letter?"
          confirmLabel="Replace"
          cancelLabel="Keep mine"
          onConfirm={replace}
          onCancel={() => setAsking(false)}
        >
          What you wrote in the cover letter will be replaced by a new one.
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
