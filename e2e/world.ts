import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { discardEmbedded } from '../src/server/platform/db/embedded.ts'
import {
  eventually,
  freePort,
  runToEnd,
  startHanap,
  type Called,
  type HanapProcess,
} from '../src/server/testing/hanap-process.ts'

/** One whole product with its stand-ins. Every worker has its own, so that a board that misbehaves is nobody else's. */
export type World = {
  url: string
  olj: string
  linkedin: string
  mail: string
  google: string
  ai: string
  /** The settings it runs with, for the operator's command beside it. */
  env: Record<string, string>
}

const KEY = 'HANAP_E2E_WORLDS'

/** The world of this worker. */
export function worldOf(parallelIndex: number): World {
  const worlds = JSON.parse(process.env[KEY] ?? '[]') as World[]
  const world = worlds[parallelIndex % Math.max(1, worlds.length)]
  if (!world) throw new Error('The global setup did not start the product.')
  return world
}

/** Tells the workers, which inherit the environment. */
export function announceWorlds(worlds: World[]): void {
  process.env[KEY] = JSON.stringify(worlds)
}

/** Starts the product as `npm start` does, on ports of its own, and waits until both boards are read. */
export async function startWorld(): Promise<{ world: World; stop: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'hanap-journeys-'))
  await chmod(directory, 0o711)
  const [port, olj, linkedin, mail, smtp, google, ai] = await Promise.all(Array.from({ length: 7 }, () => freePort()))
  const env = {
    DATA_DIR: directory,
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LIMITS_FACTOR: '10000',
    REQUIRE_EMAIL_VERIFICATION: 'on',
    // A reading at seven past the hour would change the lists under a journey.
    SCHEDULES: 'off',
    SANDBOX_OLJ_PORT: String(olj),
    SANDBOX_LINKEDIN_PORT: String(linkedin),
    SANDBOX_MAIL_PORT: String(mail),
    SANDBOX_SMTP_PORT: String(smtp),
    SANDBOX_GOOGLE_PORT: String(google),
    SANDBOX_AI_PORT: String(ai),
    SANDBOX_OLJ_POSTINGS: '300',
    SANDBOX_LINKEDIN_POSTINGS: '100',
  }
  const hanap = await startHanap(env)
  await eventually('postings of both boards are listed', () => bothListed(hanap), 120_000)
  await eventually('both boards are read', () => bothRead(env), 120_000)
  const address = (at: number | undefined) => `http://127.0.0.1:${at}`
  return {
    world: {
      url: address(port),
      olj: address(olj),
      linkedin: address(linkedin),
      mail: address(mail),
      google: address(google),
      ai: address(ai),
      env,
    },
    stop: async () => {
      await hanap.end('SIGTERM')
      await discardEmbedded(path.join(directory, 'postgres'))
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Cheaper to ask than whether the readings ended. */
async function bothListed({ call }: HanapProcess): Promise<boolean> {
  await delay(250)
  const lists = await Promise.all(
    ['olj', 'linkedin'].map((source) => call('GET', `/api/jobs/search/?source=${source}`)),
  )
  return lists.every(({ body }) => body.count > 0)
}

async function bothRead(env: Record<string, string>): Promise<boolean> {
  const { said } = await runToEnd(env, ['cli.ts', 'runs'])
  if (/ scheduled: (stopped|failed)/.test(said)) throw new Error(`A board could not be read:\n${said}`)
  return ['olj', 'linkedin'].every((source) => said.includes(`${source} scheduled: done`))
}

/** One call of the API, as a program would make it. */
export async function callApi(
  world: World,
  method: string,
  address: string,
  given: { token?: string; body?: unknown; form?: FormData } = {},
): Promise<Called> {
  const headers: Record<string, string> = {}
  if (given.token !== undefined) headers['authorization'] = `Token ${given.token}`
  if (given.body !== undefined) headers['content-type'] = 'application/json'
  const body = given.form ?? (given.body === undefined ? undefined : JSON.stringify(given.body))
  const answer = await fetch(world.url + address, { method, headers, ...(body === undefined ? {} : { body }) })
  return { status: answer.status, body: await answer.json() }
}

/** Writes to a person as one of the team, with the operator's command: a process of its own beside the running product. */
export async function writeTo(world: World, email: string, text: string): Promise<void> {
  const { code, said } = await runToEnd(world.env, ['cli.ts', 'message', email, text, '--from', 'admin@hanap.test'])
  if (code !== 0) throw new Error(`The message was not delivered:\n${said}`)
}

/** Puts a person on a plan with the operator's command. */
export async function putOnPlan(world: World, email: string, plan: 'free' | 'basic' | 'premium'): Promise<void> {
  const { code, said } = await runToEnd(world.env, ['cli.ts', 'plan', email, plan])
  if (code !== 0) throw new Error(`The plan was not given:\n${said}`)
}
