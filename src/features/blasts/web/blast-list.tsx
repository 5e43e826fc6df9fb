import { useState } from 'react'
import { manilaExact } from '#contract/time.ts'
import { ApiError } from '#web/lib/api.ts'
import { ActionRow } from '#web/ui/action-row.tsx'
import type { Tone } from '#web/ui/badge.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { ConfirmDialog } from '#web/ui/prompt-dialogs.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Blast } from '../contract.ts'
import { BLAST_CHANGES, type BlastChange, BLASTS_PAGE_SIZE, type BlastState, isMoving, stateAfter } from '../rules.ts'
import { useBlasts, useChangeBlast } from './api.ts'
import { MissedDialog } from './missed-dialog.tsx'
import {
  BLASTS_TEXTS,
  CHANGE_WORDS,
  missedCount,
  people,
  progressText,
  readText,
  skippedText,
  STATE_WORDS,
} from './texts.ts'

const TONES: Record<BlastState, Tone> = {
  queued: 'plain',
  sending: 'dagat',
  paused: 'mangga',
  done: 'success',
  cancelled: 'danger',
}

/** The blasts, the newest first, each with how far it came; what moves is looked at again and again. */
export function BlastList({ page, hrefOf }: { page: number; hrefOf: (page: number) => string }) {
  const { data, isError, isFetching, refetch } = useBlasts(page)
  if (!data && isError) {
    return <ErrorState message={BLASTS_TEXTS.listFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) {
    return (
      <Loading label="Loading the message blasts" className="flex flex-col gap-3">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-24" />
        ))}
      </Loading>
    )
  }
  if (data.results.length === 0) return <EmptyState title={BLASTS_TEXTS.none}>{BLASTS_TEXTS.noneMore}</EmptyState>
  return (
    <>
      <ul className="border-t border-line">
        {data.results.map((blast) => (
          <BlastRow key={blast.id} blast={blast} />
        ))}
      </ul>
      <Pagination page={page} pages={Math.ceil(data.count / BLASTS_PAGE_SIZE)} hrefOf={hrefOf} />
    </>
  )
}

function useChange(id: number) {
  const { mutate } = useChangeBlast()
  return (change: BlastChange) =>
    mutate(
      { id, change },
      {
        onError: (error) =>
          toast.error('Not changed', (error instanceof ApiError && error.detail) || 'Please try again.'),
      },
    )
}

function BlastRow({ blast }: { blast: Blast }) {
  const [cancelling, setCancelling] = useState(false)
  const [looking, setLooking] = useState(false)
  const change = useChange(blast.id)
  const offered = BLAST_CHANGES.filter((one) => stateAfter(blast.state, one) !== null)
  const sentence = skippedText(blast)
  return (
    <ActionRow
      name={blast.message.slice(0, 40)}
      title={<p className="line-clamp-2 font-semibold whitespace-pre-wrap">{blast.message}</p>}
      meta={
        <>
          {blast.sender_name ?? BLASTS_TEXTS.gone} · {manilaExact(blast.queued_at)}
          {blast.about_service ? ' · about the service' : null}
        </>
      }
      actions={[
        ...offered.map((one) => ({
          label: CHANGE_WORDS[one],
          onSelect: () => (one === 'cancel' ? setCancelling(true) : change(one)),
        })),
        ...(missedCount(blast) > 0 ? [{ label: BLASTS_TEXTS.missed, onSelect: () => setLooking(true) }] : []),
      ]}
    >
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <StatusPill tone={TONES[blast.state]}>{STATE_WORDS[blast.state]}</StatusPill>
        <span className="tabular">{progressText(blast)}</span>
        <span className="tabular">{readText(blast)}</span>
        {sentence === null ? null : <span className="tabular text-soft">{sentence}</span>}
      </div>
      {isMoving(blast.state) || blast.state === 'paused' ? (
        <div className="mt-2">
          <ProgressBar value={(blast.total - blast.left) / Math.max(1, blast.total)} label="How far it is sent" />
        </div>
      ) : null}
      {blast.paused_for === 'late' ? <p className="mt-1 text-sm text-soft">{BLASTS_TEXTS.late}</p> : null}
      {looking ? <MissedDialog id={blast.id} onClose={() => setLooking(false)} /> : null}
      {cancelling ? (
        <ConfirmDialog
          title={BLASTS_TEXTS.cancelTitle}
          confirmLabel="Cancel the blast"
          cancelLabel="Keep it"
          danger
          onConfirm={() => {
            setCancelling(false)
            change('cancel')
          }}
          onCancel={() => setCancelling(false)}
        >
          {people(blast.left)} will not get it. What is sent stays.
        </ConfirmDialog>
      ) : null}
    </ActionRow>
  )
}
