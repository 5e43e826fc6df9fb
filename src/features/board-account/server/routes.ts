import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { boardAccount } from '../contract.ts'
import {
  connectBoardAccount,
  disconnectBoardAccount,
  listIntegrations,
  listRecentUses,
  readApplyPoints,
  updateIntegrations,
} from './service.ts'

export const boardAccountRoom = (deps: Deps) =>
  room(boardAccount, {
    connect: ({ user, body }) => connectBoardAccount(deps, user, body),
    integrations: ({ user }) => listIntegrations(deps, user),
    updateIntegrations: ({ user, body }) => updateIntegrations(deps, user, body),
    disconnect: ({ user, params }) => disconnectBoardAccount(deps, user, params.integration_id),
    uses: ({ user }) => listRecentUses(deps, user),
    applyPoints: ({ user }) => readApplyPoints(deps, user),
  })
