import Bookmark from 'lucide-react/icons/bookmark'
import CreditCard from 'lucide-react/icons/credit-card'
import FileText from 'lucide-react/icons/file-text'
import IdCard from 'lucide-react/icons/id-card'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import MonitorOff from 'lucide-react/icons/monitor-off'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import { SubscriptionBadge } from '#features/subscriptions/web/subscription-badge.tsx'
import type { SessionUser } from '#web/lib/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useLeaving } from './leaving.ts'
import { OWN_PLACES, placesOf } from './places.ts'

const ICON = 'size-5 shrink-0 text-soft'
const ICONS: Record<string, typeof Settings> = {
  '/profile': IdCard,
  '/saved-jobs': Bookmark,
  '/applications': FileText,
  '/settings': Settings,
  '/subscription/plans': CreditCard,
  '/admin': LayoutDashboard,
}

const iconOf = (to: string) => {
  const Icon = ICONS[to] ?? FileText
  return <Icon className={ICON} aria-hidden="true" />
}

/** First letters of first and last name; empty when neither is known. */
export const initialsOf = (user: Pick<SessionUser, 'first_name' | 'last_name'> | null): string =>
  [user?.first_name, user?.last_name]
    .map((name) => String.fromCodePoint(name?.trim().codePointAt(0) ?? 32).trim())
    .join('')
    .toUpperCase()

/** Both names, or what stands for them. */
export const nameOf = (user: Pick<SessionUser, 'first_name' | 'last_name' | 'username'> | null): string =>
  user ? `${user.first_name} ${user.last_name}`.trim() || user.username : 'Your account'

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
        ...placesOf(OWN_PLACES, user, true).map(({ to, label }) => ({ to, label, icon: iconOf(to) })),
        { label: 'Logout', icon: <LogOut className={ICON} aria-hidden="true" />, onSelect: leave },
        {
          label: 'Log out of all devices',
          icon: <MonitorOff className={ICON} aria-hidden="true" />,
          onSelect: leaveEverywhere,
        },
      ]}
    />
  )
}
