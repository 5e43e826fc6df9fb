import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestFacts } from '#server/platform/http/binder.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { methodsOf, openProven } from '../../server/sign-in.ts'
import { GOOGLE_SENTENCES as say } from '../texts.ts'
import { ANSWER_KEPT_MS } from '../rules.ts'
import { type Answer, openAnswer, refusedWith, sealAnswer } from './answers.ts'
import { admit } from './person.ts'
import { findSignIn, updateAnswer, updateClaim, updateUnclaimed } from './queries.ts'
import { asRefusal, foreignState, isPassing, switchedOff } from './refusals.ts'

/** A process that died with a claim holds it no longer than this: twice as long as an exchange may take. */
const ABANDONED_MS = 20_000
const LOOK_EVERY_MS = 100
/** A little longer than an exchange may take. */
const LOOKS = 120

/** What is kept of a beginning, sealed. */
export type Flow = { nonce: string; verifier: string }
export const flowContext = (stateHash: string) => `google-sign-in:${stateHash}:flow`

/** `known`: asked by the browser that began, not by whoever opens the address of the return. */
type Returned = { code: string; state: string; known: boolean; request: RequestFacts }

/**
 * Ends a sign-in exactly once, however often and wherever it is asked: the first exchanges the code, the others wait for
 * its answer. When Google does not answer, the sign-in stays open for the same code.
 * @throws AppError 400 `bad_state`; 503 when Google does not answer
 */
export async function finishOnce(deps: Deps, given: Returned): Promise<Answer> {
  const stateHash = hashToken(given.state)
  for (let look = 0; look < LOOKS; look += 1) {
    const now = deps.clock.now()
    const claimed = await updateClaim(deps.db, stateHash, now, new Date(now.getTime() - ABANDONED_MS))
    if (claimed) return exchange(deps, { ...claimed, ...given, stateHash })
    const row = await findSignIn(deps.db, stateHash)
    if (!row) throw foreignState()
    if (row.answer_sealed !== null && row.answered_at !== null) {
      if (now.getTime() - row.answered_at.getTime() > ANSWER_KEPT_MS) throw foreignState()
      return openAnswer(deps, stateHash, row.answer_sealed)
    }
    if (row.expires_at <= now) throw foreignState()
    await wait(LOOK_EVERY_MS)
  }
  throw new AppError(503, 'google_unavailable', say.unavailable, {}, { retryAfter: 5 })
}

type Claimed = Returned & { stateHash: string; flow_sealed: string; redirect_uri: string; return_to: string }

async function exchange(deps: Deps, claimed: Claimed): Promise<Answer> {
  try {
    return await signIn(deps, claimed)
  } catch (error) {
    if (isPassing(error) || !isSaid(error)) {
      await updateUnclaimed(deps.db, claimed.stateHash)
      throw isPassing(error) ? asRefusal(error) : error
    }
    const refusal = asRefusal(error)
    deps.log.warn({ code: refusal.code, err: refusal.cause }, 'a Google sign-in was refused')
    const answer = refusedWith(refusal)
    // A stranger's made-up code must not use up the sign-in of somebody else.
    if (!claimed.known && refusal.code === 'code_refused') {
      await updateUnclaimed(deps.db, claimed.stateHash)
      return answer
    }
    await updateAnswer(deps.db, claimed.stateHash, sealAnswer(deps, claimed.stateHash, answer), deps.clock.now())
    return answer
  }
}

/** Ours or Google's own no; anything else, such as a lost database, says nothing about the sign-in. */
const isSaid = (error: unknown): boolean => {
  try {
    return asRefusal(error) instanceof AppError
  } catch {
    return false
  }
}

/** Account, identity, session and answer come about together or not at all. */
async function signIn(deps: Deps, claimed: Claimed): Promise<Answer> {
  const { google } = deps
  if (!google) throw switchedOff()
  const { stateHash, return_to: returnTo, request } = claimed
  const flow = JSON.parse(deps.secrets.open(claimed.flow_sealed, flowContext(stateHash))) as Flow
  const { code, state, redirect_uri: redirectUri } = claimed
  const account = await google.finish({ code, state, redirectUri, ...flow })
  let answer: Answer | undefined
  await admit(deps, account, returnTo, async (db, userId) => {
    const outcome = { user_id: userId, return_to: returnTo }
    const needsStep = (await methodsOf(db, userId)).length > 0
    answer = needsStep
      ? { kind: 'second-step', ...outcome }
      : { kind: 'signed-in', token: await openProven(deps, db, { userId }, request), ...outcome }
    await updateAnswer(db, stateHash, sealAnswer(deps, stateHash, answer), deps.clock.now())
  })
  if (!answer) throw new Error('A Google sign-in ended without an answer')
  return answer
}
