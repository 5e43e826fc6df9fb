import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { dataExports } from '../contract.ts'
import { openExport, readExport, requestExport } from './service.ts'

export const dataExportRoom = (deps: Deps) =>
  room(dataExports, {
    read: ({ user }) => readExport(deps, user),
    request: ({ user }) => requestExport(deps, user),
    download: ({ user }) => openExport(deps, user),
  })
