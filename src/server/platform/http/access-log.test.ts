import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createServer } from './server.ts'

test('the access log keeps the address of a request, but no token, no code and no pasted text', async () => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const app = await createServer(readConfig({}), pino({ level: 'info' }, sink))
  await app.inject('/login-success?token=secret-token&next=/jobs')
  await app.inject('/oauth-callback?state=s&code=4%2F0secret-code')
  await app.inject('/check-message?text=my+secret+offer')
  await app.close()
  const log = lines.join('')
  expect(log).toContain('/login-success?token=[redacted]&next=/jobs')
  expect(log).toContain('/oauth-callback?state=s&code=[redacted]')
  expect(log).not.toContain('secret')
})
