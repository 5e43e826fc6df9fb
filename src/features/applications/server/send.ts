import { withBoardSession } from '#features/board-account/server/service.ts'
import { markClosed } from '#features/jobs/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError, ConnectorError } from '#server/platform/errors.ts'
import { SAYS, SENDING_GIVEN_UP_SECONDS } from '../rules.ts'
import { lookUp } from './checks.ts'
import { insertEvents } from '../history/server/queries.ts'
import { claimSending, findResumeToSend, isStillSending, type Claim, type Outgoing } from './queries.ts'
import { failureOf, refusalOf } from './refusals.ts'
import { checkTask, confirmDelivery, doubtfulAttempt, failDelivery, leaveUnconfirmed } from './settle.ts'

/** What goes out, and to which posting of the board. */
export type Letter = Omit<Outgoing, 'sent_resume_key' | 'sent_resume_type'> & { source_id: string; url: string }

/**
 * Writes down, before anything is sent, that this application goes out now, together with a task that looks after it
 * should this process die. Undefined when somebody else has it.
 */
export function claimApplication(
  deps: Deps,
  { source_id: _id, url: _url, ...letter }: Letter,
  actor: 'person' | 'hanap' = 'person',
): Promise<Claim | undefined> {
  return inTransaction(deps.db, async (db) => {
    const out = { ...letter, ...(await resumeToSend(db, letter)) }
    const claim = await claimSending(db, out)
    if (!claim) return undefined
    await insertEvents(db, [
      {
        application_id: claim.id,
        kind: 'attempt',
        actor,
        to_value: 'sending',
        detail: {
          attempt: claim.attempt,
          sent_subject: out.sent_subject,
          sent_content: out.sent_content,
          sent_resume_name: out.sent_resume_name,
          sent_resume_key: out.sent_resume_key,
          sent_resume_type: out.sent_resume_type,
          apply_points: out.apply_points,
          board_email: out.board_email,
          sent_at: out.now.toISOString(),
        },
        happened_at: out.now,
      },
    ])
    const startAfter = new Date(out.now.getTime() + SENDING_GIVEN_UP_SECONDS * 1000 + 1000)
    await deps.tasks.enqueue(checkTask, { application_id: claim.id }, { db, startAfter })
    return claim
  })
}

/** The file that goes along; it stays as long as the application names it. One removed meanwhile goes along no more. */
async function resumeToSend(db: Db, { user_id, resume_id }: Pick<Letter, 'user_id' | 'resume_id'>) {
  const resume = resume_id === null ? undefined : await findResumeToSend(db, user_id, resume_id)
  return {
    resume_id: resume?.id ?? null,
    sent_resume_name: resume?.file_name ?? null,
    sent_resume_key: resume?.file_key ?? null,
    sent_resume_type: resume?.content_type ?? null,
  }
}

/**
 * Calls the board, once, and writes down how it ended. Never called twice for one claim.
 * @throws AppError when it certainly was not sent
 */
export async function sendApplication(deps: Deps, claim: Claim, letter: Letter): Promise<void> {
  try {
    const sent = await withBoardSession(deps, letter.user_id, 'apply', async (session, account) => {
      if (account.email !== letter.board_email || !(await isStillSending(deps.db, claim))) throw lateOrElsewhere()
      const { source_id, url, sent_subject: subject, sent_content: message, apply_points: points } = letter
      return deps.boards.olj.apply(session, { source_id, url, subject, message, points })
    })
    await confirmDelivery(deps, claim, { user_id: letter.user_id, evidence: sent.evidence, note: 'OLJ confirmed it.' })
  } catch (error) {
    await settleFailure(deps, claim, letter, error)
  }
}

const lateOrElsewhere = () =>
  new AppError(409, 'already_applying', 'Something changed while applying. Please try again.')

async function settleFailure(deps: Deps, claim: Claim, letter: Letter, error: unknown): Promise<void> {
  if (error instanceof ConnectorError && error.reason === 'already_applied') {
    await settleAlreadyApplied(deps, claim, letter)
    return
  }
  const told =
    error instanceof AppError
      ? error
      : error instanceof ConnectorError && !error.maybeSent
        ? refusalOf(error, letter.apply_points)
        : undefined
  if (told) {
    await failDelivery(deps, claim, failureOf(told))
    if (told.code === 'posting_closed') await markClosed(deps, letter.job_id, 'OLJ says it takes no more applications.')
    throw told
  }
  if (!(error instanceof ConnectorError)) deps.log.error({ err: error, application_id: claim.id }, 'applying broke off')
  await leaveUnconfirmed(deps, claim, SAYS.unconfirmed)
}

/** The board refuses because an application is there: an earlier attempt of ours, or one the person made themselves. */
async function settleAlreadyApplied(deps: Deps, claim: Claim, letter: Letter): Promise<void> {
  const found = await lookUp(deps, letter).catch((error: unknown) => {
    if (error instanceof ConnectorError || error instanceof AppError) return null
    throw error
  })
  if (!found?.sent) {
    await leaveUnconfirmed(deps, claim, 'OLJ says you applied already, but does not show it yet.')
    return
  }
  const earlier = await doubtfulAttempt(deps, claim)
  await confirmDelivery(deps, claim, {
    user_id: letter.user_id,
    evidence: found.evidence ?? 'OLJ says you applied already.',
    note: earlier === undefined ? SAYS.sentElsewhere : 'An earlier attempt had arrived after all.',
    elsewhere: earlier === undefined,
    ...(earlier === undefined ? {} : { attemptSent: earlier }),
  })
}
