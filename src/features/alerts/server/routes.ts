import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { alerts } from '../contract.ts'
import { createAlert, listAlerts, removeAlert, stopAlert, updateAlert } from './service.ts'

export const alertsRoom = (deps: Deps) =>
  room(alerts, {
    list: ({ user }) => listAlerts(deps, user),
    create: ({ user, body }) => createAlert(deps, user, body),
    update: ({ user, params, body }) => updateAlert(deps, user, params.id, body),
    remove: ({ user, params }) => removeAlert(deps, user, params.id),
    stop: ({ body }) => stopAlert(deps, body.token),
  })
