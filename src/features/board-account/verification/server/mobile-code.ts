import type { VerificationStanding } from '#server/connectors/boards/board.ts'
import type { Deps } from '#server/deps.ts'
import { answerIn } from '#server/platform/answer-in.ts'
import { AppError, ConnectorError } from '#server/platform/errors.ts'
import { BOARD_SLOW } from '../../rules.ts'
import { withBoardSession } from '../../server/service.ts'
import { usableAccount } from '../../server/session.ts'
import { CODE_USED_UP, INVALID_CODE, MAX_CODE_TRIES, NO_CODE_WANTED } from '../rules.ts'
import { countTry, endTalk, findVerification, giveTryBack } from './queries.ts'
import { away, beginTalk, noteStanding, refused, settled } from './submission.ts'

/**
 * Gives the board the code it texted. A try counts before the board sees it, and not when it certainly never did.
 * @throws AppError 400 no_code_wanted, invalid_code (with `tries_left`), code_used_up after five; 409 while another call
 *   talks to the board, 503 board_unavailable
 */
export async function checkMobileCode(deps: Deps, userId: number, code: string, inTime = answerIn()) {
  await usableAccount(deps, userId)
  if ((await findVerification(deps.db, userId))?.state !== 'code') throw noCodeWanted()
  await beginTalk(deps, userId)
  await inTime(talk(deps, userId, code), () => {
    throw new AppError(503, 'board_unavailable', BOARD_SLOW, { success: false }, { retryAfter: 30 })
  })
  return { success: true, error: null, message: 'OLJ has everything now.' }
}

const noCodeWanted = () => new AppError(400, 'no_code_wanted', NO_CODE_WANTED, { success: false })

async function talk(deps: Deps, userId: number, code: string): Promise<void> {
  const end = (change: Parameters<typeof endTalk>[2]) => endTalk(deps.db, userId, change, deps.clock.now())
  try {
    const tries = await countTry(deps.db, userId, MAX_CODE_TRIES)
    if (tries === undefined) throw new AppError(400, 'code_used_up', CODE_USED_UP, { success: false, tries_left: 0 })
    const { step, said } = await ask(deps, userId, code)
    if (step === 'code') throw wrongCode(MAX_CODE_TRIES - tries)
    if (step === 'documents' || step === 'details') {
      await end({ state: 'refused', board_said: said })
      throw refused(said)
    }
    await end({ state: step, board_said: null })
    await noteStanding(deps, userId)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'verification_refused')) await end({})
    throw away(error)
  }
}

const wrongCode = (left: number) =>
  new AppError(400, 'invalid_code', INVALID_CODE, { success: false, tries_left: left })

async function ask(deps: Deps, userId: number, code: string): Promise<VerificationStanding> {
  try {
    return await withBoardSession(deps, userId, 'verify', (session) =>
      settled(deps, { step: 'code', said: null, session }, deps.boards.olj.verification.sendCode(session, code)),
    )
  } catch (error) {
    if (error instanceof ConnectorError && !error.maybeSent) await giveTryBack(deps.db, userId)
    throw error
  }
}
