import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startMail, type RunningMail } from '../../../../sandbox/mail/mail.ts'
import { ConnectorError } from '../../platform/errors.ts'
import { createMailer, type Letter } from './mailer.ts'

let catcher: RunningMail
beforeAll(async () => {
  catcher = await startMail({ smtpPort: 0, httpPort: 0 })
})
afterAll(() => catcher.close())
afterEach(() => tell('POST', '/reset'))

const tell = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${catcher.url}/__control${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
}
const caught = async () => {
  const { messages } = (await (await fetch(`${catcher.url}/api/messages`)).json()) as {
    messages: { id: number; text: string; subject: string; from: string }[]
  }
  return messages
}
const letter = (given: Partial<Letter> = {}): Letter => ({
  to: 'luz@example.com',
  subject: 'Hello',
  text: 'Plain.',
  html: '<p>Rich.</p>',
  messageId: '<1@hanap.test>',
  date: new Date('2026-11-21T08:00:00Z'),
  ...given,
})
const url = (sign = '') => `smtp://${sign}127.0.0.1:${catcher.smtpPort}`
const mailer = (sign = '') => createMailer({ url: url(sign), from: 'Hanap <hello@hanap.test>' })
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => (error instanceof ConnectorError ? error : undefined),
  )

describe('a letter', () => {
  test('keeps every sign of its subject and its text, however long the lines', async () => {
    const text = `${'₱1,234.00 · Salamat, Ñina – “ok” 👍 '.repeat(60)}\n.\n..dots\nEnd`
    await mailer().send(letter({ subject: 'Salamat sa pag-sign up, Ñina ₱ – 👍 '.repeat(4).trim(), text }))
    const [arrived] = await caught()
    expect(arrived?.text.trim()).toBe(text)
    expect(arrived?.subject).toBe('Salamat sa pag-sign up, Ñina ₱ – 👍 '.repeat(4).trim())
    expect(arrived?.from).toContain('hello@hanap.test')
  })

  test('goes to the one address of its envelope, whatever stands in it', async () => {
    for (const to of [
      'luz@example.com, eve@example.com',
      'luz@example.com\r\nRCPT TO:<eve@example.com>',
      '<eve@example.com> x',
    ]) {
      expect((await failureOf(mailer().send(letter({ to }))))?.kind).toBe('refused')
      expect((await failureOf(mailer().send(letter({ replyTo: to }))))?.kind).toBe('refused')
    }
    expect(await caught()).toEqual([])
  })
})

describe('the text of a letter leaves', () => {
  test('only when the server asks for it, and after its caller has noted that', async () => {
    let seen = -1
    const note = vi.fn<() => Promise<void>>(async () => void (seen = (await caught()).length))
    await tell('POST', '/smtp', { mode: 'refuse', times: 1 })
    expect((await failureOf(mailer().send(letter(), note)))?.kind).toBe('refused')
    expect(note).not.toHaveBeenCalled()
    await mailer().send(letter(), note)
    expect([note.mock.calls.length, seen, (await caught()).length]).toEqual([1, 0, 1])
  })

  test('not at all when the note fails, and may be tried again', async () => {
    const failure = await failureOf(mailer().send(letter(), () => Promise.reject(new Error('no database'))))
    expect([failure?.kind, failure?.maybeSent, await caught()]).toEqual(['down', false, []])
  })
})

describe('a failure is told apart', () => {
  test('nobody listens, or nothing is configured: later', async () => {
    const gone = await failureOf(createMailer({ url: 'smtp://127.0.0.1:9', from: 'a@b.ph' }).send(letter()))
    expect([gone?.kind, gone?.maybeSent]).toEqual(['down', false])
    const none = await failureOf(createMailer({ url: undefined, from: 'a@b.ph' }).send(letter()))
    expect([none?.kind, none?.maybeSent]).toEqual(['down', false])
  })

  test('our own sign-in is wrong: later, for the reader has done nothing', async () => {
    await tell('POST', '/account', { user: 'hanap', password: 'secret' })
    for (const sign of ['hanap:wrong@', '']) {
      const failure = await failureOf(mailer(sign).send(letter()))
      expect([sign, failure?.maybeSent, failure?.kind]).toEqual([sign, false, 'down'])
    }
    await mailer('hanap:secret@').send(letter())
    expect(await caught()).toHaveLength(1)
  })

  test.each([
    ['refuse', 'refused', false],
    ['defer', 'down', false],
    ['down', 'down', false],
    ['drop', 'down', true],
    ['lost-answer', 'down', true],
  ] as const)('%s', async (mode, kind, maybeSent) => {
    await tell('POST', '/smtp', { mode })
    const failure = await failureOf(mailer().send(letter()))
    expect([failure?.kind, failure?.maybeSent]).toEqual([kind, maybeSent])
    expect(failure?.message).not.toContain('luz@example.com')
  })

  test('a server elsewhere that takes our password in the clear is not given it', async () => {
    // The catcher knows no TLS; at an address that is not plainly this machine's the connector insists on it.
    const elsewhere = (sign: string) => `smtp://${sign}0.0.0.0:${catcher.smtpPort}`
    const failure = await failureOf(createMailer({ url: elsewhere('hanap:secret@'), from: 'a@b.ph' }).send(letter()))
    expect([failure?.kind, failure?.message]).toEqual(['down', expect.stringContaining('ETLS')])
    expect(await caught()).toEqual([])
    await createMailer({ url: elsewhere(''), from: 'a@b.ph' }).send(letter())
    expect(await caught()).toHaveLength(1)
  })
})
