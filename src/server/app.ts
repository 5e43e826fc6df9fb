import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { pingDatabase } from './platform/db/ping.ts'
import { bindRooms, type Room } from './platform/http/binder.ts'
import { registerReference } from './platform/http/openapi.ts'
import { registerOperations } from './platform/http/operations.ts'
import { createServer } from './platform/http/server.ts'
import type { TaskHandler } from './platform/tasks.ts'

// TEMPORARY while the rooms are being built: a missing room is skipped.
/* oxlint-disable */
const load = async (path: string, name: string): Promise<any> => { try { return ((await import(path)) as any)[name] } catch (e) { if (!String(e).includes('Cannot find') && !String(e).includes('Failed to load') && !String(e).includes('does not exist')) console.error(path, e); return undefined } }
const applicationTasks = await load('#features/applications/server/tasks.ts', 'applicationTasks')
const applicationsRoom = await load('#features/applications/server/routes.ts', 'applicationsRoom')
const authRoom = await load('#features/auth/server/routes.ts', 'authRoom')
const identify = await load('#features/auth/server/service.ts', 'identify')
const boardAccountRoom = await load('#features/board-account/server/routes.ts', 'boardAccountRoom')
const coverLettersRoom = await load('#features/cover-letters/server/routes.ts', 'coverLettersRoom')
const employersRoom = await load('#features/employers/server/routes.ts', 'employersRoom')
const jobsRoom = await load('#features/jobs/server/routes.ts', 'jobsRoom')
const jobTasks = await load('#features/jobs/server/tasks.ts', 'jobTasks')
const profileRoom = await load('#features/profile/server/routes.ts', 'profileRoom')
const resumesRoom = await load('#features/resumes/server/routes.ts', 'resumesRoom')
const subscriptionsRoom = await load('#features/subscriptions/server/routes.ts', 'subscriptionsRoom')
const registerPages = await load('./render.ts', 'registerPages')
export const VERSION = '0.1.0'

/** Every room's calls, listed by hand: what is not here does not exist. */
export const everyRoom = (deps: Deps): Record<string, Room> => {
  const rooms: Record<string, any> = { auth: authRoom, subscriptions: subscriptionsRoom, profile: profileRoom, resumes: resumesRoom, jobs: jobsRoom, employers: employersRoom, 'board-account': boardAccountRoom, 'cover-letters': coverLettersRoom, applications: applicationsRoom }
  return Object.fromEntries(Object.entries(rooms).filter(([, r]) => r).map(([k, r]) => [k, r(deps)]))
}

/** Every kind of background work, listed by hand like the rooms. */
export const everyTask: TaskHandler<Deps>[] = [...(jobTasks ?? []), ...(applicationTasks ?? [])]

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
  registerReference(app, rooms, VERSION)
  bindRooms(app, Object.values(rooms), { identify: (token) => (identify ? identify(deps, token) : Promise.resolve(null)), limits: deps.limits })
  app.all('/api/*', (_request, reply) =>
    reply.code(404).send({ error: 'Not found.', detail: 'Not found.', code: 'not_found' }),
  )
  if (options.pages !== false) await registerPages(app, deps)
  return app
}
