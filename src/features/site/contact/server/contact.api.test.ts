import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { mailbox } from '#server/testing/mailbox.ts'
import { sweepMessages } from './service.ts'

const TEAM = 'team@hanap.test'
const DAY_MS = 86_400_000
let h: House
let box: ReturnType<typeof mailbox>
beforeAll(async () => {
  h = await house({ sandbox: { olj: 1, linkedin: 1 }, env: { CONTACT_EMAIL: TEAM } })
  box = mailbox(h)
})
afterAll(() => h.close())

const good = (part: object = {}) => ({
  name: 'Luz Reyes',
  email: 'luz@example.test',
  subject: 'A posting that asks for money',
  message: 'It is number 17.\n\tThey want a deposit of ₱2,000.',
  ...part,
})
const send = (body: unknown, address?: string) =>
  h.call('POST', '/api/contact/', { body, ...(address === undefined ? {} : { address }) })
const kept = async (subject: string) => {
  const { rows } = await sql<{ name: string; email: string; message: string }>`
    select name, email, message from contact_messages where subject = ${subject}`.execute(h.db)
  return rows
}

describe('POST /contact/', () => {
  it('keeps the message and mails it to the team, where an answer goes to the sender', async () => {
    const { status, body } = await send(good())
    expect(status).toBe(201)
    expect(body).toEqual({ message: "Thank you for your message. We'll get back to you soon!" })
    expect(await kept(good().subject)).toEqual([
      { name: 'Luz Reyes', email: 'luz@example.test', message: good().message },
    ])
    const [mail] = await box.lettersTo(TEAM)
    expect(mail?.subject).toBe('Contact: A posting that asks for money')
    expect(mail?.text).toContain('Luz Reyes <luz@example.test> wrote:')
    expect(mail?.text).toContain('They want a deposit of ₱2,000.')
    expect(await box.source(mail?.id ?? 0)).toMatch(/^Reply-To: luz@example\.test/im)
  })

  it('keeps and mails the same message once, also when it comes twice at the same moment', async () => {
    const body = good({ subject: 'Pressed twice' })
    const answers = await Promise.all([send(body), send(body), send(body)])
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201])
    expect(await kept('Pressed twice')).toHaveLength(1)
    const letters = await box.lettersTo(TEAM)
    expect(letters.filter((letter) => letter.subject.endsWith('Pressed twice'))).toHaveLength(1)
    h.clock.advance(DAY_MS)
    await send(body)
    expect(await kept('Pressed twice')).toHaveLength(2)
  })

  it('cuts the space around what was typed and drops keys nobody asked for', async () => {
    await send(good({ name: '  Luz  ', subject: ' Space ', id: 7, created_at: '1999-01-01' }))
    expect(await kept('Space')).toMatchObject([{ name: 'Luz' }])
  })

  it.each(['https://spam.example', 7, { a: 1 }])(
    'answers a machine that filled the trap, and keeps nothing',
    async (trap) => {
      const subject = `Trap ${JSON.stringify(trap)}`
      const { status, body } = await send(good({ subject, reference_code: trap }))
      expect(status).toBe(201)
      expect(body.message).toContain('Thank you')
      expect(await kept(subject)).toEqual([])
    },
  )

  it('says under each field what is missing', async () => {
    const { status, body } = await send({ name: ' ', email: '', subject: '', message: '\n' })
    expect(status).toBe(400)
    expect(body).toEqual({
      name: ['Name is required'],
      email: ['Email address is required'],
      subject: ['Subject is required'],
      message: ['Message is required'],
    })
    expect((await send({})).body).toEqual(body)
  })

  it.each([
    ['email', 'luz', 'Please enter a valid email address'],
    ['email', 'luz@example', 'Please enter a valid email address'],
    ['email', 'luz@example.test\r\nBcc: all@example.test', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@example.test`, 'Ensure this field has no more than 254 characters.'],
    ['name', 'x'.repeat(151), 'Ensure this field has no more than 150 characters.'],
    ['subject', 'x'.repeat(201), 'Ensure this field has no more than 200 characters.'],
    ['message', 'x'.repeat(5001), 'Ensure this field has no more than 5000 characters.'],
    ['name', 'Luz\u0000', 'Please remove the control characters.'],
    ['subject', 'a\r\nBcc: all@example.test', 'Please remove the control characters.'],
    ['message', 'a\u0000b', 'Please remove the control characters.'],
    ['message', 'a\u001bb', 'Please remove the control characters.'],
    ['message', 17, 'Message is required'],
  ])('refuses %s %j: %s', async (field, value, sentence) => {
    const { status, body } = await send(good({ [field]: value }))
    expect(status).toBe(400)
    expect(body).toEqual({ [field]: [sentence] })
  })

  it('keeps signs of every kind as they are', async () => {
    const message = `<script>alert(1)</script> "'; drop table contact_messages; -- 🥭 ñ`
    await send(good({ subject: 'Signs', message }))
    expect(await kept('Signs')).toMatchObject([{ message }])
    const letter = (await box.lettersTo(TEAM)).find(({ subject }) => subject.endsWith('Signs'))
    expect(letter?.html).not.toContain('<script>')
    expect(letter?.text).toContain(message)
  })

  it('forgets after a year', async () => {
    await send(good({ subject: 'Old' }))
    h.clock.advance(364 * DAY_MS)
    await sweepMessages(h.deps)
    expect(await kept('Old')).toHaveLength(1)
    h.clock.advance(2 * DAY_MS)
    await sweepMessages(h.deps)
    expect(await kept('Old')).toHaveLength(0)
  })
})

describe('many messages', () => {
  it('are refused per address with 429 and when to come back', async () => {
    const strict = await house({ env: { LIMITS_FACTOR: '1' } })
    try {
      const from = (address: string, n: number) =>
        strict.call('POST', '/api/contact/', { body: good({ subject: `${address} ${n}` }), address })
      for (let n = 1; n <= 10; n += 1) {
        expect((await from('10.0.0.1', n)).status).toBe(201)
      }
      const refused = await from('10.0.0.1', 11)
      expect(refused.status).toBe(429)
      expect(refused.body.detail).toBe('Too many requests. Please try again later.')
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await from('10.0.0.2', 1)).status).toBe(201)
      strict.clock.advance(3_600_000)
      expect((await from('10.0.0.1', 12)).status).toBe(201)
    } finally {
      await strict.close()
    }
  })
})
