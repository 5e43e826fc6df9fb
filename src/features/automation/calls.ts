import { calls } from '#contract/calls.ts'
import type { automation as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const automation = calls<typeof contract>({
  settings: 'GET /settings/automation-apply/',
  set: 'POST /settings/automation-apply/set/',
  setPreferences: 'PUT /settings/automation-apply/preferences/',
  reach: 'GET /settings/automation-apply/reach/',
  line: 'GET /automation/line/',
  plan: 'GET /automation/plan/',
  veto: 'POST /automation/plan/items/{id}/veto/',
  restore: 'POST /automation/plan/items/{id}/restore/',
  approve: 'POST /automation/plan/items/{id}/approve/',
  approveAll: 'POST /automation/plan/approve/',
  editLetter: 'PUT /automation/plan/items/{id}/letter/',
  setPoints: 'PUT /automation/plan/items/{id}/points/',
  hideEmployer: 'POST /automation/plan/items/{id}/hide-employer/',
  add: 'POST /automation/plan/items/',
  stop: 'POST /automation/plan/stop/',
  resume: 'POST /automation/plan/resume/',
  runs: 'GET /automation/runs/',
  run: 'GET /automation/runs/{id}/',
  points: 'GET /automation/points/',
  standing: 'GET /admin/operations/automation/',
  switchAll: 'POST /admin/operations/automation/',
})
