import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabStorage } from '#web/testing/tab-storage.ts'
import { ApiError, NetworkError } from './api.ts'
import { callFile } from './file-call.ts'
import { beginSession, endSession, readSession } from './session.ts'

const ENDPOINT = { path: '/resumes/{id}/download/', file: true } as const

beforeEach(() => {
  vi.stubGlobal('localStorage', tabStorage())
  beginSession('abc', { id: 1 } as Parameters<typeof beginSession>[1])
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

test('brings the bytes, asked for as the signed-in person', async () => {
  const asked = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })),
  )
  vi.stubGlobal('fetch', asked)
  const file = await callFile(ENDPOINT, { id: '7' })
  expect([await file.text(), file.type]).toEqual(['%PDF', 'application/pdf'])
  expect(asked).toHaveBeenCalledWith('/api/resumes/7/download/', {
    headers: { authorization: 'Token abc' },
    cache: 'no-store',
  })
})

test('a refusal is told with its sentence; a bad token ends the session', async () => {
  const refuse = (status: number, body: object) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })))
  refuse(404, { detail: 'Resume not found.', code: 'not_found' })
  const error = await callFile(ENDPOINT, { id: '7' }).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 404, detail: 'Resume not found.' })
  expect(readSession().token).toBe('abc')
  refuse(401, { detail: 'Invalid or expired token.', code: 'bad_token' })
  await expect(callFile(ENDPOINT, { id: '7' })).rejects.toMatchObject({ status: 401 })
  expect(readSession().token).toBeNull()
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'an answer cut in the middle',
    () => Promise.resolve(new Response(new ReadableStream({ start: (part) => part.error(new Error('cut')) }))),
  ],
])('%s is a lost connection', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  await expect(callFile(ENDPOINT, { id: '7' })).rejects.toBeInstanceOf(NetworkError)
})
