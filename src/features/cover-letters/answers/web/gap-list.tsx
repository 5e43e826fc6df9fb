import { useState } from 'react'
import { readSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { LetterFrame, useLedTo } from '../../web/letter-frame.tsx'
import { changeNotes, readNotes, useLetterNotes } from '../../web/letter-notes.ts'
import type { LetterAnswer } from '../contract.ts'
import { ANSWER_MAX, answeredBefore, filled, fitted, type Gap, gapsOf, type Letter, without } from '../rules.ts'
import { useAnswers, useForgetAnswer } from './api.ts'
import { ANSWER_SENTENCES as say } from './texts.ts'

type GapListProps = {
  jobId: number
  subject: string
  content: string
  onLetter: (letter: Letter) => void
  disabled: boolean
  /** Grows whenever sending was stopped by what stands here. */
  asked: number
}

/** What the letter leaves for the person to answer, each with a field and with what they answered before. */
export function GapList({ jobId, subject, content, onLetter, disabled, asked }: GapListProps) {
  const heading = useLedTo(asked)
  const [said, setSaid] = useState('')
  const letter = { subject, content }
  const gaps = gapsOf(letter)
  const answers = useAnswers(gaps.length > 0 && readSession().token !== null)
  const change = (next: Letter, what: string) => {
    changeNotes(jobId, { before: letter })
    onLetter(next)
    setSaid(what)
    heading.current?.focus()
  }
  const add = (gap: Gap, answer: string) => {
    note(jobId, gap, fitted(letter, gap, answer))
    change(filled(letter, gap, answer), say.added)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {gaps.length === 0 && said === '' ? null : (
        // It stays when the last answer is given: whoever works with the keyboard is not thrown out of their place.
        <LetterFrame
          heading={heading}
          title={gaps.length === 0 ? say.done : say.heading(gaps.length)}
          stopped={asked > 0 && gaps.length > 0 ? say.stopped : null}
        >
          {gaps.length === 0 ? null : <p className="text-sm text-soft">{say.why}</p>}
          <ul className="flex flex-col gap-4 empty:hidden">
            {gaps.map((gap) => (
              <OpenGap
                key={`${gap.inSubject}${gap.text}`}
                jobId={jobId}
                gap={gap}
                before={answeredBefore(gap.question, answers)}
                disabled={disabled}
                onAdd={(answer) => add(gap, answer)}
                onLeaveOut={() => change(without(letter, gap), say.leftOut)}
              />
            ))}
          </ul>
        </LetterFrame>
      )}
    </>
  )
}

/** Keeps the answer as it stands in the letter, for when the letter is kept. */
function note(jobId: number, { question }: Gap, answer: string): void {
  const { given, typed } = readNotes(jobId)
  const { [question]: _placed, ...others } = typed
  changeNotes(jobId, { typed: others, given: { ...given, [question]: answer } })
}

type OpenGapProps = {
  jobId: number
  gap: Gap
  before: LetterAnswer | null
  disabled: boolean
  onAdd: (answer: string) => void
  onLeaveOut: () => void
}

const asLabel = (question: string): string => question.replace(/^\p{Ll}/u, (one) => one.toUpperCase())

function OpenGap({ jobId, gap, before, disabled, onAdd, onLeaveOut }: OpenGapProps) {
  const { question, inSubject } = gap
  const { typed, given } = useLetterNotes(jobId)
  // A letter that was written anew asks again: what was answered to the last one is there.
  const answer = typed[question] ?? given[question] ?? ''
  const type = (text: string) => changeNotes(jobId, { typed: { ...readNotes(jobId).typed, [question]: text } })
  const name = asLabel(question)
  return (
    <li className="flex flex-col gap-2">
      <Field label={name} hint={inSubject ? say.inSubject : undefined}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={answer}
            onValue={type}
            maxLength={ANSWER_MAX - 1}
            disabled={disabled}
            spellCheck
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || answer.trim() === '') return
              event.preventDefault()
              onAdd(answer)
            }}
          />
        )}
      </Field>
      {before !== null && answer.trim() === '' ? (
        <Before answer={before} question={name} disabled={disabled} onUse={() => type(before.answer)} />
      ) : null}
      <div className="flex flex-wrap gap-x-2">
        <Button
          look="secondary"
          disabled={disabled || answer.trim() === ''}
          aria-label={`Add to letter: ${name}`}
          onClick={() => onAdd(answer)}
        >
          Add to letter
        </Button>
        <Button look="quiet" disabled={disabled} aria-label={`Leave out: ${name}`} onClick={onLeaveOut}>
          Leave out
        </Button>
      </div>
    </li>
  )
}

type BeforeProps = { answer: LetterAnswer; question: string; disabled: boolean; onUse: () => void }

/** What they answered to another employer, for one tap. */
function Before({ answer, question, disabled, onUse }: BeforeProps) {
  const forget = useForgetAnswer()
  return (
    <div className="rounded-box bg-sunken px-3 pt-2">
      <p className="text-sm text-soft">{say.before(answer.employer_name)}</p>
      <p className="line-clamp-4 break-words whitespace-pre-line">{answer.answer}</p>
      <div className="-ms-2 flex flex-wrap gap-x-1 *:px-2">
        <Button look="quiet" disabled={disabled} aria-label={`Use this answer: ${question}`} onClick={onUse}>
          Use this answer
        </Button>
        <Button
          look="quiet"
          disabled={disabled}
          aria-label={`Forget it: ${answer.question}`}
          onClick={() => forget(answer)}
        >
          Forget it
        </Button>
      </div>
    </div>
  )
}
