import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { insertEvents } from '#features/applications/history/server/queries.ts'
import { sendManyTask } from '#features/mail/server/service.ts'
import { deliverMessage } from '#features/messages/server/service.ts'
import { applyingHouse, type ApplyingHouse } from '#server/testing/applying-house.ts'
import { mailbox } from '#server/testing/mailbox.ts'
import { messageSection } from './message-section.ts'
import { sweepDigestsTask, writeDigests, writeDigestsTask } from './digests.ts'
import { noteNews } from './service.ts'

let h: ApplyingHouse
let box: ReturnType<typeof mailbox>
let team: { id: number; is_admin: true }
beforeAll(async () => {
  h = await applyingHouse()
  box = mailbox(h)
  day = '2026-11-23'
  at('06:00')
  team = { id: (await h.signUp()).user.id, is_admin: true }
})
afterAll(() => h.close())

/** Each test has a day of its own, no Monday, so that what another one left due is over. */
let day = ''
const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
const nextDay = () => {
  day = dayAfter(day)
  if (new Date(day).getUTCDay() === 1) day = dayAfter(day)
  at('06:00')
}
const at = (time: string, on = day) => h.clock.set(new Date(`${on}T${time}:00+08:00`))
afterEach(() => nextDay())

const write = (jobseekerId: number, body = 'Kumusta po?') =>
  deliverMessage(h.db, { jobseekerId, sender: team, body, now: h.clock.now() })
const choose = (token: string, body: object) => h.call('PUT', '/api/settings/notifications/', { token, body })
const person = async (settings: object = {}) => {
  const { token, user } = await h.signUp()
  await choose(token, settings)
  return { ...user, token }
}
/** The worker's work at this moment, without the sending. */
const sweep = async () => {
  await h.run(sweepDigestsTask, {})
  await h.run(writeDigestsTask, {})
}
const mailsTo = async (email: string) => {
  await sweep()
  return box.lettersTo(email)
}

describe('a digest', () => {
  test('tells at 8 AM in Manila what came in, once, as text and as a page', async () => {
    const luz = await person()
    at('07:10')
    const { thread_id } = await write(luz.id, 'Your interview is <b>tomorrow</b>.')
    at('07:59')
    expect(await mailsTo(luz.email)).toEqual([])
    at('08:00')
    const [mail, ...more] = await mailsTo(luz.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('1 new message from the Hanap team')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`/inbox/thread/${thread_id}`)
      expect(part).toContain('because your settings ask for messages from our team, once a day.')
      expect(part).toContain('/settings?section=notifications')
    }
    expect(mail?.text).toContain('Your interview is <b>tomorrow</b>.')
    expect(mail?.html).toContain('Your interview is &lt;b&gt;tomorrow&lt;/b&gt;.')
    at('08:05')
    expect(await mailsTo(luz.email)).toHaveLength(1)
    nextDay()
    at('08:00')
    expect(await mailsTo(luz.email)).toHaveLength(1)
  })

  test('says how one click ends it, in its headers', async () => {
    const luz = await person()
    await write(luz.id)
    at('08:00')
    const [mail] = await mailsTo(luz.email)
    const source = (await box.source(mail?.id ?? 0)).replace(/\r?\n[ \t]+/g, ' ')
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    const link = /^List-Unsubscribe: <([^>]+)>\r?$/m.exec(source)?.[1] ?? ''
    expect(mail?.text).toContain(link)
    expect((await h.call('POST', link.replace(h.deps.config.PUBLIC_URL, ''))).status).toBe(200)
    at('09:00')
    await write(luz.id)
    nextDay()
    at('08:00')
    expect(await mailsTo(luz.email)).toHaveLength(1)
  })

  test('leaves out what was read or taken back, and tells what was edited as it reads now', async () => {
    const [luz, ben] = [await person(), await person()]
    const [read, edited] = [await write(luz.id, 'Old news'), await write(ben.id, 'With a tpyo')]
    const gone = await write(ben.id, 'Sent by mistake')
    await h.call('POST', `/api/messages/threads/${read.thread_id}/mark_read/`, { token: luz.token })
    await h.db.updateTable('messages').set({ body: 'Without a typo' }).where('id', '=', edited.id).execute()
    const unsent = { body: '', unsent_at: h.clock.now() }
    await h.db.updateTable('messages').set(unsent).where('id', '=', gone.id).execute()
    at('08:00')
    expect(await mailsTo(luz.email)).toEqual([])
    const [mail] = await box.caught(ben.email)
    expect(mail?.subject).toBe('1 new message from the Hanap team')
    expect(mail?.text).toContain('Without a typo')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/tpyo|mistake/)
  })

  test('waits with what is younger than two minutes', async () => {
    const luz = await person({ frequency: 'immediately' })
    at('10:58')
    await write(luz.id, 'First')
    at('10:59')
    await write(luz.id, 'Second')
    at('11:00')
    const [first] = await mailsTo(luz.email)
    expect(first?.text).toContain('First')
    expect(first?.text).not.toContain('Second')
    at('12:00')
    expect((await mailsTo(luz.email))[1]?.text).toContain('Second')
  })

  test('comes each hour, each day or on Mondays at nine, as chosen', async () => {
    const [hourly, daily, weekly] = [
      await person({ frequency: 'immediately' }),
      await person(),
      await person({ frequency: 'weekly' }),
    ]
    const got = async () => {
      await sweep()
      await box.deliver()
      return Promise.all([hourly, daily, weekly].map(async ({ email }) => (await box.caught(email)).length))
    }
    at('13:30')
    for (const { id } of [hourly, daily, weekly]) await write(id)
    at('13:55')
    expect(await got()).toEqual([0, 0, 0])
    at('14:00')
    expect(await got()).toEqual([1, 0, 0])
    nextDay()
    at('08:00')
    expect(await got()).toEqual([1, 1, 0])
    while (new Date(day).getUTCDay() !== 1) day = dayAfter(day)
    at('08:59')
    expect(await got()).toEqual([1, 1, 0])
    at('09:00')
    expect(await got()).toEqual([1, 1, 1])
  })

  test('is not for what is switched off, before or after it came in', async () => {
    const [before, after] = [await person({ messages: false }), await person()]
    for (const { id } of [before, after]) await write(id)
    await choose(after.token, { messages: false })
    await choose(after.token, { messages: true })
    at('08:00')
    expect([await mailsTo(before.email), await mailsTo(after.email)]).toEqual([[], []])
  })
})

