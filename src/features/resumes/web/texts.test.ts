import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import { firstResumeChoice } from './resume-picker.tsx'
import { fileSize, UPLOAD_FAILED, UPLOAD_LOST, uploadFailure } from './texts.ts'

const RULE = 'Please upload a PDF, DOC, or DOCX file under 5MB.'

describe('what is said about a resume', () => {
  it.each([
    [new ApiError(400, { file: [RULE] }), RULE],
    [new ApiError(413, {}), RULE],
    [new ApiError(429, { error: 'Slow down.' }), 'Slow down.'],
    [new ApiError(500, {}), UPLOAD_FAILED],
    [new NetworkError('cut'), UPLOAD_LOST],
  ])('%s', (error, sentence) => expect(uploadFailure(error)).toBe(sentence))

  it.each([
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [512_000, '500 KB'],
    [5_242_880, '5.0 MB'],
  ])('%d bytes read %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))

  it('chooses the default resume, else the first, or the upload without any (spec 2 §4)', () => {
    const resume = { id: 7, file_name: 'cv.pdf', uploaded_at: '2026-11-01T00:00:00.000Z', is_default: true, bytes: 9 }
    expect(firstResumeChoice([resume, { ...resume, id: 8 }])).toEqual({ kind: 'kept', id: 7 })
    const [old, chosen] = [
      { ...resume, is_default: false },
      { ...resume, id: 9 },
    ]
    expect(firstResumeChoice([old, chosen])).toEqual({ kind: 'kept', id: 9 })
    expect(firstResumeChoice([old])).toEqual({ kind: 'kept', id: 7 })
    expect(firstResumeChoice([])).toEqual({ kind: 'upload', file: null })
  })
})
