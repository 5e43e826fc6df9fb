import { describe, expect, it } from 'vitest'
import { isBrowserSecret } from '#contract/browser-secret.ts'
import { hostOfPage, isOwnPath, namesOf } from './rules.ts'
import { originOfHost } from './server/origins.ts'

describe('the host a page sends (spec 1 §7)', () => {
  it.each([
    [{ hostname: 'localhost', host: 'localhost:5173' }, 'localhost:8000'],
    [{ hostname: '127.0.0.1', host: '127.0.0.1' }, '127.0.0.1:8000'],
    [{ hostname: '[::1]', host: '[::1]:3000' }, '[::1]:8000'],
    [{ hostname: 'jobs.example.com', host: 'jobs.example.com' }, 'jobs.example.com'],
    [{ hostname: 'localhost.example.com', host: 'localhost.example.com:444' }, 'localhost.example.com:444'],
  ])('%j is %s', (page, host) => expect(hostOfPage(page)).toBe(host))
})

describe('the origin a host chooses', () => {
  const origins = ['https://jobs.example.com', 'http://localhost:8043']
  it.each([
    ['jobs.example.com', 'https://jobs.example.com'],
    ['JOBS.example.com', 'https://jobs.example.com'],
    ['localhost:8043', 'http://localhost:8043'],
    ['localhost:8000', 'http://localhost:8043'],
    ['jobs.example.com:8000', undefined],
    ['jobs.example.com.evil.example', undefined],
    ['evil.example', undefined],
    ['127.0.0.1:8000', undefined],
    ['', undefined],
  ])('%s: %s', (host, origin) => expect(originOfHost(host, origins)).toBe(origin))
})

describe('the names of a new account', () => {
  const none = { email: 'isa.lim@gmail.test', name: null, givenName: null, familyName: null }
  it.each([
    [{ name: 'Isa Lim', givenName: 'Isa', familyName: 'Lim' }, 'Isa', 'Lim'],
    [{ name: 'Carla Mendoza Tan' }, 'Carla', 'Mendoza Tan'],
    [{ name: 'Isa', givenName: 'Isa' }, 'Isa', ''],
    [{}, 'isa.lim', ''],
    [{ givenName: 'Isa\u0000\n' }, 'Isa', ''],
    [{ givenName: 'x'.repeat(200) }, 'x'.repeat(150), ''],
  ])('%j', (given, first_name, last_name) => expect(namesOf({ ...none, ...given })).toEqual({ first_name, last_name }))
})

it.each([
  ['/jobs?search=a b', true],
  ['/', true],
  ['jobs', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/jobs\\..', false],
  ['/jobs\n', false],
  [`/${'x'.repeat(2000)}`, false],
])('%j may be kept as a place to go: %s', (path, own) => expect(isOwnPath(path)).toBe(own))

it('a secret of the browser is 32 bytes in base64url', () => {
  expect(isBrowserSecret('Az09-_'.padEnd(43, 'x'))).toBe(true)
  for (const text of ['', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}=`])
    expect(isBrowserSecret(text)).toBe(false)
})
