import LoaderCircle from 'lucide-react/icons/loader-circle'
import { type ReactNode, useEffect, useRef } from 'react'
import { TEXTS } from '#features/auth/google/web/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/mark.tsx'

type SignInStatusProps = {
  tone: 'working' | 'done' | 'failed'
  title: string
  message: string
  details?: string
  children?: ReactNode
}

/** How a sign-in through another site stands: status, message, details, and what can be done. Read out as it changes. */
export function SignInStatus({ tone, title, message, details = '', children }: SignInStatusProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    // The button that was pressed may be gone with the state it belonged to.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <div className="relative py-8 sm:py-14">
      <Mark className="pointer-events-none absolute end-0 top-10 -z-1 hidden size-[34rem] text-dagat-wash lg:block" />
      <div className="flex min-h-72 max-w-md flex-col gap-6">
        <div role={tone === 'failed' ? 'alert' : 'status'} className="flex flex-col gap-2">
          <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
            {title}
          </h1>
          <p className="flex items-center gap-2 text-soft">
            {tone === 'working' ? (
              <LoaderCircle aria-hidden="true" className="size-5 shrink-0 motion-safe:animate-spin" />
            ) : null}
            {message}
          </p>
          {details === '' ? null : <p className="text-sm break-words text-soft">{details}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}

/** The way back, as a button. */
export const ReturnToLogin = () => (
  <ButtonLink to="/login" look="secondary" wide>
    {TEXTS.returnToLogin}
  </ButtonLink>
)
