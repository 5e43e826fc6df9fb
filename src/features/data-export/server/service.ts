import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { tidily } from '#server/platform/tidy.ts'
import { manilaIso } from '#features/applications/exchange/rules.ts'
import type { DataExport } from '../contract.ts'
import { isUnderWay } from '../rules.ts'
import { EXPORT_SENTENCES as say } from '../texts.ts'
import { buildExportTask, LEASE_MS } from './making.ts'
import { type ExportRow, findNewest, insertExport, updateLost } from './queries.ts'

type Person = { id: number }

const DAY_SECONDS = 86_400
const PER_PERSON = { seconds: DAY_SECONDS, max: 5, sentence: say.tooMany }

/** How the newest export of a person stands. */
export async function readExport(deps: Deps, user: Person): Promise<DataExport> {
  return onTheWire(await findNewest(deps.db, user.id), deps.clock.now())
}

function onTheWire(row: ExportRow | undefined, now: Date): DataExport {
  if (!row) {
    return { state: 'none', requested_at: null, progress: null, bytes: null, expires_at: null, files_missing: 0 }
  }
  const isOver = row.state === 'ready' && row.expires_at !== null && row.expires_at <= now
  return {
    state: isOver ? 'expired' : row.state,
    requested_at: row.requested_at.toISOString(),
    progress: isUnderWay(row.state) ? (row.parts_all === 0 ? 0 : row.parts_done / row.parts_all) : null,
    bytes: row.state === 'ready' && !isOver ? row.bytes : null,
    expires_at: row.expires_at?.toISOString() ?? null,
    files_missing: row.files_missing,
  }
}

/** Begins an export, or answers with the one on its way. @throws AppError 429 beyond five a day */
export async function requestExport(deps: Deps, user: Person) {
  const now = deps.clock.now()
  const newest = await findNewest(deps.db, user.id)
  if (!newest || !isUnderWay(newest.state)) {
    await deps.limits.takeKey(`data-export:${user.id}`, PER_PERSON)
    await inTransaction(deps.db, async (db) => {
      const begun = await insertExport(db, user.id, now, new Date(now.getTime() + LEASE_MS))
      if (begun) await deps.tasks.enqueue(buildExportTask, { export_id: begun.id }, { db })
    })
  }
  return { ...(await readExport(deps, user)), message: say.requested }
}

/** The newest archive, piece by piece. @throws AppError 404 `export_gone` when there is none, or not any more */
export async function openExport(deps: Deps, user: Person) {
  const now = deps.clock.now()
  const row = await findNewest(deps.db, user.id)
  const key = onTheWire(row, now).state === 'ready' ? row?.file_key : undefined
  if (!row || !key) throw gone()
  if (!(await deps.files.has(key))) {
    await updateLost(deps.db, row.id)
    throw gone()
  }
  return {
    name: `hanap-data-${manilaIso(row.requested_at).slice(0, 10)}.zip`,
    contentType: 'application/zip',
    bytes: tidily<Uint8Array>(await deps.files.read(key), 'file'),
    ...(row.bytes === null ? {} : { size: row.bytes }),
  }
}

const gone = () => new AppError(404, 'export_gone', say.gone)
