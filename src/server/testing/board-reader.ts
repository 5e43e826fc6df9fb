import { expect } from 'vitest'
import { readBoardTask } from '#features/applications/reading/server/service.ts'
import type { ApplyingHouse, Seeker } from './applying-house.ts'

export const PAGE = '/message/sent'
type Task = NonNullable<typeof readBoardTask.payload>

/** Short words for reading what people sent on the stand-in's own pages. */
export function readerOf(h: ApplyingHouse) {
  const ask = (seeker: Seeker) => h.call('POST', '/api/olj/sent-applications/read/', { token: seeker.token })
  const one = async (seeker: Seeker, id: unknown) =>
    (await h.call('GET', `/api/job-applications/${String(id)}/`, { token: seeker.token })).body
  const tasksOf = async (seeker: Seeker): Promise<Task[]> =>
    ((await h.queued(readBoardTask)) as Task[]).filter(({ claim }) => claim.user_id === seeker.id)
  return {
    ...onBoardOf(h),
    ask,
    one,
    tasksOf,
    state: async (seeker: Seeker) => (await h.call('GET', '/api/olj/sent-applications/', { token: seeker.token })).body,
    list: async (seeker: Seeker) =>
      (await h.call('GET', '/api/job-applications/list_applications/', { token: seeker.token })).body as Record<
        string,
        unknown
      >[],
    /** The history, each as its kind and what it became. */
    words: async (seeker: Seeker, id: unknown) =>
      ((await one(seeker, id)).history as { kind: string; to: string | null }[]).map(
        ({ kind, to }) => `${kind} ${to ?? ''}`,
      ),
    sync: (seeker: Seeker, on: boolean) =>
      h.call('PUT', '/api/settings/integrations/', { token: seeker.token, body: { olj_sync_applications: on } }),
    /** Asks for a reading and does it. */
    read: async (seeker: Seeker): Promise<void> => {
      const before = (await tasksOf(seeker)).length
      expect((await ask(seeker)).body).toMatchObject({ state: 'reading' })
      const tasks = await tasksOf(seeker)
      expect(tasks).toHaveLength(before + 1)
      await h.run(readBoardTask, tasks.at(-1) as Task)
    },
  }
}

/** What happens on the board itself. */
const onBoardOf = (h: ApplyingHouse) => ({
  /** The person applies on the board's own page. */
  onBoard: (seeker: Seeker, job: string, given: object = {}) =>
    h.board.control('POST', '/applications', { email: seeker.board.olj_email, job_id: Number(job), ...given }),
  shows: (seeker: Seeker, job: string, status: string) =>
    h.board.control('POST', '/applications/status', { email: seeker.board.olj_email, job_id: Number(job), status }),
  /** A posting the board has and we do not. */
  unknownPosting: async (title: string) =>
    String((await h.board.control('POST', '/postings', { title, description: 'Say hello.' }))['id']),
})
