import Bell from 'lucide-react/icons/bell'
import KeyRound from 'lucide-react/icons/key-round'
import Bot from 'lucide-react/icons/bot'
import Plug from 'lucide-react/icons/plug'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect } from 'react'
import { PushPanel } from '#features/alerts/push/web/push-panel.tsx'
import { AlertList } from '#features/alerts/web/alert-list.tsx'
import { ReadingRow } from '#features/applications/reading/web/reading-row.tsx'
import { ACCOUNT_SENTENCES as say } from '#features/auth/account/texts.ts'
import { useHasPerson } from '#features/auth/account/web/api.ts'
import { PasswordPanel } from '#features/auth/account/web/password-panel.tsx'
import { PersonalPanel } from '#features/auth/account/web/personal-panel.tsx'
import { SecondFactorPanel } from '#features/auth/second-factor/web/second-factor-panel.tsx'
import { DeleteAccount } from '#features/auth/deletion/web/delete-account.tsx'
import { DeviceList } from '#features/auth/sessions/web/device-list.tsx'
import { reloadUser } from '#features/auth/web/session.ts'
import { useIntegrations, useRefreshUses } from '#features/board-account/web/api.ts'
import { IntegrationPanel } from '#features/board-account/web/integration-panel.tsx'
import { ExportPanel } from '#features/data-export/web/export-panel.tsx'
import { useTold } from '#features/notices/web/told.ts'
import { NotificationsPanel } from '#features/notices/web/notifications-panel.tsx'
import { PrivacyPanel } from '#features/privacy/web/privacy-panel.tsx'
import { checkOnboarding } from '#features/profile/web/api.ts'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { part } from '#web/lib/screen.tsx'
import { onSessionChange, readSession } from '#web/lib/session.ts'
import { TextLink } from '#web/ui/link.tsx'
import { type Section, Sections } from '#web/ui/sections.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'

const hrefOf = (id: string | null): string => (id === null ? '/settings' : `/settings?section=${id}`)

const SECTIONS: readonly [Section, ...Section[]] = [
  {
    id: 'personal',
    label: 'Personal Information',
    hint: 'Your name, email and phone number',
    icon: <UserRound className="size-5" aria-hidden="true" />,
    content: <PersonalPanel />,
  },
  {
    id: 'password',
    label: 'Password',
    hint: 'Password, second step and devices',
    icon: <KeyRound className="size-5" aria-hidden="true" />,
    content: <PasswordAndDevices />,
  },
  {
    id: 'notifications',
    label: 'Notifications',
    hint: 'Your alerts, and what we mail you',
    icon: <Bell className="size-5" aria-hidden="true" />,
    content: <Notifications />,
  },
  {
    id: 'integrations',
    label: 'Integrations',
    hint: 'Your OLJ account and its apply points',
    icon: <Plug className="size-5" aria-hidden="true" />,
    content: <Integrations />,
  },
  {
    id: 'privacy',
    label: 'Privacy & Data',
    hint: 'Who sees you, your data, deletion',
    icon: <ShieldCheck className="size-5" aria-hidden="true" />,
    content: <PrivacyAndData />,
  },
]

const AutomationPanel = part(async () => (await import('#features/automation/web/settings-panel.tsx')).AutomationPanel)
const WAITING = <Skeleton className="h-96" />

/** Stands after integrations, while a board account is connected. */
const AUTOMATION: Section = {
  id: 'automation',
  label: 'Automation Apply',
  hint: 'Applications that are planned and sent for you',
  icon: <Bot className="size-5" aria-hidden="true" />,
  content: <AutomationPanel waiting={WAITING} />,
}

/** Links of earlier days, to what is part of another section now. */
const MOVED: Record<string, string> = { devices: 'password' }

/** /settings: `section` or `tab` names the section that is open, such as integrations. */
export function Settings() {
  const query = useSearchParams()
  useSayWhySignedOut()
  const asked = query.get('section') ?? query.get('tab')
  const wanted = (asked === null ? undefined : MOVED[asked]) ?? asked
  const { sections, locked } = useSections(wanted)
  return (
    <div className="py-6 sm:py-10">
      <Sections
        title="Account Settings"
        wanted={locked ? 'integrations' : wanted}
        hrefOf={hrefOf}
        sections={sections}
      />
    </div>
  )
}

/** Whoever asks for Automation Apply without an account is led to connecting one, which is what it takes. */
function useSections(wanted: string | null): { sections: typeof SECTIONS; locked: boolean } {
  const { data, isPending } = useIntegrations()
  const connected = data ? data.integration_id !== null : isPending && wanted === AUTOMATION.id
  if (!connected) return { sections: SECTIONS, locked: wanted === AUTOMATION.id }
  const [first, ...rest] = SECTIONS
  const at = rest.findIndex(({ id }) => id === 'integrations') + 1
  // Not yet known whether there is one: its settings wait.
  const automation = data ? AUTOMATION : { ...AUTOMATION, content: WAITING }
  return { sections: [first, ...rest.slice(0, at), automation, ...rest.slice(at)], locked: false }
}

function Notifications() {
  const told = useTold()
  return (
    <div className="flex flex-col gap-10">
      <NotificationsPanel />
      <section aria-labelledby="alerts">
        <h3 id="alerts" className="text-xl">
          Your alerts
        </h3>
        <p className="mt-1 mb-4 text-soft">
          What you hear of by itself: at the bell at once, in the mail as you chose above.{' '}
          <TextLink to="/alerts">See what was found</TextLink>
        </p>
        <AlertList when={told} after={<PushPanel />} />
      </section>
    </div>
  )
}

function Integrations() {
  const refreshUses = useRefreshUses()
  const query = useSearchParams()
  const cameForAutomation = (query.get('section') ?? query.get('tab')) === AUTOMATION.id
  return (
    <>
      {cameForAutomation ? (
        <div className="mb-4">
          <Notice>
            Automation Apply needs a connected OLJ account. Once it is connected, its settings stand here too.
          </Notice>
        </div>
      ) : null}
      <IntegrationPanel onChanged={() => void refreshPerson()} reading={<ReadingRow onRead={refreshUses} />} />
    </>
  )
}

function PasswordAndDevices() {
  return (
    <div className="flex flex-col gap-10">
      <PasswordPanel />
      <section aria-labelledby="second-step">
        <h3 id="second-step" className="mb-4 text-xl">
          Two-step sign-in
        </h3>
        <SecondFactorPanel />
      </section>
      <section aria-labelledby="devices">
        <h3 id="devices" className="mb-4 text-xl">
          Signed-in devices
        </h3>
        <DeviceList />
      </section>
    </div>
  )
}

function PrivacyAndData() {
  return (
    <div className="flex flex-col gap-10">
      <PrivacyPanel />
      <ExportPanel />
      <DeleteAccount />
    </div>
  )
}

/** A session the server ended: the login that follows says why. */
function useSayWhySignedOut(): void {
  const hasPerson = useHasPerson()
  useEffect(() => {
    return onSessionChange(() => {
      if (readSession().lost) toast.error(hasPerson() ? say.sessionOver : say.settingsLogin)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- asks when it happens
  }, [])
}

/** After connecting or disconnecting; what cannot be read now is read at the next start. */
async function refreshPerson(): Promise<void> {
  await Promise.all([checkOnboarding(), reloadUser()]).catch(() => undefined)
}
