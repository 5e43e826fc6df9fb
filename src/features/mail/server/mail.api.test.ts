import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ConnectorError } from '#server/platform/errors.ts'
import { house, type House } from '#server/testing/house.ts'
import { mailbox } from '#server/testing/mailbox.ts'
import { sendMail, sendMailTask, sweepMails, type Mail } from './service.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let h: House
let box: ReturnType<typeof mailbox>
let mails = 0
beforeAll(async () => {
  h = await house({ sandbox: { olj: 1, linkedin: 1 } })
  box = mailbox(h)
})
afterAll(() => h.close())
afterEach(() => box.behave('works'))

function mail(given: Partial<Mail> = {}): Mail {
  mails += 1
  return {
    key: `test:${mails}`,
    to: `reader${mails}@example.com`,
    subject: 'Your code for Hanap',
    blocks: ['Type this code.', { code: '123456' }, { label: 'Open Hanap', url: 'http://localhost/verify-email' }],
    ...given,
  }
}
const write = (given: Mail) => sendMail(h.deps, h.db, given)
const idOf = async (key: string) => {
  const { rows } = await sql<{ id: number }>`select id from outgoing_mails where key = ${key}`.execute(h.db)
  return rows[0]?.id ?? 0
}
const stateOf = async (key: string) => {
  const { rows } = await sql<{ state: string; sealed: string | null; attempts: number }>`
    select state, sealed, attempts from outgoing_mails where key = ${key}`.execute(h.db)
  return rows[0]
}
const run = async (given: Mail) => h.run(sendMailTask, { mail_id: await idOf(given.key) })

