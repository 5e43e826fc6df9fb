import { Link, useNavigate } from 'react-router'
import { logOut } from '#features/auth/web/session.ts'
import type { Session } from '#web/lib/session.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { OWN_PLACES, type Place, PUBLIC_PLACES } from './places.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const ROW = 'flex min-h-12 items-center border-b border-line text-lg font-medium text-ink no-underline'

/** The whole navigation as a sheet from below, for thumbs. */
export function PhoneMenu({ session, onClose }: { session: Session; onClose: () => void }) {
  const navigate = useNavigate()
  const leave = () => {
    onClose()
    void logOut()
    void navigate('/')
  }
  const places: Place[] = session.token === null ? PUBLIC_PLACES : [...PUBLIC_PLACES, ...OWN_PLACES]
  return (
    <Dialog title="Menu" onClose={onClose}>
      <nav aria-label="Menu">
        <ul>
          {places.map((place) => (
            <li key={place.to}>
              <Link to={place.to} className={ROW} onClick={onClose}>
                {place.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4">
        <ThemeSwitch />
      </div>
      <div className="mt-4 flex flex-col gap-2">
        {session.token === null ? (
          <>
            <Link to="/login" className={buttonClass('secondary', true)} onClick={onClose}>
              Login
            </Link>
            <Link to="/register" className={buttonClass('primary', true)} onClick={onClose}>
              Register
            </Link>
          </>
        ) : (
          <Button look="secondary" wide onClick={leave}>
            Logout
          </Button>
        )}
      </div>
    </Dialog>
  )
}
