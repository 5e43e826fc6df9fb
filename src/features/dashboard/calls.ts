import { calls } from '#contract/calls.ts'
import type { dashboard as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const dashboard = calls<typeof contract>({
  userMetrics: 'GET /admin-dashboard/user-metrics/',
  jobMetrics: 'GET /admin-dashboard/job-metrics/',
  registrationsByMonth: 'GET /admin-dashboard/user-registration-monthly/',
  registrationsByWeek: 'GET /admin-dashboard/user-registration-week/',
  registrationsByDay: 'GET /admin-dashboard/user-registration-day/',
  jobsByMonth: 'GET /admin-dashboard/jobs-monthly/',
  jobsByWeek: 'GET /admin-dashboard/jobs-week/',
  jobsByDay: 'GET /admin-dashboard/jobs-day/',
  applicationsByMonth: 'GET /admin-dashboard/job-applications-monthly/',
  applicationsByWeek: 'GET /admin-dashboard/job-applications-week/',
  applicationsByDay: 'GET /admin-dashboard/job-applications-day/',
})
