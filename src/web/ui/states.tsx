import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type StateProps = {
  title: string
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
  level?: 1 | 2
  /** What would stand here; a lens that found nothing where none is given. */
  picture?: ReactNode
}

const NothingFound = () => (
  <svg
    viewBox="0 0 64 40"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    aria-hidden="true"
    className="h-10 text-edge"
  >
    <circle cx="27" cy="17" r="13" strokeDasharray="4 5" />
    <path d="M37 27 46 36" />
    <path d="M4 36h14M52 36h8" strokeWidth="1.5" />
  </svg>
)

/** An empty list: what is missing and the next step. */
export function EmptyState({ title, children, action, level = 2, picture = <NothingFound /> }: StateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-start gap-3 border-y border-line py-10 sm:items-center sm:text-center">
      {picture}
      <Heading className="text-xl">{title}</Heading>
      {children === undefined ? null : <div className="max-w-prose text-soft">{children}</div>}
      {action}
    </div>
  )
}

type ErrorStateProps = {
  message: string
  onRetry?: () => void
  retrying?: boolean
  children?: ReactNode
  /** Another way on, beside trying again. */
  other?: ReactNode
  level?: 1 | 2
}

/** What failed, in the spec's sentence, and how to try again. */
export function ErrorState({ message, onRetry, retrying = false, children, other, level = 2 }: ErrorStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 border-y border-line py-10 sm:items-center sm:text-center"
    >
      <Heading className="text-xl">{message}</Heading>
      {children === undefined ? null : <div className="max-w-prose text-soft">{children}</div>}
      {onRetry ? (
        <div className="flex flex-wrap gap-x-3">
          <Button look="secondary" onClick={onRetry} busy={retrying} busyLabel="Trying again…">
            Try again
          </Button>
          {other}
        </div>
      ) : null}
    </div>
  )
}

type NoticeProps = {
  tone?: 'plain' | 'mangga' | 'danger' | 'success'
  icon?: ReactNode
  children: ReactNode
  role?: 'status' | 'alert'
}
const NOTICE_TONES = {
  plain: 'bg-sunken text-ink',
  mangga: 'bg-mangga-wash text-mangga-ink',
  danger: 'bg-danger-wash text-danger',
  success: 'bg-success-wash text-success',
}

/** A band inside a screen: closed, applied, offline. */
export function Notice({ tone = 'plain', icon, children, role }: NoticeProps) {
  return (
    <div role={role} className={`flex items-start gap-3 rounded-box px-4 py-3 ${NOTICE_TONES[tone]}`}>
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
