import { grouped } from '#contract/number.ts'
import { type ReactNode } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { COVER_LETTER_MAX, SUBJECT_MAX } from '../rules.ts'

type LetterEditorProps = {
  subject: string
  content: string
  onSubject: (subject: string) => void
  onContent: (content: string) => void
  /** While a letter comes in, its words cannot be typed into. */
  writing: boolean
  disabled?: boolean
  /** What stands under the letter: its writer, what is to be checked. */
  children?: ReactNode
}

const counted = (length: number, max: number) => `${grouped(length)} / ${grouped(max)}`

/** Subject and letter with their counters (spec 2 §2 "Apply"). */
export function LetterEditor({ subject, content, onSubject, onContent, children, ...rest }: LetterEditorProps) {
  const { writing, disabled = false } = rest
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
            name="cover_letter"
            className="min-h-48"
            value={content}
            onValue={onContent}
            maxLength={COVER_LETTER_MAX}
            disabled={disabled}
            readOnly={writing}
            aria-busy={writing}
            spellCheck
            placeholder="Why you, for this job, in your own words."
          />
        )}
      </Field>
      {children}
    </div>
  )
}
