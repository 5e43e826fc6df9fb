import type { Ai } from './connectors/ai/letter-model.ts'
import type { ApplyingBoard, Board } from './connectors/boards/board.ts'
import type { Mailer } from './connectors/mail/mailer.ts'
import type { Google } from './connectors/google/google.ts'
import type { PayMongo } from './connectors/paymongo/paymongo.ts'
import type { PushService } from './connectors/push/push-service.ts'
import type { ChildWork } from './platform/child-work/child-work.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/db/database.ts'
import type { Events } from './platform/events/events.ts'
import type { Files } from './platform/files.ts'
import type { Holds } from './platform/limits/holds.ts'
import type { Limits } from './platform/limits/limits.ts'
import type { Log } from './platform/log.ts'
import type { Secrets } from './platform/secrets.ts'
import type { Tasks } from './platform/tasks.ts'

/** Everything a room may use of the world; built once at start, handed to every service. */
export type Deps = {
  config: Config
  log: Log
  clock: Clock
  db: Db
  files: Files
  secrets: Secrets
  limits: Limits
  /** Where requests are kept waiting that are to be slow. */
  holds: Holds
  tasks: Tasks
  events: Events
  mailer: Mailer
  /** Tells phones and browsers. */
  push: PushService
  /** Reads resumes in processes of their own. */
  resumeReader: ChildWork
  /** Writes pictures of an identity anew, in processes of their own. */
  imageReader: ChildWork
  boards: { olj: ApplyingBoard; linkedin: Board }
  /** null where Google sign-in is off. */
  google: Google | null
  /** null where no payment provider is configured. */
  payMongo: PayMongo | null
  /** null where no AI endpoint is configured: letters come from the template. */
  ai: Ai | null
}
