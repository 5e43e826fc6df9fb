import type { BoardSession, VerificationDetails, VerificationStanding } from '#server/connectors/boards/board.ts'
import type { Deps } from '#server/deps.ts'
import { answerIn } from '#server/platform/answer-in.ts'
import { AppError, ConnectorError } from '#server/platform/errors.ts'
import { readStanding, withBoardSession } from '../../server/service.ts'
import { usableAccount } from '../../server/session.ts'
import { BOARD_SLOW } from '../../rules.ts'
import { IMAGES_GONE, SUBMISSION_ERROR, SUBMISSION_FAILED } from '../rules.ts'
import { claimTalk, endTalk, findVerification, updateSent } from './queries.ts'
import { underWay } from './service.ts'
import { deletePictures, openPictures } from './vault.ts'

/** What a picture is opened for, as the record of reads tells people. */
const PURPOSE = 'to send it to OnlineJobs.ph'
/** Longer than all deadlines of a submission together: whoever talks this long has lost its process. */
export const TALK_LEASE_MS = 240_000

/**
 * Sends pictures and details to the board, from wherever it stopped: nothing the board has is sent again. A code that was
 * asked for before is texted anew.
 * @throws AppError 400 integration_required, images_missing, verification_refused (with `board_said`), 409 while another
 *   call sends, 503 board_unavailable: then nothing is lost and it can be sent again
 */
export async function submitVerification(
  deps: Deps,
  userId: number,
  details: VerificationDetails,
  inTime = answerIn(),
): Promise<{ success: boolean; error: string | null; requires_mobile_code: boolean }> {
  await usableAccount(deps, userId)
  await beginTalk(deps, userId)
  const standing = await inTime(talk(deps, userId, details), () => {
    // It goes on without the caller, who can ask how it stands.
    throw new AppError(503, 'board_unavailable', BOARD_SLOW, { success: false }, { retryAfter: 30 })
  })
  return { success: true, error: null, requires_mobile_code: standing.step === 'code' }
}

/** @throws AppError 409 while another call talks to the board, 400 when nothing was uploaded */
export async function beginTalk(deps: Deps, userId: number): Promise<void> {
  const now = deps.clock.now()
  const claimed = await claimTalk(deps.db, userId, { now, until: new Date(now.getTime() + TALK_LEASE_MS) })
  if (claimed) return
  throw (await findVerification(deps.db, userId)) ? underWay() : imagesGone()
}

const imagesGone = () => new AppError(400, 'images_missing', IMAGES_GONE, { success: false })

async function talk(deps: Deps, userId: number, details: VerificationDetails): Promise<VerificationStanding> {
  const end = (change: Parameters<typeof endTalk>[2]) => endTalk(deps.db, userId, change, deps.clock.now())
  try {
    const standing = await withBoardSession(deps, userId, 'verify', (session) => send(deps, userId, session, details))
    await deletePictures(deps, userId)
    if (standing.step === 'documents' || standing.step === 'details') {
      await end({ state: 'refused', board_said: standing.said })
      throw refused(standing.said)
    }
    await end({ state: standing.step, board_said: null, code_tries: 0 })
    if (standing.step !== 'code') await noteStanding(deps, userId)
    return standing
  } catch (error) {
    if (error instanceof AppError && error.code === 'verification_refused') throw error
    await end({})
    throw away(error)
  }
}

/** The ID Proof may have risen; where it cannot be read now, it is read with the next points. */
export const noteStanding = (deps: Deps, userId: number): Promise<unknown> =>
  readStanding(deps, userId).catch((error: unknown) =>
    deps.log.info({ err: error }, 'the standing after a verification could not be read'),
  )

export const refused = (said: string | null) =>
  new AppError(400, 'verification_refused', SUBMISSION_FAILED, { success: false, board_said: said })

/** A board that does not answer, or not what we understand; anything else stays what it is. */
export function away(error: unknown): unknown {
  if (!(error instanceof ConnectorError)) return error
  const retryAfter = error.retryAfter ?? 30
  return new AppError(503, 'board_unavailable', SUBMISSION_ERROR, { success: false }, { retryAfter, cause: error })
}

/** Goes through the board's forms in their order, as far as it lets us. */
async function send(deps: Deps, userId: number, session: BoardSession, details: VerificationDetails) {
  const { verification } = deps.boards.olj
  let standing = await verification.standing(session)
  if (standing.step === 'code') return verification.askNewCode(standing.session)
  if (standing.step === 'documents') {
    const sent = verification.sendDocuments(standing.session, async () => {
      const pictures = await openPictures(deps, userId, PURPOSE)
      if (!pictures) throw imagesGone()
      return pictures
    })
    standing = await settled(deps, standing, sent)
    // The board has answered: whatever it said, nobody needs them here any more.
    await deletePictures(deps, userId)
    if (standing.step !== 'documents') await updateSent(deps.db, userId, deps.clock.now())
  }
  if (standing.step !== 'details' || standing.said !== null) return standing
  return settled(deps, standing, verification.sendDetails(standing.session, details))
}

/**
 * After a lost answer the board itself is asked how it stands: where it goes on, it has taken the form.
 * @throws what was thrown when it has not
 */
export async function settled(
  deps: Pick<Deps, 'boards'>,
  { step, session }: VerificationStanding,
  sent: Promise<VerificationStanding>,
): Promise<VerificationStanding> {
  try {
    return await sent
  } catch (error) {
    if (!(error instanceof ConnectorError) || !error.maybeSent) throw error
    const now = await deps.boards.olj.verification.standing(session)
    if (now.step === step && now.said === null) throw error
    return now
  }
}
