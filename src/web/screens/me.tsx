import ChevronRight from 'lucide-react/icons/chevron-right'
import LogOut from 'lucide-react/icons/log-out'
import MessageCircle from 'lucide-react/icons/message-circle'
import MonitorOff from 'lucide-react/icons/monitor-off'
import type { ReactNode } from 'react'
import { DAY_HASH } from '#features/day/web/texts.ts'
import { SubscriptionBadge } from '#features/subscriptions/web/subscription-badge.tsx'
import { Link } from '#web/lib/navigation.tsx'
import { useSession } from '#web/lib/session.ts'
import { openAssistant } from '#web/shell/assistant-opening.ts'
import { useLeaving } from '#web/shell/leaving.ts'
import { initialsOf, nameOf } from '#web/shell/person-name.ts'
import { PlaceIcon, ROW_ICON } from '#web/shell/place-icon.tsx'
import { FOOTER_PLACES, OWN_PLACES, type Place, placesOf } from '#web/shell/places.ts'
import { ThemeSwitch } from '#web/shell/theme-switch.tsx'
import { Avatar } from '#web/ui/avatar.tsx'

const ROW = 'flex min-h-12 w-full items-center gap-3 px-4 text-start text-ink no-underline hover:bg-dagat-wash'
const DAY: Place = { to: `/${DAY_HASH}`, label: 'Your day' }
const AUTOMATION: Place = { to: '/automation', label: 'Automation Apply' }
const EMPLOYERS: Place = { to: '/employers', label: 'Employers', who: 'admin' }

/** /me: who one is, and every place that is not under the thumb already. */
export function Me() {
  const { user } = useSession()
  const { leave, leaveEverywhere } = useLeaving()
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 py-4 sm:py-8">
      <header className="flex items-center gap-3">
        <Avatar initials={initialsOf(user)} name={nameOf(user)} round />
        <div className="min-w-0">
          <h1 className="truncate text-xl">{nameOf(user)}</h1>
          <p className="truncate text-sm text-soft">{user?.email}</p>
        </div>
        {user ? (
          <div className="ms-auto max-sm:hidden">
            <SubscriptionBadge of={user} />
          </div>
        ) : null}
      </header>
      {user ? (
        <div className="-mt-3 sm:hidden">
          <SubscriptionBadge of={user} />
        </div>
      ) : null}
      <Rows label="Your account">
        {placesOf([DAY, ...OWN_PLACES, AUTOMATION, EMPLOYERS], user, true).map(({ to, label }) => (
          <Link key={to} to={to} className={ROW}>
            <PlaceIcon to={to} />
            <span className="flex-1">{label}</span>
            <ChevronRight className="size-4 text-soft" aria-hidden="true" />
          </Link>
        ))}
      </Rows>
      <Rows label="Help">
        <button type="button" className={ROW} onClick={({ currentTarget }) => openAssistant(currentTarget)}>
          <MessageCircle className={ROW_ICON} aria-hidden="true" />
          Hanap Assistant
        </button>
      </Rows>
      <section aria-labelledby="theme">
        <h2 id="theme" className="mb-2 text-sm text-soft">
          Theme
        </h2>
        <ThemeSwitch />
      </section>
      <nav aria-labelledby="about-hanap">
        <h2 id="about-hanap" className="mb-2 text-sm text-soft">
          About Hanap
        </h2>
        <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {placesOf(FOOTER_PLACES, null).map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-11 items-center text-ink no-underline hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Rows label="Leave">
        <button type="button" className={ROW} onClick={leave}>
          <LogOut className={ROW_ICON} aria-hidden="true" />
          Logout
        </button>
        <button type="button" className={ROW} onClick={leaveEverywhere}>
          <MonitorOff className={ROW_ICON} aria-hidden="true" />
          Log out of all devices
        </button>
      </Rows>
    </div>
  )
}

function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="divide-y divide-line overflow-hidden rounded-box border border-line bg-surface *:focus-visible:outline-offset-[-3px]"
    >
      {children}
    </section>
  )
}
