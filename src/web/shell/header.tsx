import MenuIcon from 'lucide-react/icons/menu'
import { lazy, Suspense, useState } from 'react'
import { NavLink } from 'react-router'
import { useHydrated, useSession } from '#web/lib/session.ts'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Brand } from './brand.tsx'
import { OWN_PLACES, PUBLIC_PLACES } from './places.ts'

// Only some need them: a signed-in person, a thumb on the menu.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))
const PhoneMenu = lazy(async () => ({ default: (await import('./phone-menu.tsx')).PhoneMenu }))

const TAB =
  'inline-flex min-h-11 items-center rounded-box px-3 font-medium text-soft no-underline hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-mangga aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8'

/** Name, places, and the person. Its height and the width of the person's corner never change. */
export function Header() {
  const session = useSession()
  const [menuOpen, setMenuOpen] = useState(false)
  const signedIn = session.token !== null
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Brand />
        <nav aria-label="Main" className="ms-4 hidden flex-1 md:block">
          <ul className="flex">
            {(signedIn ? [...PUBLIC_PLACES, ...OWN_PLACES] : PUBLIC_PLACES).map((place) => (
              <li key={place.to}>
                <NavLink to={place.to} end={place.to === '/'} className={TAB}>
                  {place.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-1 items-center justify-end gap-2">
          <Person session={session} />
          <noscript>
            <a href="/jobs" className={cx(TAB, 'md:hidden')}>
              Jobs
            </a>
          </noscript>
          <IconButton label="Menu" aria-haspopup="dialog" className="md:hidden" onClick={() => setMenuOpen(true)}>
            <MenuIcon className="size-6" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <Suspense>{menuOpen ? <PhoneMenu session={session} onClose={() => setMenuOpen(false)} /> : null}</Suspense>
    </header>
  )
}

/** Login and Register, or the avatar. The server cannot know, so it shows the signed-out one without motion. */
function Person({ session }: { session: ReturnType<typeof useSession> }) {
  const hydrated = useHydrated()
  if (hydrated && session.token !== null) {
    return (
      <Suspense fallback={<Skeleton className="m-1 size-9 rounded-full" />}>
        <AccountMenu user={session.user} />
      </Suspense>
    )
  }
  return (
    <>
      <ButtonLink to="/login" look="quiet" className="max-md:hidden">
        Login
      </ButtonLink>
      <ButtonLink to="/register" className="max-[25rem]:hidden">
        Register
      </ButtonLink>
    </>
  )
}
