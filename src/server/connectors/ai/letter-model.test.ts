import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAi as createStandIn } from '../../../../sandbox/ai/ai.ts'
import type { Control } from '../../../../sandbox/http/control.ts'
import { startServer } from '../../../../sandbox/http/server.ts'
import { testClock } from '../../testing/house.ts'
import { createAi, type Ai } from './letter-model.ts'

const PROMPT = { instructions: 'Write a letter.', prompt: 'Nothing but a greeting.' }
const PATH = '/v1/chat/completions'

let control: Control
let url = ''
const closers: (() => Promise<void>)[] = []
let ai: Ai
const clock = testClock()

const connect = (changes: object = {}): Ai => {
  const made = createAi({ baseUrl: `${url}/v1`, apiKey: 'sk-demo-only', model: 'letter-writer-1', clock, ...changes })
  closers.push(() => made.close())
  return made
}
beforeEach(async () => {
  const standIn = createStandIn()
  const server = await startServer({ ...standIn, port: 0 })
  control = standIn.control
  url = server.url
  closers.push(server.close)
  await order('/pace', { gap_ms: 0 })
  ai = connect()
})
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

const order = (path: string, body: object) =>
  fetch(`${url}/__control${path}`, { method: 'POST', body: JSON.stringify(body) })
async function letter(from = ai, signal = new AbortController().signal): Promise<string> {
  let text = ''
  for await (const piece of from.write(PROMPT, signal)) text += piece
  return text
}
const calls = () =>
  (control.state() as { requests: { by_path: Record<string, number> } }).requests.by_path[`POST ${PATH}`] ?? 0

/** An address where nobody listens any more; the well-known closed ports are refused by `fetch` itself. */
async function closedAddress(): Promise<string> {
  const server = await startServer({ ...createStandIn(), port: 0 })
  await server.close()
  return `${server.url}/v1`
}

describe('a letter of the endpoint', () => {
  it('comes in pieces, with the instructions before the data', async () => {
    const pieces: string[] = []
    for await (const piece of ai.write(PROMPT, new AbortController().signal)) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(5)
    expect(pieces.join('')).toContain('Best regards')
    const { prompts } = (await (await fetch(`${url}/__control/prompts`)).json()) as { prompts: string[] }
    expect(prompts).toEqual(['Write a letter.\n\nNothing but a greeting.'])
  })

  it('is asked for once more when the endpoint was down, and only once', async () => {
    control.misbehave({ mode: '5xx', times: 1 })
    expect(await letter()).toContain('Best regards')
    expect(calls()).toBe(2)
    control.misbehave({ mode: '5xx', times: 5 })
    await expect(letter()).rejects.toMatchObject({ name: 'ConnectorError', kind: 'down', status: 503 })
    expect(calls()).toBe(4)
  })

  it.each([
    ['429', { mode: '429', retry_after: 7 }, { kind: 'refused', reason: 'rate_limited', retryAfter: 7 }],
    ['a page instead of an answer', { mode: 'garbage' }, { kind: 'changed' }],
    ['an answer without end', { mode: 'huge' }, { kind: 'changed' }],
    ['a cut connection', { mode: 'down' }, { kind: 'down' }],
    ['a challenge', { mode: 'challenge' }, { kind: 'refused' }],
  ] as const)('%s is told apart', async (_, misdeed, expected) => {
    control.misbehave({ ...misdeed, path: PATH })
    await expect(letter()).rejects.toMatchObject({ name: 'ConnectorError', ...expected })
  })

  it('with a wrong key, model or address is refused, down', async () => {
    await expect(letter(connect({ apiKey: 'sk-wrong' }))).rejects.toMatchObject({ reason: 'client_refused' })
    await expect(letter(connect({ model: 'other' }))).rejects.toMatchObject({ kind: 'refused', reason: 'rejected' })
    await expect(letter(connect({ baseUrl: await closedAddress() }))).rejects.toMatchObject({ kind: 'down' })
  })

  it('that breaks off in its middle is a failure and not asked for again', async () => {
    await order('/letters', { mode: 'cut' })
    await expect(letter()).rejects.toMatchObject({ kind: 'down' })
    expect(calls()).toBe(1)
  })

  it('that goes on and on is stopped', async () => {
    await order('/letters', { mode: 'essay' })
    await expect(letter()).rejects.toMatchObject({ kind: 'changed', reason: 'too_large' })
  })

  it('that does not begin, or does not end, in time is slow', async () => {
    control.misbehave({ mode: 'hang', times: 1 })
    await expect(letter(connect({ firstWordMs: 150 }))).rejects.toMatchObject({ kind: 'slow' })
    await order('/pace', { gap_ms: 100 })
    await expect(letter(connect({ totalMs: 400 }))).rejects.toMatchObject({ kind: 'slow' })
  })
})

it('an aborted letter ends the outgoing call and says nothing about the endpoint', async () => {
  await order('/pace', { gap_ms: 30 })
  for (let turn = 0; turn < 6; turn += 1) {
    const stop = new AbortController()
    const pieces: string[] = []
    const reading = (async () => {
      for await (const piece of ai.write(PROMPT, stop.signal)) {
        pieces.push(piece)
        if (pieces.length === 3) stop.abort()
      }
    })()
    await reading.catch(() => undefined)
    expect(pieces.length).toBeLessThan(6)
  }
  await order('/pace', { gap_ms: 0 })
  expect(await letter()).toContain('Best regards')
})

it('a caller that stops reading frees everything as well', async () => {
  for await (const piece of ai.write(PROMPT, new AbortController().signal)) {
    expect(piece).not.toBe('')
    break
  }
  expect(await letter()).toContain('Best regards')
})

it('after five failures it is left alone for 30 seconds', async () => {
  control.misbehave({ mode: '5xx' })
  for (let turn = 0; turn < 5; turn += 1) await letter().catch(() => undefined)
  const before = calls()
  await expect(letter()).rejects.toMatchObject({ reason: 'breaker_open' })
  expect(calls()).toBe(before)
  control.behave()
  clock.advance(30_001)
  expect(await letter()).toContain('Best regards')
})
