import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { CAMERA, DETAILS, phonePhoto, pngPicture, threeFiles } from './testing/pictures.ts'
import { verifyingHouse, type VerifyingHouse } from '#server/testing/verifying-house.ts'
import { markedPicture } from './marked-picture.ts'
import { openPictures, sweepImages, sweepImagesTask } from './vault.ts'

const logged: string[] = []
const log = createLog(
  'trace',
  new Writable({
    write(chunk: Buffer, _, done) {
      logged.push(chunk.toString())
      done()
    },
  }),
)

let h: VerifyingHouse
beforeAll(async () => {
  h = await verifyingHouse({ log })
})
afterAll(() => h.close())

const own = async (id: number) => (await h.filesKept()).filter((key) => key.includes(`/${id}/`))

/** Every row of every table, the queue's too, as text. */
async function everyRow(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(h.db)
  const texts: string[] = []
  for (const { name } of rows) {
    const found = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(h.db)
    texts.push(...found.rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

async function everyFile(directory: string): Promise<string> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')))
  return texts.join('\n')
}

test('no picture, no ID number, no phone number and no code is left anywhere', async () => {
  const before = new Set(await readdir(tmpdir()))
  const seeker = await h.newcomer()
  await h.upload(seeker)
  await h.upload(seeker, await threeFiles({ address_document: Buffer.from(`no picture ${CAMERA}`) }))
  await h.board.misbehave({ mode: '5xx', path: '/jobseekers/verification/details', times: 1 })
  await h.submit(seeker)
  h.clock.advance(60_000)
  await h.submit(seeker)
  const { code } = await h.seen(seeker)
  const wrong = code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
  await h.code(seeker, wrong)
  expect((await h.code(seeker, code)).status).toBe(200)
  const places = { rows: await everyRow(), files: await everyFile(h.directory), log: logged.join('') }
  // A moment may end in the same six digits.
  const codes = [code, wrong].map((digits) => new RegExp(`(?<![\\d.])${digits}(?!\\d)`))
  const secrets = [DETAILS.id_number, DETAILS.mobile_number, CAMERA, DETAILS.address, ...codes]
  const isIn = (text: string, secret: string | RegExp) =>
    typeof secret === 'string' ? text.includes(secret) : secret.test(text)
  for (const [place, text] of Object.entries(places)) {
    expect([place, secrets.filter((secret) => isIn(text, secret))]).toEqual([place, []])
  }
  // The log did say something, so that its silence means something.
  expect(places.log).toContain('/api/olj/verification/submit/')
  expect(places.files).not.toMatch(/JFIF|\x89PNG/)
  expect(await own(seeker.id)).toEqual([])
  const left = (await readdir(tmpdir())).filter((name) => !before.has(name) && /vips|sharp|magick/i.test(name))
  expect(left).toEqual([])
})

test('a picture is written anew: upright, without what its file told, with the mark in bands beside it', async () => {
  const photo = await phonePhoto(800, 600)
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain(CAMERA)
  const marked = await markedPicture(photo, 'For OnlineJobs.ph identity verification only · Nov 24, 2026')
  const seen = await sharp(marked).metadata()
  expect([seen.format, seen.width, seen.exif, seen.icc, seen.xmp, seen.orientation]).toEqual([
    'jpeg',
    600,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  const band = (seen.height - 800) / 2
  expect(band).toBeGreaterThan(30)
  // The picture itself is as it was, from its first line to its last.
  const cut = await sharp(marked).extract({ left: 0, top: band, width: 600, height: 800 }).png().toBuffer()
  const inside = await sharp(cut).stats()
  expect(inside.channels.map(({ mean }) => Math.round(mean / 4))).toEqual([50, 40, 30])
  // The words are letters: light on dark, and other words look otherwise.
  const words = async (picture: Buffer) =>
    sharp(picture).extract({ left: 0, top: 0, width: 600, height: band }).greyscale().raw().toBuffer()
  const ink = (await words(marked)).filter((value) => value > 128).length
  expect(ink).toBeGreaterThan(500)
  const other = await markedPicture(photo, 'For OnlineJobs.ph identity verification 0nly · Nov 25, 2026')
  expect((await words(other)).equals(await words(marked))).toBe(false)
})

test('a small picture is not enlarged but its words are readable, and a large one is made smaller', async () => {
  const small = await sharp(await markedPicture(await pngPicture(60, 40), 'For OnlineJobs.ph only')).metadata()
  expect(small.width).toBe(320)
  const large = await sharp(await markedPicture(await phonePhoto(4000, 3000), 'For OnlineJobs.ph only')).metadata()
  expect(large.width).toBe(1500)
})

test('after a day the sweep has deleted what was never sent, and before that nobody can read it any more', async () => {
  const seeker = await h.newcomer()
  await h.upload(seeker)
  h.clock.advance(23 * 3_600_000)
  await h.run(sweepImagesTask, {})
  expect(await own(seeker.id)).toHaveLength(3)
  h.clock.advance(31 * 60_000)
  expect(await openPictures(h.deps, seeker.id, 'to look')).toBeNull()
  await h.run(sweepImagesTask, {})
  expect(await own(seeker.id)).toEqual([])
  const standing = await h.standing(await renewed(seeker))
  expect(standing).toMatchObject({ images_until: null })
  expect(standing.images.every(({ deleted_at }: { deleted_at: string | null }) => deleted_at !== null)).toBe(true)
  expect((await h.submit(await renewed(seeker))).body).toMatchObject({ code: 'images_missing' })
})

const renewed = async <S extends Parameters<VerifyingHouse['signIn']>[0]>(seeker: S) => ({
  ...seeker,
  token: await h.signIn(seeker),
})

test('a file that would not go is deleted by the next sweep, and only then it counts as deleted', async () => {
  const seeker = await h.newcomer()
  await h.upload(seeker)
  const remove = h.deps.files.delete.bind(h.deps.files)
  h.deps.files.delete = () => Promise.reject(new Error('the disk is busy'))
  await h.call('DELETE', '/api/olj/verification/', { token: seeker.token })
  h.deps.files.delete = remove
  const unsure = await h.standing(seeker)
  expect(unsure).toMatchObject({ state: 'withdrawn', images_until: null })
  expect(unsure.images[0].deleted_at).toBeNull()
  expect(await openPictures(h.deps, seeker.id, 'to look')).toBeNull()
  await h.run(sweepImagesTask, {})
  expect((await h.standing(seeker)).images[0].deleted_at).not.toBeNull()
  expect(await own(seeker.id)).toEqual([])
})

test('a file nobody knows goes with the sweep an hour later: after a crash, or when the account is gone', async () => {
  const seeker = await h.newcomer()
  await h.upload(seeker)
  await sql`delete from users where id = ${seeker.id}`.execute(h.db)
  await sweepImages(h.deps)
  expect(await own(seeker.id)).toHaveLength(3)
  h.clock.advance(3_600_001)
  await sweepImages(h.deps)
  expect(await own(seeker.id)).toEqual([])
})

test('one person’s picture opens for nobody else, and not once a byte of it is another', async () => {
  const seeker = await h.newcomer()
  const stranger = await h.newcomer()
  await h.upload(seeker)
  expect(await openPictures(h.deps, stranger.id, 'to look')).toBeNull()
  expect(await h.standing(stranger)).toMatchObject({ images: [] })
  await h.call('DELETE', '/api/olj/verification/', { token: stranger.token })
  expect(await own(seeker.id)).toHaveLength(3)
  const [key = ''] = await own(seeker.id)
  const bytes = Buffer.from(await h.deps.files.get(key))
  bytes[40] = (bytes[40] ?? 0) ^ 1
  await h.deps.files.put(key, bytes, 'application/octet-stream')
  expect(await openPictures(h.deps, seeker.id, 'to look')).toBeNull()
})
