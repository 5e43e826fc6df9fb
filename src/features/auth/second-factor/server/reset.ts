import { recordAudit } from '#features/audit/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { findAccount } from '../../server/service.ts'
import { signOutEverywhere } from '../../server/tokens.ts'
import { appContext } from './factors.ts'
import { sendFactorNotice } from './notices.ts'
import { deleteFactors, findFactors, listSealed, lockPerson, updateSealedApp, updateSealedKey } from './queries.ts'
import { keyContext } from './recovery-codes.ts'

/**
 * The operator's way out for somebody who lost every second step: all of them go, every device is signed out, the trail
 * has an entry and the person a mail.
 * @throws AppError 404 when no account has the address
 */
export async function resetFactors(deps: Deps, email: string, reason: string): Promise<void> {
  const account = await findAccount(deps, email)
  if (!account) throw new AppError(404, 'not_found', `No account has the address ${email}.`)
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    await lockPerson(db, account.id)
    const { has_app, passkeys, codes_left } = await findFactors(db, account.id)
    await deleteFactors(db, account.id)
    await signOutEverywhere(db, account.id)
    const details = { authenticator: has_app, passkeys, recovery_codes_left: codes_left }
    await recordAudit(db, {
      actor: 'operator',
      action: 'factor.reset',
      subject: { kind: 'person', id: account.id },
      reason,
      details,
      now,
    })
    await sendFactorNotice(deps, db, { id: account.id, email }, 'reset', now)
  })
}

/** Seals with the newest key what is sealed with an older one; gives how many. */
export async function resealFactors(deps: Pick<Deps, 'db' | 'secrets'>): Promise<number> {
  const { apps, keys } = await listSealed(deps.db)
  const kinds = [
    [apps, appContext, updateSealedApp],
    [keys, keyContext, updateSealedKey],
  ] as const
  let changed = 0
  for (const [rows, contextOf, update] of kinds) {
    for (const { user_id: userId, sealed } of rows.filter((row) => deps.secrets.isOld(row.sealed))) {
      const context = contextOf(userId)
      await update(deps.db, userId, sealed, deps.secrets.seal(deps.secrets.open(sealed, context), context))
      changed += 1
    }
  }
  return changed
}
