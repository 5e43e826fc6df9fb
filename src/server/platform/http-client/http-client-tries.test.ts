import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { ConnectorError } from '../errors.ts'
import { client, closeAll, connectMs, errorOf, inTurn, serve, start, text, totalMs } from './http-client-setup.ts'

describe('trying again', () => {
  it('tries a read three times with growing waits, then reports the last failure', async () => {
    const { seen, listener } = inTurn([[500], [503], [502], [500]])
    const origin = await serve(listener)
    const { http, waits } = client(origin)
    const error = await errorOf(http.get(origin))
    expect([error.kind, error.status, error.maybeSent]).toEqual(['down', 502, false])
    expect(seen.length).toBe(3)
    expect(waits()).toEqual([500, 1000])
  })

  it('is content with the first good answer', async () => {
    const { seen, listener } = inTurn([[500]])
    const origin = await serve(listener)
    expect((await client(origin).http.get(origin)).body).toBe('answer 2')
    expect(seen.length).toBe(2)
  })

  it('waits as long as Retry-After asks, in seconds or as a date', async () => {
    const date = new Date(start.getTime() + 7000 + 7000).toUTCString()
    const { listener } = inTurn([
      [429, { 'retry-after': '7' }],
      [503, { 'retry-after': date }],
    ])
    const origin = await serve(listener)
    const { http, waits } = client(origin)
    expect((await http.get(origin)).body).toBe('answer 3')
    expect(waits()).toEqual([7000, 7000])
  })

  it('hands a long or unstated pause to the caller', async () => {
    const { seen, listener } = inTurn([[429, { 'retry-after': '120' }], [429]])
    const origin = await serve(listener)
    const { http } = client(origin)
    const long = await errorOf(http.get(origin))
    expect([long.kind, long.reason, long.retryAfter]).toEqual(['refused', 'rate_limited', 120])
    const unstated = await errorOf(http.get(origin))
    expect([unstated.reason, unstated.retryAfter]).toEqual(['rate_limited', undefined])
    expect(seen.length).toBe(2)
  })

  it('does not try again what the judge refuses', async () => {
    const { seen, listener } = inTurn([[503]])
    const origin = await serve(listener)
    const judge = ({ status }: { status: number }) =>
      status === 503 ? new ConnectorError('challenged', 'A human is asked for.') : undefined
    expect((await errorOf(client(origin, { judge }).http.get(origin))).kind).toBe('challenged')
    expect(seen.length).toBe(1)
  })
})

describe('submissions', () => {
  const form = [['message', 'Magandang umaga & salamat ₱']] as const

  it('sends a form urlencoded, once, whatever the answer', async () => {
    const bodies: string[] = []
    const origin = await serve((request, response) => {
      let body = ''
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      request.on('end', () => {
        bodies.push(`${request.headers['content-type']} ${body}`)
        text(response, 'no', 500)
      })
    })
    const error = await errorOf(client(origin).http.post(origin, form))
    expect(bodies).toEqual(['application/x-www-form-urlencoded message=Magandang+umaga+%26+salamat+%E2%82%B1'])
    expect([error.kind, error.reason, error.maybeSent]).toEqual(['down', 'answer_lost', true])
  })

  it('knows that a refused connection sent nothing', async () => {
    const origin = await serve(() => undefined)
    const { http } = client(origin)
    await closeAll()
    const error = await errorOf(http.post(origin, form))
    expect([error.kind, error.reason, error.maybeSent]).toEqual(['down', undefined, false])
  })

  it('does not know what became of a form whose answer was lost', async () => {
    let arrived = 0
    const origin = await serve((request) => {
      arrived += 1
      request.resume().on('end', () => request.socket.destroy())
    })
    const error = await errorOf(client(origin).http.post(origin, form))
    expect([error.kind, error.reason, error.maybeSent, arrived]).toEqual(['down', 'answer_lost', true, 1])
  })

  it('does not know either when the page it was sent on to fails', async () => {
    const origin = await serve((request, response) => {
      if (request.method === 'POST') text(response, '', 303, { location: '/done' })
      else request.socket.destroy()
    })
    const error = await errorOf(client(origin).http.post(origin, form))
    expect([error.reason, error.maybeSent]).toEqual(['answer_lost', true])
  })

  it('is never sent again by a redirect that keeps the method', async () => {
    const { seen, listener } = inTurn([[307, { location: '/again' }]])
    const origin = await serve(listener)
    const error = await errorOf(client(origin).http.post(origin, form))
    expect([error.kind, error.maybeSent, seen]).toEqual(['changed', true, ['POST /']])
  })

  it('knows that 429 and 521 had no effect', async () => {
    const { listener } = inTurn([[429], [521]])
    const origin = await serve(listener)
    const { http } = client(origin)
    expect((await errorOf(http.post(origin, form))).maybeSent).toBe(false)
    expect((await errorOf(http.post(origin, form))).maybeSent).toBe(false)
  })

  it('uses a connection of its own, so that a kept one closing cannot lose it', async () => {
    const ports: (number | undefined)[] = []
    const origin = await serve((request, response) => {
      ports.push(request.socket.remotePort)
      text(response, 'ok')
    })
    const { http } = client(origin)
    await http.get(origin)
    await http.get(origin)
    await http.post(origin, form)
    expect(ports[0]).toBe(ports[1])
    expect(ports[2]).not.toBe(ports[1])
  })
})

