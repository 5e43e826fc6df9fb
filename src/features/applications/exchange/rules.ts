import { MANILA_OFFSET_MINUTES } from '#contract/time.ts'

export const EXCHANGE_FORMATS = ['csv', 'json'] as const
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number]

export const IMPORT_MAX_BYTES = 2 * 1024 * 1024
export const IMPORT_MAX_ROWS = 5000
/** Own entries of one person: their list is read whole. */
export const MOST_ENTRIES = 5000
/** So many rows and problems of a file are shown one by one; the others are counted. */
export const SHOWN_OF_EACH = 50

/** What a JSON export says it is. */
export const EXCHANGE_NAME = 'hanap-applications'
export const EXCHANGE_VERSION = 1

/**
 * A spreadsheet takes a cell for a formula when it begins like this (OWASP, "CSV Injection"); full-width signs count in
 * Asian locales, blanks in front are passed over by some programs.
 */
const FORMULA = String.raw`["']*[^\S\t\r\n]*(?:[=+\-@＝＋－＠]|[\t\r\n])`
/** Where cells begin also for who reads the file with `;` or a tab between them, as Excel does in much of Europe. */
const BEGIN = String.raw`(?<=^|[;\t\r\n])`
const RISKY = new RegExp(`${BEGIN}(?=${FORMULA})`, 'g')
const GUARDED = new RegExp(`${BEGIN}'(?=${FORMULA})`, 'g')

/** A cell no spreadsheet runs: an apostrophe is put before what could be a formula, also one that begins with apostrophes. */
export const guardCell = (text: string): string => text.replace(RISKY, "'")
/** The text that was guarded. Undoes `guardCell` for every text, and leaves others alone. */
export const unguardCell = (cell: string): string => cell.replace(GUARDED, '')

/** `2026-11-22T09:30:00+08:00`: an instant on Manila's clock, milliseconds only where there are some. */
export function manilaIso(at: Date | string): string {
  const clock = new Date(new Date(at).getTime() + MANILA_OFFSET_MINUTES * 60_000).toISOString()
  return `${clock.slice(0, 19)}${clock.slice(19, 23) === '.000' ? '' : clock.slice(19, 23)}+08:00`
}
