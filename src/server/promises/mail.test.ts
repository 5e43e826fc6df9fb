import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually, type HanapProcess } from '../testing/hanap-process.ts'
import { processWorld, type ProcessWorld } from '../testing/process-world.ts'
import { control } from '../testing/ready-seeker.ts'

// Whole processes are started here: on a busy machine each takes seconds.
vi.setConfig({ testTimeout: 420_000, hookTimeout: 60_000 })

let world: ProcessWorld
beforeAll(async () => {
  world = await processWorld({ olj: 1, linkedin: 1 }, {}, true)
  Object.assign(world.env, {
    SMTP_URL: `smtp://127.0.0.1:${world.sandbox.mail.smtpPort}`,
    REQUIRE_EMAIL_VERIFICATION: 'on',
  })
})
afterAll(() => world.close())

const password = 'tumakbo8ngmabilis'
const register = (hanap: HanapProcess, name: string) =>
  hanap.call('POST', '/api/auth/register/', {
    body: {
      username: name,
      first_name: 'Luz',
      last_name: 'Reyes',
      email: `${name}@example.com`,
      password,
      confirm_password: password,
      account_type: 'jobseeker',
    },
  })
const textsTo = async (name: string) => {
  const answer = await fetch(`${world.sandbox.mail.url}/api/messages?to=${name}@example.com`)
  return ((await answer.json()) as { messages: { text: string }[] }).messages.map(({ text }) => text)
}
const failures = (hanap: HanapProcess) => hanap.said().split('task failed').length - 1
/** Tasks that are not under way. */
const waitingTasks = async (hanap: HanapProcess) => {
  const { body } = await hanap.call('GET', '/metrics')
  return Number(/^hanap_tasks_waiting (\d+)$/m.exec(body as string)?.[1] ?? 0)
}
/** What was under way in a process that was killed is tried again when its lease and its claim are over. */
const TAKEN_OVER_MS = 300_000
const arrived = (name: string) =>
  eventually(
    `mail for ${name}`,
    async () => {
      const texts = await textsTo(name)
      return texts.length > 0 && texts
    },
    TAKEN_OVER_MS,
  )

test('the code of a newcomer arrives on its own, and opens the account', async () => {
  const hanap = await world.start()
  const answer = await register(hanap, 'first')
  expect([answer.status, answer.body.requires_email_verification]).toEqual([201, true])
  const [text = ''] = await arrived('first')
  const code = /\d{6}/.exec(text)?.[0]
  const verified = await hanap.call('POST', '/api/auth/verify-email/', { body: { email: 'first@example.com', code } })
  expect([verified.status, verified.body.user.email]).toEqual([200, 'first@example.com'])
  expect(await hanap.end('SIGTERM')).toBe(0)
})

test('mail that could not leave survives a kill: after the next start every newcomer gets one', async () => {
  await control(world.sandbox.mail.url, 'POST', '/smtp', { mode: 'down' })
  const hanap = await world.start()
  const names = ['second', 'third', 'fourth']
  for (const name of names) expect((await register(hanap, name)).status).toBe(201)
  // A task under way in a killed process waits for the end of its lease, a minute; that is another promise.
  await eventually('every mail was tried', async () => failures(hanap) >= names.length)
  await eventually('none is being tried', async () => (await waitingTasks(hanap)) >= names.length)
  await hanap.end('SIGKILL')
  for (const name of names) expect(await textsTo(name)).toEqual([])
  await control(world.sandbox.mail.url, 'DELETE', '/smtp')
  const again = await world.start()
  for (const name of names) expect(await arrived(name)).toHaveLength(1)
  expect(await again.end('SIGTERM')).toBe(0)
  for (const name of names) expect(await textsTo(name)).toHaveLength(1)
})
