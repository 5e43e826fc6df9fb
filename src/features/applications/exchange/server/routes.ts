import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { applicationExchange } from '../contract.ts'
import { exportApplications, importApplications, pastImports, undoImport } from './service.ts'

export const applicationExchangeRoom = (deps: Deps) =>
  room(applicationExchange, {
    export: ({ user, query }) => exportApplications(deps, user, query.format),
    import: ({ user, file, body }) => importApplications(deps, user, { file, mode: body.mode }),
    imports: ({ user }) => pastImports(deps, user),
    undo: ({ user, params }) => undoImport(deps, user, params.id),
  })
