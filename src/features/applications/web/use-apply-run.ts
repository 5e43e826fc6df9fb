import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { closeToast, toast } from '#web/ui/toast-store.ts'
import { type Applied, readApplicationTo, sendApplication, useRefreshApplications } from './api.ts'
import { letterMark } from './apply-draft.ts'
import { FLOW_START, flowAfter, type FlowEvent, type FlowState, isBusy } from './apply-flow.ts'
import { type BoardState, isWork, nextStep, type WorkStep } from './apply-steps.ts'
import { failureOf } from './failures.ts'
import { APPLY_SENTENCES as say } from './texts.ts'
import { useLooking } from './use-looking.ts'

const SLOW_AFTER_MS = 30_000
const CLOSES_AFTER_MS = 1000

/** What neighbouring rooms do for an application; the screen hands it in. */
export type ApplyPorts = {
  askBoard: () => Promise<BoardState>
  /** The new resume's id, or null when the person stopped the upload. */
  upload: (file: File) => Promise<number | null>
  keepLetter: (letter: { resumeId: number | null; subject: string; content: string }) => Promise<number>
}

/** What is sent, as it stands in the form when the person sends it. */
export type Outgoing = {
  jobId: number
  signedIn: boolean
  subject: string
  content: string
  points: number
  pointsProblem: boolean
  resume: { kind: 'kept'; id: number } | { kind: 'upload'; file: File | null }
  letter: { id: number; of: string } | null
}

export type ApplyRunOptions = {
  jobId: number
  ports: ApplyPorts
  /** An earlier application to this posting has failed, so finding a failed one proves nothing about this one. */
  failedBefore: boolean
  onResumeMade: (id: number) => void
  onLetterMade: (letter: { id: number; of: string }) => void
  onDelivered: (applied: Pick<Applied, 'application' | 'message'>) => void
}

type Made = { board: BoardState; resumeId: number | null; needsUpload: boolean; letter: Outgoing['letter'] }

/** The apply flow of one posting: its state, and `submit`, which works through the steps once at a time (spec 2 §4). */
export function useApplyRun(options: ApplyRunOptions, opens: FlowState['window']) {
  const [state, dispatch] = useReducer(flowAfter, { ...FLOW_START, window: opens })
  const running = useRef(false)
  const refresh = useRefreshApplications()
  const delivered = (applied: Pick<Applied, 'application' | 'message'>) => {
    dispatch({ type: 'delivered', application: applied.application, message: applied.message })
    if (applied.application.delivery !== 'sending') options.onDelivered(applied)
    void refresh()
  }
  useLooking(state.phase === 'checking', {
    read: () => readApplicationTo(options.jobId),
    failedBefore: options.failedBefore,
    onDelivered: delivered,
    onNotArrived: (sentence) => dispatch({ type: 'not-arrived', sentence }),
  })
  useSlowToast(state.phase === 'send')
  const submit = async (outgoing: Outgoing) => {
    if (running.current || isBusy(state)) return
    running.current = true
    try {
      const applied = await work(outgoing, options, dispatch)
      if (applied) delivered(applied)
    } finally {
      running.current = false
    }
  }
  return { state, dispatch, submit }
}

/** Works until the application is sent or something stops it; undefined when it was stopped. */
async function work(outgoing: Outgoing, options: ApplyRunOptions, dispatch: Dispatch<FlowEvent>) {
  const { resume } = outgoing
  const made: Made = {
    board: 'unread',
    resumeId: resume.kind === 'kept' ? resume.id : null,
    needsUpload: resume.kind === 'upload',
    letter: outgoing.letter,
  }
  for (;;) {
    const step = nextStep({
      content: outgoing.content,
      signedIn: outgoing.signedIn,
      board: made.board,
      resume: !made.needsUpload ? 'kept' : resume.kind === 'upload' && resume.file ? 'file' : 'no-file',
      pointsProblem: outgoing.pointsProblem,
      letterKept: made.letter?.of === letterMark(outgoing.subject, outgoing.content, made.resumeId),
    })
    if (!isWork(step)) {
      dispatch({ type: 'stopped', at: step, boardRefused: made.board === 'refused' })
      if (step === 'integration') toast.error(say.integrationTitle, say.integration)
      return undefined
    }
    dispatch({ type: 'began', step })
    try {
      const done = await perform(step, { outgoing, made, options })
      if (done === 'stopped') {
        dispatch({ type: 'cancelled' })
        return undefined
      }
      if (done !== 'next') return done
    } catch (error) {
      tell(error, step, dispatch)
      return undefined
    }
  }
}

type Performing = { outgoing: Outgoing; made: Made; options: ApplyRunOptions }

/** Does one step and writes down what it made. */
async function perform(
  step: WorkStep,
  { outgoing, made, options }: Performing,
): Promise<'next' | 'stopped' | Pick<Applied, 'application' | 'message'>> {
  const { ports } = options
  switch (step) {
    case 'ask-board':
      made.board = await ports.askBoard()
      return 'next'
    case 'upload': {
      const file = outgoing.resume.kind === 'upload' ? outgoing.resume.file : null
      const id = file === null ? null : await ports.upload(file)
      if (id === null) return 'stopped'
      Object.assign(made, { resumeId: id, needsUpload: false })
      options.onResumeMade(id)
      return 'next'
    }
    case 'letter': {
      const { subject, content } = outgoing
      const id = await ports.keepLetter({ resumeId: made.resumeId, subject, content })
      made.letter = { id, of: letterMark(subject, content, made.resumeId) }
      options.onLetterMade(made.letter)
      return 'next'
    }
    case 'send':
      return sendApplication({
        job_post_id: outgoing.jobId,
        cover_letter_id: made.letter?.id ?? null,
        apply_points: outgoing.points,
      })
    default:
      return step satisfies never
  }
}

/** Says a failure in the form, in a toast, and lets the modal go when there is nothing left to do in it (spec 2 §8). */
function tell(error: unknown, step: WorkStep, dispatch: Dispatch<FlowEvent>): void {
  // Anything but a failed call is a mistake of ours and belongs into the console, not under a sentence about networks.
  if (error instanceof TypeError || error instanceof ReferenceError) reportError(error)
  const failure = failureOf(error, step)
  dispatch({ type: 'failed', failure })
  if (failure.kind === 'integration') toast.error(say.integrationTitle, failure.sentence)
  if (failure.kind === 'told' || failure.kind === 'login') toast.error(say.failedTitle, failure.sentence)
  if (failure.kind === 'told' && failure.closesApply && error instanceof ApiError) {
    setTimeout(() => dispatch({ type: 'closed' }), CLOSES_AFTER_MS)
  }
}

/** Says 'OLJ is Slow' once the board has taken 30 seconds, and takes it back when the waiting ends. */
function useSlowToast(sending: boolean): void {
  useEffect(() => {
    if (!sending) return undefined
    let told: number | undefined
    const timer = setTimeout(() => (told = toast.info(say.slowTitle, say.slow, { duration: 15_000 })), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      if (told !== undefined) closeToast(told)
    }
  }, [sending])
}
