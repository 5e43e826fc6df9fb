import type { Deps } from '#server/deps.ts'
import { handle, type TaskKind } from '#server/platform/tasks.ts'
import type { Source } from '../contract.ts'
import { SOURCES } from '../rules.ts'
import {
  ingestTask,
  listSources,
  recheckTask,
  refreshSearch,
  runIngest,
  runRecheck,
  sweepRawPages,
  sweepTask,
  wordsTask,
} from '../ingest/server/service.ts'

/** With a pause of seconds between two pages a first reading takes hours. */
const LONGEST_RUN_SECONDS = 6 * 3600

/** With its pauses a board takes hours; it never holds up the other one. */
const BOARDS_AT_ONCE = SOURCES.length

/** The scheduled run names no board: it asks for one run per board that is on. */
async function askForEach(deps: Deps, kind: TaskKind<{ source?: Source }>): Promise<void> {
  const on = (await listSources(deps)).filter((row) => row.enabled && row.stopped_reason === null)
  await Promise.all(on.map(({ source }) => deps.tasks.enqueue(kind, { source }, { db: deps.db, key: source })))
}

/** Background work of this room. All of it may run twice without harm. */
export const jobTasks = [
  handle<Deps, { source?: Source }>({
    kind: ingestTask,
    schedule: '7 * * * *',
    sideBySide: BOARDS_AT_ONCE,
    expireSeconds: LONGEST_RUN_SECONDS,
    run: async (deps, { source }, { signal }) => {
      if (source === undefined) await askForEach(deps, ingestTask)
      else await runIngest(deps, source, { kind: 'scheduled', signal })
    },
  }),
  handle<Deps, { source?: Source }>({
    kind: recheckTask,
    schedule: '37 * * * *',
    sideBySide: BOARDS_AT_ONCE,
    expireSeconds: LONGEST_RUN_SECONDS,
    run: async (deps, { source }, { signal }) => {
      if (source === undefined) await askForEach(deps, recheckTask)
      else await runRecheck(deps, source, signal)
    },
  }),
  handle<Deps, Record<never, never>>({ kind: wordsTask, run: (deps) => refreshSearch(deps) }),
  handle<Deps, Record<never, never>>({
    kind: sweepTask,
    schedule: '20 3 * * *',
    run: async (deps) => void (await sweepRawPages(deps)),
  }),
]