describe('updates on applications', () => {
  test('tell what the board said, and stand in one mail with the messages', async () => {
    const seeker = await h.newSeeker()
    const [sent, doubtful] = [await h.newPosting({ title: 'Bookkeeper' }), await h.newPosting({ title: 'Encoder' })]
    await h.apply(seeker, sent)
    await h.board.misbehaveOnSending({ mode: 'lost-answer' })
    await h.apply(seeker, doubtful)
    await write(seeker.id)
    at('08:00')
    const [mail, ...more] = await mailsTo(seeker.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('1 new message from the Hanap team and 2 updates on your applications')
    expect(mail?.text).toMatch(/Bookkeeper\n(.*\n)?.*OLJ confirmed that it arrived\./)
    expect(mail?.text).toMatch(/Encoder\n(.*\n)?.*We are checking whether it arrived/)
    expect(mail?.text).toContain(`/applications/${(await h.rowOf(seeker, sent)).id}`)
    expect(mail?.text).toMatch(/unsubscribe\?token=\d+\.messages-application_updates\./)
    await h.board.behave()
  })

  test('are told of what others change, never of the person’s own hand', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting({ title: 'Payroll clerk' })
    await h.apply(seeker, posting)
    at('08:00')
    await mailsTo(seeker.email)
    const { id } = await h.rowOf(seeker, posting)
    const shown = (kind: string, to_value: string | null) =>
      ({ application_id: id, kind, actor: 'board', to_value, happened_at: h.clock.now() }) as const
    const change = async (actor: 'person' | 'board', status: string) => {
      await h.db.updateTable('applications').set({ status }).where('id', '=', id).execute()
      const event = { application_id: id, kind: 'status', actor, to_value: status, happened_at: h.clock.now() }
      await insertEvents(h.db, [event])
    }
    at('09:00')
    await change('person', 'reviewing')
    nextDay()
    at('08:00')
    expect(await mailsTo(seeker.email)).toHaveLength(1)
    at('09:00')
    await change('board', 'interview')
    nextDay()
    at('08:00')
    expect((await mailsTo(seeker.email))[1]?.text).toContain('It stands at: Interview.')
    await insertEvents(h.db, [shown('read_added', null), shown('board_status', 'Sent')])
    nextDay()
    at('08:00')
    expect(await mailsTo(seeker.email)).toHaveLength(2)
    await insertEvents(h.db, [shown('board_status', 'Viewed'), shown('board_status', 'Replied')])
    nextDay()
    at('08:00')
    expect((await mailsTo(seeker.email))[2]?.text).toContain('OLJ shows it as “Replied”.')
  })
})

