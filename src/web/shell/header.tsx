import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { NavLink } from '#web/lib/navigation.tsx'
import { part } from '#web/lib/screen.tsx'
import { type Session, useHydrated, useSession } from '#web/lib/session.ts'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { Brand } from './brand.tsx'
import { HelpButton } from './help-button.tsx'
import { INBOX, MAIN_PLACES, shownTo } from './places.ts'
import { UnreadBadge } from './unread-badge.tsx'

// Only some need them: a signed-in person, a visitor's thumb on the menu.
const BellButton = part(async () => (await import('#features/alerts/bell/web/bell-button.tsx')).BellButton)
const AccountMenu = part(async () => (await import('./account-menu.tsx')).AccountMenu)
const PhoneMenu = part(async () => (await import('./phone-menu.tsx')).PhoneMenu)

const TAB =
  'relative inline-flex min-h-11 items-center rounded-box px-2.5 font-medium text-soft no-underline hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-mangga aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8'

/** Name, places, and the person. Its height and the width of the person's corner never change. */
export function Header() {
  const session = useSession()
  const [menuOpen, setMenuOpen] = useState(false)
  const noMenu = () => {
    setMenuOpen(false)
    toast.error('The menu did not load', 'Check your connection and try again.')
  }
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex h-12 max-w-6xl items-center gap-2 px-4 sm:px-6 lg:h-16">
        <Brand />
        <nav aria-label="Main" className="ms-3 hidden flex-1 lg:block">
          <ul className="flex">
            {MAIN_PLACES.map((place) => (
              <li key={place.to} className={shownTo(place)}>
                <NavLink to={place.to} end={place.to === '/'} className={TAB}>
                  {place.label}
                  {place.to === INBOX ? <UnreadBadge className="absolute end-0 -top-1" /> : null}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="-me-2.5 flex flex-1 items-center justify-end lg:me-0 lg:flex-none lg:gap-2">
          <HelpButton />
          <Person session={session} />
          <noscript>
            <a href="/jobs" className={cx(TAB, 'lg:hidden')}>
              Jobs
            </a>
          </noscript>
          <IconButton
            label="Menu"
            aria-haspopup="dialog"
            className="lg:hidden signed-in:hidden"
            onClick={() => setMenuOpen(true)}
          >
            <MenuIcon className="size-6" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {menuOpen ? <PhoneMenu onClose={() => setMenuOpen(false)} onMissing={noMenu} /> : null}
    </header>
  )
}

/** Login and Register, or the avatar. The server renders both; who is looking decides before the first paint. */
function Person({ session }: { session: Session }) {
  const hydrated = useHydrated()
  const waiting = <Skeleton className="m-1 size-9 rounded-full visitor:hidden" />
  if (hydrated && session.token !== null) {
    return (
      <>
        <BellButton key={session.token} waiting={<span className="size-11" />} />
        <AccountMenu user={session.user} waiting={waiting} />
      </>
    )
  }
  return (
    <>
      {hydrated ? null : (
        <>
          <span className="size-11 visitor:hidden" />
          {waiting}
        </>
      )}
      <ButtonLink to="/login" look="quiet" className="px-2.5 signed-in:hidden sm:px-4">
        Login
      </ButtonLink>
      <ButtonLink to="/register" className="px-3 py-1.5 max-[25rem]:hidden signed-in:hidden sm:px-4 max-lg:min-h-9 ">
        Register
      </ButtonLink>
    </>
  )
}
