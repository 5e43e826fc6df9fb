import BookOpenCheck from 'lucide-react/icons/book-open-check'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import PenLine from 'lucide-react/icons/pen-line'
import Send from 'lucide-react/icons/send'
import { useNavigate } from '#web/lib/navigation.tsx'
import type { Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import type { Application } from '../contract.ts'
import { type Delivery, SAYS } from '../rules.ts'
import { emptyDraft, readApplyDraft, writeApplyDraft } from './apply-draft.ts'

const SOURCE_NAMES: Record<string, string> = { olj: 'OLJ', linkedin: 'LinkedIn' }
const LOOKS: Record<Delivery, { tone: Tone; label: string; Icon: typeof Clock }> = {
  sending: { tone: 'mangga', label: 'Sending', Icon: Send },
  confirmed: { tone: 'success', label: 'Confirmed', Icon: CircleCheck },
  failed: { tone: 'danger', label: 'Not sent', Icon: CircleX },
  unconfirmed: { tone: 'mangga', label: 'Being checked', Icon: Clock },
}

/** How the application stands at the board, in a word and a sign. */
export function DeliveryBadge({ delivery }: { delivery: Delivery }) {
  const { tone, label, Icon } = LOOKS[delivery]
  return (
    <StatusPill tone={tone} icon={<Icon className="size-4 shrink-0" aria-hidden="true" />}>
      {label}
    </StatusPill>
  )
}

/** Made elsewhere: the person says so, no board confirmed it to us. */
const OwnBadge = ({ source }: { source: string }) => (
  <StatusPill tone="plain" icon={<PenLine className="size-4 shrink-0" aria-hidden="true" />}>
    Noted by you{source === '' ? '' : `, ${SOURCE_NAMES[source] ?? source}`}
  </StatusPill>
)

/** Sent on the board itself and read from its list: the board says so. */
const ReadBadge = ({ from }: { from: string }) => (
  <StatusPill tone="success" icon={<BookOpenCheck className="size-4 shrink-0" aria-hidden="true" />}>
    Read from {SOURCE_NAMES[from] ?? from}
  </StatusPill>
)

function Sign({ row }: { row: Application }) {
  if (row.read_from !== null) return <ReadBadge from={row.read_from} />
  return row.own ? <OwnBadge source={row.source} /> : <DeliveryBadge delivery={row.delivery} />
}

/** What the state means, in a sentence; empty for what needs none. */
export function deliveryText(
  row: Pick<Application, 'delivery' | 'delivery_error' | 'applied_elsewhere' | 'own'>,
): string {
  if (row.own) return ''
  if (row.delivery === 'failed') return row.delivery_error ?? SAYS.failed
  if (row.delivery === 'unconfirmed') return SAYS.unconfirmed
  if (row.delivery === 'sending') return 'On its way to OLJ. This page follows it by itself.'
  return row.applied_elsewhere ? SAYS.sentElsewhere : ''
}

/** The badge, what it means, and the way to try again when it certainly was not sent. */
export function DeliveryState({ row }: { row: Application }) {
  const text = deliveryText(row)
  return (
    <div className="flex flex-col items-start gap-1.5" role="status">
      <Sign row={row} />
      {text === '' ? null : <p className="max-w-[44ch] text-sm text-soft">{text}</p>}
      {row.delivery === 'failed' ? <TryAgain row={row} /> : null}
    </div>
  )
}

/** Back to the posting with the same letter in the form: the person looks at it once more before it goes. */
function TryAgain({ row }: { row: Application }) {
  const navigate = useNavigate()
  const { job } = row
  if (job === null) return null
  if (row.job_closed) return <p className="text-sm text-soft">The job is closed by now.</p>
  const again = () => {
    const points = String(row.apply_points)
    const draft = { ...emptyDraft(row.cover_letter_subject), content: row.cover_letter_content, points }
    if (readApplyDraft(job) === null) writeApplyDraft(job, draft)
    navigate(`/jobs/${job}`, { state: { apply: true } })
  }
  return (
    <Button look="secondary" onClick={again} aria-label={`Try again: ${row.job_title}`}>
      Try again
    </Button>
  )
}
