import type { FastifyInstance } from 'fastify'
import { applicationTasks } from '#features/applications/server/tasks.ts'
import { applicationsRoom } from '#features/applications/server/routes.ts'
import { authTasks } from '#features/auth/server/tasks.ts'
import { authRoom } from '#features/auth/server/routes.ts'
import { identify } from '#features/auth/server/service.ts'
import { boardAccountRoom } from '#features/board-account/server/routes.ts'
import { coverLettersRoom } from '#features/cover-letters/server/routes.ts'
import { employersRoom } from '#features/employers/server/routes.ts'
import { jobsRoom } from '#features/jobs/server/routes.ts'
import { jobTasks } from '#features/jobs/server/tasks.ts'
import { profileRoom } from '#features/profile/server/routes.ts'
import { resumeTasks } from '#features/resumes/server/tasks.ts'
import { resumesRoom } from '#features/resumes/server/routes.ts'
import { subscriptionsRoom } from '#features/subscriptions/server/routes.ts'
import type { Deps } from './deps.ts'
import { pingDatabase } from './platform/db/ping.ts'
import { bindRooms, type Room } from './platform/http/binder.ts'
import { inProcess } from './platform/http/in-process.ts'
import { registerReference } from './platform/http/openapi.ts'
import { registerOperations, registerSecurityContact } from './platform/http/operations.ts'
import { createServer } from './platform/http/server.ts'
import { limitTasks } from './platform/limits/tasks.ts'
import type { TaskHandler } from './platform/tasks.ts'
import { registerPages } from './render.ts'

export const VERSION = '0.1.0'

/** Every room's calls, listed by hand: what is not here does not exist. */
export const everyRoom = (deps: Deps): Record<string, Room> => ({
  auth: authRoom(deps),
  subscriptions: subscriptionsRoom(deps),
  profile: profileRoom(deps),
  resumes: resumesRoom(deps),
  jobs: jobsRoom(deps),
  employers: employersRoom(deps),
  'board-account': boardAccountRoom(deps),
  'cover-letters': coverLettersRoom(deps),
  applications: applicationsRoom(deps),
})

/** Every kind of background work, listed by hand like the rooms. */
export const everyTask: TaskHandler<Deps>[] = [
  ...limitTasks,
  ...authTasks,
  ...resumeTasks,
  ...jobTasks,
  ...applicationTasks,
]

/** The web process: API, reference, health, metrics and pages. `isStopping` turns readiness off while draining. */
export async function createApp(
  deps: Deps,
  options: { pages?: boolean; isStopping?: () => boolean } = {},
): Promise<FastifyInstance> {
  const app = await createServer(deps.config, deps.log)
  const rooms = everyRoom(deps)
  registerOperations(app, {
    checks: { database: () => pingDatabase(deps.db) },
    gauges: {
      hanap_tasks_waiting: { help: 'Tasks waiting to be run.', read: async () => (await deps.tasks.depth()).waiting },
      hanap_tasks_dead: { help: 'Tasks given up on.', read: async () => (await deps.tasks.depth()).dead },
    },
    metricsToken: deps.config.METRICS_TOKEN,
    isStopping: options.isStopping ?? (() => false),
  })
  registerSecurityContact(app, deps.config.MAIL_FROM, deps.config.PUBLIC_URL, () => deps.clock.now())
  registerReference(app, rooms, VERSION)
  bindRooms(app, Object.values(rooms), { identify: (token) => identify(deps, token), limits: deps.limits })
  for (const path of ['/api', '/api/*']) {
    app.all(path, (_request, reply) =>
      reply.code(404).send({ error: 'Not found.', detail: 'Not found.', code: 'not_found' }),
    )
  }
  if (options.pages !== false) await registerPages(app, deps, inProcess(Object.values(rooms)))
  return app
}
