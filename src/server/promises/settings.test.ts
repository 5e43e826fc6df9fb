import { createServer } from 'node:http'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { runToEnd, startHanap } from '../testing/hanap-process.ts'

// Whole processes are started here: on a busy machine each takes seconds.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let database: TestDatabase
let directory: string
beforeAll(async () => {
  database = await freshDatabase()
  directory = await mkdtemp(path.join(tmpdir(), 'hanap-settings-'))
})
afterAll(async () => {
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

const base = () => ({ DATA_DIR: directory, DATABASE_URL: database.url })
const OWN_KEY = `k1:${Buffer.alloc(32, 7).toString('base64')}`
const DEMO_KEY = 'demo:ZGVtby1vbmx5LWtleS1kZW1vLW9ubHkta2V5LTEyMzQ='
const production = () => ({
  ...base(),
  HANAP_MODE: 'production',
  PUBLIC_URL: 'https://jobs.example.com',
  SECRET_KEYS: OWN_KEY,
  SMTP_URL: 'smtps://user:secret@mail.example.com',
})

describe('wrong settings', () => {
  test('are all listed at once, in plain words, and nothing is started', async () => {
    const { code, said } = await runToEnd({
      DATA_DIR: directory,
      PORT: 'eighty',
      PUBLIC_URL: 'not an address',
      DATABASE_URL: 'mysql://db',
      TASKS: 'sometimes',
      LIMITS_FACTOR: '0',
      USD_PHP_RATE_DATE: 'yesterday',
      SECRET_KEYS: 'k1:short',
    })
    expect(code).toBe(1)
    const lines = said.trim().split('\n')
    expect(lines[0]).toBe('These settings are wrong or missing:')
    expect(lines.slice(1).map((line) => /^ {2}- (\w+) \S/.exec(line)?.[1])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'SECRET_KEYS',
      'TASKS',
      'LIMITS_FACTOR',
      'USD_PHP_RATE_DATE',
    ])
    expect(await readdir(directory)).toEqual([])
  })

  test('the task process and the operator’s command refuse them too', async () => {
    for (const program of [['worker.ts'], ['cli.ts', 'runs']]) {
      const { code, said } = await runToEnd({ ...base(), LOG_LEVEL: 'loud' }, program)
      expect([code, said.trim().split('\n')[1]]).toEqual([
        1,
        '  - LOG_LEVEL must be silent, error, warn, info or debug',
      ])
    }
  })
})

describe('production refuses to start', () => {
  // Which settings it refuses besides, and in which words: src/server/platform/config.test.ts.
  test.each([
    [
      'without its own key, address and mail server, naming each',
      base,
      { HANAP_MODE: 'production' },
      ['SECRET_KEYS is missing', 'PUBLIC_URL is missing', 'SMTP_URL is missing'],
    ],
    [
      'with what belongs to the demo, naming each',
      production,
      {
        SECRET_KEYS: `${OWN_KEY},${DEMO_KEY}`,
        SANDBOX: 'on',
        OLJ_URL: 'http://127.0.0.1:8101',
      },
      ['SECRET_KEYS holds the demo key', 'SANDBOX is on', 'OLJ_URL is a stand-in'],
    ],
  ])('%s', async (_what, settings: () => Record<string, string>, wrong: Record<string, string>, sentences) => {
    const { code, said } = await runToEnd({ ...settings(), ...wrong })
    expect(code, said).toBe(1)
    for (const sentence of sentences) expect(said).toContain(sentence)
  })

  test('but starts with everything in order, makes no demo people and leaves both boards off', async () => {
    const hanap = await startHanap({ ...production(), NODE_ENV: 'production' })
    const people = await database.db.selectFrom('users').select('id').execute()
    expect((await hanap.call('GET', '/readyz')).body.status).toBe('ok')
    expect(await hanap.end('SIGTERM')).toBe(0)
    const on = await database.db.selectFrom('sources').select('source').where('enabled', '=', true).execute()
    expect([people, on]).toEqual([[], []])
    expect(hanap.said()).not.toContain('demo')
  })
})

test('a busy port gets one plain sentence and exit code 1', async () => {
  const other = createServer()
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const port = String((other.address() as AddressInfo).port)
  const { code, said } = await runToEnd({ ...base(), SANDBOX: 'off', PORT: port })
  other.close()
  expect(code).toBe(1)
  expect(said.trim()).toBe(
    `Port ${port} is in use by another program. Stop it, or choose another port: PORT=8010 npm start`,
  )
})

test('a busy port of a stand-in gets one plain sentence and exit code 1', async () => {
  const other = createServer()
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const port = String((other.address() as AddressInfo).port)
  const { code, said } = await runToEnd({ ...base(), SANDBOX_OLJ_PORT: port })
  other.close()
  expect([code, said.trim()]).toEqual([
    1,
    `Port ${port} is taken. Set SANDBOX_OLJ_PORT to another port, or stop the program that has it.`,
  ])
})

test('a database that does not answer gets one plain sentence and exit code 1', async () => {
  const { code, said } = await runToEnd({
    DATA_DIR: directory,
    SANDBOX: 'off',
    DATABASE_URL: 'postgres://hanap:secret@127.0.0.1:9/hanap',
  })
  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toMatch(/database/i)
  expect(said).not.toContain('secret')
})
