import { manilaExact } from '#contract/time.ts'
import { callFile } from '#web/lib/file-call.ts'
import { saveFile } from '#web/lib/hand-over.ts'
import { Link } from '#web/lib/navigation.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { audit } from '../calls.ts'
import type { AuditRow } from '../contract.ts'
import { AUDIT_ACTIONS, type AuditAction, SUBJECT_KINDS } from '../rules.ts'
import { useTrail } from './api.ts'

export type TrailPlace = { action: string; subject_kind: string; from: string; until: string; before: string }

type TrailProps = { place: TrailPlace; hrefOf: (place: TrailPlace) => string; onPlace: (place: TrailPlace) => void }

const given = (place: Partial<TrailPlace>) =>
  Object.fromEntries(Object.entries(place).filter(([, value]) => value !== '')) as Record<string, string>

/** The audit trail with its filters, the latest first. */
export function AuditList({ place, hrefOf, onPlace }: TrailProps) {
  const set = (part: Partial<TrailPlace>) => onPlace({ ...place, before: '', ...part })
  return (
    <>
      <div className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-[1.5fr_1fr_1fr_1fr_auto]">
        <label>
          <span className="mb-1 block font-medium">What was done</span>
          <Select value={place.action} onValue={(action) => set({ action })}>
            <option value="">Everything</option>
            {Object.entries(AUDIT_ACTIONS).map(([action, words]) => (
              <option key={action} value={action}>
                {words}
              </option>
            ))}
          </Select>
        </label>
        <label>
          <span className="mb-1 block font-medium">To what</span>
          <Select value={place.subject_kind} onValue={(kind) => set({ subject_kind: kind })}>
            <option value="">Anything</option>
            {SUBJECT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {kind}
              </option>
            ))}
          </Select>
        </label>
        <Day label="From" value={place.from} onValue={(from) => set({ from })} />
        <Day label="Until" value={place.until} onValue={(until) => set({ until })} />
        <TakeFile place={place} />
      </div>
      <Results place={place} hrefOf={hrefOf} />
    </>
  )
}

const Day = ({ label, value, onValue }: { label: string; value: string; onValue: (day: string) => void }) => (
  <label>
    <span className="mb-1 block font-medium">{label}</span>
    <Input type="date" value={value} onValue={onValue} />
  </label>
)

function TakeFile({ place: { before: _before, ...filters } }: { place: TrailPlace }) {
  const take = () => {
    callFile(audit.file, {}, given(filters)).then(
      (file) => saveFile(file, 'hanap-audit.csv'),
      () => toast.error('The file could not be made', 'Please try again.'),
    )
  }
  return (
    <Button look="secondary" onClick={take} className="max-lg:col-span-2 max-lg:justify-self-start">
      Save as CSV
    </Button>
  )
}

function Results({ place, hrefOf }: Pick<TrailProps, 'place' | 'hrefOf'>) {
  const { data, isError, isFetching, refetch } = useTrail(given(place))
  if (!data && isError) {
    return (
      <ErrorState
        message="The audit trail could not be read. Please try again."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <Loading label="Loading the trail" className="flex flex-col gap-3">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </Loading>
    )
  }
  if (data.results.length === 0)
    return <EmptyState title="Nothing was done yet">Or nothing that these filters leave.</EmptyState>
  return (
    <>
      <ol className="border-t border-line">
        {data.results.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <nav aria-label="More of the trail" className="flex gap-3 py-4">
        {place.before === '' ? null : (
          <ButtonLink to={hrefOf({ ...place, before: '' })} look="secondary">
            The latest
          </ButtonLink>
        )}
        {data.next === null ? null : (
          <ButtonLink to={hrefOf({ ...place, before: String(data.next) })} look="secondary">
            Earlier
          </ButtonLink>
        )}
      </nav>
    </>
  )
}

function Entry({ entry }: { entry: AuditRow }) {
  const details = Object.entries(entry.details).map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`)
  return (
    <li className="border-b border-line py-2.5">
      <p className="break-words">
        <span className="font-semibold">{AUDIT_ACTIONS[entry.action as AuditAction] ?? entry.action}</span>{' '}
        <Subject entry={entry} />
        {entry.reason === '' ? null : <span>: {entry.reason}</span>}
      </p>
      <p className="text-sm break-words text-soft">
        {manilaExact(entry.happened_at)} · <Actor entry={entry} />
        {details.length === 0 ? null : ` · ${details.join(', ')}`}
      </p>
    </li>
  )
}

function Subject({ entry: { subject_kind: kind, subject_id: id } }: { entry: AuditRow }) {
  const text = id === null ? kind : `${kind} ${id}`
  const place = { person: '/admin/people/', posting: '/jobs/', employer: '/employers/' }[kind]
  return place === undefined || id === null ? text : <Link to={`${place}${id}`}>{text}</Link>
}

function Actor({ entry: { actor_id: id, actor_name: name } }: { entry: AuditRow }) {
  if (id === null) return 'the operator'
  return name === null ? `admin ${id}, who is gone` : <Link to={`/admin/people/${id}`}>{name}</Link>
}
