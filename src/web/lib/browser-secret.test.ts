import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEVICE_HEADER, isBrowserSecret } from '#contract/browser-secret.ts'
import { tabStorage } from '#web/testing/tab-storage.ts'
import { deviceHeaders } from './browser-secret.ts'
import { clearPersonal, writeStored } from './storage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', tabStorage())
})
afterEach(() => vi.unstubAllGlobals())

const told = () => deviceHeaders({ method: 'POST', path: '/auth/login/' })[DEVICE_HEADER] ?? ''

test('a browser names itself at the doors, always alike, also after signing out', () => {
  const first = told()
  expect(isBrowserSecret(first)).toBe(true)
  expect(told()).toBe(first)
  clearPersonal()
  expect(told()).toBe(first)
})

test('what is no secret of ours is replaced', () => {
  writeStored('device', 'mine')
  expect(isBrowserSecret(told())).toBe(true)
})

test('nothing else is told which browser asks', () => {
  expect(deviceHeaders({ method: 'GET', path: '/auth/user/' })).toEqual({})
  expect(deviceHeaders({ method: 'POST', path: '/saved-jobs/' })).toEqual({})
})
