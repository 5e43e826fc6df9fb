import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { samplePdf } from './testing/sample-files.ts'

const SIZE = 5_242_880

let h: House
beforeAll(async () => {
  h = await house()
  await h.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => h.close())

const connections = () =>
  new Promise<number>((resolve, reject) =>
    h.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

/** Sends the first `share` of an upload over a line of its own, then hangs up. */
async function uploadCutAt(token: string, share: number): Promise<void> {
  const head = '--cut\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), samplePdf({ padTo: SIZE }), Buffer.from('\r\n--cut--\r\n')])
  const line = connect((h.app.server.address() as AddressInfo).port, '127.0.0.1')
  line.on('error', () => undefined)
  const request = [
    'POST /api/resumes/ HTTP/1.1',
    'host: 127.0.0.1',
    `authorization: Token ${token}`,
    'content-type: multipart/form-data; boundary=cut',
    `content-length: ${body.length}`,
    '\r\n',
  ]
  line.write(request.join('\r\n'))
  const sent = body.subarray(0, Math.floor(body.length * share))
  await new Promise<void>((resolve) => line.write(sent, () => resolve()))
  line.destroy()
}

test.each([0, 0.001, 0.5, 0.99])('an upload cut after %d of it leaves no row and no file', async (share) => {
  const { token } = await h.signUp()
  await uploadCutAt(token, share)
  await vi.waitFor(async () => expect(await connections()).toBe(0), 10_000)
  expect((await h.call('GET', '/api/resumes/', { token })).body.count).toBe(0)
  const files: string[] = []
  for await (const key of h.deps.files.list()) files.push(key)
  expect(files).toEqual([])
})
