import { describe, expect, test } from 'vitest'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import type { ImportResult } from '../contract.ts'
import { failureText, pastImportText, previewSentences, problemText, refusalOf, undoneText } from './texts.ts'

const result = (given: Partial<ImportResult>): ImportResult => ({
  rows: 0,
  added: 0,
  known: 0,
  wrong: 0,
  claimed: 0,
  problems: [],
  entries: [],
  import_id: null,
  ...given,
})

test.each([
  [{}, ['There are no applications in this file.']],
  [{ rows: 1, added: 1 }, ['1 application is new.']],
  [
    { rows: 9, added: 5, known: 1, wrong: 3, claimed: 1 },
    [
      '5 applications are new.',
      '1 you have already; it stays as it is.',
      '3 cannot be read and are left out.',
      'The file says that the board confirmed 1 of them. We cannot check that, so it comes in as your own entry.',
    ],
  ],
  [{ rows: 2, known: 2 }, ['Nothing in this file is new.', '2 you have already; they stay as they are.']],
])('a preview is said in words (%#)', (given, sentences) => {
  expect(previewSentences(result(given))).toEqual(sentences)
})

describe('a failure', () => {
  test('is told in the words of the server where it has some', () => {
    expect(failureText(new ApiError(400, { file: ['The file is empty.'] }), 'preview')).toBe('The file is empty.')
    expect(failureText(new ApiError(429, { detail: 'Please wait a moment.' }), 'commit')).toBe('Please wait a moment.')
    expect(failureText(new ApiError(500, { detail: 'Something broke.' }), 'commit')).toBe(
      'Failed to import the file. Nothing was added. Please try again. (Status: 500)',
    )
  })

  test('of the line says what may have happened: nothing before, perhaps all of it afterwards', () => {
    expect(failureText(new NetworkError('x'), 'preview')).toBe('There is no connection right now. Please try again.')
    expect(failureText(new NetworkError('x'), 'commit')).toContain('what came in already is known')
  })
})

test('a file that is too large is not even sent', () => {
  expect(refusalOf({ size: 2 * 1024 * 1024 })).toBeNull()
  expect(refusalOf({ size: 2 * 1024 * 1024 + 1 })).toBe('The file is larger than 2 MB.')
})

test('lines, imports and what an undo did', () => {
  expect(problemText({ line: 4, field: 'applied_at', message: 'This is missing.' })).toBe(
    'Line 4, applied_at: This is missing.',
  )
  expect(problemText({ line: 4, field: '', message: 'This is no application.' })).toBe(
    'Line 4: This is no application.',
  )
  const past = {
    id: 1,
    file_name: 'x.csv',
    imported_at: '2026-11-22T00:00:00Z',
    undone_at: null,
    added: 3,
    removable: 3,
  }
  expect(pastImportText(past)).toBe('3 applications added')
  expect(pastImportText({ ...past, removable: 2 })).toBe('3 applications added, 1 changed or removed since')
  expect(pastImportText({ ...past, removable: 0, undone_at: '2026-11-22T00:00:00Z' })).toBe(
    '3 applications added, undone',
  )
  expect(undoneText({ removed: 3, kept: 0 })).toBe('3 applications taken away.')
  expect(undoneText({ removed: 1, kept: 2 })).toBe('1 application taken away. 2 that you changed since stay.')
})
