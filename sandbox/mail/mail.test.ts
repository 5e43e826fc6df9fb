import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMail, type RunningMail } from './mail.ts'

type Message = { id: number; to: string[]; subject: string; text: string | null } & Record<string, unknown>

let mail: RunningMail

beforeEach(async () => {
  mail = await startMail({ smtpPort: 0, httpPort: 0, maxBytes: 200_000 })
})

afterEach(() => mail.close())

async function send(message: SendMailOptions, auth?: { user: string; pass: string }): Promise<string> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: mail.smtpPort,
    secure: false,
    ...(auth ? { auth } : {}),
  })
  try {
    const sent = await transport.sendMail({ from: 'Hanap <hello@hanap.test>', to: 'maria@home.test', ...message })
    return sent.response
  } finally {
    transport.close()
  }
}

async function inbox(query = ''): Promise<Message[]> {
  const answer = await fetch(`${mail.url}/api/messages${query}`)
  return ((await answer.json()) as { messages: Message[] }).messages
}

async function control(method: string, path: string, body: Record<string, unknown> = {}): Promise<number> {
  return (await fetch(`${mail.url}/__control${path}`, { method, body: JSON.stringify(body) })).status
}

describe('SMTP in', () => {
  it('takes a message with text, HTML, a file and letters beyond ASCII', async () => {
    await send({
      subject: 'Kumusta, Niña — ₱1,000.00 🎉 and a subject long enough to be folded into more than one word',
      text: 'Your code is 123456.\nSalamat ₱',
      html: '<p>Your code is <b>123456</b> ₱</p>',
      attachments: [{ filename: 'résumé.pdf', content: Buffer.from([1, 2, 3]) }],
    })
    const [brief] = await inbox()
    expect(brief).toMatchObject({
      id: 1,
      to: ['maria@home.test'],
      envelope_from: 'hello@hanap.test',
      subject: 'Kumusta, Niña — ₱1,000.00 🎉 and a subject long enough to be folded into more than one word',
      text: 'Your code is 123456.\nSalamat ₱',
    })
    const whole = await (await fetch(`${mail.url}/api/messages/1`)).json()
    expect(whole).toMatchObject({
      html: '<p>Your code is <b>123456</b> ₱</p>',
      header_to: 'maria@home.test',
      attachments: [{ filename: 'résumé.pdf', content_type: 'application/pdf', size: 3 }],
    })
  })

  it('keeps every recipient of the envelope, hidden ones too', async () => {
    await send({ to: 'a@x.test', cc: 'b@x.test', bcc: 'c@x.test', subject: 's', text: 't' })
    expect((await inbox())[0]?.to).toEqual(['a@x.test', 'b@x.test', 'c@x.test'])
  })

  it('takes raw 8-bit and UTF-8 addresses', async () => {
    const raw = 'Subject: Piña\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nseñor ₱\r\n.dotted'
    await send({ envelope: { from: 'x@x.test', to: ['piña@home.test'] }, raw })
    expect((await inbox())[0]).toMatchObject({ subject: 'Piña', text: 'señor ₱\n.dotted\n', to: ['piña@home.test'] })
  })

  it('refuses a message beyond its size limit with 552', async () => {
    await expect(send({ subject: 's', text: 'x'.repeat(300_000) })).rejects.toMatchObject({ responseCode: 552 })
    expect(await inbox()).toEqual([])
  })

  it('lets anybody sign in, and only one account once it is told so', async () => {
    expect(await send({ text: 't' }, { user: 'any', pass: 'thing' })).toMatch(/^250/)
    await control('POST', '/account', { user: 'hanap', password: 'right' })
    await expect(send({ text: 't' })).rejects.toMatchObject({ responseCode: 530 })
    await expect(send({ text: 't' }, { user: 'hanap', pass: 'wrong' })).rejects.toMatchObject({ responseCode: 535 })
    expect(await send({ text: 't' }, { user: 'hanap', pass: 'right' })).toMatch(/^250/)
    await control('POST', '/account', { anyone: true })
    expect(await send({ text: 't' })).toMatch(/^250/)
  })
})

describe('SMTP misbehaviour', () => {
  it.each([
    ['refuse', 550],
    ['defer', 451],
  ])('%s answers %i and keeps nothing', async (mode, responseCode) => {
    await control('POST', '/smtp', { mode, times: 1 })
    await expect(send({ text: 't' })).rejects.toMatchObject({ responseCode })
    expect(await inbox()).toEqual([])
    expect(await send({ text: 't' })).toMatch(/^250/)
  })

  it('concerns one recipient alone when it names one', async () => {
    await control('POST', '/smtp', { mode: 'refuse', to: 'Jun@home.test' })
    expect(await send({ to: 'maria@home.test', text: 't' })).toMatch(/^250/)
    await expect(send({ to: 'jun@home.test', text: 't' })).rejects.toMatchObject({ responseCode: 550 })
    await control('DELETE', '/smtp')
    expect(await send({ to: 'jun@home.test', text: 't' })).toMatch(/^250/)
  })

  it('slow waits before it accepts', async () => {
    await control('POST', '/smtp', { mode: 'slow', delay_ms: 150, times: 1 })
    const begun = performance.now()
    await send({ text: 't' })
    expect(performance.now() - begun).toBeGreaterThanOrEqual(145)
    expect(await inbox()).toHaveLength(1)
  })

  it.each([
    ['drop', 0],
    ['lost-answer', 1],
  ])('%s cuts the connection after the data and keeps %i messages', async (mode, kept) => {
    await control('POST', '/smtp', { mode, times: 1 })
    await expect(send({ text: 't' })).rejects.toThrow(/closed|reset/i)
    expect(await inbox()).toHaveLength(kept)
  })

  it('down cuts the connection at once', async () => {
    await control('POST', '/smtp', { mode: 'down', times: 1 })
    await expect(send({ text: 't' })).rejects.toThrow(/closed|reset/i)
    expect(await send({ text: 't' })).toMatch(/^250/)
  })

  it('refuses an order that makes no sense', async () => {
    expect(await control('POST', '/smtp', { mode: 'sulk' })).toBe(400)
  })
})

