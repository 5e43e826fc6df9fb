import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { buildExport, buildExportTask, sweepExports, sweepExportsTask } from './making.ts'

export const dataExportTasks = [
  handle<Deps, { export_id: number }>({
    kind: buildExportTask,
    expireSeconds: 3600,
    run: (deps, { export_id: id }, { signal }) => buildExport(deps, id, signal),
  }),
  handle<Deps, Record<never, never>>({
    kind: sweepExportsTask,
    schedule: '*/2 * * * *',
    exclusive: true,
    retries: 0,
    run: (deps) => sweepExports(deps),
  }),
]
