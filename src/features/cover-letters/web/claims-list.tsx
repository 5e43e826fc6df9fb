import { Button } from '#web/ui/button.tsx'
import type { Claim } from '../claims/claim.ts'
import { gapsOf } from '../answers/rules.ts'
import { LetterFrame, useLedTo } from './letter-frame.tsx'
import { changeNotes, useLetterNotes } from './letter-notes.ts'
import { CLAIM_WORDS, LETTER_SENTENCES as say } from './texts.ts'
import { placed, withoutSentence } from './use-claims.ts'

type ClaimsListProps = {
  jobId: number
  subject: string
  content: string
  onContent: (content: string) => void
  disabled: boolean
  /** Grows whenever sending was stopped by what stands here. */
  asked: number
}

/** What in the letter nothing covers: to look at, to confirm or to take out before it is sent. */
export function ClaimsList({ jobId, subject, content, onContent, disabled, asked }: ClaimsListProps) {
  const heading = useLedTo(asked)
  const { claims, confirmed } = useLetterNotes(jobId)
  // Those have fields of their own.
  const gaps = new Set(gapsOf({ subject, content }).map(({ text }) => text))
  const here = distinct(placed(claims, content)).filter(({ text }) => !gaps.has(text))
  const open = here.filter((claim) => !claim.can_confirm || !confirmed.includes(claim.key))
  const kept = here.filter((claim) => claim.can_confirm && confirmed.includes(claim.key))
  if (here.length === 0) return null
  const remove = (claim: Claim) => {
    changeNotes(jobId, { before: { subject, content } })
    onContent(withoutSentence(content, claim))
    heading.current?.focus()
  }
  const keep = (claim: Claim) => {
    changeNotes(jobId, { confirmed: [...confirmed, claim.key] })
    heading.current?.focus()
  }
  return (
    <LetterFrame
      heading={heading}
      title={open.length === 0 ? say.allKept : say.toCheck(open.length)}
      stopped={asked > 0 && open.length > 0 ? say.stopped : null}
    >
      {open.length === 0 ? null : <p className="text-sm text-soft">{say.why}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {open.map((claim) => (
          <OpenClaim
            key={claim.key}
            claim={claim}
            disabled={disabled}
            onKeep={() => keep(claim)}
            onRemove={() => remove(claim)}
          />
        ))}
        {kept.map((claim) => (
          <li key={claim.key} className="flex items-center justify-between gap-x-3 py-1 text-soft">
            <span className="min-w-0 break-words">{`Kept as true: “${claim.text}”`}</span>
            <Button
              look="quiet"
              className="-me-3 shrink-0 px-3"
              disabled={disabled}
              onClick={() => changeNotes(jobId, { confirmed: confirmed.filter((key) => key !== claim.key) })}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </LetterFrame>
  )
}

type OpenClaimProps = { claim: Claim; disabled: boolean; onKeep: () => void; onRemove: () => void }

function OpenClaim({ claim, disabled, onKeep, onRemove }: OpenClaimProps) {
  const inSubject = claim.start < 0
  const name = `“${claim.text}”`
  return (
    <li className="flex flex-col gap-1 py-2">
      <p className="break-words">
        <mark className="rounded-sm bg-mangga-wash px-1 text-mangga-ink">{claim.text}</mark>{' '}
        <span className="text-sm text-soft">{`${CLAIM_WORDS[claim.kind]}${inSubject ? ', in the subject' : ''}`}</span>
      </p>
      {inSubject ? null : (
        <div className="-ms-2 flex flex-wrap gap-x-1 *:px-2">
          <Button look="quiet" aria-label={`Show ${name} in the letter`} onClick={() => showInLetter(claim)}>
            Show
          </Button>
          {claim.can_confirm ? (
            <Button look="quiet" disabled={disabled} aria-label={`Keep: it is true, ${name}`} onClick={onKeep}>
              Keep: it is true
            </Button>
          ) : null}
          <Button look="quiet" disabled={disabled} aria-label={`Remove the sentence with ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
    </li>
  )
}

/** One line for the same words, wherever they stand. */
const distinct = (claims: Claim[]): Claim[] =>
  [...new Map(claims.toReversed().map((claim) => [claim.key, claim])).values()].toReversed()

function showInLetter({ start, end }: Claim): void {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name="cover_letter"]')
  if (!field) return
  field.focus()
  field.setSelectionRange(start, end)
  field.scrollIntoView({ block: 'center' })
}
