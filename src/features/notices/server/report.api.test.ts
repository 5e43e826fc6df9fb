import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deliverMessage } from '#features/messages/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { mailbox } from '#server/testing/mailbox.ts'
import { sweepDigestsTask, writeDigestsTask } from './digests.ts'

let h: House
let box: ReturnType<typeof mailbox>
beforeAll(async () => {
  h = await house({ sandbox: { olj: 1, linkedin: 1 } })
  box = mailbox(h)
})
afterAll(() => h.close())

test('how a period ended is told once, and loudly where a mail was refused', async () => {
  h.clock.set(new Date('2026-11-24T06:00:00+08:00'))
  const team = { id: (await h.signUp()).user.id, is_admin: true as const }
  const [luz, ben] = [await h.signUp(), await h.signUp()]
  const write = (to: { user: { id: number } }) =>
    deliverMessage(h.db, { jobseekerId: to.user.id, sender: team, body: 'Kumusta po?', now: h.clock.now() })
  const [info, warn] = [vi.spyOn(h.deps.log, 'info'), vi.spyOn(h.deps.log, 'warn')]
  const told = (spy: typeof info) => spy.mock.calls.filter(([, words]) => String(words).includes('digest'))
  const morning = async (at: string) => {
    h.clock.set(new Date(at))
    await h.run(sweepDigestsTask, {})
    await h.run(writeDigestsTask, {})
    await box.deliver()
    for (const _ of [1, 2]) await h.run(sweepDigestsTask, {})
  }
  await write(luz)
  await write(ben)
  await morning('2026-11-24T08:00:00+08:00')
  expect(told(info).map(([figures]) => figures)).toMatchObject([{ kind: 'daily', planned: 2, sent: 2, refused: 0 }])
  expect(told(warn)).toEqual([])
  await write(luz)
  await box.behave('refuse')
  await morning('2026-11-25T08:00:00+08:00')
  await box.behave('works')
  expect(told(warn).map(([figures]) => figures)).toMatchObject([{ planned: 1, sent: 0, refused: 1 }])
})
