import path from 'node:path'
import { IMAGE_READER } from '#features/board-account/verification/server/image-reader.ts'
import { prepareSearch } from '#features/jobs/server/service.ts'
import { RESUME_READER } from '#features/resumes/parsing/server/reader.ts'
import { createAi } from './connectors/ai/letter-model.ts'
import { createLinkedinBoard } from './connectors/boards/linkedin/linkedin-board.ts'
import { createOljBoard } from './connectors/boards/olj/olj-board.ts'
import { createMailer } from './connectors/mail/mailer.ts'
import { createGoogle } from './connectors/google/google.ts'
import { createPayMongo } from './connectors/paymongo/paymongo.ts'
import { createPushService } from './connectors/push/push-service.ts'
import type { Deps } from './deps.ts'
import { everyTask } from './app.ts'
import { createChildWork } from './platform/child-work/child-work.ts'
import type { Clock } from './platform/clock.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { type DatabaseOptions, openDatabase } from './platform/db/database.ts'
import { openEvents } from './platform/events/events.ts'
import { openFiles } from './platform/files.ts'
import { createHolds } from './platform/limits/holds.ts'
import { createLimits } from './platform/limits/limits.ts'
import type { Log } from './platform/log.ts'
import { createSecrets } from './platform/secrets.ts'
import { openTasks } from './platform/tasks.ts'

/** A frozen database has to become a 503 within 6 seconds; work in the background may take its time. */
const [ANSWERING_MS, BACKGROUND_MS] = [5000, 60_000]

/** Guesses that wait for their answer: a guesser gets through six a minute for one person. */
const HELD = { most: 200, mostPerKey: 2 }

/** The services one process shares, and how to let go of them. One that `serves` keeps its database connections warm. */
export async function buildDeps(
  config: Config,
  options: { databaseUrl: string; log: Log; worker: boolean; serves?: boolean; clock?: Clock },
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const { log, worker, databaseUrl: url } = options
  const clock = options.clock ?? systemClock
  let closing = false
  const db = openDatabase(url, {
    maxConnections: config.DATABASE_POOL,
    statementTimeoutMs: worker && config.TASKS === 'separate' ? BACKGROUND_MS : ANSWERING_MS,
    ...(options.serves ? keptReady(config, clock) : {}),
    // Ending connections may still hear that the server ends too; that is no news then.
    onError: (error) => void (closing || log.warn({ err: error }, 'a database connection broke')),
  })
  const tasks = await openTasks({ url, log, worker, schedules: config.SCHEDULES, handlers: everyTask })
  const deps: Deps = {
    config,
    log,
    clock,
    db,
    files: await openFiles(config, path.resolve(config.DATA_DIR, 'files')),
    secrets: createSecrets(config.SECRET_KEYS),
    limits: createLimits(db, clock, config.LIMITS_FACTOR),
    holds: createHolds(HELD),
    tasks,
    events: openEvents(url, log),
    mailer: createMailer({ url: config.SMTP_URL, from: config.MAIL_FROM }),
    ...readers(),
    ...openOutside(config, log, clock),
  }
  return {
    deps,
    close: async () => {
      closing = true
      await tasks.stop()
      await closeOutside(deps)
      await db.destroy()
    },
  }
}

const keptReady = ({ DATABASE_POOL: connections }: Config, clock: Clock): DatabaseOptions => ({
  ready: { connections, prepare: (connection) => prepareSearch({ clock }, connection) },
})

/** What looks into people's files, in processes of its own. */
const readers = (): Pick<Deps, 'resumeReader' | 'imageReader'> => ({
  resumeReader: createChildWork(RESUME_READER),
  imageReader: createChildWork(IMAGE_READER),
})

const closeOutside = ({ events, resumeReader, imageReader, boards, ai }: Deps) =>
  Promise.all([
    events.close(),
    resumeReader.close(),
    imageReader.close(),
    boards.olj.close(),
    boards.linkedin.close(),
    ai?.close(),
  ])

/** The networking site looks for an even beat (its working pace is 3 s plus up to 4 s). */
const LINKEDIN_JITTER_MS = 4000

function openGoogle(config: Config, clock: Clock): Deps['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = config
  return clientId === undefined || clientSecret === undefined
    ? null
    : createGoogle({ issuer, clientId, clientSecret, clock })
}

function openPayMongo(config: Config, clock: Clock): Deps['payMongo'] {
  const { PAYMONGO_URL: url, PAYMONGO_SECRET_KEY: secretKey, PAYMONGO_METHODS: methods } = config
  return secretKey === undefined ? null : createPayMongo({ url, secretKey, clock, methods })
}

const addressOf = (from: string): string =>
  from.includes('<') ? from.slice(from.indexOf('<') + 1, from.indexOf('>')) : from

const openPush = ({ PUSH_HOSTS: hosts, PUSH_STAND_IN: standIn, VAPID_SUBJECT, MAIL_FROM }: Config) =>
  createPushService({ hosts, standIn, subject: VAPID_SUBJECT ?? `mailto:${addressOf(MAIL_FROM)}` })

function openAi(config: Config, clock: Clock): Deps['ai'] {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = config
  return baseUrl === undefined || model === undefined ? null : createAi({ baseUrl, apiKey, model, clock })
}

const openOutside = (
  config: Config,
  log: Log,
  clock: Clock,
): Pick<Deps, 'boards' | 'google' | 'payMongo' | 'ai' | 'push'> => ({
  boards: openBoards(config, log, clock),
  google: openGoogle(config, clock),
  payMongo: openPayMongo(config, clock),
  ai: openAi(config, clock),
  push: openPush(config),
})

const openBoards = (config: Config, log: Log, clock: Clock): Deps['boards'] => ({
  olj: createOljBoard({
    origin: config.OLJ_URL,
    messagesOrigin: config.OLJ_MESSAGES_URL,
    crawlDelayMs: config.OLJ_CRAWL_DELAY_SECONDS * 1000,
    userAgent: config.CONNECTOR_USER_AGENT,
    log,
    clock,
  }),
  linkedin: createLinkedinBoard({
    origin: config.LINKEDIN_URL,
    crawlDelayMs: config.LINKEDIN_CRAWL_DELAY_SECONDS * 1000,
    crawlJitterMs: config.LINKEDIN_CRAWL_DELAY_SECONDS === 0 ? 0 : LINKEDIN_JITTER_MS,
    userAgent: config.CONNECTOR_USER_AGENT,
    log,
    clock,
  }),
})
