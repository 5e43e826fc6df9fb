import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, describe, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from './main.ts'

const FEW = { olj: 60, linkedin: 30 }
const FEW_BY_ENV = {
  SANDBOX_OLJ_PORT: '0',
  SANDBOX_LINKEDIN_PORT: '0',
  SANDBOX_MAIL_PORT: '0',
  SANDBOX_SMTP_PORT: '0',
  SANDBOX_GOOGLE_PORT: '0',
  SANDBOX_AI_PORT: '0',
  SANDBOX_PAYMONGO_PORT: '0',
  SANDBOX_PUSH_PORT: '0',
  SANDBOX_OLJ_POSTINGS: '60',
  SANDBOX_LINKEDIN_POSTINGS: '30',
}

const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

async function open(options: Parameters<typeof startSandbox>[0]): Promise<Sandbox> {
  const sandbox = await startSandbox({ ...FEW, ...options })
  cleanUps.push(sandbox.close)
  return sandbox
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-'))
  cleanUps.push(() => rmSync(path, { recursive: true, force: true }))
  return path
}

async function send(sandbox: Sandbox, subject: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: sandbox.mail.smtpPort, secure: false })
  await transport.sendMail({ from: 'a@x.test', to: 'b@x.test', subject, text: 't' })
  transport.close()
}

describe('startSandbox', () => {
  it('starts both boards, the mail catcher, Google and the letter writer on free ports, each with its control page', async () => {
    const sandbox = await open({})
    const urls = [sandbox.olj.url, sandbox.linkedin.url, sandbox.mail.url, sandbox.google.url, sandbox.ai.url]
    expect(new Set(urls).size).toBe(5)
    for (const url of urls) {
      expect((await fetch(url)).status).toBe(200)
      expect(await (await fetch(`${url}/__control`)).text()).toContain('/__control/misbehave')
    }
    expect([sandbox.market.olj.length, sandbox.market.linkedin.length]).toEqual([60, 30])
  })

  it('has the same postings for the same seed and others for another', async () => {
    const now = (): Date => new Date('2026-11-21T09:00:00Z')
    const titles = async (seed: number): Promise<string[]> => {
      const sandbox = await open({ seed, now })
      return sandbox.market.olj.map((posting) => `${posting.id} ${posting.title}`)
    }
    const first = await titles(1)
    expect(await titles(1)).toEqual(first)
    expect(await titles(2)).not.toEqual(first)
  })

  it('lets every stand-in misbehave and keep time on its own', async () => {
    const sandbox = await open({})
    sandbox.olj.control.misbehave({ mode: '5xx' })
    sandbox.linkedin.control.clock.advance(3600)
    expect((await fetch(sandbox.olj.url)).status).toBe(503)
    expect((await fetch(sandbox.linkedin.url)).status).toBe(200)
    expect(sandbox.mail.control.clock.mode()).toBe('real')
  })

  it('keeps mail and the moment of the market over a restart', async () => {
    const dataDir = folder()
    const first = await startSandbox({ ...FEW, dataDir, now: () => new Date('2026-11-20T09:00:00Z') })
    await send(first, 'kept')
    await first.close()
    const second = await open({ dataDir, now: () => new Date('2026-11-21T09:00:00Z') })
    const { messages } = (await (await fetch(`${second.mail.url}/api/messages`)).json()) as { messages: unknown[] }
    expect(messages).toMatchObject([{ subject: 'kept' }])
    expect(second.market.olj.map((each) => each.postedAt)).toEqual(first.market.olj.map((each) => each.postedAt))
  })

  it('moves the market on after two days, so that there are recent postings', async () => {
    const dataDir = folder()
    await (await startSandbox({ ...FEW, dataDir, now: () => new Date('2026-11-01T09:00:00Z') })).close()
    const later = await open({ dataDir, now: () => new Date('2026-11-21T09:00:00Z') })
    const newest = Math.max(...later.market.olj.map((each) => each.postedAt.getTime()))
    expect(newest).toBeGreaterThan(Date.parse('2026-11-14T00:00:00Z'))
  })

  it.each([
    'oljPort',
    'linkedinPort',
    'mailPort',
    'smtpPort',
    'googlePort',
    'aiPort',
    'paymongoPort',
    'pushPort',
  ] as const)('says in one sentence when %s is taken, and leaves nothing running', async (setting) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    cleanUps.push(() => other.close())
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const problem = await startSandbox({ ...FEW, [setting]: port }).catch((each: unknown) => each)
    expect(String(problem)).toMatch(new RegExp(`Port ${port} is taken\\. Set SANDBOX_\\w+_PORT .*stop the program`))
  })
})

describe('the program', () => {
  function run(env: Record<string, string>): ChildProcessWithoutNullStreams {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { ...process.env, ...FEW_BY_ENV, ...env },
    })
    cleanUps.push(() => child.kill('SIGKILL'))
    return child
  }

  async function addresses(child: ChildProcessWithoutNullStreams): Promise<Record<string, string>> {
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    return JSON.parse(String(line)) as Record<string, string>
  }

  it('prints its addresses as one line of JSON once everything answers', async () => {
    const found = await addresses(run({}))
    expect(Object.keys(found)).toEqual(['olj', 'linkedin', 'mail', 'google', 'ai', 'paymongo', 'push', 'smtp'])
    for (const name of ['olj', 'linkedin', 'mail', 'google', 'ai', 'paymongo', 'push'])
      expect((await fetch(found[name] ?? '')).status).toBe(200)
    expect(found['smtp']).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends within a second of %s although a request hangs', async (signal) => {
    const child = run({})
    const { olj = '' } = await addresses(child)
    await fetch(`${olj}/__control/misbehave`, { method: 'POST', body: '{"mode":"hang"}' })
    const hanging = fetch(olj).catch(() => 'cut')
    const begun = performance.now()
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(performance.now() - begun).toBeLessThan(1500)
    expect(await hanging).toBe('cut')
  })

  it('ends with its parent when told so', async () => {
    const child = run({ SANDBOX_EXIT_WITH_PARENT: '1' })
    await addresses(child)
    child.stdin.end()
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('names every wrong setting and exits with 1', async () => {
    const child = run({ SANDBOX_OLJ_PORT: '99999', SANDBOX_SEED: '-1', SANDBOX_LINKEDIN_BURST: 'sometimes' })
    let complaint = ''
    child.stderr.on('data', (data: Buffer) => {
      complaint += String(data)
    })
    const [code] = (await once(child, 'close')) as [number]
    expect(code).toBe(1)
    expect(complaint.trim().split('\n')).toEqual([
      'SANDBOX_OLJ_PORT must be a whole number from 0 to 65535, not "99999".',
      'SANDBOX_SEED must be a whole number from 0 to 4294967295, not "-1".',
      'SANDBOX_LINKEDIN_BURST must be "off" or requests/seconds such as "10/60", not "sometimes".',
    ])
  })

  it('says in one sentence that a port is taken and exits with 1', async () => {
    const { smtp = '' } = await addresses(run({}))
    const port = smtp.split(':').at(-1) ?? ''
    const child = run({ SANDBOX_SMTP_PORT: port })
    const [data] = (await once(child.stderr, 'data')) as [Buffer]
    expect(String(data).trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} is taken.`)])
    expect((await once(child, 'exit'))[0]).toBe(1)
  })
})
