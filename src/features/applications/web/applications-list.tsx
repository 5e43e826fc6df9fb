import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { statusOf } from '#web/lib/query.ts'
import { part } from '#web/lib/screen.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LetterPicture } from '#web/ui/pictures.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState, Notice } from '#web/ui/states.tsx'
import type { Application } from '../contract.ts'
import { DueList } from '../follow-ups/web/due-list.tsx'
import { useApplications } from './api.ts'
import { ApplicationsTable } from './applications-table.tsx'
import { ListBar } from './list-bar.tsx'
import { filtered, type ListState, readListState, searched } from './list-filter.ts'
import { APPLICATIONS_SENTENCES as say, withStatus } from './texts.ts'

const Board = part(async () => (await import('./board.tsx')).Board)
const UpdateDialog = part(async () => (await import('./update-dialog.tsx')).UpdateDialog)
const FollowUpDialog = part(async () => (await import('../follow-ups/web/ask-dialog.tsx')).AskDialog)
const OwnDialog = part(async () => (await import('../own-entries/web/own-dialog.tsx')).OwnDialog)

/** Which dialog is open, and about which application. */
type Open = { what: 'update' | 'follow-up'; id: number } | { what: 'own' } | null

/** My applications as a table or a board (spec 2 §2), with what is due first. */
export function ApplicationsList() {
  const { data, isError, error, isFetching, refetch } = useApplications()
  const state = readListState(useSearchParams())
  const [open, setOpen] = useState<Open>(null)
  const add = () => setOpen({ what: 'own' })
  if (!data) {
    if (!isError) return <ListSkeleton />
    return (
      <ErrorState
        message={withStatus(say.loadFailed, statusOf(error))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      {isError ? (
        <Notice tone="danger" role="alert">
          {withStatus(say.loadFailed, statusOf(error))} What you see was read before.{' '}
          <Button look="quiet" onClick={() => void refetch()} busy={isFetching} busyLabel="Trying again…">
            Try again
          </Button>
        </Notice>
      ) : null}
      {data.length === 0 ? <NothingYet onAdd={add} /> : <Rows rows={data} state={state} onOpen={setOpen} onAdd={add} />}
      <OpenDialog rows={data} open={open} onClose={() => setOpen(null)} />
    </div>
  )
}

/** `short` is a plus alone on a phone. */
const AddButton = ({ onAdd, short = false }: { onAdd: () => void; short?: boolean }) => (
  <Button
    look="secondary"
    onClick={onAdd}
    icon={<Plus className="size-5" aria-hidden="true" />}
    className={short ? 'max-sm:px-3' : ''}
  >
    <span className={short ? 'max-sm:sr-only' : ''}>Add an application</span>
  </Button>
)

const NothingYet = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    picture={<LetterPicture />}
    title="No applications yet"
    action={
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
        <AddButton onAdd={onAdd} />
      </div>
    }
  >
    What you apply for appears here, with proof of what was sent. What you applied for elsewhere you can add yourself.
  </EmptyState>
)

type RowsProps = {
  rows: readonly Application[]
  state: ListState
  onOpen: (open: Open) => void
  onAdd: () => void
}

function Rows({ rows, state, onOpen, onAdd }: RowsProps) {
  const shown = searched(filtered(rows, state.filter), state.search)
  const onUpdate = (id: number) => onOpen({ what: 'update', id })
  const onFollowUp = (id: number) => onOpen({ what: 'follow-up', id })
  return (
    <>
      <DueList rows={rows} />
      <ListBar rows={rows} state={state} add={<AddButton onAdd={onAdd} short />} />
      <p role="status" className={shown.length === 0 ? 'py-6 text-soft' : 'sr-only'}>
        {shown.length === 0 ? nothingFound(state) : `${shown.length} shown`}
      </p>
      {state.view === 'board' ? (
        <Board
          rows={shown}
          onUpdate={onUpdate}
          onFollowUp={onFollowUp}
          waiting={<Skeleton className="h-64 w-full" />}
        />
      ) : (
        <ApplicationsTable rows={shown} onUpdate={onUpdate} onFollowUp={onFollowUp} />
      )}
    </>
  )
}

const nothingFound = ({ search }: ListState): string =>
  search === '' ? 'No application has this status.' : `No application found for “${search}”.`

function OpenDialog({ rows, open, onClose }: { rows: readonly Application[]; open: Open; onClose: () => void }) {
  if (open === null) return null
  if (open.what === 'own') return <OwnDialog onClose={onClose} onMissing={onClose} />
  const row = rows.find(({ id }) => id === open.id)
  if (!row) return null
  const Dialog = open.what === 'update' ? UpdateDialog : FollowUpDialog
  return <Dialog key={row.id} row={row} onClose={onClose} onMissing={onClose} />
}

const ListSkeleton = () => (
  <Loading label="Loading your applications" className="flex flex-col">
    <Skeleton className="mb-4 h-11 w-64 rounded-full" />
    {[1, 2, 3].map((n) => (
      <div key={n} className="flex flex-col gap-2 border-b border-line py-5">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-11 w-44" />
      </div>
    ))}
  </Loading>
)
