import CircleCheck from 'lucide-react/icons/circle-check'
import Circle from 'lucide-react/icons/circle'
import type { PlanItem } from '#features/automation/contract.ts'
import { labelOf } from '#features/cover-letters/instructions/web/texts.ts'
import { CLAIM_WORDS } from '#features/cover-letters/web/texts.ts'
import { MatchExplanation } from '#features/matching/web/match-panel.tsx'

/** The letter as it would be sent, what of it nothing covers, and what the posting asks for, ticked off. */
const LetterSheet = ({ item: { letter, instructions } }: { item: PlanItem }) => (
  <>
    {letter === null ? (
      <p className="text-soft">No letter was written: a rule about the posting stands against it already.</p>
    ) : (
      <div>
        <h4 className="font-semibold">The letter as it would be sent</h4>
        <div className="mt-1 rounded-box bg-sunken px-3 py-2">
          <p className="font-medium break-words">{letter.subject}</p>
          <p className="mt-1 break-words whitespace-pre-line">{letter.content}</p>
        </div>
        <Claims letter={letter} />
      </div>
    )}
    {instructions.length === 0 ? null : (
      <div>
        <h4 className="font-semibold">What the posting asks for</h4>
        <ul className="mt-1 flex flex-col gap-1">
          {instructions.map(({ key, instruction, done }) => {
            const Icon = done ? CircleCheck : Circle
            return (
              <li key={key} className="flex gap-2">
                <Icon className={`mt-1 size-4 shrink-0 ${done ? 'text-success' : 'text-soft'}`} aria-hidden="true" />
                <span className="min-w-0 break-words">
                  {labelOf(instruction)}
                  <span className="sr-only">{done ? ', done' : ', not done'}</span>
                </span>
              </li>
            )
          })}
        </ul>
      </div>
    )}
  </>
)

function Claims({ letter }: { letter: NonNullable<PlanItem['letter']> }) {
  const open = letter.claims.filter(({ key }) => !letter.confirmed_claims.includes(key))
  const whose = letter.written_by === 'person' ? 'Your own words' : 'Written by the template from your profile'
  if (open.length === 0) {
    return <p className="mt-1 text-sm text-soft">{whose}. Checked: it says nothing your profile and resume do not.</p>
  }
  return (
    <div className="mt-1 text-sm">
      <p className="text-soft">{whose}. Your profile and resume do not say this:</p>
      <ul className="mt-1 flex flex-col gap-1">
        {open.map((claim) => (
          <li key={claim.key} className="break-words">
            <mark className="rounded-sm bg-mangga-wash px-1 text-mangga-ink">{claim.text}</mark>{' '}
            <span className="text-soft">{CLAIM_WORDS[claim.kind]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a candidate is shown with: parts of the rooms of matching and of letters. */
export const ITEM_PARTS = {
  score: (item: PlanItem) => <MatchExplanation match={item.match} />,
  letter: (item: PlanItem) => <LetterSheet item={item} />,
}
