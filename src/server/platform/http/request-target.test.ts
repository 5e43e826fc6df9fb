import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createServer } from './server.ts'

let app: Awaited<ReturnType<typeof createServer>>
beforeAll(async () => {
  app = await createServer(readConfig({}), createLog('silent'))
  app.all('/*', (request, reply) => reply.redirect(request.url, 303))
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

/** No client of ours would send these: the request line is written by hand. */
async function ask(line: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${line} HTTP/1.1\r\nhost: hanap.test\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  return text(socket)
}
const locationOf = async (line: string) => /^location: (.*)\r$/im.exec(await ask(line))?.[1]

test.each([
  ['POST http://evil.example/login', '/login'],
  ['POST http://evil.example/login?next=/a', '/login?next=/a'],
  ['GET http://evil.example', '/'],
  ['GET HTTPS://evil.example?a=1', '/?a=1'],
  ['GET http://[/login', '/login'],
  ['OPTIONS *', '/*'],
  ['GET /login?to=http://evil.example/', '/login?to=http://evil.example/'],
])('%s is read as a path of ours', async (line, location) => {
  expect(await locationOf(line)).toBe(location)
})

test('a target that begins with neither is refused', async () => {
  expect(await ask('GET login')).toMatch(/^HTTP\/1\.1 400 /)
})
