import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createServer } from './server.ts'

/** The time bodies are measured by stands still until a test moves it; the server asks for it with every look. */
let time = 0
let looks = 0
const now = () => {
  looks += 1
  return time
}
/** The product's figures, fifty times as fast. */
const patience = { headers: 360, bodyWindow: 200, bodyBytesPerSecond: 100_000, idle: 440, look: 20, now }

let app: Awaited<ReturnType<typeof createServer>>
let port: number
let finish: (() => void) | undefined
/** The server's end of the newest connection. */
let arrived: Socket | undefined
beforeAll(async () => {
  app = await createServer(readConfig({}), createLog('silent'), patience)
  app.server.on('connection', (socket: Socket) => (arrived = socket))
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

/** On a busy machine anything may take seconds. */
const PATIENT = { timeout: 20_000, interval: 5 }

/** A connection, all that came over it, and its end. */
function caller() {
  arrived = undefined
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

const isCut = (socket: Socket) => socket.destroyed || arrived?.destroyed === true

/** Sends pieces one after the other until all are gone or the connection is; tells whether all are. */
async function drip(socket: Socket, text: string, size: number, rest: () => Promise<unknown>): Promise<boolean> {
  for (let at = 0; at < text.length; at += size) {
    if (isCut(socket)) return false
    socket.write(text.slice(at, at + size))
    await rest()
  }
  return true
}

/** Waits until all that was sent has arrived, lets the time pass, and waits until the server has looked; or is gone. */
const thenPass = (socket: Socket, ms: number) => async () => {
  await expect.poll(() => isCut(socket) || arrived?.bytesRead === socket.bytesWritten, PATIENT).toBe(true)
  time += ms
  const before = looks
  await expect.poll(() => isCut(socket) || looks > before, PATIENT).toBe(true)
}
test('an answer that takes longer than a silent connection may last still arrives', async () => {
  const { socket, read, said } = caller()
  read()
  socket.write(`${head('/work', 2)}{}`)
  await pause(2 * patience.idle)
  expect(said()).toBe('')
  finish?.()
  await expect.poll(said, PATIENT).toContain('{"done":true}')
  socket.destroy()
})

test('headers that do not end are cut, also when a byte comes now and then', async () => {
  const { socket, ended, read } = caller()
  read()
  // It would take more than a minute.
  const whole = await drip(socket, `GET / HTTP/1.1\r\nx-long: ${'a'.repeat(8000)}`, 4, () => pause(40))
  await ended
  expect(whole).toBe(false)
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
  const began = time
  expect(await drip(socket, body.slice(0, -1), 10_000, thenPass(socket, 40))).toBe(true)
  expect(time - began).toBeGreaterThan(5 * patience.bodyWindow)
  socket.write(body.slice(-1))
  await expect.poll(said, PATIENT).toContain('{"sum":300000}')
  socket.destroy()
})

test.each(['/count', '/refuse'])('a body below the floor is cut at %s, also after the answer', async (path) => {
  const { socket, ended, read, said } = caller()
  read()
  const body = JSON.stringify({ text: 'a'.repeat(300_000) })
  socket.write(head(path, body.length))
  const began = time
  expect(await drip(socket, body, 400, thenPass(socket, 40))).toBe(false)
  await ended
  expect(time - began).toBeLessThan(2 * patience.bodyWindow)
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
