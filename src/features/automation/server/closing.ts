import { sendMail } from '#features/mail/server/service.ts'
import { unsubscribeLink } from '#features/notices/server/service.ts'
import { GROUP_WORDS } from '#features/notices/texts.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { RunState } from '../rules.ts'
import { reportMail } from './mails.ts'
import { insertEvent, type ItemRow, listItems, type NewEvent, updateItem } from './plan-queries.ts'
import { endReservation } from './booking.ts'
import { findBalance } from './points-queries.ts'
import { type RunRow, updateRun } from './run-queries.ts'
import { findReader } from './settings-queries.ts'

export type Ending = {
  state: Exclude<RunState, 'planned' | 'running'>
  reason: string | null
  actor: NewEvent['actor']
}

/**
 * Ends a run the caller holds: what has not left does not leave any more, and its points are free. While one is on its way
 * the run stays open for that one alone. The person is told by mail as their settings say, and always when it broke.
 */
export async function endRun(deps: Deps, db: Db, run: RunRow, { state, reason, actor }: Ending): Promise<void> {
  const now = deps.clock.now()
  const items = await listItems(db, run.id)
  for (const item of items.filter((one) => one.state === 'planned')) {
    await skipItem(db, item, reason ?? unapproved(run), now)
  }
  const underWay = items.some((one) => one.state === 'sending')
  const { free, reserved } = await findBalance(db, run.user_id)
  const change = { state, reason, points_left: free + reserved, ended_at: underWay ? null : now }
  await updateRun(db, run.id, change)
  if (run.state !== state || !underWay) {
    const event = { run_id: run.id, user_id: run.user_id, actor, happened_at: now }
    await insertEvent(db, { ...event, kind: `run_${state}`, sentence: reason ?? 'The run is over.' })
  }
  if (!underWay) await mailReport(deps, db, { ...run, ...change })
}

const unapproved = ({ mode }: RunRow): string =>
  mode === 'only_approved' ? 'You did not approve it.' : 'The run was over before its turn.'

/** Something that was planned is not sent after all. */
export async function skipItem(db: Db, item: ItemRow, reason: string, now: Date): Promise<void> {
  await updateItem(db, item.id, { state: 'skipped', outcome: reason, ended_at: now })
  await endReservation(db, 'given_back', { userId: item.user_id, itemId: item.id, title: item.posting.title, now })
  await insertEvent(db, {
    run_id: item.run_id,
    user_id: item.user_id,
    item_id: item.id,
    kind: 'item_skipped',
    actor: 'hanap',
    sentence: `Not sent: “${item.posting.title}”. ${reason}`,
    happened_at: now,
  })
}

const told = (item: ItemRow) => ({
  title: item.posting.title,
  sentence: item.outcome ?? '',
  url: item.application_id === null ? null : `/applications/${item.application_id}`,
})

async function mailReport(deps: Deps, db: Db, run: RunRow): Promise<void> {
  const items = await listItems(db, run.id)
  const of = (...states: ItemRow['state'][]) => items.filter(({ state }) => states.includes(state)).map(told)
  const report = { sent: of('sent'), unconfirmed: of('unconfirmed'), held: of('failed', 'skipped') }
  const planned = report.sent.length + report.unconfirmed.length + report.held.length
  const reader = await findReader(db, run.user_id)
  if (!reader || planned === 0 || run.state === 'stopped') return
  const wanted = reader.updates && reader.frequency !== 'weekly'
  if (!wanted && run.state !== 'broken') return
  const home = deps.config.PUBLIC_URL
  await sendMail(deps, db, {
    key: `automation-report:${run.id}`,
    to: reader.email,
    ...reportMail(home, { run_id: run.id, reason: run.reason, points_left: run.points_left, ...report }),
    ...(wanted && {
      footer: {
        why: `You get this mail because your settings ask for ${GROUP_WORDS.application_updates}.`,
        unsubscribe: unsubscribeLink(deps, run.user_id, ['application_updates']),
        settings: `${home}/settings?section=notifications`,
      },
    }),
  })
}
