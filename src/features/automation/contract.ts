import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId, wholeNumber } from '#contract/paging.ts'
import { reasonBody } from '#features/operations/schemas.ts'
import { item, line, plan, points, reach, run, runSummary, settings, standing } from './answers/schemas.ts'
import { addBody, letterBody, pointsBody, preferencesBody, settingsBody } from './schemas.ts'

export type AutomationSettings = z.output<typeof settings>
export type AutomationReach = z.output<typeof reach>
export type PlanItem = z.output<typeof item>
export type RunSummary = z.output<typeof runSummary>
export type AutomationRun = z.output<typeof run>
export type AutomationPlan = z.output<typeof plan>
export type AutomationPoints = z.output<typeof points>
export type AutomationLine = z.output<typeof line>
export type AutomationStanding = z.output<typeof standing>

const itemParams = z.object({ id: pathId })

/** Applications that are planned in the evening and sent in the morning; docs/product/automation.md. */
export const automation = {
  settings: endpoint({
    method: 'GET',
    path: '/settings/automation-apply/',
    access: 'user',
    summary: 'Automatic apply: what you chose, and what it takes',
    response: settings,
  }),
  set: endpoint({
    method: 'POST',
    path: '/settings/automation-apply/set/',
    access: 'user',
    summary: 'Switches automatic apply on or off and sets its limits; what is left out stays',
    body: settingsBody,
    response: z.extend(settings, { message: z.string() }),
  }),
  setPreferences: endpoint({
    method: 'PUT',
    path: '/settings/automation-apply/preferences/',
    access: 'user',
    summary: 'What happens with a plan you did not answer, and how many points you keep',
    body: preferencesBody,
    response: z.extend(settings, { message: z.string() }),
  }),
  reach: endpoint({
    method: 'GET',
    path: '/settings/automation-apply/reach/',
    access: 'user',
    summary: 'How many of the last week’s postings have which score, so that a threshold says something',
    response: reach,
  }),
  line: endpoint({
    method: 'GET',
    path: '/automation/line/',
    access: 'user',
    summary: 'One line for home: that a plan is there, or how the last run ended',
    response: line,
  }),
  plan: endpoint({
    method: 'GET',
    path: '/automation/plan/',
    access: 'user',
    summary: 'The plan of the next run, with every candidate and every rule',
    response: plan,
  }),
  veto: endpoint({
    method: 'POST',
    path: '/automation/plan/items/{id}/veto/',
    access: 'user',
    summary: 'Refuses one application; possible as long as it has not left',
    params: itemParams,
    response: plan,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/automation/plan/items/{id}/restore/',
    access: 'user',
    summary: 'Takes a refused or held back one into the plan when every rule holds; 409 says which does not',
    params: itemParams,
    response: plan,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/automation/plan/items/{id}/approve/',
    access: 'user',
    summary: 'Says yes to one application',
    params: itemParams,
    response: plan,
  }),
  approveAll: endpoint({
    method: 'POST',
    path: '/automation/plan/approve/',
    access: 'user',
    summary: 'Says yes to everything that is planned',
    response: plan,
  }),
  editLetter: endpoint({
    method: 'PUT',
    path: '/automation/plan/items/{id}/letter/',
    access: 'user',
    summary: 'Replaces the letter by your own words; claims and instructions are looked at again',
    params: itemParams,
    body: letterBody,
    response: plan,
  }),
  setPoints: endpoint({
    method: 'PUT',
    path: '/automation/plan/items/{id}/points/',
    access: 'user',
    summary: 'Changes the points of one application',
    params: itemParams,
    body: pointsBody,
    response: plan,
  }),
  hideEmployer: endpoint({
    method: 'POST',
    path: '/automation/plan/items/{id}/hide-employer/',
    access: 'user',
    summary: 'Hides the employer from you everywhere and refuses what is planned for them',
    params: itemParams,
    response: plan,
  }),
  add: endpoint({
    method: 'POST',
    path: '/automation/plan/items/',
    access: 'user',
    summary: 'Adds a job by hand; every rule but the score holds for it too',
    body: addBody,
    response: plan,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/automation/plan/stop/',
    access: 'user',
    summary: 'Stops the run: what has not left is not sent',
    response: plan,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/automation/plan/resume/',
    access: 'user',
    summary: 'Takes stopping back, until the cut-off',
    response: plan,
  }),
  runs: endpoint({
    method: 'GET',
    path: '/automation/runs/',
    access: 'user',
    summary: 'Your runs, the latest first',
    query: z.object({ page: z.prefault(wholeNumber(1, 1000), '1'), per_page: z.prefault(wholeNumber(1, 50), '20') }),
    response: paged(runSummary),
  }),
  run: endpoint({
    method: 'GET',
    path: '/automation/runs/{id}/',
    access: 'user',
    summary: 'One run: what was planned, sent and held back, and why',
    params: itemParams,
    response: run,
  }),
  points: endpoint({
    method: 'GET',
    path: '/automation/points/',
    access: 'user',
    summary: 'Your apply points as we count them, whether the board agrees, and what tomorrow brings',
    response: points,
  }),
  standing: endpoint({
    method: 'GET',
    path: '/admin/operations/automation/',
    access: 'admin',
    summary: 'How automatic apply stands for everybody',
    response: standing,
  }),
  switchAll: endpoint({
    method: 'POST',
    path: '/admin/operations/automation/',
    access: 'admin',
    summary: 'Stops every run at once, or lets them go on; plans stay readable',
    body: z.extend(reasonBody, { stopped: z.boolean('Must be true or false.') }),
    response: standing,
  }),
}
