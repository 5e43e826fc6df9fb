import { createReadStream } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from './config.ts'

/** Where people's files live: on disk by default, in S3-compatible storage by configuration. Names are made by the server. */
export type Files = {
  /** Whole or not at all. @throws as the storage does; what was written of it is gone then. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** A file of this machine, however large; otherwise as `put`. */
  putFrom(key: string, path: string, contentType: string): Promise<void>
  /** @throws when there is no such file. */
  get(key: string): Promise<Uint8Array>
  /** The same piece by piece. @throws when there is no such file; the stream fails when it breaks off. */
  read(key: string): Promise<Readable>
  has(key: string): Promise<boolean>
  /** Also when there is no such file. */
  delete(key: string): Promise<void>
  /** Every key, or those in a folder (`resumes/`). */
  list(folder?: string): AsyncIterable<string>
}

/** Folder of files that live for hours: they are in no backup. */
export const FLEETING = 'fleeting/'

/** Opens the configured storage; `directory` is used by the disk driver only. */
export async function openFiles(config: Config, directory: string): Promise<Files> {
  const disk = new Disk(
    config.FILES === 's3' ? await s3Driver(config) : new FSDriver({ location: directory, visibility: 'private' }),
  )
  const local = config.FILES === 's3' ? null : localFiles(directory)
  // A disk that fills up leaves the half that found room.
  const wholeOrGone = (key: string, putting: Promise<void>) =>
    putting.catch(async (error: unknown) => {
      await disk.delete(key).catch(() => undefined)
      throw error
    })
  return {
    put: (key, bytes, contentType) => wholeOrGone(key, disk.put(key, bytes, { contentType })),
    putFrom: (key, from, contentType) =>
      wholeOrGone(key, local?.putFrom(key, from) ?? disk.putStream(key, createReadStream(from), { contentType })),
    get: (key) => disk.getBytes(key),
    // A stream of the disk tells only later that there is nothing.
    read: async (key) => {
      if (!(await disk.exists(key))) throw new Error(`There is no file ${key}.`)
      return local?.read(key) ?? disk.getStream(key)
    },
    has: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    list: (folder) => everyKey(disk, folder),
  }
}

/**
 * Large files on a disk of this machine. A copy by the system costs no memory here; and pieces of 16 KB are forgotten in
 * time, while of the 64 KB the storage library reads at once many megabytes gather before anybody cleans up.
 */
function localFiles(directory: string) {
  const placeOf = (key: string): string => {
    const place = path.resolve(directory, key)
    if (!place.startsWith(`${directory}${path.sep}`)) throw new Error('A file lies outside of its folder.')
    return place
  }
  return {
    async putFrom(key: string, from: string): Promise<void> {
      const place = placeOf(key)
      await mkdir(path.dirname(place), { recursive: true })
      await copyFile(from, place)
    },
    read: (key: string): Readable => createReadStream(placeOf(key), { highWaterMark: 16_384 }),
  }
}

async function* everyKey(disk: Disk, folder = ''): AsyncGenerator<string> {
  let token: string | undefined
  do {
    const page = await disk.listAll(folder, {
      recursive: true,
      ...(token === undefined ? {} : { paginationToken: token }),
    })
    for (const entry of page.objects) if (entry.isFile) yield entry.key
    token = page.paginationToken
  } while (token !== undefined)
}

/** Loaded only when asked for: the S3 client is large. */
async function s3Driver(config: Config) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    credentials: { accessKeyId: config.S3_ACCESS_KEY_ID ?? '', secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '' },
    region: config.S3_REGION,
    bucket: config.S3_BUCKET ?? '',
    ...(config.S3_ENDPOINT === undefined ? {} : { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    supportsACL: false,
    visibility: 'private',
  })
}
