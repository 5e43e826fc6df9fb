import { readStanding, recentStanding, type Standing } from '#features/board-account/server/service.ts'
import { findOwnLetter, type Letter as CoverLetter } from '#features/cover-letters/server/service.ts'
import { isOnboardingComplete } from '#features/profile/server/service.ts'
import { requireActive } from '#features/subscriptions/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { answerIn } from '#server/platform/answer-in.ts'
import { AppError, ConnectorError } from '#server/platform/errors.ts'
import type { ApplyCode } from '../contract.ts'
import { pointsInRange, SAYS } from '../rules.ts'
import { checkApplication } from './checks.ts'
import { presentApplication, presentReceipt, snapshotOf } from './present.ts'
import { findApplicationTo, findPostingToApplyTo, type ApplicationRow } from './queries.ts'
import { idProofTooLow, notEnoughPoints, postingClosed, refusalOf } from './refusals.ts'
import { claimApplication, sendApplication, type Letter } from './send.ts'

export { pointsSpentTask } from './settle.ts'

type Person = { id: number }
type Wish = {
  job_post_id: number
  cover_letter_id?: number | null | undefined
  apply_points: number
  /** Who sends it: the person, unless we do so on a plan of theirs. */
  actor?: 'person' | 'hanap'
}
type Posting = NonNullable<Awaited<ReturnType<typeof findPostingToApplyTo>>>

/**
 * Applies to a posting through the board: once per person and posting, whatever is clicked twice, retried or cut off
 * (spec 2 §4 "Submit"; product, "Application record"). An application that was confirmed before is answered again; one the
 * board takes too long over is answered as `sending`, and goes on.
 * @throws AppError with one of `APPLY_CODES`
 */
export async function applyToJob(deps: Deps, user: Person, wish: Wish, inTime = answerIn()) {
  // Nothing is written down before this is through, so being late with it sends nothing.
  const ready = await inTime(readyToSend(deps, user, wish), () => {
    throw refusalOf(new ConnectorError('slow', 'The board took too long before anything was sent.'), wish.apply_points)
  })
  if ('earlier' in ready) return answer(deps, ready.earlier, SAYS.alreadySent)
  const { outgoing } = ready
  const claim = await claimApplication(deps, outgoing, wish.actor)
  if (!claim) {
    const winner = await settledEarlier(deps, user, outgoing.job_id)
    if (winner) return answer(deps, winner, SAYS.alreadySent)
    throw refuse(409, 'already_applying', SAYS.alreadyApplying)
  }
  await inTime(sendApplication(deps, claim, outgoing), () => undefined)
  const row = await findApplicationTo(deps.db, user.id, outgoing.job_id)
  if (!row) throw refuse(404, 'posting_not_found', SAYS.gone)
  return answer(deps, row, SAYS.sent)
}

/** What is to be sent, or the application that was made before. @throws AppError as `applyToJob` */
async function readyToSend(deps: Deps, user: Person, wish: Wish) {
  await requireActive(deps, user)
  if (!(await isOnboardingComplete(deps.db, user.id))) throw refuse(403, 'onboarding_required', SAYS.onboarding)
  const written = await writtenLetter(deps, user, wish)
  const recent = await recentStanding(deps, user.id)
  const letter = letterFor(wish, written)
  const posting = await findPostingToApplyTo(deps.db, wish.job_post_id)
  if (!posting) throw refuse(404, 'posting_not_found', SAYS.gone)
  const earlier = await settledEarlier(deps, user, posting.id)
  return earlier ? { earlier } : { outgoing: await prepared(deps, user, { wish, letter, posting, recent }) }
}

const refuse = (status: number, code: ApplyCode, sentence: string) => new AppError(status, code, sentence)

function answer(deps: Deps, row: ApplicationRow, sentence: string) {
  const noted = row.own_entry && row.read_from === null
  const elsewhere = noted ? SAYS.notedElsewhere : row.applied_elsewhere ? SAYS.sentElsewhere : sentence
  const message = row.delivery === 'confirmed' ? elsewhere : SAYS.unconfirmed
  return { message, application: presentApplication(row, deps.clock.now()), receipt: presentReceipt(row) }
}

