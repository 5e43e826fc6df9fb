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
    expect(problemsOf({ ...PRODUCTION, SECRET_KEYS: 'demo:ZGVtby1vbmx5LWtleS1kZW1vLW9ubHkta2V5LTEyMzQ=' })).toEqual([
      'SECRET_KEYS holds the demo key',
    ])
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

  it('for S3 storage are asked for together', () => {
    expect(problemsOf({ FILES: 's3' })).toHaveLength(3)
  })
})
