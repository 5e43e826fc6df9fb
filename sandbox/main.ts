import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createAi } from './ai/ai.ts'
import { createClock } from './http/clock.ts'
import { startGoogle, type RunningGoogle } from './google/google.ts'
import type { Control } from './http/control.ts'
import type { Handler } from './http/exchange.ts'
import { startServer } from './http/server.ts'
import type { Burst } from './linkedin/burst.ts'
import { createLinkedin } from './linkedin/linkedin.ts'
import { createPayMongo } from './paymongo/paymongo.ts'
import { createPush } from './push/push.ts'
import { startMail, type RunningMail } from './mail/mail.ts'
import { marketMoment } from './market-moment.ts'
import { makeMarket } from './market/make-market.ts'
import type { Market } from './market/types.ts'
import { createOlj } from './olj/olj.ts'
import { readSettings, WrongSettings } from './settings.ts'

/** How to start the stand-ins; every port defaults to 0, which takes any free one. */
export type SandboxOptions = {
  oljPort?: number
  linkedinPort?: number
  mailPort?: number
  smtpPort?: number
  googlePort?: number
  aiPort?: number
  paymongoPort?: number
  pushPort?: number
  /** Where the payment stand-in tells of payments; nobody is told without it. */
  webhookUrl?: string | undefined
  /** Exact addresses Google may lead back to; the usual ones of port 8000 when left out. */
  googleRedirectUris?: string[] | undefined
  seed?: number
  /** How many postings each board has (2,600 and 1,000). */
  olj?: number
  linkedin?: number
  /** Folder in which mail and the board's accounts, sessions and applications survive a restart. */
  dataDir?: string | undefined
  /** Base of every stand-in's clock; the machine's time when left out. */
  now?: () => Date
  /** null never answers 429; ten requests a minute when left out. */
  linkedinBurst?: Burst | null
}

/** A stand-in that listens, and the hand on it. */
export type RunningStandIn = { url: string; port: number; control: Control; close: () => Promise<void> }

/** Everything that listens. */
export type Sandbox = {
  olj: RunningStandIn
  linkedin: RunningStandIn
  mail: RunningMail
  google: RunningGoogle
  ai: RunningStandIn
  paymongo: RunningStandIn
  push: RunningStandIn
  market: Market
  close: () => Promise<void>
}

/** A port that another program has; the message says which one and what to do. */
export class PortTaken extends Error {}

/**
 * Starts every stand-in on loopback. When one cannot start, the others are stopped again.
 * @throws PortTaken
 */
export async function startSandbox(o: SandboxOptions = {}): Promise<Sandbox> {
  const now = o.now ?? ((): Date => new Date())
  const moment = marketMoment(o.dataDir, now())
  const market = makeMarket({ seed: o.seed ?? 1, olj: o.olj ?? 2600, linkedin: o.linkedin ?? 1000, now: moment })
  const closers: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    await Promise.all(closers.map((each) => each()))
  }
  const keep = async <T extends { close: () => Promise<void> }>(starting: Promise<T>): Promise<T> => {
    const started = await starting
    closers.push(started.close)
    return started
  }
  try {
    const olj = await keep(serveOlj(o, market, now))
    const linkedin = await keep(serveLinkedin(o, market, now))
    const mail = await keep(serveMail(o, now))
    const google = await keep(serveGoogle(o, now))
    const ai = await keep(serve(createAi({ now }), o.aiPort ?? 0, 'AI'))
    const paymongo = await keep(servePayMongo(o, now))
    const push = await keep(serve(createPush({ now }), o.pushPort ?? 0, 'PUSH'))
    return { olj, linkedin, mail, google, ai, paymongo, push, market, close }
  } catch (problem) {
    await close()
    throw problem
  }
}

