import type { ReactNode } from 'react'
import { part } from '#web/lib/screen.tsx'
import { useSession } from '#web/lib/session.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { usePersonMark } from './person-mark.ts'
import { Tabs } from './tabs.tsx'

// Nothing of it is needed for the first paint.
const Overlays = part(async () => (await import('./overlays.tsx')).Overlays)
const SignedIn = part(async () => (await import('./signed-in.tsx')).SignedIn)

/** Header, content, footer or tabs, and what lies over them. */
export function Shell({ children }: { children: ReactNode }) {
  const session = useSession()
  usePersonMark()
  return (
    <>
      <a
        href="#content"
        className="sr-only z-40 rounded-box bg-dagat px-4 py-3 font-semibold text-on-dagat focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh flex-col pb-[calc(var(--low)+var(--told))]">
        <Header />
        {/* The line's room is kept from the first paint on, unless it is put away: what is below never moves. */}
        <div className="hidden h-9 signed-in:block put-away:hidden print:hidden!">
          {session.token === null ? null : <SignedIn key={session.token} token={session.token} user={session.user} />}
        </div>
        {/* As high as the screen, so that content that grows never pushes the footer through what is read. */}
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-4 has-[>.fills]:flex has-[>.fills]:flex-col has-[+footer]:min-h-[calc(100dvh-4rem)] sm:px-6"
        >
          {children}
        </main>
        <Footer />
      </div>
      <Tabs />
      <Overlays />
    </>
  )
}
