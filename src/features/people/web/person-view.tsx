import { type ReactNode, useState } from 'react'
import { manilaDay, manilaExact } from '#contract/time.ts'
import { statusOf } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState, Notice } from '#web/ui/states.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Person } from '../contract.ts'
import { type Change, usePerson, useRevealEmail } from './api.ts'
import { ReasonDialog, TrialDialog } from './person-dialogs.tsx'
import { PEOPLE_TEXTS as say, planName } from './texts.ts'

type Doing = Change['what'] | null

/** One person as the team sees them, with what it can do for them. */
export function PersonView({ id, own }: { id: string; own: boolean }) {
  const { data, isError, error, isFetching, refetch } = usePerson(id)
  const [doing, setDoing] = useState<Doing>(null)
  if (!data && isError) {
    return statusOf(error) === 404 ? (
      <EmptyState title={say.gone} />
    ) : (
      <ErrorState message={say.personFailed} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (!data) {
    return (
      <Loading label="Loading the person" className="flex flex-col gap-3">
        <Skeleton className="h-9 w-1/2" />
        <Skeleton className="h-40" />
      </Loading>
    )
  }
  const close = () => setDoing(null)
  return (
    <>
      <Facts person={data} id={id} />
      <div className="mt-5 flex flex-wrap gap-3">
        {data.plan?.plan_type === 'free' ? (
          <Button look="secondary" onClick={() => setDoing('extendTrial')}>
            Extend the trial
          </Button>
        ) : null}
        {data.disabled ? (
          <Button onClick={() => setDoing('enable')}>Enable the account</Button>
        ) : own ? null : (
          <Button look="danger" onClick={() => setDoing('disable')}>
            Disable the account
          </Button>
        )}
      </div>
      <Devices devices={data.devices} />
      {doing === 'extendTrial' ? <TrialDialog id={id} person={data} onClose={close} /> : null}
      {doing === 'disable' || doing === 'enable' ? <ReasonDialog id={id} what={doing} onClose={close} /> : null}
    </>
  )
}

function Facts({ person, id }: { person: Person; id: string }) {
  const { plan } = person
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-2 text-2xl wrap-anywhere">
        {person.name || person.username}
        {person.is_admin ? <StatusPill tone="dagat">Admin</StatusPill> : null}
        {person.disabled ? <StatusPill tone="danger">Disabled</StatusPill> : null}
      </h2>
      {person.disabled_at === null ? null : (
        <Notice tone="danger">
          Disabled since {manilaExact(person.disabled_at)}, Manila time: {person.disabled_reason}
        </Notice>
      )}
      <dl className="mt-3 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        <Fact label="Username">{person.username}</Fact>
        <Fact label="Email">
          <Address id={id} verified={person.email_verified} />
        </Fact>
        <Fact label="Joined">{manilaDay(person.joined_at)}</Fact>
        <Fact label="Plan">
          {plan === null
            ? 'None'
            : `${planName(plan.plan_type)}, ${plan.active ? 'until' : 'ended'} ${manilaExact(plan.ends_at)}`}
        </Fact>
        <Fact label="Profile">{person.onboarding_completed ? 'Complete' : 'Not complete'}</Fact>
        <Fact label="OLJ account">{person.board_connected ? 'Connected' : 'Not connected'}</Fact>
        <Fact label="Applications sent">{person.applications}</Fact>
      </dl>
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line py-2">
    <dt className="w-36 text-soft">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
)

/** Hidden until it is asked for; that it was is written down. */
function Address({ id, verified }: { id: string; verified: boolean }) {
  const { data, isPending, mutateAsync } = useRevealEmail(id)
  const reveal = () => {
    mutateAsync().catch(() => toast.error('The address could not be shown', say.failed))
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {data ? (
        <span className="break-all">{data.email}</span>
      ) : (
        <Button look="secondary" onClick={reveal} busy={isPending} busyLabel="Looking…">
          Show the address
        </Button>
      )}
      <span className="text-soft">{verified ? 'verified' : 'not verified'}</span>
    </span>
  )
}

const Devices = ({ devices }: { devices: Person['devices'] }) => (
  <section aria-labelledby="signed-in" className="mt-8">
    <h2 id="signed-in" className="mb-2 text-xl">
      Signed in on {devices.length === 1 ? '1 device' : `${devices.length} devices`}
    </h2>
    <ul className="border-t border-line empty:hidden">
      {devices.map((device) => (
        <li key={device.id} className="border-b border-line py-2">
          {device.device} <span className="text-soft">last used {manilaExact(device.last_used_at)}</span>
        </li>
      ))}
    </ul>
  </section>
)