describe('deadlines', () => {
  it('gives up on a silent server when the whole time is over, without another try', async () => {
    const arrived = Promise.withResolvers<void>()
    let count = 0
    const origin = await serve(() => {
      count += 1
      arrived.resolve()
    })
    const { http, time } = client(origin)
    const failing = errorOf(http.get(origin))
    await arrived.promise
    time.advance(totalMs)
    const error = await failing
    expect([error.kind, error.maybeSent, count]).toEqual(['slow', false, 1])
  })

  it('gives up on an answer that never ends', async () => {
    const begun = Promise.withResolvers<void>()
    const origin = await serve((_request, response) => {
      response.writeHead(200).write('begin')
      begun.resolve()
    })
    const { http, time } = client(origin)
    const failing = errorOf(http.post(origin, []))
    await begun.promise
    time.advance(totalMs)
    const error = await failing
    expect([error.kind, error.reason, error.maybeSent]).toEqual(['slow', 'answer_lost', true])
  })

  it('calls a server unreachable that does not take the connection in time', async () => {
    const origin = await serve((_request, response) => text(response, 'ok'))
    const { http, time } = client(origin, { serial: false })
    const failing = errorOf(http.post(origin, []))
    // The connection is asked for before anything is awaited, and cannot be made before this function lets go.
    expect(time.pending()).toContain(connectMs)
    time.advance(connectMs)
    const error = await failing
    expect([error.kind, error.maybeSent]).toEqual(['down', false])
  })

  it('leaves no wait behind', async () => {
    const origin = await serve((_request, response) => text(response, 'ok'))
    const { http, time } = client(origin)
    await http.get(origin)
    expect(time.pending()).toEqual([])
  })
})

describe('pace', () => {
  it('runs one call at a time, with the pause between them', async () => {
    let running = 0
    let most = 0
    const origin = await serve((_request, response) => {
      running += 1
      most = Math.max(most, running)
      setImmediate(() => {
        running -= 1
        text(response, 'ok')
      })
    })
    const { http, waits } = client(origin, { crawlDelayMs: 5000, crawlJitterMs: 1000 })
    await Promise.all([http.get(origin), http.get(origin), http.get(origin)])
    expect(most).toBe(1)
    expect(waits()).toEqual([6000, 6000])
  })

  it('goes on after a failed call', async () => {
    const { listener } = inTurn([[500]])
    const origin = await serve(listener)
    const { http } = client(origin, { tries: 1 })
    const [failed, answered] = await Promise.allSettled([http.get(origin), http.get(origin)])
    expect([failed.status, answered.status]).toEqual(['rejected', 'fulfilled'])
  })

  it('lets calls run side by side when it is told to', async () => {
    const waiting: ServerResponse[] = []
    const origin = await serve((_request, response) => {
      waiting.push(response)
      if (waiting.length === 2) for (const each of waiting) text(each, 'ok')
    })
    const { http } = client(origin, { serial: false })
    expect((await Promise.all([http.get(origin), http.get(origin)])).map(({ body }) => body)).toEqual(['ok', 'ok'])
  })
})

describe('breaker', () => {
  it('leaves a failing server alone after five failures in a row, then probes once', async () => {
    const { seen, listener } = inTurn([[500], [500], [500], [500], [500]])
    const origin = await serve(listener)
    const { http, time } = client(origin)
    await errorOf(http.get(origin))
    await errorOf(http.get(origin))
    expect(seen.length).toBe(5)
    const refused = await errorOf(http.post(origin, []))
    expect([refused.kind, refused.reason, refused.retryAfter, refused.maybeSent]).toEqual([
      'down',
      'breaker_open',
      30,
      false,
    ])
    expect(seen.length).toBe(5)
    time.advance(30_000)
    expect((await http.get(origin)).body).toBe('answer 6')
  })

  it('takes refusals for life signs', async () => {
    const { seen, listener } = inTurn(Array.from({ length: 8 }, () => [429] as [number]))
    const origin = await serve(listener)
    const { http } = client(origin)
    for (let i = 0; i < 8; i += 1) await errorOf(http.get(origin))
    expect(seen.length).toBe(8)
  })
})
