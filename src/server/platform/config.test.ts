import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}
const KEY = `k1:${Buffer.alloc(32, 7).toString('base64')}`
const DEMO_KEY = 'demo:ZGVtby1vbmx5LWtleS1kZW1vLW9ubHkta2V5LTEyMzQ='
const PRODUCTION = {
  HANAP_MODE: 'production',
  SECRET_KEYS: KEY,
  PUBLIC_URL: 'https://jobs.example.com',
  SMTP_URL: 'smtps://mail.example.com',
}

describe('settings', () => {
  it('need nothing in demo mode and point the connectors at the stand-ins', () => {
    const config = readConfig({ SANDBOX_OLJ_PORT: '9101' })
    expect(config).toMatchObject({
      HANAP_MODE: 'demo',
      PORT: 8000,
      SANDBOX: true,
      TASKS: 'in-process',
      LOG_LEVEL: 'warn',
    })
    expect(config.OLJ_URL).toBe('http://127.0.0.1:9101')
    expect(config.OLJ_CRAWL_DELAY_SECONDS).toBe(0)
  })

  it('name every wrong one in one message', () => {
    const problems = problemsOf({ PORT: '99999', DATABASE_URL: 'mysql://x', SECRET_KEYS: 'short:AAAA', TASKS: 'maybe' })
    expect(problems).toHaveLength(4)
    for (const name of ['PORT', 'DATABASE_URL', 'SECRET_KEYS', 'TASKS']) {
      expect(problems.some((line) => line.startsWith(name))).toBe(true)
    }
  })

  it('count an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 8000 })
  })

  it('of production must not be the demo’s: each is named', () => {
    const problems = problemsOf({ HANAP_MODE: 'production', SANDBOX: 'on', OLJ_URL: 'http://127.0.0.1:8101' })
    for (const start of [
      'SECRET_KEYS is missing',
      'PUBLIC_URL is missing',
      'SANDBOX is on',
      'OLJ_URL is a stand-in',
      'SMTP_URL is missing',
    ]) {
      expect(problems.some((line) => line.startsWith(start))).toBe(true)
    }
  })

  it.each([DEMO_KEY, `${KEY},${DEMO_KEY}`])('of production must not hold the demo’s key: %s', (SECRET_KEYS) => {
    expect(problemsOf({ ...PRODUCTION, SECRET_KEYS })).toEqual(['SECRET_KEYS holds the demo key'])
  })

  it.each([
    ['OLJ_URL', 'http://127.0.0.1:8101'],
    ['OLJ_MESSAGES_URL', 'http://localhost:8101'],
    ['LINKEDIN_URL', 'http://[::1]:8102'],
    ['SMTP_URL', 'smtp://127.0.0.1:8125'],
  ])('of production must not lead to a stand-in: %s', (name, address) => {
    expect(problemsOf({ ...PRODUCTION, [name]: address })).toEqual([expect.stringContaining(`${name} is a stand-in`)])
  })

  it('of production, when complete, start with real addresses and their crawl delay', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      SANDBOX: false,
      TASKS: 'separate',
      OLJ_URL: 'https://www.onlinejobs.ph',
      OLJ_CRAWL_DELAY_SECONDS: 5,
      LOG_LEVEL: 'info',
    })
  })

  it('of Google sign-in: off without a client, whole or not at all, never the stand-in in production', () => {
    expect(readConfig(PRODUCTION).GOOGLE_CLIENT_ID).toBeUndefined()
    expect(readConfig(PRODUCTION).GOOGLE_ISSUER).toBe('https://accounts.google.com')
    expect(problemsOf({ ...PRODUCTION, GOOGLE_CLIENT_ID: 'id' })).toEqual([
      'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID is set',
    ])
    expect(problemsOf({ ...PRODUCTION, GOOGLE_CLIENT_SECRET: 'x' })).toHaveLength(1)
    expect(problemsOf({ ...PRODUCTION, GOOGLE_ISSUER: 'http://127.0.0.1:8104' })).toEqual([
      'GOOGLE_ISSUER is a stand-in address',
    ])
    expect(problemsOf({ ...PRODUCTION, GOOGLE_ORIGINS: 'https://a.example, b.example/path' })).toHaveLength(1)
    expect(problemsOf({ GOOGLE_REDIRECT_PATH: '/elsewhere' })).toHaveLength(1)
    expect(readConfig({ SANDBOX_GOOGLE_PORT: '9104' })).toMatchObject({ GOOGLE_ISSUER: 'http://127.0.0.1:9104' })
  })

  it('for S3 storage are asked for together', () => {
    const missing = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
    expect(problemsOf({ FILES: 's3' })).toEqual(missing.map((name) => expect.stringContaining(`${name} is missing`)))
  })
})

it('addresses are verified wherever mail can leave, unless the operator says otherwise', () => {
  const verified = (env: Record<string, string>) => readConfig(env).REQUIRE_EMAIL_VERIFICATION
  expect(verified({})).toBe(true)
  expect(verified({ REQUIRE_EMAIL_VERIFICATION: 'off' })).toBe(false)
  expect(verified({ SANDBOX: 'off' })).toBe(false)
  expect(verified({ SANDBOX: 'off', SMTP_URL: 'smtp://mail.example.com' })).toBe(true)
  expect(() => verified({ SANDBOX: 'off', REQUIRE_EMAIL_VERIFICATION: 'on' })).toThrow(/SMTP_URL is missing/)
})

it.each(['Hanap', 'Hanap <hello>', 'Hanap <a@b.ph>\r\nBcc: c@d.ph', 'a@b.ph, c@d.ph'])(
  'mail cannot come from %j',
  (MAIL_FROM) => {
    expect(() => readConfig({ MAIL_FROM })).toThrow(/MAIL_FROM must be an address/)
  },
)
it.each(['hello@hanap.ph', 'Hanap <hello@hanap.ph>', '<hello@hanap.ph>'])('mail can come from %j', (MAIL_FROM) => {
  expect(readConfig({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
})

it('settings of the letter writer hang together; a model of one’s own on this machine is fine, the stand-in is not', () => {
  expect(readConfig({ SANDBOX_AI_PORT: '9105' })).toMatchObject({ AI_BASE_URL: 'http://127.0.0.1:9105/v1' })
  expect(readConfig({ AI_BASE_URL: 'http://127.0.0.1:11434/v1/', AI_MODEL: 'llama' })).toMatchObject({
    AI_BASE_URL: 'http://127.0.0.1:11434/v1',
    AI_MODEL: 'llama',
  })
  const own = { ...PRODUCTION, AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'llama' }
  expect(problemsOf(own)).toEqual([])
  expect(problemsOf({ ...own, AI_BASE_URL: 'http://127.0.0.1:8105/v1' })).toEqual(['AI_BASE_URL is a stand-in address'])
  expect(problemsOf({ ...PRODUCTION, AI_BASE_URL: 'https://ai.example.com/v1' })).toEqual([
    'AI_MODEL is missing: AI_BASE_URL is set',
  ])
  expect(problemsOf({ ...PRODUCTION, AI_MODEL: 'm', AI_API_KEY: 'k' })).toHaveLength(2)
  expect(readConfig(PRODUCTION).AI_BASE_URL).toBeUndefined()
})
