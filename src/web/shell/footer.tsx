import { NavLink, useLocation } from '#web/lib/navigation.tsx'
import { manilaYear } from '#contract/time.ts'
import { useNow } from '#web/lib/now.tsx'
import { part } from '#web/lib/screen.tsx'
import { cx } from '#web/ui/cx.ts'
import { FOOTER_PLACES, isJobs, isOwn, shownTo } from './places.ts'

// Without scripts it could do nothing.
const ThemeSwitch = part(async () => (await import('./theme-switch.tsx')).ThemeSwitch)

/** The bottom of the public pages; the year is Manila's. Screens for work end with themselves. */
export function Footer() {
  const year = manilaYear(useNow())
  const { pathname } = useLocation()
  if (isOwn(pathname)) return null
  return (
    <footer className={cx('mt-16 border-t border-line print:hidden', isJobs(pathname) && 'signed-in:hidden')}>
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-8 sm:px-6">
        <nav aria-label="Footer">
          <ul className="-mx-2 grid grid-cols-2 sm:flex sm:flex-wrap">
            {FOOTER_PLACES.map((place) => (
              <li key={place.to} className={shownTo(place)}>
                <NavLink
                  to={place.to}
                  end={place.to === '/'}
                  className="inline-flex min-h-11 items-center px-2 text-soft hover:text-ink hover:underline aria-[current=page]:font-medium aria-[current=page]:text-ink"
                >
                  {place.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between">
          <p className="text-soft">© {year} Hanap. Times are Manila time.</p>
          <ThemeSwitch waiting={<div className="h-12.5" />} />
        </div>
      </div>
    </footer>
  )
}
