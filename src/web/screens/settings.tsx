import { reloadUser } from '#features/auth/web/session.ts'
import { IntegrationPanel } from '#features/board-account/web/integration-panel.tsx'
import { checkOnboarding } from '#features/profile/web/api.ts'

/** /settings: `section` (or `tab`) names the part to show; integrations is the only one so far (spec 3 §2). */
export function Settings() {
  return (
    <div className="max-w-2xl py-6 sm:py-10">
      <h1 className="mb-6 text-3xl sm:text-4xl">Account Settings</h1>
      <section aria-labelledby="integrations">
        <h2 id="integrations" className="mb-4 text-2xl">
          Integrations
        </h2>
        <IntegrationPanel onChanged={() => void refreshPerson()} />
      </section>
    </div>
  )
}

/** After connecting or disconnecting (spec 3 §7); what cannot be read now is read at the next start. */
async function refreshPerson(): Promise<void> {
  await Promise.all([checkOnboarding(), reloadUser()]).catch(() => undefined)
}
