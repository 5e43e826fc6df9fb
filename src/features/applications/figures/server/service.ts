import type { Deps } from '#server/deps.ts'
import type { Figures } from '../contract.ts'
import { OTHER_SOURCES, SOURCES_SHOWN, WEEKS_SHOWN } from '../rules.ts'
import { findFigures } from './queries.ts'

/** What became of the applications a person sent, as far as they wrote it down. */
export const readFigures = (deps: Deps, user: { id: number }): Promise<Figures> =>
  findFigures(deps.db, {
    userId: user.id,
    now: deps.clock.now(),
    weeks: WEEKS_SHOWN,
    sources: SOURCES_SHOWN,
    other: OTHER_SOURCES,
  })
