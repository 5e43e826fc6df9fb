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
import { IdProofPanel } from '../id-proof/web/id-proof-panel.tsx'
import { VerificationRow } from '../verification/web/verification-row.tsx'
import { useIntegrations, useSyncToggle } from './api.ts'
import { ConnectBoardForm } from './connect-board-form.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { Fact } from './fact.tsx'
import { PointsBalance } from './points-balance.tsx'
import { RecentUses } from './recent-uses.tsx'
import { BOARD_SENTENCES } from './texts.ts'

type IntegrationPanelProps = {
  onChanged: () => void
  /** How reading what was sent on the board itself stands. */
  reading: ReactNode
}

/** The board account in the settings: connect, see how it stands and what was done with it, disconnect. */
export function IntegrationPanel({ onChanged, reading }: IntegrationPanelProps) {
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
        <Standing integrations={data} id={data.integration_id} reading={reading} />
      )}
      {data.olj_connected ? null : (
        <ConnectBoardForm
          key={data.olj_email ?? ''}
          email={data.olj_email}
          onConnected={connected}
          submitLabel={data.integration_id === null ? 'Connect OLJ account' : 'Connect again'}
        />
      )}
      <RecentUses expected={data.integration_id !== null} />
      {data.integration_id === null ? null : <Disconnect id={data.integration_id} onDone={onChanged} />}
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

type StandingProps = { integrations: Integrations; id: number; reading: ReactNode }

function Standing({ integrations, id, reading }: StandingProps) {
  const { olj_connected: works } = integrations
  const since = integrations.integrations[0]?.connected_at
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
        {works ? (
          <Fact term="Apply points">
            <PointsBalance id={id} />
          </Fact>
        ) : null}
      </dl>
      <IdProofPanel />
      {works ? <VerificationRow needed={integrations.needs_verification} /> : null}
      <Sync integrations={integrations} id={id} reading={works ? reading : null} />
    </>
  )
}

function Sync({ integrations, id, reading }: StandingProps) {
  const sync = useSyncToggle()
  const saved = integrations.olj_sync_applications
  const turn = (on: boolean) => sync.mutate({ on, id }, { onError: () => toast.error(BOARD_SENTENCES.saveFailed) })
  return (
    <section aria-labelledby="board-sync" className="flex flex-col gap-2">
      <h3 id="board-sync" className="text-xl">
        Applications you send on OLJ itself
      </h3>
      <Checkbox
        label="Keep my applications in step with OLJ"
        name="olj_sync_applications"
        aria-describedby="board-sync-meaning"
        checked={sync.isPending ? sync.variables.on : saved}
        onValue={turn}
      />
      <p id="board-sync-meaning" className="max-w-prose text-sm text-soft">
        On: every few hours we read what you sent there, and it appears in My Applications, marked “Read from OLJ”. Your
        own statuses stay yours. Off: nothing is read, and what was read stays.
      </p>
      {saved ? reading : null}
    </section>
  )
}

function Disconnect({ id, onDone }: { id: number; onDone: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="secondary" className="self-start" onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      {asking ? <DisconnectDialog id={id} onClose={() => setAsking(false)} onDone={onDone} /> : null}
    </>
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