describe('the JSON API', () => {
  it('lists newest first, for one recipient in any case, and after an id', async () => {
    for (const to of ['a@x.test', 'b@x.test', 'a@x.test']) await send({ to, subject: `for ${to}`, text: 't' })
    expect((await inbox()).map((each) => each.id)).toEqual([3, 2, 1])
    expect((await inbox('?to=A@X.test')).map((each) => each.id)).toEqual([3, 1])
    expect((await inbox('?after=2')).map((each) => each.id)).toEqual([3])
  })

  it('waits for the first message that fits', async () => {
    const waiting = inbox('?to=b@x.test&wait_ms=20000')
    await send({ to: 'a@x.test', text: 't' })
    await send({ to: 'b@x.test', subject: 'here', text: 't' })
    expect((await waiting).map((each) => each.subject)).toEqual(['here'])
    expect(await inbox('?to=c@x.test&wait_ms=50')).toEqual([])
    expect((await fetch(`${mail.url}/api/messages?wait_ms=99999999`)).status).toBe(400)
  })

  it('gives the message as it came, and 404 for one that is not there', async () => {
    await send({ subject: 'source', text: 't' })
    expect(await (await fetch(`${mail.url}/api/messages/1/source`)).text()).toMatch(/^From: Hanap .*\r\nTo: /)
    for (const path of ['/api/messages/2', '/api/messages/x', '/messages/2', '/messages/1/files/0'])
      expect((await fetch(mail.url + path)).status).toBe(404)
  })

  it('removes one, those of a recipient, or all', async () => {
    for (const to of ['a@x.test', 'b@x.test', 'c@x.test']) await send({ to, text: 't' })
    await fetch(`${mail.url}/api/messages/1`, { method: 'DELETE' })
    await fetch(`${mail.url}/api/messages?to=b@x.test`, { method: 'DELETE' })
    expect((await inbox()).map((each) => each.id)).toEqual([3])
    await fetch(`${mail.url}/api/messages`, { method: 'DELETE' })
    expect(await inbox()).toEqual([])
  })
})

describe('the inbox for people', () => {
  it('lists subjects as text and narrows to one recipient', async () => {
    await send({ to: 'a@x.test', subject: '<img src=x onerror=alert(1)>', text: 't' })
    await send({ to: 'b@x.test', subject: 'Second', text: 't' })
    const page = await (await fetch(mail.url)).text()
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).toContain('Second')
    expect(await (await fetch(`${mail.url}/?to=a@x.test`)).text()).not.toContain('Second')
  })

  it('shows the HTML in a frame that may run and load nothing, and links in the text', async () => {
    await send({
      text: 'Open https://hanap.test/v?code=1&x=2 now',
      html: '<script>alert(1)</script><a href="/x">go</a>',
    })
    const page = await (await fetch(`${mail.url}/messages/1`)).text()
    expect(page).not.toContain('<script>alert')
    expect(page).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    expect(page).toContain('<a href="https://hanap.test/v?code=1&amp;x=2"')
    const part = await fetch(`${mail.url}/messages/1/html`)
    expect(part.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/)
    expect(await part.text()).toContain('<script>alert(1)</script>')
  })

  it('gives files back as downloads', async () => {
    await send({ text: 't', attachments: [{ filename: 'a b.html', content: '<script>1</script>' }] })
    const file = await fetch(`${mail.url}/messages/1/files/0`)
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a%20b.html")
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
    expect(await file.text()).toBe('<script>1</script>')
  })
})

describe('with a data folder', () => {
  it('keeps messages over a restart and goes on counting; without one nothing is written', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mail-'))
    try {
      for (const round of [1, 2]) {
        await mail.close()
        mail = await startMail({ smtpPort: 0, httpPort: 0, dataDir })
        await send({ subject: `round ${round} ñ`, text: 't' })
      }
      expect((await inbox()).map((each) => [each.id, each.subject])).toEqual([
        [2, 'round 2 ñ'],
        [1, 'round 1 ñ'],
      ])
      await control('POST', '/reset')
      expect(readdirSync(join(dataDir, 'mail'))).toEqual([])
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  it('answers 451 when a message cannot be kept', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mail-'))
    await mail.close()
    mail = await startMail({ smtpPort: 0, httpPort: 0, dataDir })
    rmSync(dataDir, { recursive: true, force: true })
    await expect(send({ text: 't' })).rejects.toMatchObject({ responseCode: 451 })
    expect(await inbox()).toEqual([])
  })
})

describe('startMail', () => {
  it('rejects taken ports, and leaves the SMTP port free when the inbox port is taken', async () => {
    const port = Number(new URL(mail.url).port)
    await expect(startMail({ smtpPort: mail.smtpPort, httpPort: 0 })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await expect(startMail({ smtpPort: 0, httpPort: port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('closes at once although a sender is connected', async () => {
    const socket = connect(mail.smtpPort, '127.0.0.1').on('error', () => undefined)
    await new Promise((resolve) => socket.once('data', resolve))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await mail.close()
    await closed
    mail = await startMail({ smtpPort: 0, httpPort: 0 })
    expect(await inbox()).toEqual([])
  })
})
