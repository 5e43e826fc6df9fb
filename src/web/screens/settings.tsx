import { useEffect } from 'react'
import { useLocation } from '#web/lib/navigation.tsx'
import { DeviceList } from '#features/auth/sessions/web/device-list.tsx'
import { reloadUser } from '#features/auth/web/session.ts'
import { IntegrationPanel } from '#features/board-account/web/integration-panel.tsx'
import { checkOnboarding } from '#features/profile/web/api.ts'

/** /settings: `section` or `tab` (spec 1 §2) names the part to begin with, such as integrations. */
export function Settings() {
  useSection()
  return (
    <div className="max-w-2xl py-6 sm:py-10">
      <h1 className="mb-6 text-3xl sm:text-4xl">Account Settings</h1>
      <section aria-labelledby="integrations">
        <h2 id="integrations" className="mb-4 text-2xl">
          Integrations
        </h2>
        <IntegrationPanel onChanged={() => void refreshPerson()} />
      </section>
      <section aria-labelledby="devices" className="mt-12">
        <h2 id="devices" className="mb-4 text-2xl">
          Signed-in devices
        </h2>
        <DeviceList />
      </section>
    </div>
  )
}

/** Brings the named part into sight and the focus to its heading; a part that is not there changes nothing. */
function useSection(): void {
  const { search } = useLocation()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const name = query.get('section') ?? query.get('tab') ?? ''
    const heading = document.querySelector<HTMLElement>(`h2[id="${CSS.escape(name)}"]`)
    if (!heading) return
    heading.tabIndex = -1
    heading.scrollIntoView()
    heading.focus({ preventScroll: true })
  }, [search])
}

/** After connecting or disconnecting (spec 3 §7); what cannot be read now is read at the next start. */
async function refreshPerson(): Promise<void> {
  await Promise.all([checkOnboarding(), reloadUser()]).catch(() => undefined)
}
