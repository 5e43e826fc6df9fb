import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { companies } from '../contract.ts'
import { getCompany } from './service.ts'

export const companiesRoom = (deps: Deps) =>
  room(companies, {
    detail: ({ params, query }) => getCompany(deps, params.id, query.page),
  })
