import { grouped } from '#contract/number.ts'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import { IMPORT_MAX_BYTES } from '../rules.ts'
import type { ImportProblem, ImportResult, PastImport } from '../contract.ts'

export const EXCHANGE_SENTENCES = {
  exportFailed: 'Failed to export your applications. Please try again.',
  importFailed: 'Failed to import the file. Nothing was added. Please try again.',
  offline: 'There is no connection right now. Please try again.',
  lost: 'The connection broke while the file was being imported. Choose the file again: what came in already is known.',
  undoFailed: 'Failed to undo the import. Please try again.',
  tooLarge: 'The file is larger than 2 MB.',
} as const

export const applicationsWord = (count: number): string => `${grouped(count)} application${count === 1 ? '' : 's'}`

/** What is known about a file before it is sent; null when nothing speaks against it. */
export const refusalOf = (file: Pick<File, 'size'>): string | null =>
  file.size > IMPORT_MAX_BYTES ? EXCHANGE_SENTENCES.tooLarge : null

/** Why a file could not be read or imported, in the server's words where it has some. */
export function failureText(error: unknown, mode: 'preview' | 'commit'): string {
  if (error instanceof NetworkError) return mode === 'commit' ? EXCHANGE_SENTENCES.lost : EXCHANGE_SENTENCES.offline
  if (!(error instanceof ApiError)) return EXCHANGE_SENTENCES.importFailed
  const said = error.fields.file?.[0] ?? (error.status === 429 ? error.detail : '')
  return said === '' ? `${EXCHANGE_SENTENCES.importFailed} (Status: ${error.status})` : said
}

/** What a file brings, in one sentence each. */
export function previewSentences(result: ImportResult): string[] {
  const { rows, added, known, wrong, claimed } = result
  if (rows === 0) return ['There are no applications in this file.']
  const one = (count: number, single: string, several: string) => (count === 1 ? single : several)
  return [
    added === 0 ? 'Nothing in this file is new.' : `${applicationsWord(added)} ${one(added, 'is', 'are')} new.`,
    ...(known === 0
      ? []
      : [`${known} you have already; ${one(known, 'it stays', 'they stay')} as ${one(known, 'it is', 'they are')}.`]),
    ...(wrong === 0 ? [] : [`${wrong} cannot be read and ${one(wrong, 'is', 'are')} left out.`]),
    ...(claimed === 0
      ? []
      : [
          `The file says that the board confirmed ${claimed} of them. We cannot check that, so ${one(claimed, 'it comes', 'they come')} in as your own ${one(claimed, 'entry', 'entries')}.`,
        ]),
  ]
}

/** `Line 4, applied_at: Write the date like …` */
export const problemText = ({ line, field, message }: ImportProblem): string =>
  `Line ${line}${field === '' ? '' : `, ${field}`}: ${message}`

/** What became of an import since. */
export function pastImportText({ added, removable, undone_at: undone }: PastImport): string {
  if (undone !== null && removable === 0) return `${applicationsWord(added)} added, undone`
  if (removable === added) return `${applicationsWord(added)} added`
  return `${applicationsWord(added)} added, ${added - removable} changed or removed since`
}

/** What an undo did. */
export const undoneText = ({ removed, kept }: { removed: number; kept: number }): string =>
  `${applicationsWord(removed)} taken away.${kept === 0 ? '' : ` ${kept} that you changed since ${kept === 1 ? 'stays' : 'stay'}.`}`