describe('a mail', () => {
  test('arrives as text and HTML from our address, once, and its text is wiped', async () => {
    const given = mail({ replyTo: 'asker@example.com' })
    await write(given)
    expect(await h.queued(sendMailTask)).toContainEqual({ mail_id: await idOf(given.key) })
    expect(await box.caught(given.to)).toHaveLength(0)
    await run(given)
    await run(given)
    const [arrived, ...more] = await box.caught(given.to)
    expect(more).toEqual([])
    expect(arrived?.envelope_from).toBe('hello@hanap.test')
    expect(arrived?.subject).toBe('Your code for Hanap')
    expect(arrived?.text).toContain('123456')
    expect(arrived?.html).toContain('123456')
    expect(arrived?.html).not.toMatch(/<img|<script|<link|url\(/)
    expect(arrived?.message_id).toMatch(/^<[0-9a-f]{40}@hanap\.test>$/)
    const source = await box.source(arrived?.id ?? 0)
    expect(source).toContain('multipart/alternative')
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
    expect(source).toMatch(/^Reply-To: .*asker@example\.com/m)
    expect(await stateOf(given.key)).toEqual({ state: 'sent', sealed: null, attempts: 1 })
  })

  test('is written once for a key, and waits sealed', async () => {
    const given = mail()
    await Promise.all([write(given), write(given), write({ ...given, subject: 'Another' })])
    const { rows } = await sql<{ all: string }>`
      select string_agg(m::text, '') as all from outgoing_mails m where key = ${given.key}`.execute(h.db)
    expect(rows[0]?.all.split(given.to)).toHaveLength(2)
    expect(rows[0]?.all).not.toContain('123456')
    const ids = (await h.queued(sendMailTask)) as { mail_id: number }[]
    const id = await idOf(given.key)
    expect(ids.filter((task) => task.mail_id === id)).toHaveLength(1)
    await Promise.allSettled([run(given), run(given), run(given)])
    expect(await box.caught(given.to)).toHaveLength(1)
  })

  test('that waits is counted for the operator', async () => {
    const waiting = async () => {
      const { body } = await h.call('GET', '/metrics')
      return Number(/^hanap_mails_waiting (\d+)$/m.exec(body as string)?.[1])
    }
    const before = await waiting()
    const given = mail()
    await write(given)
    expect(await waiting()).toBe(before + 1)
    await run(given)
    expect(await waiting()).toBe(before)
  })

  test('is not there when its transaction fails', async () => {
    const given = mail()
    const failed = h.db.transaction().execute(async (db) => {
      await sendMail(h.deps, db, given)
      throw new Error('no commit')
    })
    await expect(failed).rejects.toThrow('no commit')
    expect(await stateOf(given.key)).toBeUndefined()
  })

  test('takes no header and no markup from what people typed', async () => {
    const given = mail({
      subject: 'Hello\r\nBcc: victim@example.com',
      blocks: ['<img src=x onerror=alert(1)> & "you"'],
    })
    await write(given)
    await run(given)
    const [arrived] = await box.caught(given.to)
    expect(arrived?.to).toEqual([given.to])
    expect(arrived?.subject).toBe('Hello Bcc: victim@example.com')
    const [headers] = (await box.source(arrived?.id ?? 0)).split(/\r?\n\r?\n/)
    expect(headers).not.toMatch(/^Bcc:/im)
    expect(arrived?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;you&quot;')
  })
})

describe('when the mail server', () => {
  test.each(['down', 'defer'] as const)('is failing (%s), the mail waits and leaves later', async (mode) => {
    const given = mail()
    await write(given)
    await box.behave(mode)
    await expect(run(given)).rejects.toBeInstanceOf(ConnectorError)
    expect((await stateOf(given.key))?.state).toBe('waiting')
    await box.behave('works')
    await run(given)
    expect(await box.caught(given.to)).toHaveLength(1)
    expect((await stateOf(given.key))?.state).toBe('sent')
  })

  test('loses its answer, the mail that arrived is not sent again', async () => {
    const given = mail()
    await write(given)
    await box.behave('lost-answer')
    await run(given)
    await box.behave('works')
    await run(given)
    expect(await box.caught(given.to)).toHaveLength(1)
    expect(await stateOf(given.key)).toEqual({ state: 'unconfirmed', sealed: null, attempts: 1 })
  })

  test('refuses the reader for good, the mail ends', async () => {
    const given = mail()
    await write(given)
    await box.behave('refuse')
    await run(given)
    expect(await stateOf(given.key)).toEqual({ state: 'refused', sealed: expect.any(String), attempts: 1 })
  })
})

describe('time', () => {
  test('a mail that came too late is not sent', async () => {
    const given = mail({ validUntil: new Date(h.clock.now().getTime() + 15 * MINUTE) })
    await write(given)
    h.clock.advance(15 * MINUTE)
    await run(given)
    expect([await box.caught(given.to), (await stateOf(given.key))?.state]).toEqual([[], 'late'])
  })

  test('a sender that was killed keeps a mail no longer than two minutes', async () => {
    const given = mail()
    await write(given)
    const until = new Date(h.clock.now().getTime() + 2 * MINUTE)
    await sql`update outgoing_mails set claimed_until = ${until} where key = ${given.key}`.execute(h.db)
    await expect(run(given)).rejects.toThrow('Another process is sending this mail.')
    h.clock.advance(2 * MINUTE)
    await run(given)
    expect(await box.caught(given.to)).toHaveLength(1)
  })

  test('a mail whose sender died while its text left is not sent a second time', async () => {
    const given = mail()
    await write(given)
    const now = h.clock.now()
    const died = sql`update outgoing_mails set claimed_until = ${now}, handing_over_at = ${now} where key = ${given.key}`
    await died.execute(h.db)
    await run(given)
    expect([await box.caught(given.to), (await stateOf(given.key))?.state]).toEqual([[], 'unconfirmed'])
  })

  test('the sweep asks again for what was forgotten, gives up after two days, forgets after a month', async () => {
    const given = mail()
    await write(given)
    const tasksFor = async () => {
      const id = await idOf(given.key)
      return ((await h.queued(sendMailTask)) as { mail_id: number }[]).filter((task) => task.mail_id === id).length
    }
    const before = await tasksFor()
    await sweepMails(h.deps)
    expect(await tasksFor()).toBe(before)
    h.clock.advance(46 * MINUTE)
    await sweepMails(h.deps)
    expect(await tasksFor()).toBe(before + 1)
    h.clock.advance(2 * DAY)
    await sweepMails(h.deps)
    expect(await stateOf(given.key)).toMatchObject({ state: 'given-up', sealed: expect.any(String) })
    h.clock.advance(7 * DAY + 1)
    await sweepMails(h.deps)
    expect(await stateOf(given.key)).toMatchObject({ state: 'given-up', sealed: null })
    h.clock.advance(24 * DAY)
    await sweepMails(h.deps)
    expect(await stateOf(given.key)).toBeUndefined()
  })
})
