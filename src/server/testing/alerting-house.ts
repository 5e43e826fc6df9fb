import { findTask } from '#features/alerts/server/finding.ts'
import { listSources } from '#features/jobs/ingest/server/service.ts'
import { sweepDigestsTask, writeDigestsTask } from '#features/notices/server/digests.ts'
import { house } from './house.ts'
import { mailbox } from './mailbox.ts'
import { arriveOne, NOW } from './sample-postings.ts'

export type Hearer = { token: string; id: number; email: string }

/** The whole server with the mail stand-in, and short words for what alerts need. It is noon of a Saturday in Manila. */
export async function alertingHouse() {
  const h = await house({ sandbox: { olj: 1, linkedin: 1 } })
  const box = mailbox(h)
  h.clock.set(NOW)
  await listSources(h.deps)
  let serial = 20_000
  const next = () => (serial += 1)
  const post = (path: string, { token }: { token: string }, body: object) => h.call('POST', path, { token, body })
  const search = async (who: Hearer, criteria: object, name = `Search ${next()}`): Promise<number> =>
    (await post('/api/saved-searches/', who, { name, criteria })).body.id
  const alertOn = (who: Hearer, body: object) => post('/api/alerts/', who, body)
  return {
    ...h,
    box,
    next,
    post,
    search,
    alertOn,
    async person(): Promise<Hearer> {
      const { token, user } = await h.signUp()
      return { token, id: user.id, email: user.email }
    },
    searchAlert: async (who: Hearer, words: string, name?: string) =>
      alertOn(who, { kind: 'search', saved_search_id: await search(who, { search: words }, name) }),
    find: () => h.run(findTask, {}),
    arriveNow: (given: Parameters<typeof arriveOne>[1]) => arriveOne(h, given, next()),
    finds: async ({ token }: Hearer) => (await h.call('GET', '/api/alerts/finds/', { token })).body.results,
    unseen: async ({ token }: Hearer) => (await h.call('GET', '/api/alerts/unseen/', { token })).body.unseen,
    /** What came by mail at eight the next morning. */
    async morning(who: Hearer) {
      h.clock.set(new Date('2026-11-22T00:00:00Z'))
      await h.run(sweepDigestsTask, {})
      await h.run(writeDigestsTask, {})
      const letters = await box.lettersTo(who.email)
      h.clock.set(NOW)
      return letters
    },
  }
}
