import { recordAudit } from '#features/audit/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import * as queries from './queries.ts'

type Note = { version: number; text: string; reply: string }

/** What is said of an employer on its public page. */
export const shownNotes = async (db: Db, employerId: number) => (await queries.listShown(db, employerId)).map(asShown)

/** The notes about an employer and the names it keeps, each with all its versions, for the team. */
export async function teamNotes(db: Db, employerId: number) {
  const rows = await queries.listVersions(db, employerId)
  return [...new Map(rows.map((row) => [row.employer_id, row.name]))].map(([id, name]) => ({
    employer_id: id,
    name,
    versions: rows
      .filter((row) => row.employer_id === id)
      .map((row) => ({ ...asShown(row), version: row.version, by: row.by, saved_at: row.created_at.toISOString() })),
  }))
}

/**
 * Writes the next version of a note. What did not change keeps its day. Saving what stands there already changes nothing.
 * @throws AppError 404 when there is no such employer, 409 when somebody else wrote meanwhile
 */
export async function writeNote(deps: Deps, admin: { id: number }, employerId: number, note: Note) {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    const name = await queries.lockEmployer(db, employerId)
    if (name === undefined) throw new AppError(404, 'employer_not_found', 'Employer not found.')
    const [last] = (await queries.listVersions(db, employerId)).filter((row) => row.employer_id === employerId)
    if ((last?.version ?? 0) !== note.version) {
      throw new AppError(409, 'note_changed', 'Somebody else changed this note meanwhile. Read it first.')
    }
    const before = last ?? NOTHING
    if (note.text !== before.text || note.reply !== before.reply) {
      await queries.insertVersion(db, { ...next(before, note, now), employer_id: employerId, admin_id: admin.id })
      const details = { version: note.version + 1, shown: note.text !== '', replied: note.reply !== '' }
      await recordAudit(db, {
        actor: admin,
        action: 'employer.note',
        subject: { kind: 'employer', id: employerId },
        details,
        now,
      })
    }
    const [saved] = await teamNotes(db, employerId)
    return saved?.employer_id === employerId ? saved : { employer_id: employerId, name, versions: [] }
  })
}

const NOTHING = { text: '', written_at: null, reply: '', replied_at: null }
type Before = Pick<queries.NoteRow, 'text' | 'reply' | 'replied_at'> & { written_at: Date | null }

const next = (before: Before, { version, text, reply }: Note, now: Date) => ({
  version: version + 1,
  text,
  written_at: text === before.text && before.written_at !== null ? before.written_at : now,
  reply,
  replied_at: reply === '' ? null : reply === before.reply ? before.replied_at : now,
  created_at: now,
})

const asShown = ({ name, text, written_at: written, reply, replied_at: replied }: queries.ShownRow) => ({
  name,
  text,
  written_at: written.toISOString(),
  reply,
  replied_at: replied?.toISOString() ?? null,
})
