import type { ReactNode } from 'react'
import { Badge, type Tone } from './badge.tsx'

type StatusPillProps = {
  tone: Tone
  /** A sign of its own; otherwise a dot. */
  icon?: ReactNode
  children: ReactNode
}

/** How something stands: a sign, a word and a tone, so that no state is told by its colour alone. */
export const StatusPill = ({ tone, icon, children }: StatusPillProps) => (
  <Badge tone={tone} className="max-w-full">
    {icon ?? <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />}
    <span className="truncate">{children}</span>
  </Badge>
)
