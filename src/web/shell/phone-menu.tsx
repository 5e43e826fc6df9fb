import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from '#web/lib/navigation.tsx'
import type { Session } from '#web/lib/session.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useLeaving } from './leaving.ts'
import { INBOX, MAIN_PLACES, OWN_PLACES, type Place, placesOf } from './places.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { UnreadBadge } from './unread-badge.tsx'

const ROW =
  'flex min-h-12 items-center gap-3 border-b border-line text-lg font-medium text-ink no-underline aria-[current=page]:underline aria-[current=page]:decoration-mangga aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-4'

/** The whole navigation as a sheet from below, for thumbs. Closes when another place is shown, also by going back. */
export function PhoneMenu({ session, onClose }: { session: Session; onClose: () => void }) {
  const { leave, leaveEverywhere } = useLeaving()
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (key !== openedAt.current) onClose()
  })
  const after = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <Dialog title="Menu" onClose={onClose}>
      <nav aria-label="Menu">
        <Rows places={placesOf(MAIN_PLACES, session.user, session.token !== null)} onClose={onClose} />
        {session.token === null ? null : (
          <>
            <h3 className="mt-6 text-sm font-semibold text-soft">Your account</h3>
            <Rows places={placesOf(OWN_PLACES, session.user, true)} onClose={onClose} />
          </>
        )}
      </nav>
      <div className="mt-6">
        <ThemeSwitch />
      </div>
      <div className="mt-4 flex flex-col gap-2">
        {session.token === null ? (
          <>
            <NavLink to="/login" className={buttonClass('secondary', true)} onClick={onClose}>
              Login
            </NavLink>
            <NavLink to="/register" className={buttonClass('primary', true)} onClick={onClose}>
              Register
            </NavLink>
          </>
        ) : (
          <>
            <Button look="secondary" wide onClick={after(leave)}>
              Logout
            </Button>
            <Button look="quiet" wide onClick={after(leaveEverywhere)}>
              Log out of all devices
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

function Rows({ places, onClose }: { places: Place[]; onClose: () => void }) {
  return (
    <ul>
      {places.map((place) => (
        <li key={place.to}>
          <NavLink to={place.to} end={place.to === '/'} className={ROW} onClick={onClose}>
            {place.label}
            {place.to === INBOX ? <UnreadBadge /> : null}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
