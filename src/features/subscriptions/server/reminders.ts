import { manilaExact } from '#contract/time.ts'
import { sendMail } from '#features/mail/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { EXPIRED_KEEPS, PLANS } from '../rules.ts'
import { findEnding, type Ending } from './queries.ts'

const DAY_MS = 86_400_000
/** Days before the end at which a person is told, the nearest first. */
const TOLD_DAYS = [1, 3] as const
const BATCH = 500

/**
 * Tells people by mail that their plan ends: once when three days are left and once when one is left. The key of a mail is
 * the plan's end, so whoever has renewed meanwhile is told of the new end alone, and two runs send no mail twice. A mail that
 * has not left when the plan ends is not sent any more.
 */
export async function remindOfEnds(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (const days of TOLD_DAYS) {
    const from = days === 3 ? new Date(now.getTime() + DAY_MS) : now
    const until = new Date(now.getTime() + days * DAY_MS)
    let after = 0
    for (;;) {
      const ending = await findEnding(deps.db, { from, until, days, after, limit: BATCH })
      await inTransaction(deps.db, async (db) => {
        for (const one of ending) await sendMail(deps, db, mailOf(deps, one, days))
      })
      if (ending.length < BATCH) break
      after = ending.at(-1)?.user_id ?? after
    }
  }
}

function mailOf(deps: Pick<Deps, 'config'>, ending: Ending, days: number) {
  const { email, first_name, plan_type, ends_at, key } = ending
  const what = plan_type === 'free' ? 'free trial' : `${PLANS[plan_type].name} plan`
  return {
    key,
    to: email,
    subject: `Your ${what} ends ${days === 1 ? 'within a day' : `in ${days} days`}`,
    heading: `Your ${what} ends soon, ${first_name}`,
    blocks: [
      `It runs until ${manilaExact(ends_at)} (Manila).`,
      plan_type === 'free'
        ? 'To go on saving jobs and applying, choose a plan: Basic is ₱50.00 and Premium ₱100.00 for 1 month.'
        : 'It does not renew by itself. A month that you pay for now is added to the end: no day is lost.',
      EXPIRED_KEEPS,
      { label: 'See the plans', url: `${deps.config.PUBLIC_URL}/subscription/plans` },
    ],
    validUntil: ends_at,
  }
}
