import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Plug from 'lucide-react/icons/plug'
import { DeviceList } from '#features/auth/sessions/web/device-list.tsx'
import { reloadUser } from '#features/auth/web/session.ts'
import { IntegrationPanel } from '#features/board-account/web/integration-panel.tsx'
import { checkOnboarding } from '#features/profile/web/api.ts'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { Sections } from '#web/ui/sections.tsx'

const hrefOf = (id: string | null): string => (id === null ? '/settings' : `/settings?section=${id}`)

/** /settings: `section` or `tab` names the section that is open, such as integrations. */
export function Settings() {
  const query = useSearchParams()
  return (
    <div className="py-6 sm:py-10">
      <Sections
        title="Account Settings"
        wanted={query.get('section') ?? query.get('tab')}
        hrefOf={hrefOf}
        sections={[
          {
            id: 'integrations',
            label: 'Integrations',
            hint: 'Your OLJ account and its apply points',
            icon: <Plug className="size-5" aria-hidden="true" />,
            content: <IntegrationPanel onChanged={() => void refreshPerson()} />,
          },
          {
            id: 'devices',
            label: 'Signed-in devices',
            hint: 'Where you are logged in',
            icon: <MonitorSmartphone className="size-5" aria-hidden="true" />,
            content: <DeviceList />,
          },
        ]}
      />
    </div>
  )
}

/** After connecting or disconnecting (spec 3 §7); what cannot be read now is read at the next start. */
async function refreshPerson(): Promise<void> {
  await Promise.all([checkOnboarding(), reloadUser()]).catch(() => undefined)
}
