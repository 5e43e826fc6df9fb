import { DashboardView } from '#features/dashboard/web/dashboard-view.tsx'
import { useSession } from '#web/lib/session.ts'
import { AdminFrame } from './admin-frame.tsx'

/** /admin: how the platform stands and what came of late. */
export function Dashboard() {
  const { user } = useSession()
  return (
    <AdminFrame
      title="Admin Dashboard"
      at="/admin"
      lead={`Hello, ${user?.first_name || user?.username}. Days, weeks and months are Manila’s.`}
    >
      <DashboardView />
    </AdminFrame>
  )
}
