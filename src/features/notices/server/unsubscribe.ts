import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import type { KeyRing } from '#server/platform/secrets.ts'
import { AppError } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { groupsOfLink, type MailGroup } from '../rules.ts'
import { NOTICE_TEXTS } from '../texts.ts'
import { deletePending, upsertSettings } from './queries.ts'

/** The address of the page that ends mails, which a mail program may also be told to POST to. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

/** A key for this purpose alone: a link opens nothing else, and nothing else makes a link. */
function signatureOf(key: KeyRing[number], named: string): Buffer {
  const own = Buffer.from(hkdfSync('sha256', key.key, '', 'hanap unsubscribe links', 32))
  return createHmac('sha256', own).update(named).digest()
}

/** The link that ends mails of some groups for a person: good for ever, also after others were used. */
export function unsubscribeLink(
  { config }: Pick<Deps, 'config'>,
  userId: number,
  groups: readonly MailGroup[],
): string {
  const [newest] = config.SECRET_KEYS
  if (!newest) throw new Error('The key ring is empty')
  const named = `${userId}.${groups.join('-')}`
  const token = `${named}.${signatureOf(newest, named).toString('base64url')}`
  return `${config.PUBLIC_URL}${UNSUBSCRIBE_PATH}?token=${token}`
}

function readToken({ config }: Pick<Deps, 'config'>, token: string): { userId: number; groups: MailGroup[] } | null {
  const [user = '', groups = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const genuine = config.SECRET_KEYS.some((key) => {
    const expected = signatureOf(key, `${user}.${groups}`)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return genuine ? { userId: Number(user), groups: groupsOfLink(token) } : null
}

/**
 * Ends the mails a link names, or the given ones, for the person it was sent to. Doing it again changes nothing, and for
 * somebody who is gone there is nothing to do.
 * @throws AppError 400 when the link is not one of ours
 */
export async function unsubscribe(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  token: string,
  wanted?: readonly MailGroup[],
): Promise<{ groups: MailGroup[] }> {
  const link = readToken(deps, token)
  if (!link) throw new AppError(400, 'bad_link', NOTICE_TEXTS.badLink)
  const groups = [...new Set(wanted ?? link.groups)]
  const off = Object.fromEntries(groups.map((group) => [group, false]))
  await inTransaction(deps.db, async (db) => {
    await upsertSettings(db, link.userId, off, deps.clock.now())
    await deletePending(db, link.userId, groups)
  })
  return { groups }
}
