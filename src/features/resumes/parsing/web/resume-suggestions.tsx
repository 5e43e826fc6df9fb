import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/ui/states.tsx'
import { type ResumeSource, sourceKey, useResumeSuggestions } from './api.ts'
import type { FormValues, SuggestedField, SuggestedValues, Suggestion } from './suggestions.ts'
import { FIELD_NAMES, wordsOf } from './texts.ts'

/** Takes one value into the form; for `skills` the value holds only the skills to add. */
export type OnAccept = <F extends SuggestedField>(field: F, value: SuggestedValues[F]) => void

type ResumeSuggestionsProps = {
  /** The chosen file, or the id of the uploaded resume; null shows nothing. */
  source: ResumeSource
  /** What the form holds now: only fields named here are suggested, and not what is there already. */
  form: FormValues
  onAccept: OnAccept
}

/**
 * What a resume says, to be taken over value by value or all at once; nothing reaches the form by itself, and a value
 * that would replace one of the form's own says so (issue "Parsing").
 */
export function ResumeSuggestions({ source, form, onAccept }: ResumeSuggestionsProps) {
  const state = useResumeSuggestions(source, form)
  if (state.kind === 'none') return null
  if (state.kind === 'reading') return <Reading />
  if (state.kind === 'failed') return <Failed sentence={state.sentence} onRetry={state.retry} />
  return <Found key={sourceKey(source)} suggestions={state.suggestions} onAccept={onAccept} />
}

function Reading() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="text-soft">Reading your resume…</p>
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  )
}

/** What went wrong where the suggestions would be, and a way to try again where that may help; the toast is the screen's. */
function Failed({ sentence, onRetry }: { sentence: string; onRetry: (() => void) | null }) {
  return (
    <Notice tone="mangga" role="status">
      <p>{sentence}</p>
      {onRetry ? (
        <Button look="quiet" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </Notice>
  )
}

type FoundProps = { suggestions: Suggestion[]; onAccept: OnAccept }

function Found({ suggestions, onAccept }: FoundProps) {
  const title = useId()
  const [dismissed, setDismissed] = useState<SuggestedField[]>([])
  const shown = suggestions.filter(({ field }) => !dismissed.includes(field))
  const box = useKeptFocus(JSON.stringify(shown))
  const accept = (one: Suggestion) => onAccept(one.field, one.value)
  const plain = shown.filter(({ replaces }) => !replaces)
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={title} className="rounded-box border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={title} className="text-lg">
          Found in your resume
        </h3>
        {plain.length > 1 ? (
          <Button look="secondary" onClick={() => plain.forEach(accept)}>
            Use all
          </Button>
        ) : null}
      </div>
      <p role="status" className="mt-1 text-sm text-soft">
        {shown.length > 0
          ? 'Nothing is filled in until you choose it.'
          : 'Everything found in your resume is in your profile.'}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {shown.map((one) => (
          <li key={one.field} className="flex flex-col gap-2 py-3">
            <Row
              suggestion={one}
              onAccept={onAccept}
              onDismiss={() => setDismissed((before) => [...before, one.field])}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type RowProps = { suggestion: Suggestion; onAccept: OnAccept; onDismiss: () => void }

function Row({ suggestion, onAccept, onDismiss }: RowProps) {
  const { field, value, replaces } = suggestion
  const name = FIELD_NAMES[field]
  return (
    <>
      <p className="font-semibold">
        {name}
        {replaces ? <span className="font-normal text-soft"> (replaces what you have)</span> : null}
      </p>
      {field === 'skills' ? (
        <SkillChoices skills={suggestion.value} onAccept={onAccept} />
      ) : (
        wordsOf(suggestion).map(({ head, rest }) => (
          <div key={`${head} ${rest}`} className="wrap-anywhere">
            <p>{head}</p>
            {rest === '' ? null : <p className="text-sm text-soft">{rest}</p>}
          </div>
        ))
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          aria-label={field === 'skills' ? 'Add all skills' : `Use this: ${name}`}
          icon={<Check className="size-5" aria-hidden="true" />}
          onClick={() => onAccept(field, value)}
        >
          {field === 'skills' ? 'Add all' : 'Use this'}
        </Button>
        <Button look="quiet" aria-label={`No, thanks: ${name}`} onClick={onDismiss}>
          No, thanks
        </Button>
      </div>
    </>
  )
}

function SkillChoices({ skills, onAccept }: { skills: string[]; onAccept: OnAccept }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {skills.map((skill) => (
        <li key={skill}>
          <button
            type="button"
            aria-label={`Add ${skill}`}
            onClick={() => onAccept('skills', [skill])}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-box border border-edge bg-surface px-3 hover:border-dagat hover:bg-dagat-wash"
          >
            <Plus className="size-4 text-dagat" aria-hidden="true" />
            <span className="wrap-anywhere">{skill}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A choice takes its own button away: the list keeps the focus, so that the keyboard stays here. */
function useKeptFocus(shown: string) {
  const box = useRef<HTMLElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) box.current?.focus()
  }, [shown])
  return box
}
