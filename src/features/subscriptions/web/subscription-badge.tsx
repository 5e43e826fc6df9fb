import { useNow } from '#web/lib/now.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { type Shown, subscriptionLabel } from '../rules.ts'
import { daysLeft } from './texts.ts'

/** The plan in a word or two, a running trial with its days (spec 1 §4); nothing for somebody stored by an older page. */
export function SubscriptionBadge({ of: shown }: { of: Partial<Shown> }) {
  const now = useNow()
  if (!isWhole(shown)) return null
  const label = subscriptionLabel(shown, now)
  const trial = label === 'Free Trial' && shown.trial_ends_at !== null
  return <Badge tone={toneOf(label)}>{trial ? `${label}: ${daysLeft(shown.trial_ends_at ?? '', now)}` : label}</Badge>
}

const isWhole = (shown: Partial<Shown>): shown is Shown =>
  shown.has_active_subscription !== undefined && shown.subscription !== undefined && shown.trial_ends_at !== undefined

function toneOf(label: string): Tone {
  if (label.endsWith('Expired')) return 'danger'
  return label === 'Free Trial' ? 'mangga' : 'dagat'
}
