import type { PushKeys } from '#server/connectors/push/push-service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { ConnectorError } from '#server/platform/errors.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { type Told, toldOf } from '../../server/telling.ts'
import { isQuiet } from '../../rules.ts'
import { pushKeys } from './keys.ts'
import * as queries from './queries.ts'
import { sealedAs } from './service.ts'

export const pushTask = taskKind<Record<never, never>>('alerts.push')

const [PEOPLE_AT_ONCE, SIDE_BY_SIDE] = [200, 8]
const MOST_CHARACTERS = 200

/**
 * Tells devices what was found, at most once an hour for each person and not at night unless they asked. Who is taken is
 * written down before anything leaves: a process that is killed leaves some untold, which the bell and the mail make good,
 * and nobody told twice.
 */
export async function sendPushes(deps: Deps, signal: AbortSignal): Promise<void> {
  const keys = await pushKeys(deps)
  if (!keys) return
  for (let taken = PEOPLE_AT_ONCE; taken === PEOPLE_AT_ONCE && !signal.aborted;) {
    const now = deps.clock.now()
    const people = await inTransaction(deps.db, (db) =>
      queries.takeDue(db, { now, quiet: isQuiet(now), limit: PEOPLE_AT_ONCE }),
    )
    taken = people.length
    if (taken > 0) await tellPeople(deps, people, keys)
  }
}

async function tellPeople(deps: Deps, people: queries.DuePerson[], keys: PushKeys): Promise<void> {
  const told = await toldOf(deps.db, await queries.findUntold(deps.db, people))
  const ids = [...told.keys()]
  const devices = ids.length === 0 ? [] : await queries.listDevices(deps.db, ids)
  const waiting = [...devices]
  const gone: number[] = []
  const work = async () => {
    for (let device = waiting.pop(); device; device = waiting.pop()) {
      const news = told.get(device.user_id)
      if (news && (await tellDevice(deps, device, news, keys)) === 'gone') gone.push(device.id)
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  if (gone.length > 0) await queries.deleteDevices(deps.db, gone)
}

async function tellDevice(deps: Deps, device: queries.DeviceRow, { headline, jobId }: Told, keys: PushKeys) {
  const payload = JSON.stringify({
    title: headline.slice(0, MOST_CHARACTERS).toWellFormed(),
    url: jobId === null ? '/alerts' : `/jobs/${jobId}`,
  })
  try {
    const auth = deps.secrets.open(device.auth_sealed, sealedAs(device.user_id))
    return await deps.push.send({ ...device, auth }, payload, keys)
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    deps.log.warn({ err: error, device_id: device.id }, 'a device was not told')
    return 'refused'
  }
}
