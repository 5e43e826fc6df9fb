import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLAN_TYPES, PLANS, type PlanType } from '#features/subscriptions/rules.ts'
import { house, type House } from '#server/testing/house.ts'

const JOBS = 32

let h: House
let ids: number[]
beforeAll(async () => {
  h = await house()
  await sql`insert into sources (source, updated_at) values ('olj', now()) on conflict do nothing`.execute(h.db)
  const { rows } = await sql<{ id: number }>`
    with clusters as (
      insert into posting_clusters (created_at) select now() from generate_series(1, ${JOBS}::integer) returning id
    )
    insert into postings (source, source_id, url, title, title_key, date_posted, first_seen_at, last_seen_open_at,
      checked_at, card_hash, content_hash, cluster_id)
    select 'olj', id::text, 'https://board.test/' || id, 'Job', 'job', now(), now(), now(), now(), 'x', 'x', id
    from clusters returning id`.execute(h.db)
  ids = rows.map(({ id }) => id)
})
afterAll(() => h.close())

/** Often one of few, so that the same job is saved and removed at once. */
const oneOfThem = fc.oneof(fc.nat(3), fc.nat(JOBS - 1))
const action = fc.record({ save: fc.boolean(), job: oneOfThem })
/** What a person does at once, on the plan they have then. */
const wave = fc.record({
  plan: fc.constantFrom<PlanType>(...PLAN_TYPES),
  actions: fc.array(action, { minLength: 1, maxLength: 20 }),
})

test('whatever is saved and removed at once, nobody gets beyond the cap, and the answers add up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wave, { minLength: 1, maxLength: 4 }), async (waves) => {
      const { token, user } = await h.signUp()
      let before = 0
      for (const { plan, actions } of waves) {
        await sql`update subscriptions set plan_type = ${plan} where user_id = ${user.id}`.execute(h.db)
        const answers = await Promise.all(
          actions.map(async ({ save, job }) => {
            const { status } = save
              ? await h.call('POST', '/api/saved-jobs/', { token, body: { job_id: ids[job] } })
              : await h.call('DELETE', `/api/saved-jobs/${ids[job]}/?by=job`, { token })
            return `${save ? 'save' : 'remove'} ${status}`
          }),
        )
        const told = (what: string) => answers.filter((answer) => answer === what).length
        expect(answers.filter((answer) => !/^(save (201|200|403)|remove (200|404))$/.test(answer))).toEqual([])
        const { body } = await h.call('GET', '/api/saved-jobs/', { token })
        const jobs = (body.results as { job: number }[]).map(({ job }) => job)
        expect(new Set(jobs).size).toBe(jobs.length)
        expect(jobs.length).toBe(before + told('save 201') - told('remove 200'))
        expect(jobs.length).toBeLessThanOrEqual(Math.max(before, PLANS[plan].max_saved_jobs))
        before = jobs.length
      }
    }),
    { numRuns: 25 },
  )
}, 120_000)

test('a save that a removal overtakes is answered as the save it was', async () => {
  const { token } = await h.signUp()
  const save = () => h.call('POST', '/api/saved-jobs/', { token, body: { job_id: ids[0] } })
  const remove = () => h.call('DELETE', `/api/saved-jobs/${ids[0]}/?by=job`, { token })
  for (let round = 0; round < 60; round += 1) {
    const answers = await Promise.all([save(), remove(), save(), remove(), save(), remove(), save(), remove()])
    const saves = answers.filter((_, index) => index % 2 === 0)
    expect(saves.map(({ status }) => status).filter((status) => status !== 201 && status !== 200)).toEqual([])
  }
})
