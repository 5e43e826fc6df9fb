import type { ReactNode } from 'react'
import { useSession } from '#web/lib/session.ts'
import { Mark } from '#web/ui/mark.tsx'
import { Notice } from '#web/ui/states.tsx'

type AuthFrameProps = { title: string; intro: ReactNode; children: ReactNode; otherWay: ReactNode }

/** The calm page around a login or a registration: what it is, the form, and the other way. */
export function AuthFrame({ title, intro, children, otherWay }: AuthFrameProps) {
  return (
    <div className="relative py-8 sm:py-14">
      <Mark className="pointer-events-none absolute end-0 top-10 -z-1 hidden size-[34rem] text-dagat-wash lg:block" />
      <div className="flex max-w-md flex-col gap-6">
        <div>
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <div className="mt-2 text-soft">{intro}</div>
        </div>
        {children}
        <div className="border-t border-line pt-5">{otherWay}</div>
      </div>
    </div>
  )
}

/** The ways in without a password of ours, after the form. */
export function OtherWaysIn({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {children}
    </div>
  )
}

/** Says why somebody who was signed in has to log in: the server ended their session, not they. */
export function SessionEnded() {
  const { lost } = useSession()
  return (
    <div role="status" className="empty:hidden">
      {lost ? (
        <Notice tone="mangga">
          Your session has ended. Please log in again. What you typed is kept in this browser.
        </Notice>
      ) : null}
    </div>
  )
}

/** The e-mail address another door handed on, without writing it into the address bar. */
export function handedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}

/** For browsers that run no scripts: the form under it cannot work there. */
export const NeedsScripts = () => (
  <noscript>
    <p>Logging in needs JavaScript. Please switch it on in your browser; looking for jobs works without it.</p>
  </noscript>
)
