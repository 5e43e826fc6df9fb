import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/lib/api.ts'
import { endpointQuery } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LetterPicture } from '#web/ui/pictures.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState, Notice } from '#web/ui/states.tsx'
import { coverLetters } from '../calls.ts'
import type { EarlierLetter } from '../contract.ts'
import { LETTER_SENTENCES as say } from './texts.ts'

const PER_PAGE = 10
const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Manila', dateStyle: 'medium' })

type Start = { id: number; subject: string; content: string }
type EarlierLettersDialogProps = { jobId: number; onStart: (letter: Start) => void; onClose: () => void }

/** The person's kept letters, each as a start for this posting: title and employer are the new ones already. */
export function EarlierLettersDialog({ jobId, onStart, onClose }: EarlierLettersDialogProps) {
  const [page, setPage] = useState(1)
  const { data, isError, isFetching, refetch } = useQuery({
    ...endpointQuery(coverLetters.list, { query: { page: String(page), per_page: String(PER_PAGE) } }),
    staleTime: 0,
  })
  const taking = useMutation({
    mutationFn: async (id: number): Promise<Start> => {
      const letter = await call(coverLetters.read, { params: { id: String(id) }, query: { for_job: String(jobId) } })
      return {
        id,
        subject: letter.adapted?.subject ?? letter.subject,
        content: letter.adapted?.content ?? letter.content,
      }
    },
    onSuccess: onStart,
  })
  return (
    <Dialog title="Start from an earlier letter" onClose={onClose}>
      {taking.isError ? (
        <Notice tone="danger" role="alert">
          {say.takingFailed}
        </Notice>
      ) : null}
      {isError && !data ? (
        <ErrorState message={say.listFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <Loading label="Loading your letters">
          <Skeleton className="mb-3 h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </Loading>
      ) : data.results.length === 0 ? (
        <EmptyState
          picture={<LetterPicture />}
          title={say.noLetters}
          action={
            <Button look="secondary" onClick={onClose}>
              Write a letter
            </Button>
          }
        >
          {say.noLettersHint}
        </EmptyState>
      ) : (
        <>
          <ul className="flex flex-col divide-y divide-line">
            {data.results.map((letter) => (
              <Letter
                key={letter.id}
                letter={letter}
                busy={taking.isPending && taking.variables === letter.id}
                onStart={() => taking.mutate(letter.id)}
              />
            ))}
          </ul>
          <div className="flex justify-between gap-2">
            {data.previous === null ? (
              <span />
            ) : (
              <Button look="quiet" onClick={() => setPage(page - 1)}>
                Newer letters
              </Button>
            )}
            {data.next === null ? null : (
              <Button look="quiet" onClick={() => setPage(page + 1)}>
                Older letters
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}

function Letter({ letter, busy, onStart }: { letter: EarlierLetter; busy: boolean; onStart: () => void }) {
  const { job_title: title, employer_name: employer, excerpt, version, sent, created_at: at } = letter
  return (
    <li className="flex flex-col gap-1 py-3">
      <h3 className="font-semibold break-words">{employer === null ? title : `${title}, ${employer}`}</h3>
      <p className="text-sm text-soft">
        {[sent ? 'Sent' : 'Not sent', DAY.format(new Date(at)), version > 1 ? `version ${version}` : '']
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="break-words">{excerpt}</p>
      <Button
        look="secondary"
        className="self-start"
        busy={busy}
        busyLabel="Opening…"
        aria-label={`Start from this: the letter for ${title}`}
        onClick={onStart}
      >
        Start from this
      </Button>
    </li>
  )
}
