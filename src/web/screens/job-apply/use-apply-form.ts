import { useState } from 'react'
import { APPLY_POINTS_MAX, APPLY_POINTS_MIN, POINTS_UNREADABLE } from '#features/board-account/rules.ts'
import { useApplyPoints } from '#features/board-account/web/api.ts'
import { type ApplyDraft, emptyDraft, readApplyDraft, writeApplyDraft } from '#features/applications/web/apply-draft.ts'
import { pointsProblem } from '#features/applications/web/apply-steps.ts'
import type { Balance } from '#features/applications/web/points-field.tsx'
import type { Outgoing } from '#features/applications/web/use-apply-run.ts'
import { plainSubject } from '#features/cover-letters/web/fallback-letter.ts'
import { forgetNotes } from '#features/cover-letters/web/letter-notes.ts'
import type { Job } from '#features/jobs/contract.ts'
import { useResumes } from '#features/resumes/web/api.ts'
import { firstResumeChoice, type ResumeChoice } from '#features/resumes/web/resume-picker.tsx'
import { ApiError } from '#web/lib/api.ts'
import { readSession } from '#web/lib/session.ts'

/** What the apply modal holds: draft (kept per posting on this device), resume choice, balance. */
export function useApplyForm(job: Job) {
  const { token } = readSession()
  const { draft, change, forget } = useDraft(job)
  const resumes = useResumes(token !== null)
  const balance = useBalance(job.id, token !== null)
  const kept = resumes.data?.results ?? []
  const [chosen, setChosen] = useState<ResumeChoice | null>(null)
  const before = kept.find((resume) => resume.id === draft.resumeId)
  const choice = chosen ?? (before ? { kind: 'kept' as const, id: before.id } : firstResumeChoice(kept))
  const choose = (next: ResumeChoice) => {
    setChosen(next)
    if (next.kind === 'kept') change({ resumeId: next.id })
  }
  const problem = pointsProblem(draft.points, balance.points, { min: APPLY_POINTS_MIN, max: APPLY_POINTS_MAX })
  return {
    draft,
    change,
    resumes,
    kept,
    choice,
    balance,
    pointsProblem: problem,
    choose,
    resumeMade: (id: number) => choose({ kind: 'kept', id }),
    forget,
    /** Whether anything is missing without which nothing would be sent. */
    ready: () => draft.content.trim() !== '' && problem === '' && (choice.kind === 'kept' || choice.file !== null),
    outgoing: (): Outgoing => ({
      jobId: job.id,
      signedIn: readSession().token !== null,
      subject: draft.subject.trim() === '' ? plainSubject(job.title) : draft.subject,
      content: draft.content,
      points: Number(draft.points),
      pointsProblem: problem !== '',
      resume: choice,
      letter: draft.letter,
    }),
  }
}
export type ApplyForm = ReturnType<typeof useApplyForm>

/** What was typed for this posting, kept on this device with every change. */
function useDraft(job: Job) {
  const [draft, setDraft] = useState<ApplyDraft>(() => readApplyDraft(job.id) ?? emptyDraft(plainSubject(job.title)))
  const change = (patch: Partial<ApplyDraft>) =>
    setDraft((old) => {
      const next = { ...old, ...patch }
      for (const gone of writeApplyDraft(job.id, next)) forgetNotes(gone)
      return next
    })
  const forget = () => {
    writeApplyDraft(job.id, null)
    forgetNotes(job.id)
  }
  return { draft, change, forget }
}

/** The balance as the points field shows it (spec 2 §8: the server's error, else the spec's sentence). */
function useBalance(jobId: number, enabled: boolean): Balance {
  const { data, error, isPending, isFetching, refetch } = useApplyPoints(jobId, enabled)
  const told = error instanceof ApiError ? error.detail : ''
  return {
    points: data?.points ?? null,
    failure: (data?.error ?? told) || POINTS_UNREADABLE,
    loading: isPending && error === null,
    retrying: isFetching,
    onRetry: () => void refetch(),
  }
}
