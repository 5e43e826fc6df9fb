import type { Source } from '#features/jobs/contract.ts'
import { ingestNow, setSource } from '#features/jobs/server/service.ts'
import { openConfiguredDatabase } from '../boot.ts'
import { buildDeps } from '../build-deps.ts'
import type { Deps } from '../deps.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { testClock } from './house.ts'

/** The product's own services beside its processes, or before the first of them, so much later than now. */
export async function beside<T>(
  env: Record<string, string>,
  laterMs: number,
  work: (deps: Deps) => Promise<T>,
): Promise<T> {
  const config = readConfig({ ...env, LOG_LEVEL: 'silent' })
  const database = await openConfiguredDatabase(config, true)
  try {
    const { deps, close } = await buildDeps(config, {
      databaseUrl: database.url,
      log: createLog('silent'),
      worker: false,
      clock: testClock(new Date(Date.now() + laterMs)),
    })
    try {
      return await work(deps)
    } finally {
      await close()
    }
  } finally {
    await database.stop()
  }
}

/** Switches boards on and reads them; the operator's commands for it would be two processes for each board. */
export async function readBoards(env: Record<string, string>, ...boards: Source[]): Promise<void> {
  await beside(env, 0, async (deps) => {
    for (const board of boards) {
      await setSource(deps, board, true)
      const { state } = await ingestNow(deps, board)
      if (state !== 'done') throw new Error(`The reading of ${board} ended as ${state}.`)
    }
  })
}
