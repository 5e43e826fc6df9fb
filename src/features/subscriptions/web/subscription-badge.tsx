import { useNow } from '#web/lib/now.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { type Shown, subscriptionLabel } from '../rules.ts'
import { isWhole } from './shown.ts'
import { badgeText, isLapsed } from './texts.ts'

/** The plan in a word or two, a running trial with its days (spec 1 §4); nothing for somebody stored by an older page. */
export function SubscriptionBadge({ of: shown }: { of: Partial<Shown> }) {
  const now = useNow()
  if (!isWhole(shown)) return null
  return <Badge tone={toneOf(subscriptionLabel(shown, now))}>{badgeText(shown, now)}</Badge>
}

function toneOf(label: string): Tone {
  if (isLapsed(label)) return 'danger'
  return label === 'Free Trial' ? 'mangga' : 'dagat'
}