describe('nobody is mailed twice, and nobody is forgotten', () => {
  test('when several processes write at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => person()))
    for (const { id } of people) await write(id)
    at('08:00')
    await Promise.all([h.run(sweepDigestsTask, {}), h.run(sweepDigestsTask, {})])
    await Promise.all(Array.from({ length: 4 }, () => h.run(writeDigestsTask, {})))
    for (const { email } of people) expect(await box.lettersTo(email)).toHaveLength(1)
  })

  test('when nobody was there at eight: it is written until the evening, and told the next day after that', async () => {
    const [early, late] = [await person(), await person()]
    at('07:00')
    await write(early.id)
    at('11:00')
    await write(late.id)
    at('11:05')
    expect([await mailsTo(early.email), await mailsTo(late.email)]).toEqual([[expect.anything()], []])
    nextDay()
    at('20:00')
    expect(await mailsTo(late.email)).toEqual([])
    nextDay()
    at('08:00')
    expect(await mailsTo(late.email)).toHaveLength(1)
  })

  test('when the mail server is away: what leaves at last tells how things stand then', async () => {
    const [luz, ben] = [await person(), await person()]
    const read = await write(luz.id)
    await write(ben.id, 'Still unread')
    at('08:00')
    await box.behave('down')
    await sweep()
    const tasks = (await h.queued(sendManyTask)).slice(-1) as { mail_ids: number[] }[]
    const tryAll = () => Promise.allSettled(tasks.map((task) => h.run(sendManyTask, task)))
    expect((await tryAll()).map(({ status }) => status)).toEqual(['rejected'])
    await h.call('POST', `/api/messages/threads/${read.thread_id}/mark_read/`, { token: luz.token })
    at('09:01')
    await box.behave('works')
    await tryAll()
    expect([await box.caught(luz.email), await box.caught(ben.email)]).toEqual([[], []])
    at('09:05')
    expect((await mailsTo(ben.email)).map(({ text }) => text)).toEqual([expect.stringContaining('Still unread')])
    expect(await box.caught(luz.email)).toEqual([])
    at('09:10')
    expect(await mailsTo(ben.email)).toHaveLength(1)
  })

  test('when one digest cannot be written: the others are, and its news waits', async () => {
    const [bad, good] = [await person(), await person()]
    for (const { id } of [bad, good]) await write(id)
    at('08:00')
    await h.run(sweepDigestsTask, {})
    const failing: typeof messageSection = {
      topic: 'messages',
      compose: (deps, db, told) => {
        if (told.some(({ user_id }) => user_id === bad.id)) throw new Error('unreadable')
        return messageSection.compose(deps, db, told)
      },
    }
    await writeDigests(h.deps, [failing], new AbortController().signal)
    expect([await box.lettersTo(bad.email), await box.lettersTo(good.email)]).toEqual([[], [expect.anything()]])
    nextDay()
    at('08:00')
    expect(await mailsTo(bad.email)).toHaveLength(1)
  })

  test('what another room notes is told by its own section, where it is wanted', async () => {
    const [wanted, unwanted] = [await person(), await person({ job_alerts: false })]
    const news = [wanted, unwanted].map(({ id }) => ({ user_id: id, subject_id: 7, happened_at: h.clock.now() }))
    await noteNews(h.db, 'job_alerts', news)
    await noteNews(h.db, 'job_alerts', news)
    at('08:00')
    await h.run(sweepDigestsTask, {})
    const alerts = {
      topic: 'job_alerts' as const,
      compose: async (_deps: unknown, _db: unknown, told: readonly { user_id: number }[]) =>
        new Map(told.map(({ user_id }) => [user_id, { summary: `${told.length} new job`, title: 'Jobs', blocks: [] }])),
    }
    await writeDigests(h.deps, [messageSection, alerts], new AbortController().signal)
    expect((await box.lettersTo(wanted.email)).map(({ subject }) => subject)).toEqual(['1 new job'])
    expect(await box.lettersTo(unwanted.email)).toEqual([])
  })
})
