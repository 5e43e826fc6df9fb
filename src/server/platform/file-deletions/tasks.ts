import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Files } from '../files.ts'
import type { Log } from '../log.ts'
import { handle } from '../tasks.ts'
import { deleteFilesTask, workOffDeletions } from './file-deletions.ts'

/** At once when asked for; the schedule is for what the storage refused then. */
export const fileDeletionTasks = [
  handle<{ db: Db; clock: Clock; files: Files; log: Log }, Record<never, never>>({
    kind: deleteFilesTask,
    schedule: '*/15 * * * *',
    run: (deps) => workOffDeletions(deps),
  }),
]
