import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { call } from '#web/lib/api.ts'
import { ActionRow } from '#web/ui/action-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState, Notice } from '#web/ui/states.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { deviceOf } from '../../sessions/rules.ts'
import { secondFactor } from '../calls.ts'
import type { Standing } from '../contract.ts'
import { RECOVERY_CODES } from '../rules.ts'
import { FACTOR_SENTENCES as say } from '../texts.ts'
import { addPasskey, useRefresh, useStanding } from './api.ts'
import { AppSetup } from './app-setup.tsx'
import { hasPasskeys } from './passkey-device.ts'
import { LAST, PasskeyRow, Uses } from './passkey-list.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { FACTOR_TEXTS as TEXTS } from './texts.ts'

/** Two-step sign-in: what is set up, and how to set up, change and remove it. */
export function SecondFactorPanel() {
  const { data, isError, isFetching, refetch } = useStanding()
  // Shown until they are kept, whatever is read anew meanwhile.
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const focus = useKeptFocus()
  if (!data && isError) {
    return <ErrorState message={TEXTS.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) {
    return (
      <Loading label="Loading your sign-in steps" className="flex flex-col gap-3">
        <Skeleton className="h-6 w-64" />
        <Skeleton className="h-11 w-56" />
      </Loading>
    )
  }
  return (
    <div {...focus} tabIndex={-1} className="outline-none">
      <Steps standing={data} onCodes={setCodes} />
      {codes === null ? null : <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </div>
  )
}

/** The row whose button was pressed may be gone afterwards: the keyboard then goes on from the part itself. */
function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const isGone = last.current?.isConnected === false
    if (isGone && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  })
  return { ref, onFocus: ({ target }: FocusEvent) => void (last.current = target) }
}

type Shown = 'app' | 'remove-app' | 'passkey' | 'codes' | null
type Part = { standing: Standing; onCodes: (codes: readonly string[] | null) => void }

function Steps({ standing, onCodes }: Part) {
  const [shown, setShown] = useState<Shown>(null)
  const { authenticator, passkeys, passkeys_offered: offered } = standing
  const isOn = authenticator !== null || passkeys.length > 0
  const canAdd = offered && hasPasskeys()
  return (
    <div className="flex flex-col items-start gap-4">
      {isOn ? <On standing={standing} onShow={setShown} /> : <Off required={standing.required} />}
      <div className="flex flex-wrap gap-2">
        {authenticator === null ? (
          <Button look={isOn ? 'secondary' : 'primary'} onClick={() => setShown('app')}>
            Set up an authenticator app
          </Button>
        ) : null}
        {canAdd ? (
          <Button look="secondary" onClick={() => setShown('passkey')}>
            Add a passkey
          </Button>
        ) : null}
      </div>
      <Dialogs shown={shown} standing={standing} onCodes={onCodes} onClose={() => setShown(null)} />
    </div>
  )
}

function Off({ required }: { required: boolean }) {
  return (
    <>
      {required ? <Notice tone="mangga">{say.required}</Notice> : null}
      <p className="max-w-prose">
        Off. With a second step, somebody who learns your password still cannot log in: they would need your phone or
        your passkey as well.
      </p>
    </>
  )
}

function On({ standing, onShow }: { standing: Standing; onShow: (shown: Shown) => void }) {
  const { authenticator, passkeys, recovery_codes_left: left } = standing
  return (
    <>
      <StatusPill tone="success">On</StatusPill>
      <ul className="w-full border-t border-line">
        {authenticator ? (
          <ActionRow
            name="Authenticator app"
            title={<p className="font-semibold">Authenticator app</p>}
            meta={<Uses added={authenticator.added_at} used={authenticator.last_used_at} />}
            actions={[
              { label: 'Change', onSelect: () => onShow('app') },
              { label: 'Remove', onSelect: () => onShow('remove-app') },
            ]}
          />
        ) : null}
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} standing={standing} />
        ))}
        <ActionRow
          name="Recovery codes"
          title={<p className="font-semibold">Recovery codes</p>}
          meta={`${left} of ${RECOVERY_CODES} left`}
          actions={[{ label: 'Make new codes', onSelect: () => onShow('codes') }]}
        />
      </ul>
    </>
  )
}

type DialogsProps = Part & { shown: Shown; onClose: () => void }

function Dialogs({ shown, standing, onCodes, onClose }: DialogsProps) {
  const refresh = useRefresh()
  const done = async (title: string, message: string, codes: readonly string[] | null = null) => {
    onClose()
    onCodes(codes)
    // Codes that are shown say it by themselves, and nothing may lie over them.
    if (codes === null) toast.success(title, message)
    await refresh()
  }
  const proof = { standing, onClose }
  if (shown === 'app') {
    return (
      <AppSetup {...proof} onDone={(codes) => void done('App set up', 'Logging in asks for its code now.', codes)} />
    )
  }
  if (shown === 'passkey') {
    const send: ProofSend = async (body, name) => {
      const { recovery_codes: codes } = await addPasskey(body, name)
      await done('Passkey added', 'You can log in with it from now on.', codes)
    }
    const name = deviceOf(navigator.userAgent)
    return (
      <ProofDialog {...proof} title="Add a passkey" action="Continue" busyLabel="Waiting…" name={name} send={send}>
        <NewPasskey isFirst={standing.proof !== 'factor'} />
      </ProofDialog>
    )
  }
  if (shown === 'codes') {
    const send: ProofSend = async (body) => {
      const { recovery_codes: codes } = await call(secondFactor.renewCodes, { body })
      await done('New recovery codes', 'The ones before no longer work.', codes)
    }
    return (
      <ProofDialog {...proof} title="Make new recovery codes" action="Make new codes" busyLabel="Making…" send={send}>
        <p>The codes you have now stop working.</p>
      </ProofDialog>
    )
  }
  if (shown !== 'remove-app') return null
  const send: ProofSend = async (body) => {
    await call(secondFactor.removeAuthenticator, { body })
    await done('App removed', 'Its codes no longer work.')
  }
  const consequence = standing.passkeys.length === 0 ? LAST : 'Its codes no longer work.'
  return (
    <ProofDialog {...proof} title="Remove the app?" action="Remove" busyLabel="Removing…" look="danger" send={send}>
      <p>{consequence}</p>
    </ProofDialog>
  )
}

type ProofSend = Parameters<typeof ProofDialog>[0]['send']

const NewPasskey = ({ isFirst }: { isFirst: boolean }): ReactNode => (
  <p>
    A passkey signs you in with the finger, face or PIN of your device, without a password.
    {isFirst ? ' From then on, your password asks for a second step, and your other devices are signed out.' : ''}
  </p>
)
