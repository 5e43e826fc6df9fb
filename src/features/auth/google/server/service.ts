import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import { signInOrigins } from '#server/platform/google-settings.ts'
import type { RequestFacts } from '#server/platform/http/binder.ts'
import { hashToken, randomToken } from '#server/platform/secrets.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { AFTER_LOGIN } from '../../rules.ts'
import { confirmAddress, describeUser, isPasswordOf, toldOfOpened } from '../../server/service.ts'
import { openSession } from '../../server/sign-in.ts'
import { GOOGLE_SENTENCES as say } from '../texts.ts'
import { ANSWER_KEPT_MS, isOwnPath, LINK_TRIES, SIGN_IN_MS } from '../rules.ts'
import { openAnswer, toldAs } from './answers.ts'
import { finishOnce, type Flow, flowContext } from './finish.ts'
import { originOfHost } from './origins.ts'
import {
  connectIdentity,
  deleteExpired,
  deleteLink,
  findSignIn,
  insertSignIn,
  updateLanding,
  updateLandingUsed,
  updateLinkTries,
} from './queries.ts'
import { asRefusal, foreignState, switchedOff, unknownHost } from './refusals.ts'

export const sweepSignInsTask = taskKind<Record<never, never>>('auth.sweep-google-sign-ins')
/** Forgets sign-ins and tickets that ran out. */
export const sweepSignIns = (deps: Deps): Promise<void> => deleteExpired(deps.db, deps.clock.now())

/** Which ways of signing in there are besides the password. */
export const signInOptions = (deps: Deps): { google: boolean } => ({ google: deps.google !== null })

/** A `host` chooses between the configured origins (careful §1). @throws AppError 400 for any other */
function chosenOrigin(deps: Deps, host: string | undefined): string {
  const origins = signInOrigins(deps.config)
  const origin = host === undefined ? origins[0] : originOfHost(host, origins)
  if (origin === undefined) throw unknownHost()
  return origin
}

/**
 * Begins a sign-in bound to the browser that holds `browser_secret`, good for 10 minutes.
 * @throws AppError 404 where Google sign-in is off; 400 for a foreign host; 503 when Google does not answer
 */
export async function startSignIn(
  deps: Deps,
  given: { redirect?: string | undefined; host?: string | undefined; browser_secret: string },
): Promise<{ authorization_url: string; state: string }> {
  if (!deps.google) throw switchedOff()
  const redirectUri = chosenOrigin(deps, given.host) + deps.config.GOOGLE_REDIRECT_PATH
  const state = randomToken()
  const stateHash = hashToken(state)
  const { url, ...flow } = await deps.google.begin({ redirectUri, state }).catch((error: unknown) => {
    throw asRefusal(error)
  })
  const now = deps.clock.now()
  await insertSignIn(deps.db, {
    state_hash: stateHash,
    browser_hash: hashToken(given.browser_secret),
    flow_sealed: deps.secrets.seal(JSON.stringify(flow satisfies Flow), flowContext(stateHash)),
    redirect_uri: redirectUri,
    return_to: given.redirect !== undefined && isOwnPath(given.redirect) ? given.redirect : AFTER_LOGIN,
    created_at: now,
    expires_at: new Date(now.getTime() + SIGN_IN_MS),
  })
  return { authorization_url: url, state }
}

type FromPage = { code: string; state: string; host: string; browser_secret?: string | undefined }

/**
 * Ends a sign-in for the browser that began it (spec 1 §7). Asked twice, it answers the same for a minute.
 * @throws AppError 400 foreign host or state, redirect URI, used code; 403 address; 409 `link_required`,
 * `account_exists`; 500 Google's answer makes no sense; 503 Google does not answer
 */
export async function finishFromPage(deps: Deps, given: FromPage, request: RequestFacts) {
  chosenOrigin(deps, given.host)
  const known = await findSignIn(deps.db, hashToken(given.state))
  // Looked at before anything is used up: who only knows the address of the return can spoil nothing.
  if (given.browser_secret === undefined || known?.browser_hash !== hashToken(given.browser_secret))
    throw foreignState()
  return toldAs(deps, await finishOnce(deps, { code: given.code, state: given.state, known: true, request }), request)
}

/**
 * Ends a sign-in that Google led to the server instead of the page. What came of it is told to the browser that began.
 * @returns the one-use code for the login landing, or null when the page has to ask what went wrong
 */
export async function finishFromGoogle(
  deps: Deps,
  given: { code: string; state: string },
  request: RequestFacts,
): Promise<string | null> {
  await deps.limits.take('login', { userId: null, address: request.address })
  const answer = await finishOnce(deps, { ...given, known: false, request }).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  if (!answer || answer.kind === 'refused') return null
  const landing = randomToken()
  await updateLanding(deps.db, hashToken(given.state), hashToken(landing))
  return landing
}

/** Swaps the one-use code of the login landing, within a minute and in the browser that began. @throws AppError 400 */
export async function land(deps: Deps, given: { code: string; browser_secret: string }, request: RequestFacts) {
  const used = await updateLandingUsed(deps.db, {
    hash: hashToken(given.code),
    browserHash: hashToken(given.browser_secret),
    answeredAfter: new Date(deps.clock.now().getTime() - ANSWER_KEPT_MS),
  })
  if (!used?.answer_sealed) throw new AppError(400, 'landing_over', say.landingOver)
  return toldAs(deps, openAnswer(deps, used.state_hash, used.answer_sealed), request)
}

/**
 * Connects an account to the Google account that asked for it, once its password was given.
 * @throws AppError 400 `link_over` after 5 tries, 10 minutes or one success; 409 `account_exists`
 * when it is connected to another Google account by now; 429; FieldError for a wrong password
 */
export async function linkAccount(deps: Deps, given: { ticket: string; password: string }, request: RequestFacts) {
  const ticketHash = hashToken(given.ticket)
  const now = deps.clock.now()
  const link = await updateLinkTries(deps.db, ticketHash, LINK_TRIES, now)
  if (!link) throw linkOver()
  const { email } = await describeUser(deps, link.user_id)
  if (!(await isPasswordOf(deps, { email, password: given.password }, request)))
    throw new FieldError({ password: [say.wrongPassword] })
  const opened = await inTransaction(deps.db, async (db) => {
    if (!(await deleteLink(db, ticketHash))) throw linkOver()
    const identity = { subject: link.subject, user_id: link.user_id, email: link.email, created_at: now }
    // Another tab may have connected it with a ticket of its own.
    if (!(await connectIdentity(db, identity))) throw new AppError(409, 'account_exists', say.otherGoogleAccount)
    await confirmAddress(deps, db, link.user_id)
    return openSession(deps, db, { userId: link.user_id, returnTo: link.return_to }, request)
  })
  return toldOfOpened(deps, opened, link.user_id, link.return_to)
}

const linkOver = () => new AppError(400, 'link_over', say.linkOver)
