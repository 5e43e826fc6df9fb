import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import type { UploadedFile } from '#server/platform/http/uploads.ts'
import type { ImportResult, PastImport } from '../contract.ts'
import { insertEvents } from '../../history/server/queries.ts'
import { countOwnEntries, lockOwnEntries } from '../../own-entries/server/queries.ts'
import { type ExchangeFormat, manilaIso, MOST_ENTRIES, SHOWN_OF_EACH } from '../rules.ts'
import { countImported, listImports, updateImportedToRemoved, updateToUndone } from './import-queries.ts'
import { judge, type JudgedRow } from './known.ts'
import { type ExportRow, insertEntries, insertImport, listExportPage, updateRemovedKeys } from './queries.ts'
import { entryOf } from './entry.ts'
import { FileProblem, type ReadFile, readImport } from './read.ts'
import { writeExport } from './write.ts'

type Person = { id: number }

const PAGE = 200
const IMPORTS_SHOWN = 10
const FILE_NAME_MAX = 255

const TYPES: Record<ExchangeFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** Everything the person sent as a file, read page by page: never more than one page of it is in memory. */
export function exportApplications(deps: Deps, user: Person, format: ExchangeFormat, page = PAGE) {
  const name = `hanap-applications-${manilaIso(deps.clock.now()).slice(0, 10)}.${format}`
  return { name, contentType: TYPES[format], bytes: writeExport(format, pagesOf(deps, user.id, page)) }
}

async function* pagesOf(deps: Deps, userId: number, size: number): AsyncGenerator<ExportRow[]> {
  for (let after: ExportRow | null = null; ;) {
    const page: ExportRow[] = await listExportPage(deps.db, userId, after, size)
    if (page.length > 0) yield page
    after = page.at(-1) ?? null
    if (page.length < size) return
  }
}

/**
 * Reads a file of applications. A preview only tells; a commit adds what is new, all of it or nothing. Whatever is known
 * is left as it is, so the same file twice adds nothing, also when it is sent twice at once.
 * @throws FieldError when nothing of the file can be used
 */
export async function importApplications(
  deps: Deps,
  user: Person,
  given: { file: UploadedFile; mode: 'preview' | 'commit' },
): Promise<ImportResult> {
  const read = await readFile(given.file, deps.clock.now())
  if (given.mode === 'preview') return resultOf(read, await judge(deps.db, user.id, read.rows), null)
  return inTransaction(deps.db, async (db) => {
    await lockOwnEntries(db, user.id)
    const judged = await judge(db, user.id, read.rows)
    const added = judged.filter(({ known }) => !known)
    if (added.length === 0) return resultOf(read, judged, null)
    const after = (await countOwnEntries(db, user.id)) + added.length
    if (after > MOST_ENTRIES) throw refused(tooManyEntries(after))
    const fileName = given.file.name.replaceAll('\u0000', '').slice(0, FILE_NAME_MAX).toWellFormed()
    const now = deps.clock.now()
    const importId = await insertImport(db, {
      user_id: user.id,
      file_name: fileName,
      imported_at: now,
      added: added.length,
    })
    const into = { userId: user.id, importId, fileName, now }
    await updateRemovedKeys(
      db,
      user.id,
      added.map(({ key }) => key),
    )
    await insertEntries(db, added.map(entryOf), into)
    return resultOf(read, judged, importId)
  })
}

const refused = (sentence: string) => new FieldError({ file: [sentence] })
const figure = (count: number) => count.toLocaleString('en-US')
const tooManyEntries = (after: number) =>
  `With this file you would have ${figure(after)} entries of your own. ${figure(MOST_ENTRIES)} are the most.`

async function readFile(file: UploadedFile, now: Date): Promise<ReadFile> {
  if (file.tooLarge) throw refused('The file is larger than 2 MB.')
  try {
    return withoutFuture(await readImport(file.bytes), now)
  } catch (error) {
    if (error instanceof FileProblem) throw refused(error.message)
    throw error
  }
}

/** A clock that is a little ahead of ours is no reason to refuse. */
const DAY_MS = 86_400_000

/** Nobody has applied tomorrow: such a date is a slip of the pen. */
function withoutFuture(read: ReadFile, now: Date): ReadFile {
  const ahead = read.rows.filter(({ applied_at: at }) => at.getTime() > now.getTime() + DAY_MS)
  if (ahead.length === 0) return read
  const told = ahead.map(({ line }) => ({ line, field: 'applied_at', message: 'This date is in the future.' }))
  return {
    ...read,
    rows: read.rows.filter((row) => !ahead.includes(row)),
    problems: [...read.problems, ...told].toSorted((a, b) => a.line - b.line),
    wrong: read.wrong + ahead.length,
  }
}

function resultOf(read: ReadFile, judged: JudgedRow[], importId: number | null): ImportResult {
  const added = judged.filter(({ known }) => !known)
  return {
    rows: read.count,
    added: added.length,
    known: judged.length - added.length,
    wrong: read.wrong,
    claimed: added.filter((row) => row.board_confirmed_at !== '' || row.board_said !== '').length,
    problems: read.problems.slice(0, SHOWN_OF_EACH),
    entries: judged.slice(0, SHOWN_OF_EACH).map((row) => ({
      line: row.line,
      job_title: row.job_title,
      employer: row.employer,
      applied_at: row.applied_at.toISOString(),
      status: row.status,
      known: row.known,
    })),
    import_id: importId,
  }
}

/** The person's last imports. */
export async function pastImports(deps: Deps, user: Person): Promise<PastImport[]> {
  return (await listImports(deps.db, user.id, IMPORTS_SHOWN)).map((row) => ({
    ...row,
    imported_at: row.imported_at.toISOString(),
    undone_at: row.undone_at?.toISOString() ?? null,
  }))
}

/**
 * Takes away what an import added. What the person changed since stays: it is theirs by now. Undoing twice does no harm.
 * @throws AppError 404 also for somebody else's
 */
export function undoImport(deps: Deps, user: Person, id: number): Promise<{ removed: number; kept: number }> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    await lockOwnEntries(db, user.id)
    if (!(await updateToUndone(db, user.id, id, now))) throw new AppError(404, 'not_found', 'Not found.')
    const removed = await updateImportedToRemoved(db, id, now)
    const event = { kind: 'own_removed', actor: 'person' as const, happened_at: now }
    await insertEvents(
      db,
      removed.map((applicationId) => ({ ...event, application_id: applicationId })),
    )
    return { removed: removed.length, kept: await countImported(db, id) }
  })
}
