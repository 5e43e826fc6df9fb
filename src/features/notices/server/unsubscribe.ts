import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { isSigned, signText } from '#server/platform/signed-text.ts'
import { groupsOfLink, type MailGroup } from '../rules.ts'
import { NOTICE_TEXTS } from '../texts.ts'
import { deletePending, upsertSettings } from './queries.ts'

/** The address of the page that ends mails, which a mail program may also be told to POST to. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

const PURPOSE = 'hanap unsubscribe links'

/** The link that ends mails of some groups for a person: good for ever, also after others were used. */
export function unsubscribeLink(
  { config }: Pick<Deps, 'config'>,
  userId: number,
  groups: readonly MailGroup[],
): string {
  const named = `${userId}.${groups.join('-')}`
  const token = `${named}.${signText(config.SECRET_KEYS, PURPOSE, named)}`
  return `${config.PUBLIC_URL}${UNSUBSCRIBE_PATH}?token=${token}`
}

function readToken({ config }: Pick<Deps, 'config'>, token: string): { userId: number; groups: MailGroup[] } | null {
  const [user = '', groups = '', signature = ''] = token.split('.')
  const genuine = isSigned(config.SECRET_KEYS, PURPOSE, `${user}.${groups}`, signature)
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
