import { setImmediate } from 'node:timers/promises'
import Papa from 'papaparse'
import type { ImportProblem } from '../contract.ts'
import { IMPORT_MAX_ROWS, unguardCell } from '../rules.ts'
import { breaksBetween, linesOfObjects } from './lines.ts'
import { FIELDS, importRecord, type ImportRecord } from './record.ts'

/** A row that can be taken over, and where it stands in the file. */
export type ReadRow = ImportRecord & { line: number }
export type ReadFile = { rows: ReadRow[]; problems: ImportProblem[]; count: number; wrong: number }
type RawRow = { line: number; fields: Record<string, unknown>; problem?: string }

export const UNREADABLE = 'This is neither a CSV table nor a JSON file of applications.'
export const TOO_MANY_ROWS = `A file can hold ${IMPORT_MAX_ROWS.toLocaleString('en-US')} applications at most.`

/** The whole file cannot be used; `message` is told to the person. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
}

/** Names other tables use for our columns. */
const SYNONYMS: Record<string, keyof ImportRecord> = {
  title: 'job_title',
  job: 'job_title',
  position: 'job_title',
  role: 'job_title',
  company: 'employer',
  employer_name: 'employer',
  company_name: 'employer',
  url: 'link',
  job_link: 'link',
  site: 'source',
  board: 'source',
  date: 'applied_at',
  applied: 'applied_at',
  date_applied: 'applied_at',
  applied_on: 'applied_at',
  applied_date: 'applied_at',
  note: 'notes',
  cover_letter: 'letter',
  resume: 'resume_name',
}

/** After so many rows others get their turn: the largest file takes a second altogether. */
const ROWS_AT_ONCE = 250

/** Reads a file of applications row by row. @throws FileProblem when nothing of it can be used */
export async function readImport(bytes: Uint8Array): Promise<ReadFile> {
  const text = decoded(bytes)
  if (text.trim() === '') throw new FileProblem('The file is empty.')
  const raw = /^\s*[[{]/.test(text) ? jsonRows(text) : csvRows(text)
  if (raw.length > IMPORT_MAX_ROWS) throw new FileProblem(TOO_MANY_ROWS)
  const file: ReadFile = { rows: [], problems: [], count: raw.length, wrong: 0 }
  for (const [at, row] of raw.entries()) {
    if (at > 0 && at % ROWS_AT_ONCE === 0) await setImmediate()
    const problems = readRow(row, file.rows)
    if (problems.length > 0) file.wrong += 1
    file.problems.push(...problems)
  }
  return file
}

/** UTF-8 with or without its mark, UTF-16 as some spreadsheets save it, or else what Windows wrote before. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function readRow({ line, fields, problem }: RawRow, rows: ReadRow[]): ImportProblem[] {
  if (problem !== undefined) return [{ line, field: '', message: problem }]
  const read = importRecord.safeParse(fields)
  if (read.success) {
    rows.push({ ...read.data, line })
    return []
  }
  return read.error.issues.map(({ path, message }) => ({
    line,
    field: String(path[0] ?? ''),
    message: (fields[String(path[0])] ?? '') === '' ? 'This is missing.' : message,
  }))
}

function jsonRows(text: string): RawRow[] {
  let whole: unknown
  try {
    whole = JSON.parse(text)
  } catch {
    throw new FileProblem(UNREADABLE)
  }
  const list: unknown = Array.isArray(whole) ? whole : (whole as Record<string, unknown>)['applications']
  if (!Array.isArray(list)) throw new FileProblem(UNREADABLE)
  const isObject = (entry: unknown): entry is Record<string, unknown> =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
  const lines = linesOfObjects(text)
  let objects = 0
  return list.map((entry: unknown) => {
    if (!isObject(entry))
      return { line: lines[objects] ?? lines.at(-1) ?? 1, fields: {}, problem: 'This is no application.' }
    objects += 1
    return { line: lines[objects - 1] ?? 1, fields: entry }
  })
}

/** The sign between cells: the one the first line has most of, because Excel writes what its locale wants. */
function delimiterOf(text: string): string {
  const first = text.split(/[\r\n]/, 1)[0] ?? ''
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).sign
}

const columnName = (title: string): keyof ImportRecord | undefined => {
  const plain = title
    .replace(/^([^(]*)\(.*\)/s, '$1')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return (FIELDS as string[]).includes(plain) ? (plain as keyof ImportRecord) : SYNONYMS[plain]
}

function csvRows(text: string): RawRow[] {
  const rows: RawRow[] = []
  let columns: (keyof ImportRecord | undefined)[] | undefined
  let [begin, line] = [0, 1]
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, errors, meta }, parser) => {
      const at = line
      line += breaksBetween(text, begin, meta.cursor)
      begin = meta.cursor
      if (data.every((cell) => cell.trim() === '')) return
      if (!columns) columns = columnsOf(data)
      else rows.push(rowOf(at, data, columns, errors.length > 0))
      if (rows.length > IMPORT_MAX_ROWS) parser.abort()
    },
  })
  return rows
}

function columnsOf(titles: string[]): (keyof ImportRecord | undefined)[] {
  const columns = titles.map(columnName)
  const missing = (['job_title', 'applied_at'] as const).filter((name) => !columns.includes(name))
  if (missing.length === 2) throw new FileProblem(UNREADABLE)
  if (missing[0] !== undefined) {
    throw new FileProblem(`The first line has to name the columns, and ${missing[0]} is not among them.`)
  }
  return columns
}

function rowOf(line: number, cells: string[], columns: (keyof ImportRecord | undefined)[], broken: boolean): RawRow {
  if (broken) return { line, fields: {}, problem: 'A quotation mark is not closed or stands where none may.' }
  if (cells.length > columns.length) {
    return {
      line,
      fields: {},
      problem: 'There are more cells than columns: put quotation marks around text with commas.',
    }
  }
  const fields: Record<string, unknown> = {}
  for (const [at, name] of columns.entries()) {
    const cell = unguardCell(cells[at] ?? '')
    // Of two columns that mean the same the first one that says something counts.
    if (name !== undefined && (fields[name] ?? '') === '') fields[name] = valueOf(name, cell)
  }
  return { line, fields }
}

/** The cell of a list as the list it stands for; what cannot be read stays text and is refused by its own sentence. */
function valueOf(name: keyof ImportRecord, cell: string): unknown {
  if (name === 'status_history') return parts(cell).map(changeOf)
  if (name !== 'interviews' && name !== 'follow_ups') return cell
  if (!cell.trimStart().startsWith('['))
    return parts(cell).map((starts_at) => (name === 'interviews' ? { starts_at } : cell))
  try {
    return JSON.parse(cell)
  } catch {
    return [cell]
  }
}

const parts = (cell: string): string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function changeOf(part: string): unknown {
  const [, status, at] = /^([a-z]+)\s+(\S.*)$/i.exec(part) ?? []
  return status === undefined ? part : { status, at }
}
