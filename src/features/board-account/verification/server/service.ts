import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { UploadedFile } from '#server/platform/http/uploads.ts'
import { usableAccount } from '../../server/session.ts'
import type { VerificationStanding } from '../contract.ts'
import { type ImageKind, MAX_CODE_TRIES, UNDER_WAY, UPLOAD_FAILED } from '../rules.ts'
import { checkedPictures } from './image-check.ts'
import { findVerification, listImages, listOpenable, updateWithdrawn, upsertUploaded } from './queries.ts'
import { deletePictures, keepPictures } from './vault.ts'

/** Two uploads: what the last one became, and the one before. */
const SHOWN_IMAGES = 6

/** Another call is talking to the board for this person. */
export const underWay = () => new AppError(409, 'verification_under_way', UNDER_WAY, { success: false })

/**
 * Takes the three pictures into the vault; the board is not asked yet. What the text fields say was checked and goes no
 * further.
 * @throws AppError 400 integration_required without a board account, 409 while they are being sent, 503 when they cannot
 *   be kept; FieldError 400 under a picture that is none
 */
export async function uploadImages(deps: Deps, userId: number, files: Record<ImageKind, UploadedFile>) {
  await usableAccount(deps, userId)
  const pictures = await checkedPictures(deps, files)
  const until = await keepPictures(deps, userId, pictures, async (db) => {
    if (!(await upsertUploaded(db, userId, deps.clock.now()))) throw underWay()
  }).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    throw new AppError(503, 'upload_failed', UPLOAD_FAILED, { success: false }, { retryAfter: 5, cause: error })
  })
  return { success: true, error: null, images_until: until.toISOString() }
}

/** Where a person stands, and what became of their pictures. */
export async function readVerification(deps: Deps, userId: number): Promise<VerificationStanding> {
  const [row, openable, images] = await Promise.all([
    findVerification(deps.db, userId),
    listOpenable(deps.db, userId, deps.clock.now()),
    listImages(deps.db, userId, SHOWN_IMAGES),
  ])
  const state = (row?.state ?? 'none') as VerificationStanding['state']
  return {
    state,
    board_said: row?.board_said ?? null,
    images_until: openable[0]?.delete_by.toISOString() ?? null,
    code_tries_left: MAX_CODE_TRIES - (row?.code_tries ?? 0),
    images: images.map(({ kind, received_at, deleted_at, reads }) => ({
      kind: kind as ImageKind,
      received_at: received_at.toISOString(),
      deleted_at: deleted_at?.toISOString() ?? null,
      reads: reads.map(({ purpose, read_at }) => ({ purpose, read_at: read_at.toISOString() })),
    })),
  }
}

/** Deletes the pictures that are here, whatever state they are in. What the board has is the board's. */
export async function withdraw(deps: Deps, userId: number): Promise<VerificationStanding> {
  await updateWithdrawn(deps.db, userId, deps.clock.now())
  await deletePictures(deps, userId)
  return readVerification(deps, userId)
}
