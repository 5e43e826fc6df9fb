import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { siteStats } from '../contract.ts'
import { siteStatsReader } from './service.ts'

export const statsRoom = (deps: Deps) => room(siteStats, { read: siteStatsReader(deps), test: () => ({}) })
