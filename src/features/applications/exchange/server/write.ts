import Papa from 'papaparse'
import type { ExchangeFormat } from '../rules.ts'
import { EXCHANGE_NAME, EXCHANGE_VERSION, guardCell, manilaIso } from '../rules.ts'
import type { ExportRow } from './queries.ts'
import { FIELDS } from './record.ts'

const BOM = '\uFEFF'
/** Columns whose times a reader of the table should know how to read. */
const TIMES = new Set(['date_posted', 'applied_at', 'offer_at', 'board_confirmed_at'])

/** Empty where there is nothing, so that a table and a JSON file say the same. */
const moment = (at: Date | string | null): string => (at === null ? '' : manilaIso(at))

/** One application as a file has it. What went out on the board itself has no letter of ours; only the board confirms. */
function exported(row: ExportRow) {
  const { posting_snapshot: posting } = row
  return {
    key: row.record_key,
    job_title: posting.title,
    employer: posting.employer_name,
    source: posting.source,
    link: posting.link,
    salary: posting.salary ?? '',
    job_type: posting.job_type ?? '',
    date_posted: moment(posting.date_posted),
    status: row.status,
    status_history: row.changes.map(({ status, at }) => ({ status, at: manilaIso(at) })),
    applied_at: manilaIso(row.sending_since),
    offer_at: moment(row.offer_date),
    interviews: row.interviews.map((each) => ({ ...each, starts_at: manilaIso(each.starts_at) })),
    follow_ups: row.follow_ups.map((each) => ({
      ...each,
      done_at: each.done_at === null ? null : manilaIso(each.done_at),
    })),
    notes: row.notes,
    letter_subject: row.applied_elsewhere ? '' : row.sent_subject,
    letter: row.applied_elsewhere ? '' : row.sent_content,
    resume_name: row.applied_elsewhere ? '' : (row.sent_resume_name ?? ''),
    board_confirmed_at: row.own_entry ? '' : moment(row.confirmed_at),
    board_said: row.own_entry ? '' : (row.evidence ?? ''),
  }
}
type Exported = ReturnType<typeof exported>

/** Lists become one cell: changes as a person reads them, the rest as JSON. What is written in them is no formula either. */
const cellOf = (row: Exported, field: keyof Exported): string => guardCell(textOf(row, field))

function textOf(row: Exported, field: keyof Exported): string {
  const value = row[field]
  if (typeof value === 'string') return value
  if (value.length === 0) return ''
  if (field === 'status_history') return row.status_history.map(({ status, at }) => `${status} ${at}`).join('; ')
  return JSON.stringify(value)
}

const line = (cells: string[]): string => `${Papa.unparse([cells], { newline: '\r\n' })}\r\n`

/** A table with the byte order mark Excel needs to see UTF-8, and the zone of its times in the names of the columns. */
async function* writeCsv(pages: AsyncIterable<ExportRow[]>): AsyncGenerator<string> {
  yield BOM + line(FIELDS.map((field) => (TIMES.has(field) ? `${field} (Manila time)` : field)))
  for await (const page of pages) {
    const rows = page.map(exported)
    yield rows.map((row) => line(FIELDS.map((field) => cellOf(row, field)))).join('')
  }
}

async function* writeJson(pages: AsyncIterable<ExportRow[]>): AsyncGenerator<string> {
  const head = { format: EXCHANGE_NAME, version: EXCHANGE_VERSION, time_zone: 'Asia/Manila' }
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "applications": [`
  let first = true
  for await (const page of pages) {
    for (const row of page) {
      yield `${first ? '' : ','}\n    ${JSON.stringify(exported(row), null, 2).replaceAll('\n', '\n    ')}`
      first = false
    }
  }
  yield `${first ? '' : '\n  '}]\n}\n`
}

/** A file of applications, piece by piece. */
export const writeExport = (format: ExchangeFormat, pages: AsyncIterable<ExportRow[]>): AsyncGenerator<string> =>
  format === 'csv' ? writeCsv(pages) : writeJson(pages)
