import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { openFiles, type Files } from './files.ts'

/** The four calls of the S3 protocol that storage needs, spoken over HTTP; objects stay in memory. */
function bucketServer(): { server: Server; signed: boolean[] } {
  const objects = new Map<string, Buffer>()
  const signed: boolean[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      signed.push((request.headers.authorization ?? '').startsWith('AWS4-HMAC-SHA256 Credential=test-id/'))
      const url = new URL(request.url ?? '/', 'http://bucket')
      const key = decodeURIComponent(url.pathname.replace(/^\/resumes\/?/, ''))
      if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks))
      if (request.method === 'DELETE') objects.delete(key)
      if (request.method === 'HEAD') return response.writeHead(objects.has(key) ? 200 : 404).end()
      if (request.method !== 'GET') return response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
      if (url.searchParams.get('list-type') === '2') {
        const rows = [...objects].map(
          ([name, bytes]) => `<Contents><Key>${name}</Key><Size>${bytes.length}</Size></Contents>`,
        )
        return response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(
            `<?xml version="1.0"?><ListBucketResult><Name>resumes</Name><IsTruncated>false</IsTruncated>${rows.join('')}</ListBucketResult>`,
          )
      }
      const found = objects.get(key)
      if (found) return response.writeHead(200).end(found)
      return response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>')
    })
  })
  return { server, signed }
}

const keys = async (files: Files): Promise<string[]> => {
  const all: string[] = []
  for await (const key of files.list()) all.push(key)
  return all.toSorted()
}

let directory: string
const bucket = bucketServer()
const storages: Record<string, Files> = {}
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'hanap-files-'))
  await new Promise<void>((resolve) => bucket.server.listen(0, '127.0.0.1', resolve))
  const { port } = bucket.server.address() as AddressInfo
  storages.disk = await openFiles(readConfig({}), directory)
  storages.s3 = await openFiles(
    readConfig({
      FILES: 's3',
      S3_BUCKET: 'resumes',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'test-id',
      S3_SECRET_ACCESS_KEY: 'test-secret',
    }),
    directory,
  )
})
afterAll(async () => {
  bucket.server.close()
  bucket.server.closeAllConnections()
  await rm(directory, { recursive: true, force: true })
})

describe.each(['disk', 's3'])('files on %s', (kind) => {
  it('come back byte for byte, are listed, and are gone when deleted', async () => {
    const files = storages[kind] as Files
    const bytes = Buffer.from(Array.from({ length: 3000 }, (_, index) => index % 256))
    await files.put('resumes/7/a.pdf', bytes, 'application/pdf')
    await files.put('resumes/8/b.pdf', Buffer.from('b'), 'application/pdf')
    expect(Buffer.from(await files.get('resumes/7/a.pdf')).equals(bytes)).toBe(true)
    expect(await keys(files)).toEqual(['resumes/7/a.pdf', 'resumes/8/b.pdf'])
    await files.delete('resumes/7/a.pdf')
    await expect(files.get('resumes/7/a.pdf')).rejects.toThrow()
    expect(await keys(files)).toEqual(['resumes/8/b.pdf'])
  })

  it('are stored from a file and read piece by piece; one that is not there is said at once', async () => {
    const files = storages[kind] as Files
    const source = path.join(directory, `large-${kind}`)
    const bytes = Buffer.alloc(200_000, 'large ')
    await writeFile(source, bytes)
    await files.putFrom('exports/7/a.zip', source, 'application/zip')
    const pieces: Buffer[] = []
    for await (const piece of await files.read('exports/7/a.zip')) pieces.push(piece as Buffer)
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
    await files.delete('exports/7/a.zip')
    expect(await files.has('exports/7/a.zip')).toBe(false)
    await expect(files.read('exports/7/a.zip')).rejects.toThrow('There is no file')
    await files.delete('exports/7/a.zip')
  })

  it('never lie outside their folder', async () => {
    await expect((storages[kind] as Files).put('../../etc/passwd', Buffer.from('x'), 'text/plain')).rejects.toThrow()
  })
})

describe('a disk without room', () => {
  // Whatever is written there finds the disk full.
  it.skipIf(!existsSync('/dev/full'))('keeps no half of a file', async () => {
    const files = storages.disk as Files
    await files.put('resumes/9/first.pdf', Buffer.from('a'), 'application/pdf')
    await symlink('/dev/full', path.join(directory, 'resumes/9/half.pdf'))
    const failed = files.put('resumes/9/half.pdf', Buffer.from('b'), 'application/pdf')
    await expect(failed).rejects.toMatchObject({ cause: { code: 'ENOSPC' } })
    const left = await readdir(path.join(directory, 'resumes/9'))
    expect(left).toEqual(['first.pdf'])
  })
})

describe('S3 storage', () => {
  it('signs every call with the configured key', () => {
    expect(bucket.signed.length).toBeGreaterThan(5)
    expect(bucket.signed.every(Boolean)).toBe(true)
  })
})
