import type { ReactNode } from 'react'
import { Toaster } from '#web/ui/toaster.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/** Header, content, footer, and what lies over them. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-40 rounded-box bg-dagat px-4 py-3 font-semibold text-on-dagat focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh flex-col">
        <Header />
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 sm:px-6">
          {children}
        </main>
        <Footer />
      </div>
      <OfflineNotice />
      <Toaster />
    </>
  )
}
