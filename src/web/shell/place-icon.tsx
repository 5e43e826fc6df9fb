import Bot from 'lucide-react/icons/bot'
import Bookmark from 'lucide-react/icons/bookmark'
import Building2 from 'lucide-react/icons/building-complex'
import CreditCard from 'lucide-react/icons/credit-card'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileText from 'lucide-react/icons/file-text'
import IdCard from 'lucide-react/icons/id-card'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ListTodo from 'lucide-react/icons/list-todo'
import Settings from 'lucide-react/icons/settings'

/** How an icon before a row of a menu looks. */
export const ROW_ICON = 'size-5 shrink-0 text-soft'

const ICONS: Record<string, typeof Settings> = {
  '/#day': ListTodo,
  '/profile': IdCard,
  '/saved-jobs': Bookmark,
  '/applications': FileText,
  '/automation': Bot,
  '/settings': Settings,
  '/subscription/plans': CreditCard,
  '/admin': LayoutDashboard,
  '/employers': Building2,
  '/me': Ellipsis,
}

/** The icon of one of a person's own places. */
export function PlaceIcon({ to }: { to: string }) {
  const Icon = ICONS[to] ?? FileText
  return <Icon className={ROW_ICON} aria-hidden="true" />
}
