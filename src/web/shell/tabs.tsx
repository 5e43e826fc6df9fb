import Bookmark from 'lucide-react/icons/bookmark'
import FileText from 'lucide-react/icons/file-text'
import Inbox from 'lucide-react/icons/inbox'
import Search from 'lucide-react/icons/search'
import UserRound from 'lucide-react/icons/user-round'
import { Link, useLocation } from '#web/lib/navigation.tsx'
import { cx } from '#web/ui/cx.ts'
import { INBOX, isBelowMe, isDoor, ME } from './places.ts'
import { UnreadBadge } from './unread-badge.tsx'

const TABS = [
  { to: '/jobs', label: 'Jobs', Icon: Search },
  { to: '/saved-jobs', label: 'Saved', Icon: Bookmark },
  { to: '/applications', label: 'Applications', Icon: FileText },
  { to: INBOX, label: 'Inbox', Icon: Inbox },
  { to: ME, label: 'Me', Icon: UserRound },
]

/** `page` on the very place, `true` on one below it. */
function currentAt(pathname: string, to: string): 'page' | 'true' | undefined {
  const at = pathname.toLowerCase()
  if (at === to || at === `${to}/`) return 'page'
  return at.startsWith(`${to}/`) || (to === ME && isBelowMe(at)) ? 'true' : undefined
}

/**
 * The daily places of a signed-in person under the thumb. Part of the server's page and shown by the mark of who is
 * looking, so that nothing moves; its height is `--tabs` of the styles.
 */
export function Tabs() {
  const { pathname } = useLocation()
  if (isDoor(pathname)) return null
  return (
    <nav
      aria-label="Main"
      className="bottom-tabs fixed inset-x-0 bottom-0 z-20 hidden border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] signed-in:max-lg:block print:hidden!"
    >
      <ul className="mx-auto grid h-[calc(3.5rem-1px)] max-w-xl grid-cols-[1fr_1fr_1.35fr_1fr_1fr]">
        {TABS.map(({ to, label, Icon }) => {
          const current = currentAt(pathname, to)
          return (
            <li key={to} className="grid">
              <Link
                to={to}
                aria-current={current}
                className={cx(
                  'relative flex flex-col items-center justify-center gap-0.5 text-xs leading-4 no-underline focus-visible:outline-offset-[-3px]',
                  current === undefined
                    ? 'font-medium text-soft'
                    : 'font-bold text-dagat before:absolute before:inset-x-4 before:-top-px before:h-0.75 before:rounded-b-full before:bg-mangga',
                )}
              >
                <Icon className="size-6" aria-hidden="true" />
                {label}
                {to === INBOX ? <UnreadBadge className="absolute start-1/2 top-0.5 ms-0.5" /> : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
