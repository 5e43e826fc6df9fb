import { exportApplications } from '#features/applications/exchange/server/service.ts'
import {
  EXPORTED,
  filesOf,
  type PersonFile,
  rowsOf,
  type Whose,
  whoseData,
} from '#features/person-data/server/service.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { safeName } from '../rules.ts'
import type { Archive } from './archive.ts'
import { type Contents, manifestOf, readmeOf } from './cover.ts'
import { liftTimeouts } from './queries.ts'

export type Building = {
  deps: Deps
  userId: number
  archive: Archive
  /** Told after every part; fails when somebody else builds it, or nobody wants it any more. */
  onPart: (parts: { done: number; all: number }) => Promise<void>
  signal: AbortSignal
}

const EXCHANGE = ['csv', 'json'] as const
/** Few at once: nobody waits for it, and what lives shortly is forgotten soon. */
const PAGE = 10
/** The page and the list of contents. */
const COVER_PARTS = 2

/**
 * Writes everything of a person into the archive: the tables as of one moment, the applications as a file that can be
 * imported again, the files, and last what is in there. A file that is lost is named there instead of ending it all.
 */
export async function fillArchive(building: Building): Promise<Contents> {
  const { deps, userId, archive, signal } = building
  const contents: Contents = { made: deps.clock.now(), tables: [], files: [], missing: [] }
  const parts = { done: 0, all: EXPORTED.length + EXCHANGE.length + COVER_PARTS }
  const part = async (work: Promise<void>) => {
    await work
    signal.throwIfAborted()
    parts.done += 1
    await building.onPart({ ...parts })
  }
  const reading = deps.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const files = await reading.execute(async (db) => {
    await liftTimeouts(db)
    const whose = await whoseData(db, userId)
    const found = (await filesOf(db, whose)).filter(({ name }) => name !== null)
    parts.all += found.length
    for (const table of EXPORTED) await part(addTable({ db, archive, whose, contents }, table))
    for (const format of EXCHANGE) {
      const { bytes } = exportApplications({ ...deps, db }, { id: userId }, format, PAGE)
      await part(archive.add(`applications/hanap-applications.${format}`, bytes, 'text'))
    }
    return found
  })
  for (const [at, file] of files.entries()) await part(addFile({ deps, archive, contents }, file, at + 1))
  await part(archive.add('manifest.json', once(manifestOf(contents)), 'text'))
  await part(archive.add('index.html', once(readmeOf(contents)), 'text'))
  return contents
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

type Table = (typeof EXPORTED)[number]

async function addTable(
  { db, archive, whose, contents }: { db: Db; archive: Archive; whose: Whose; contents: Contents },
  table: Table,
): Promise<void> {
  const name = `data/${table.table}.json`
  let rows = 0
  async function* lines() {
    yield '['
    for await (const batch of rowsOf(db, table, whose)) {
      yield `${rows === 0 ? '\n' : ',\n'}${batch.join(',\n')}`
      rows += batch.length
    }
    yield rows === 0 ? ']\n' : '\n]\n'
  }
  await archive.add(name, lines(), 'text')
  contents.tables.push({ name, about: table.about, rows })
}

/** A storage that has lost a file, or breaks off in the middle of one, costs that file and nothing else. */
async function addFile(
  { deps, archive, contents }: { deps: Deps; archive: Archive; contents: Contents },
  file: PersonFile,
  number: number,
): Promise<void> {
  const path = `files/${file.table}/${String(number).padStart(2, '0')} ${safeName(file.name ?? '')}`
  const lost = (error: unknown, why: string): null => {
    deps.log.warn({ err: error }, 'a file is missing from a data export')
    contents.missing.push({ path, why })
    return null
  }
  const stream = await deps.files.read(file.key).catch((error: unknown) => lost(error, 'not found in our storage'))
  if (!stream) return
  let broken = false
  async function* pieces(source: AsyncIterable<Uint8Array>) {
    try {
      yield* source
    } catch (error) {
      broken = true
      lost(error, 'our storage broke off: only its beginning is here')
    }
  }
  await archive.add(path, pieces(stream), 'file')
  if (!broken) contents.files.push({ path })
}
