import { Link } from 'react-router'
import { useNow } from '#web/lib/now.tsx'
import { PUBLIC_PLACES } from './places.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** The bottom of every page. */
export function Footer() {
  const year = useNow().getUTCFullYear()
  return (
    <footer className="mt-16 border-t border-line print:hidden">
      <div className="mx-auto flex max-w-6xl flex-col gap-4 px-4 py-8 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between sm:px-6">
        <p className="text-soft">© {year} Hanap. Times are Manila time.</p>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-2">
            {PUBLIC_PLACES.map((place) => (
              <li key={place.to}>
                <Link
                  to={place.to}
                  className="inline-flex min-h-11 items-center px-2 text-soft hover:text-ink hover:underline"
                >
                  {place.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  )
}
