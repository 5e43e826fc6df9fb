import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Seeker } from '#server/testing/applying-house.ts'
import { forgetUsesTask } from './tasks.ts'

let h: ApplyingHouse
beforeAll(async () => {
  h = await applyingHouse()
})
afterAll(() => h.close())

const uses = async (seeker: Seeker) => (await h.call('GET', '/api/olj/uses/', { token: seeker.token })).body
const short = (list: { purpose: string; used_password: boolean; outcome: string }[]) =>
  list.map(({ purpose, used_password, outcome }) => `${purpose} ${used_password ? 'password ' : ''}${outcome}`)

test('every use is listed, each use of the password too, and only the person’s own', async () => {
  const [seeker, stranger] = [await h.newSeeker(), await h.newSeeker({ connected: false })]
  h.clock.advance(1000)
  await h.apply(seeker, await h.newPosting())
  const appliedAt = h.clock.now().toISOString()
  h.clock.advance(1000)
  await h.board.endSessions(seeker)
  await h.call('GET', '/api/olj/apply-points/1/', { token: seeker.token })
  h.clock.advance(1000)
  await h.board.misbehave({ mode: '5xx' })
  await h.call('GET', '/api/olj/apply-points/1/', { token: seeker.token })
  await h.board.behave()
  const told = await uses(seeker)
  expect(short(told.results)).toEqual([
    'points down',
    'points ok',
    'points password ok',
    'apply ok',
    'connect password ok',
  ])
  expect(told).toMatchObject({
    last_read_at: null,
    last_application_at: appliedAt,
    last_failure: { purpose: 'points', outcome: 'down', used_at: h.clock.now().toISOString() },
  })
  expect(await uses(stranger)).toEqual({
    last_read_at: null,
    last_application_at: null,
    last_failure: null,
    results: [],
  })
  expect((await h.call('GET', '/api/olj/uses/')).status).toBe(401)
})

test('they are forgotten after a year, and stay after the account was disconnected', async () => {
  const seeker = await h.newSeeker()
  const { body } = await h.call('GET', '/api/settings/integrations/', { token: seeker.token })
  await h.call('DELETE', `/api/settings/integration/delete/${body.integration_id}/`, { token: seeker.token })
  await h.run(forgetUsesTask, {})
  expect((await uses(seeker)).results).toHaveLength(1)
  h.clock.advance(366 * 86_400_000)
  await h.run(forgetUsesTask, {})
  const left = await h.db.selectFrom('board_account_uses').select('id').where('user_id', '=', seeker.id).execute()
  expect(left).toEqual([])
})

test('what the board says of an account is not kept for the one that was connected meanwhile', async () => {
  const [seeker, other] = [await h.newSeeker({ points: 30 }), await h.newSeeker({ points: 4, connected: false })]
  const { olj } = h.deps.boards
  const account = olj.account.bind(olj)
  const reading = vi.spyOn(olj, 'account').mockImplementationOnce(async (session) => {
    const said = await account(session)
    await h.call('POST', '/api/olj/', { token: seeker.token, body: other.board })
    return said
  })
  await h.call('GET', '/api/olj/apply-points/1/', { token: seeker.token })
  reading.mockRestore()
  const row = await h.db
    .selectFrom('board_accounts')
    .select(['email', 'points'])
    .where('user_id', '=', seeker.id)
    .execute()
  expect(row).toEqual([{ email: other.board.olj_email, points: 4 }])
})
