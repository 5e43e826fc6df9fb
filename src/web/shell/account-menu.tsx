import LogOut from 'lucide-react/icons/log-out'
import MonitorOff from 'lucide-react/icons/monitor-off'
import UserRound from 'lucide-react/icons/user-round'
import { SubscriptionBadge } from '#features/subscriptions/web/subscription-badge.tsx'
import type { SessionUser } from '#web/lib/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useLeaving } from './leaving.ts'
import { initialsOf, nameOf } from './person-name.ts'
import { PlaceIcon, ROW_ICON } from './place-icon.tsx'
import { ME, OWN_PLACES, type Place, placesOf } from './places.ts'

const MORE: Place = { to: ME, label: 'Theme and more' }

/** The avatar and what opens under it (spec 1 §2). */
export function AccountMenu({ user }: { user: SessionUser | null }) {
  const { leave, leaveEverywhere } = useLeaving()
  const initials = initialsOf(user)
  const name = nameOf(user)
  return (
    <Menu
      label={initials === '' ? 'Your account' : `${initials}, your account`}
      triggerClass="inline-flex size-11 items-center justify-center rounded-full"
      trigger={
        initials === '' ? (
          <UserRound className="size-6 text-ink" aria-hidden="true" />
        ) : (
          <Avatar initials={initials} name={name} size="small" round />
        )
      }
      heading={
        <div className="mb-2 border-b border-line px-3 pt-1 pb-3">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-sm text-soft">{user?.email}</p>
          {user ? (
            <p className="mt-2">
              <SubscriptionBadge of={user} />
            </p>
          ) : null}
        </div>
      }
      items={[
        ...[...placesOf(OWN_PLACES, user, true), MORE].map(({ to, label }) => ({
          to,
          label,
          icon: <PlaceIcon to={to} />,
        })),
        { label: 'Logout', icon: <LogOut className={ROW_ICON} aria-hidden="true" />, onSelect: leave },
        {
          label: 'Log out of all devices',
          icon: <MonitorOff className={ROW_ICON} aria-hidden="true" />,
          onSelect: leaveEverywhere,
        },
      ]}
    />
  )
}
