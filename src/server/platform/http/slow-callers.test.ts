import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createServer } from './server.ts'

/** The product's figures, fifty times as fast. */
const patience = { headers: 360, bodyWindow: 200, bodyBytesPerSecond: 100_000, idle: 440, look: 40 }

let app: Awaited<ReturnType<typeof createServer>>
let port: number
let finish: (() => void) | undefined
beforeAll(async () => {
  app = await createServer(readConfig({}), createLog('silent'), patience)
  app.post('/count', (request) => ({ sum: (request.body as { text: string }).text.length }))
  app.post('/work', async () => {
    await new Promise<void>((resolve) => (finish = resolve))
    return { done: true }
  })
  app.post('/refuse', { onRequest: async (_request, reply) => reply.code(401).send({}) }, () => ({}))
  app.get('/large', (_request, reply) => reply.send(Buffer.alloc(60_000_000)))
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** A connection, all that came over it, and its end. */
function caller() {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let said = ''
  const ended = new Promise((resolve) => socket.once('close', resolve))
  return {
    socket,
    ended,
    read: () => socket.setEncoding('utf8').on('data', (text: string) => (said += text)),
    said: () => said,
  }
}

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

/** Sends pieces of a body one after the other until all are gone or the connection is. */
async function drip(socket: Socket, text: string, size: number, everyMs: number): Promise<void> {
  for (let at = 0; at < text.length && !socket.destroyed; at += size) {
    socket.write(text.slice(at, at + size))
    await pause(everyMs)
  }
}

test('an answer that takes longer than a silent connection may last still arrives', async () => {
  const { socket, read, said } = caller()
  read()
  socket.write(`${head('/work', 2)}{}`)
  await pause(2 * patience.idle)
  expect(said()).toBe('')
  finish?.()
  await expect.poll(said).toContain('{"done":true}')
  socket.destroy()
})

test('headers that do not end are cut, also when a byte comes now and then', async () => {
  const { socket, ended } = caller()
  const began = performance.now()
  await drip(socket, `GET / HTTP/1.1\r\nx-long: ${'a'.repeat(500)}`, 4, 40)
  await ended
  expect(performance.now() - began).toBeLessThan(3 * patience.headers)
})

test('a connection that says nothing is cut', async () => {
  const { socket, ended, read } = caller()
  read()
  await ended
  expect(socket.destroyed).toBe(true)
})

test('a body above the floor may take far longer than any of the windows', async () => {
  const { socket, read, said } = caller()
  read()
  const body = JSON.stringify({ text: 'a'.repeat(300_000) })
  socket.write(head('/count', body.length))
  const began = performance.now()
  await drip(socket, body, 10_000, 40)
  await expect.poll(said).toContain('{"sum":300000}')
  expect(performance.now() - began).toBeGreaterThan(2 * patience.idle)
  socket.destroy()
})

test.each(['/count', '/refuse'])('a body below the floor is cut at %s, also after the answer', async (path) => {
  const { socket, ended, read, said } = caller()
  read()
  const body = JSON.stringify({ text: 'a'.repeat(300_000) })
  socket.write(head(path, body.length))
  const began = performance.now()
  await drip(socket, body, 400, 40)
  await ended
  expect(performance.now() - began).toBeLessThan(2000)
  expect(said()).toContain(path === '/count' ? 'HTTP/1.1 408 ' : 'HTTP/1.1 401 ')
})

test('who does not read the answer is cut', async () => {
  const { socket } = caller()
  const begun = once(app.server, 'request')
  socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n')
  const [request] = (await begun) as [IncomingMessage]
  await once(request.socket, 'close')
  expect(request.socket.destroyed).toBe(true)
  socket.destroy()
})