/** The letter named in the wish, undefined for one the person does not have. @throws AppError 400 where there is no text */
async function writtenLetter(deps: Deps, user: Person, wish: Wish): Promise<CoverLetter | undefined> {
  if (typeof wish.cover_letter_id !== 'number') throw refuse(400, 'cover_letter_required', SAYS.letterRequired)
  const letter = await findOwnLetter(deps.db, user.id, wish.cover_letter_id)
  if (letter?.content.trim() === '') throw refuse(400, 'cover_letter_required', SAYS.letterRequired)
  return letter
}

/** Only judged once the board account is there: the screen makes the letter after it looked for the account. */
function letterFor(wish: Wish, letter: CoverLetter | undefined): CoverLetter {
  if (!letter) throw refuse(404, 'cover_letter_not_found', SAYS.gone)
  if (letter.job_post_id !== wish.job_post_id) throw refuse(400, 'cover_letter_for_other_job', SAYS.letterForOtherJob)
  return letter
}

/**
 * An application made before that stands; undefined when there is none or it certainly was not sent. One whose answer
 * was lost is looked up first.
 * @throws AppError 409 while nobody can tell
 */
async function settledEarlier(deps: Deps, user: Person, jobId: number): Promise<ApplicationRow | undefined> {
  const known = await findApplicationTo(deps.db, user.id, jobId)
  if (!known || known.delivery === 'failed') return undefined
  const row = known.delivery === 'confirmed' ? known : await checkApplication(deps, known.id, { now: true })
  if (!row || row.delivery === 'failed') return undefined
  if (row.delivery === 'sending') throw refuse(409, 'already_applying', SAYS.alreadyApplying)
  if (row.delivery === 'unconfirmed') throw refuse(409, 'unconfirmed', SAYS.stillUnconfirmed)
  return row
}

type Preparation = { wish: Wish; letter: CoverLetter; posting: Posting; recent: Standing | undefined }

/** The checks that need the posting and the balance, in the order of the screen. `recent`: what the board said lately. */
async function prepared(deps: Deps, user: Person, preparation: Preparation): Promise<Letter> {
  const { wish, letter, posting, recent } = preparation
  if (posting.source !== 'olj') throw refuse(400, 'not_appliable', SAYS.notOnBoard)
  if (posting.closed_at !== null) throw postingClosed()
  if (!pointsInRange(wish.apply_points)) throw refuse(400, 'points_out_of_range', SAYS.pointsRange)
  let standing = recent
  // A recent reading may let somebody apply; only a fresh one may refuse.
  if (!standing || refusedBy(standing, wish, posting)) {
    standing = await readStanding(deps, user.id).catch((error: unknown) => {
      throw error instanceof ConnectorError ? refusalOf(error, wish.apply_points) : error
    })
  }
  const refused = refusedBy(standing, wish, posting)
  if (refused) throw refused
  return {
    user_id: user.id,
    job_id: posting.id,
    source_id: posting.source_id,
    url: posting.url,
    apply_points: wish.apply_points,
    cover_letter_id: letter.id,
    resume_id: letter.resume_id,
    board_email: standing.email,
    sent_subject: letter.subject,
    sent_content: letter.content,
    sent_resume_name: letter.resume_name,
    posting_snapshot: snapshotOf(posting),
    now: deps.clock.now(),
  }
}

function refusedBy(standing: Standing, wish: Wish, posting: Posting): AppError | undefined {
  if (standing.points < wish.apply_points) return notEnoughPoints(wish.apply_points, standing.points)
  const needed = posting.min_id_proof
  if (needed !== null && standing.id_proof !== null && standing.id_proof < needed) {
    return idProofTooLow(needed, standing.id_proof)
  }
  return undefined
}
