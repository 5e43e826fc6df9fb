import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from '#web/lib/navigation.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MAIN_PLACES, placesOf } from './places.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const ROW =
  'flex min-h-12 items-center gap-3 border-b border-line text-lg font-medium text-ink no-underline aria-[current=page]:underline aria-[current=page]:decoration-mangga aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-4'

/**
 * A visitor's whole navigation as a sheet from below, for thumbs; who is signed in has the tabs and the screen Me. Closes
 * when another place is shown, also by going back.
 */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (key !== openedAt.current) onClose()
  })
  return (
    <Dialog title="Menu" onClose={onClose}>
      <nav aria-label="Menu">
        <ul>
          {placesOf(MAIN_PLACES, null).map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/'} className={ROW} onClick={onClose}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6">
        <ThemeSwitch />
      </div>
      <div className="mt-4 flex flex-col gap-2">
        <NavLink to="/login" className={buttonClass('secondary', true)} onClick={onClose}>
          Login
        </NavLink>
        <NavLink to="/register" className={buttonClass('primary', true)} onClick={onClose}>
          Register
        </NavLink>
      </div>
    </Dialog>
  )
}