async function serveOlj(o: SandboxOptions, market: Market, now: () => Date): Promise<RunningStandIn> {
  if (o.dataDir) mkdirSync(o.dataDir, { recursive: true, mode: 0o700 })
  const dataFile = o.dataDir ? join(o.dataDir, 'olj.jsonl') : undefined
  const board = createOlj({ postings: market.olj, dataFile, now })
  try {
    const server = await serve(board, o.oljPort ?? 0, 'OLJ')
    const close = async (): Promise<void> => {
      await server.close()
      board.close()
    }
    return { ...server, close }
  } catch (problem) {
    board.close()
    throw problem
  }
}

async function serveLinkedin(o: SandboxOptions, market: Market, now: () => Date): Promise<RunningStandIn> {
  const burst = o.linkedinBurst === undefined ? {} : { burst: o.linkedinBurst }
  return serve(createLinkedin({ postings: market.linkedin, now, ...burst }), o.linkedinPort ?? 0, 'LINKEDIN')
}

async function serveMail(o: SandboxOptions, now: () => Date): Promise<RunningMail> {
  try {
    const ports = { smtpPort: o.smtpPort ?? 0, httpPort: o.mailPort ?? 0 }
    return await startMail({ ...ports, dataDir: o.dataDir, clock: createClock(now) })
  } catch (problem) {
    const advice = 'Set SANDBOX_MAIL_PORT and SANDBOX_SMTP_PORT to other ports, or stop the program that has it.'
    throw asPortTaken(problem, advice)
  }
}

async function serveGoogle(o: SandboxOptions, now: () => Date): Promise<RunningGoogle> {
  try {
    const { googlePort: port = 0, googleRedirectUris: redirectUris } = o
    return await startGoogle({ port, redirectUris, clock: createClock(now) })
  } catch (problem) {
    throw asPortTaken(problem, 'Set SANDBOX_GOOGLE_PORT to another port, or stop the program that has it.')
  }
}

async function servePayMongo(o: SandboxOptions, now: () => Date): Promise<RunningStandIn> {
  const standIn = createPayMongo({ now, webhookUrl: o.webhookUrl ?? null })
  const server = await serve(standIn, o.paymongoPort ?? 0, 'PAYMONGO')
  const close = async (): Promise<void> => {
    standIn.close()
    await server.close()
  }
  return { ...server, close }
}

async function serve(
  standIn: { handler: Handler; control: Control },
  port: number,
  name: string,
): Promise<RunningStandIn> {
  try {
    return { ...(await startServer({ ...standIn, port })), control: standIn.control }
  } catch (problem) {
    throw asPortTaken(problem, `Set SANDBOX_${name}_PORT to another port, or stop the program that has it.`)
  }
}

function asPortTaken(problem: unknown, advice: string): unknown {
  if (!(problem instanceof Error) || !('code' in problem)) return problem
  const port = 'port' in problem ? String(problem.port) : ''
  if (problem.code === 'EADDRINUSE') return new PortTaken(`Port ${port} is taken. ${advice}`)
  return problem.code === 'EACCES' ? new PortTaken(`Port ${port} needs more rights. ${advice}`) : problem
}

/** Runs until it is told to stop: prints the addresses as one line of JSON once everything listens. */
async function run(): Promise<void> {
  const { exitWithParent, ...options } = readSettings(process.env)
  const sandbox = await startSandbox(options)
  const stop = (): void => {
    setTimeout(() => process.exit(0), 900).unref()
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  if (exitWithParent) process.stdin.on('end', stop).on('error', stop).resume()
  const addresses = {
    olj: sandbox.olj.url,
    linkedin: sandbox.linkedin.url,
    mail: sandbox.mail.url,
    google: sandbox.google.url,
    ai: sandbox.ai.url,
    paymongo: sandbox.paymongo.url,
    push: sandbox.push.url,
    smtp: `smtp://127.0.0.1:${sandbox.mail.smtpPort}`,
  }
  process.stdout.write(`${JSON.stringify(addresses)}\n`)
}

if (import.meta.main) {
  run().catch((problem: unknown) => {
    const plain = problem instanceof PortTaken || problem instanceof WrongSettings
    process.stderr.write(`${plain ? problem.message : String(problem instanceof Error ? problem.stack : problem)}\n`)
    process.exit(1)
  })
}
