import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BadInput, requiredText } from './bad-input.ts'
import { createControl, type Control } from './control.ts'
import { html } from './replies.ts'
import { startServer, type RunningServer } from './server.ts'

let control: Control
let server: RunningServer

beforeEach(async () => {
  control = createControl({ name: 'Test board', about: 'Made for <tests>.' })
  server = await startServer({ control, port: 0, handler: () => html('page') })
})

afterEach(() => server.close())

async function call(method: string, path: string, body?: string, headers = {}): Promise<[number, unknown]> {
  const answer = await fetch(`${server.url}/__control${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  return [answer.status, await answer.json()]
}

describe('GET /__control/state', () => {
  it('tells how many requests came per path, and when, in order', async () => {
    for (const path of ['/a?x=1', '/a', '/b']) await fetch(server.url + path)
    const [, state] = await call('GET', '/state')
    expect(state).toMatchObject({
      name: 'Test board',
      requests: { total: 3, by_path: { 'GET /a': 2, 'GET /b': 1 } },
    })
    const { recent } = control.traffic.report(2)
    expect(recent.map((each) => [each.target, each.status])).toEqual([
      ['/a', 200],
      ['/b', 200],
    ])
    expect((recent[1]?.at ?? 0) - (recent[0]?.at ?? 0)).toBeGreaterThan(0)
    expect(Math.abs((recent[1]?.at ?? 0) - Date.now())).toBeLessThan(60_000)
  })

  it('does not count control calls, and gives as many last requests as asked', async () => {
    await fetch(server.url)
    await fetch(server.url)
    const [, state] = await call('GET', '/state?recent=1')
    expect(state).toMatchObject({ requests: { total: 2, recent: [{ target: '/' }] } })
    expect(await call('GET', '/state?recent=-4')).toEqual([400, { error: expect.stringContaining('recent') }])
  })

  it('keeps the last 2,000 requests in order', () => {
    for (let at = 0; at < 2500; at += 1) control.traffic.arrived('GET', '/p', `/p?${at}`)
    const { total, recent } = control.traffic.report(5000)
    expect([total, recent.length, recent[0]?.target, recent.at(-1)?.target]).toEqual([2500, 2000, '/p?500', '/p?2499'])
  })
})

describe('POST /__control/misbehave', () => {
  it.each([
    ['{}', 'mode must be one of'],
    ['{"mode":"sleepy"}', 'mode must be one of'],
    ['{"mode":"slow","times":0}', 'times must be a whole number'],
    ['{"mode":"slow","delay_ms":"long"}', 'delay_ms must be a whole number'],
    ['{"mode":"slow","path":"jobs"}', 'path must begin with a slash'],
    ['[1]', 'must be a JSON object'],
    ['{"mode"', 'must be JSON'],
  ])('refuses %s with 400 and a sentence', async (body, sentence) => {
    expect(await call('POST', '/misbehave', body)).toEqual([400, { error: expect.stringContaining(sentence) }])
    expect(control.misbehaviours.list()).toEqual([])
  })
})

describe('POST /__control/clock', () => {
  it('holds the clock, moves it and lets it go', async () => {
    await call('POST', '/clock', '{"now":"2026-01-02T03:04:05Z"}')
    expect(control.clock.now().toISOString()).toBe('2026-01-02T03:04:05.000Z')
    const moved = await call('POST', '/clock', '{"advance_seconds":60}')
    expect(moved).toEqual([200, { now: '2026-01-02T03:05:05.000Z', mode: 'held' }])
    await call('POST', '/clock', '{"real":true}')
    expect(control.clock.mode()).toBe('real')
    await call('POST', '/clock', '{"advance_seconds":-3600}')
    expect(Date.now() - control.clock.now().getTime()).toBeGreaterThanOrEqual(3_600_000)
  })

  it('refuses what is no moment', async () => {
    expect((await call('POST', '/clock', '{"now":"tomorrow"}'))[0]).toBe(400)
    expect((await call('POST', '/clock', '{}'))[0]).toBe(400)
  })
})

describe('further control calls', () => {
  it('of a stand-in are answered with their JSON, or 400 with the sentence of BadInput', async () => {
    control.addRoute({
      method: 'POST',
      path: '/points',
      summary: 'Set points.',
      run: (body) => {
        if (requiredText(body, 'email') === 'nobody') throw new BadInput('There is no such account.')
        return { points: 3 }
      },
    })
    expect(await call('POST', '/points', '{"email":"x"}')).toEqual([200, { points: 3 }])
    expect(await call('POST', '/points', '{"email":"nobody"}')).toEqual([400, { error: 'There is no such account.' }])
    expect(await call('POST', '/points')).toEqual([400, { error: 'email is missing.' }])
    expect((await call('GET', '/points'))[0]).toBe(405)
    expect((await call('GET', '/nothing'))[0]).toBe(404)
  })

  it('reset forgets orders, counts and clock, and what the stand-in itself kept', async () => {
    let kept = 5
    control.onReset(() => {
      kept = 0
    })
    control.misbehave({ mode: '5xx' })
    control.clock.advance(99)
    await fetch(server.url)
    await call('POST', '/reset')
    expect(kept).toBe(0)
    expect(control.state()).toMatchObject({ misbehaviours: [], clock: { mode: 'real' }, requests: { total: 0 } })
  })

  it('are refused to a web page of another site', async () => {
    const [status] = await call('POST', '/misbehave', '{"mode":"down"}', { 'sec-fetch-site': 'cross-site' })
    expect([status, control.misbehaviours.list()]).toEqual([403, []])
  })
})

describe('GET /__control', () => {
  it('lists every control call with an example for people', async () => {
    const page = await (await fetch(`${server.url}/__control`)).text()
    expect(page).toContain('Made for &lt;tests&gt;.')
    for (const route of control.routes()) expect(page).toContain(`${route.method} /__control${route.path}`)
  })
})
