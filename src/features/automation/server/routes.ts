import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { automation } from '../contract.ts'
import { addJob } from './adding.ts'
import {
  approveAll,
  approveItem,
  editLetter,
  hideEmployerOf,
  restoreItem,
  resumePlan,
  setItemPoints,
  stopPlan,
  vetoItem,
} from './plan-changes.ts'
import { summarisePoints } from './points.ts'
import { readLine, readPlan, readRun, readRuns } from './reading.ts'
import { readReach } from './reach.ts'
import { readStandingOfAll, switchAll } from './service.ts'
import { readSettings, savePreferences, saveSettings } from './settings.ts'

export const automationRoom = (deps: Deps) =>
  room(automation, {
    settings: ({ user }) => readSettings(deps, user),
    set: ({ user, body: { strict_matching: _off, ...wish } }) => saveSettings(deps, user, wish),
    setPreferences: ({ user, body }) => savePreferences(deps, user, body),
    reach: ({ user }) => readReach(deps, user),
    line: ({ user }) => readLine(deps, user),
    plan: ({ user }) => readPlan(deps, user),
    veto: ({ user, params }) => vetoItem(deps, user, params.id),
    restore: ({ user, params }) => restoreItem(deps, user, params.id),
    approve: ({ user, params }) => approveItem(deps, user, params.id),
    approveAll: ({ user }) => approveAll(deps, user),
    editLetter: ({ user, params, body }) => editLetter(deps, user, params.id, body),
    setPoints: ({ user, params, body }) => setItemPoints(deps, user, params.id, body.points),
    hideEmployer: ({ user, params }) => hideEmployerOf(deps, user, params.id),
    add: ({ user, body }) => addJob(deps, user, body.job_post_id),
    stop: ({ user }) => stopPlan(deps, user),
    resume: ({ user }) => resumePlan(deps, user),
    runs: ({ user, query }) => readRuns(deps, user, query),
    run: ({ user, params }) => readRun(deps, user, params.id),
    points: ({ user }) => summarisePoints(deps, user),
    standing: () => readStandingOfAll(deps),
    switchAll: ({ user, body }) => switchAll(deps, user, body),
  })
