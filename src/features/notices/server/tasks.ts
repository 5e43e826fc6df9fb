import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { sweepDigests, sweepDigestsTask, writeDigests, writeDigestsTask } from './digests.ts'
import type { DigestSection } from './section.ts'

/** The mails that gather what happened; `sections` are the topics they tell of, in their order. */
export const noticeTasks = (sections: readonly DigestSection[]) => [
  handle<Deps, Record<never, never>>({
    kind: sweepDigestsTask,
    schedule: '*/5 * * * *',
    exclusive: true,
    run: (deps) => sweepDigests(deps),
  }),
  handle<Deps, Record<never, never>>({
    kind: writeDigestsTask,
    run: (deps, _payload, { signal }) => writeDigests(deps, sections, signal),
  }),
]
