import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { UPLOAD_LOST } from './texts.ts'
import { beginUpload, type Transport, type UploadState } from './upload-run.ts'

const FILE = new File(['%PDF'], 'cv.pdf')
const sending = (share: number): UploadState => ({ kind: 'sending', file: FILE, share })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An upload whose line the test holds in its hands. */
function begun() {
  const told: UploadState[] = []
  const line = Promise.withResolvers<number>()
  let onProgress: (share: number) => void = () => undefined
  const transport: Transport<number> = (_, given) => {
    onProgress = given.onProgress
    // As the browser does when it is told to stop.
    given.signal.addEventListener('abort', () => line.reject(new DOMException('Aborted', 'AbortError')))
    return line.promise
  }
  const run = beginUpload(transport, FILE, (state) => told.push(state))
  const ended = run.done.then(
    (answer) => answer,
    (error: unknown) => error,
  )
  return { run, told, line, ended, progress: (share: number) => onProgress(share) }
}

test('tells how far it is and gives the answer', async () => {
  const { told, line, ended, progress } = begun()
  progress(0.4)
  progress(1)
  line.resolve(7)
  expect(await ended).toBe(7)
  expect(told).toEqual([sending(0), sending(0.4), sending(1), { kind: 'idle' }])
})

test('stopped: the line is cut, null is the answer, and nothing is told afterwards', async () => {
  const { run, told, ended, progress } = begun()
  run.stop()
  progress(0.5)
  expect(await ended).toBeNull()
  expect(told).toEqual([sending(0)])
})

test.each([
  [
    'refused',
    new ApiError(400, { file: ['Please upload a PDF, DOC, or DOCX file under 5MB.'] }),
    'Please upload a PDF, DOC, or DOCX file under 5MB.',
    true,
  ],
  ['cut off', new TypeError('Failed to fetch'), UPLOAD_LOST, false],
])('%s: says so in words and throws what came', async (_, error, sentence, refused) => {
  const { told, line, ended } = begun()
  line.reject(error)
  expect(await ended).toBe(error)
  expect(told.at(-1)).toEqual({ kind: 'failed', file: FILE, sentence, refused })
})

test('a line on which nothing moves for 45 seconds is given up; one that moves is not', async () => {
  const { told, ended, progress } = begun()
  for (const share of [0.1, 0.2, 0.3]) {
    vi.advanceTimersByTime(44_000)
    progress(share)
  }
  vi.advanceTimersByTime(44_999)
  expect(told.at(-1)).toEqual(sending(0.3))
  vi.advanceTimersByTime(1)
  expect(await ended).toBeInstanceOf(DOMException)
  expect(told.at(-1)).toEqual({ kind: 'failed', file: FILE, sentence: UPLOAD_LOST, refused: false })
})

test('what ended leaves no clock running', async () => {
  const { line, ended } = begun()
  line.resolve(1)
  await ended
  expect(vi.getTimerCount()).toBe(0)
})
