import { type ReactNode, useEffect, useRef, useState } from 'react'
import { manilaDay } from '#contract/time.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Skeleton, Loading } from '#web/ui/skeleton.tsx'
import { ErrorState, Notice } from '#web/ui/states.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Integrations } from '../contract.ts'
import { CREDENTIALS_REFUSED } from '../rules.ts'
import { VerificationRow } from '../verification/web/verification-row.tsx'
import { useIntegrations, useSyncToggle } from './api.ts'
import { ConnectBoardForm } from './connect-board-form.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { PointsBalance } from './points-balance.tsx'
import { BOARD_SENTENCES } from './texts.ts'

/** The board account in the settings: connect, see how it stands, disconnect (spec 3 §2). */
export function IntegrationPanel({ onChanged }: { onChanged: () => void }) {
  const { data, isError, isFetching, refetch } = useIntegrations()
  const connected = () => {
    toast.success('OLJ connected', 'You can apply with your own account now.')
    onChanged()
  }
  const panel = useFocusOnChange(data?.integration_id)
  if (!data && isError) {
    return (
      <ErrorState message={BOARD_SENTENCES.loadFailed} onRetry={() => void refetch()} retrying={isFetching} level={2} />
    )
  }
  if (!data) return <PanelSkeleton />
  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {data.integration_id === null ? (
        <p className="max-w-prose text-soft">
          Connect your OnlineJobs.ph account, called OLJ here, to apply to its jobs without leaving this page. Every
          application goes out under your own account there and uses your own apply points.
        </p>
      ) : (
        <Standing integrations={data} id={data.integration_id} onChanged={onChanged} />
      )}
      {data.olj_connected ? null : (
        <ConnectBoardForm
          key={data.olj_email ?? ''}
          email={data.olj_email}
          onConnected={connected}
          submitLabel={data.integration_id === null ? 'Connect OLJ account' : 'Connect again'}
        />
      )}
    </div>
  )
}

/** The pressed button goes with what it changed: the focus then stays at this place instead of nowhere. */
function useFocusOnChange(id: number | null | undefined) {
  const panel = useRef<HTMLDivElement>(null)
  const known = useRef(id)
  useEffect(() => {
    if (known.current !== undefined && known.current !== id) panel.current?.focus({ preventScroll: true })
    known.current = id
  }, [id])
  return panel
}

type StandingProps = { integrations: Integrations; id: number; onChanged: () => void }

function Standing({ integrations, id, onChanged }: StandingProps) {
  const [asking, setAsking] = useState(false)
  const sync = useSyncToggle()
  const { olj_connected: works, olj_id_proof: proof } = integrations
  const since = integrations.integrations[0]?.connected_at
  const turn = (on: boolean) =>
    sync.mutate(
      { on, id },
      { onError: () => toast.error(BOARD_SENTENCES.connectFailedTitle, BOARD_SENTENCES.saveFailed) },
    )
  return (
    <>
      {works ? null : (
        <Notice tone="danger" role="alert">
          {CREDENTIALS_REFUSED}
        </Notice>
      )}
      <dl className="divide-y divide-line border-y border-line">
        <Fact term="State">
          <StatusPill tone={works ? 'success' : 'danger'}>{works ? 'Connected' : 'Refused'}</StatusPill>
        </Fact>
        <Fact term="OLJ email">{integrations.olj_email}</Fact>
        {since === undefined ? null : <Fact term="Connected since">{manilaDay(since)}</Fact>}
        <Fact term="OLJ ID Proof">{proof === null ? 'Not shown by OLJ' : `${proof} of 100`}</Fact>
        {works ? (
          <Fact term="Apply points">
            <PointsBalance id={id} />
          </Fact>
        ) : null}
      </dl>
      {works ? <VerificationRow needed={integrations.needs_verification} /> : null}
      <Checkbox
        label="Keep my applications in step with OLJ"
        name="olj_sync_applications"
        checked={sync.isPending ? sync.variables.on : integrations.olj_sync_applications}
        onValue={turn}
      />
      <Button look="secondary" className="self-start" onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      {asking ? <DisconnectDialog id={id} onClose={() => setAsking(false)} onDone={onChanged} /> : null}
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="text-soft">{term}</dt>
      <dd className="wrap-anywhere tabular">{children}</dd>
    </div>
  )
}

function PanelSkeleton() {
  return (
    <Loading label="Loading your integrations" className="flex flex-col gap-4">
      <Skeleton className="h-5 w-full max-w-prose" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-48" />
    </Loading>
  )
}
