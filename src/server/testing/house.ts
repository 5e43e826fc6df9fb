import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { startSandbox } from '../../../sandbox/main.ts'
import { createApp, everyTask } from '../app.ts'
import { buildDeps } from '../build-deps.ts'
import type { Deps } from '../deps.ts'
import { readConfig } from '../platform/config.ts'
import { createLog, type Log } from '../platform/log.ts'
import type { TaskKind } from '../platform/tasks.ts'
import { freshDatabase } from './database.ts'

/** A clock that stands still until a test moves it. */
export type TestClock = { now(): Date; set(at: Date): void; advance(ms: number): void }

export function testClock(start = new Date()): TestClock {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    set: (moment) => void (at = moment.getTime()),
    advance: (ms) => void (at += ms),
  }
}

type FormFile = { field: string; name: string; bytes: Buffer }
export type Multipart = { fields?: Record<string, string>; file?: FormFile; files?: FormFile[] }
export type CallOptions = {
  token?: string
  body?: unknown
  multipart?: Multipart
  headers?: Record<string, string>
  address?: string
}
/** `body` is the parsed JSON, or the text where it is none. */
export type Answer = { status: number; body: any; headers: Record<string, unknown>; bytes: Buffer } // oxlint-disable-line typescript/no-explicit-any -- tests look into answers of every shape

export type House = Awaited<ReturnType<typeof house>>

/** What most tests are not about. */
const EASY = { LIMITS_FACTOR: '1000', ANSWERS_KEPT_SECONDS: '0', REQUIRE_EMAIL_VERIFICATION: 'off' }

let accounts = 0

/**
 * The whole server on a database of its own, for one test file: real SQL, real connectors; with `sandbox` the real
 * stand-ins over HTTP too. Call `close()` in `afterAll`.
 */
export async function house(
  options: { sandbox?: { olj?: number; linkedin?: number }; env?: Record<string, string>; log?: Log } = {},
) {
  const database = await freshDatabase()
  const directory = await mkdtemp(path.join(tmpdir(), 'hanap-house-'))
  const clock = testClock()
  const wanted = options.sandbox
  const sandbox = wanted
    ? await startSandbox({
        oljPort: 0,
        linkedinPort: 0,
        smtpPort: 0,
        mailPort: 0,
        googlePort: 0,
        aiPort: 0,
        paymongoPort: 0,
        pushPort: 0,
        seed: 7,
        now: () => clock.now(),
        olj: wanted.olj ?? 60,
        linkedin: wanted.linkedin ?? 20,
        linkedinBurst: null,
      })
    : undefined
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', DATA_DIR: directory, ...EASY, ...options.env }),
    // Nothing listens on port 9: without stand-ins the outside world is down.
    OLJ_URL: sandbox?.olj.url ?? 'http://127.0.0.1:9',
    OLJ_MESSAGES_URL: sandbox?.olj.url ?? 'http://127.0.0.1:9',
    LINKEDIN_URL: sandbox?.linkedin.url ?? 'http://127.0.0.1:9',
    AI_BASE_URL: sandbox ? `${sandbox.ai.url}/v1` : 'http://127.0.0.1:9/v1',
    GOOGLE_ISSUER: sandbox?.google.url ?? 'http://127.0.0.1:9',
    PAYMONGO_URL: sandbox ? `${sandbox.paymongo.url}/v1` : 'http://127.0.0.1:9/v1',
    PUSH_STAND_IN: sandbox?.push.url,
    SMTP_URL: sandbox ? `smtp://127.0.0.1:${sandbox.mail.smtpPort}` : 'smtp://127.0.0.1:9',
  }
  const { deps, close } = await buildDeps(config, {
    databaseUrl: database.url,
    log: options.log ?? createLog('silent'),
    worker: false,
    clock,
  })
  const app = await createApp(deps, { pages: false })
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, given: CallOptions = {}) =>
    inject(app, method, url, given)

  return {
    app,
    deps,
    db: database.db,
    databaseUrl: database.url,
    directory,
    clock,
    call,
    /** The stand-ins; only when asked for. */
    get sandbox() {
      if (!sandbox) throw new Error('Ask for the sandbox: house({ sandbox: {} })')
      return sandbox
    },
    /** Registers a person through the API. */
    async signUp(given: Partial<Record<'email' | 'username' | 'password' | 'first_name' | 'last_name', string>> = {}) {
      accounts += 1
      const password = given.password ?? 'Kamote-and-7-rivers'
      const body = {
        username: `person_${accounts}_${process.pid}`,
        email: `person${accounts}@example.test`,
        first_name: 'Luz',
        last_name: 'Reyes',
        account_type: 'jobseeker',
        ...given,
        password,
        confirm_password: password,
      }
      const answer = await call('POST', '/api/auth/register/', { body })
      if (answer.status !== 201) throw new Error(`Sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      return { token: answer.body.token as string, user: answer.body.user as { id: number; email: string }, password }
    },
    /** Payloads of this kind that wait in the queue. */
    queued: (kind: TaskKind<object>) => waitingPayloads(database.db, kind.name),
    /** Runs a kind's handler now, as the worker would. */
    run: <P extends object>(kind: TaskKind<P>, payload: P) => runNow(deps, kind, payload),
    async close() {
      await app.close()
      await close()
      await sandbox?.close()
      await database.drop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function runNow<P extends object>(deps: Deps, kind: TaskKind<P>, payload: P): Promise<void> {
  const handler = everyTask.find((candidate) => candidate.kind.name === kind.name)
  if (!handler) throw new Error(`No task handles ${kind.name}`)
  await handler.run(deps, payload, { signal: new AbortController().signal, log: deps.log })
}

async function waitingPayloads(db: Deps['db'], name: string): Promise<object[]> {
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = ${name} and state in ('created', 'retry') order by created_on`.execute(db)
  return rows.map((row) => row.data)
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function inject(app: FastifyInstance, method: Method, url: string, given: CallOptions): Promise<Answer> {
  const form = given.multipart ? encodeMultipart(given.multipart) : undefined
  const request: InjectOptions = {
    method,
    url,
    remoteAddress: given.address ?? '127.0.0.1',
    headers: {
      ...(given.token === undefined ? {} : { authorization: `Token ${given.token}` }),
      ...(form ? { 'content-type': form.contentType } : {}),
      ...given.headers,
    },
    ...(form ? { payload: form.payload } : given.body === undefined ? {} : { payload: given.body as object }),
  }
  const answer = await app.inject(request)
  const json = (answer.headers['content-type'] ?? '').startsWith('application/json')
  return {
    status: answer.statusCode,
    body: json ? answer.json() : answer.body,
    headers: answer.headers,
    bytes: answer.rawPayload,
  }
}

function encodeMultipart(form: Multipart): { contentType: string; payload: Buffer } {
  const boundary = 'hanap-test-boundary'
  const parts: Buffer[] = Object.entries(form.fields ?? {}).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  for (const { field, name, bytes } of [form.file ?? [], form.files ?? []].flat()) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
    parts.push(Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n'))
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return { contentType: `multipart/form-data; boundary=${boundary}`, payload: Buffer.concat(parts) }
}
