import FileText from 'lucide-react/icons/file-text'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import { useNavigate } from 'react-router'
import { logOut } from '#features/auth/web/session.ts'
import { SubscriptionBadge } from '#features/subscriptions/web/subscription-badge.tsx'
import type { SessionUser } from '#web/lib/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Menu } from '#web/ui/menu.tsx'

const ICON = 'size-5 text-soft'

/** First letters of first and last name; empty when neither is known. */
export const initialsOf = (user: SessionUser | null): string =>
  `${user?.first_name.trim()[0] ?? ''}${user?.last_name.trim()[0] ?? ''}`.toUpperCase()

/** The avatar and what opens under it (spec 1 §2). */
export function AccountMenu({ user }: { user: SessionUser | null }) {
  const navigate = useNavigate()
  const initials = initialsOf(user)
  const name = user ? `${user.first_name} ${user.last_name}`.trim() || user.username : 'Your account'
  const leave = () => {
    void logOut()
    void navigate('/')
  }
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
        { to: '/applications', label: 'Applications', icon: <FileText className={ICON} aria-hidden="true" /> },
        { to: '/settings', label: 'Settings', icon: <Settings className={ICON} aria-hidden="true" /> },
        { label: 'Logout', icon: <LogOut className={ICON} aria-hidden="true" />, onSelect: leave },
      ]}
    />
  )
}
