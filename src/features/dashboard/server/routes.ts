import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { dashboard } from '../contract.ts'
import { applied, jobMetrics, jobsAdded, registrations, userMetrics } from './service.ts'

export const dashboardRoom = (deps: Deps) =>
  room(dashboard, {
    userMetrics: () => userMetrics(deps),
    jobMetrics: () => jobMetrics(deps),
    registrationsByMonth: () => registrations(deps, 'month'),
    registrationsByWeek: () => registrations(deps, 'week'),
    registrationsByDay: () => registrations(deps, 'day'),
    jobsByMonth: () => jobsAdded(deps, 'month'),
    jobsByWeek: () => jobsAdded(deps, 'week'),
    jobsByDay: () => jobsAdded(deps, 'day'),
    applicationsByMonth: () => applied(deps, 'month'),
    applicationsByWeek: () => applied(deps, 'week'),
    applicationsByDay: () => applied(deps, 'day'),
  })
