import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { simplePdf } from '#server/demo-pdf.ts'
import { deleteFilesTask } from '#server/platform/file-deletions/file-deletions.ts'
import { applyingHouse, type ApplyingHouse, type Seeker } from '#server/testing/applying-house.ts'
import { mailbox } from '#server/testing/mailbox.ts'
import { unpacked } from '#server/testing/unpacked.ts'
import type { DataExport } from '../contract.ts'
import { EXPORT_SENTENCES as say } from '../texts.ts'
import { buildExportTask, sweepExportsTask } from './making.ts'

const [MINUTE, DAY] = [60_000, 86_400_000]

let h: ApplyingHouse
let box: ReturnType<typeof mailbox>
beforeAll(async () => {
  h = await applyingHouse()
  box = mailbox(h)
})
afterAll(() => h.close())

const request = (token: string) => h.call('POST', '/api/settings/request-data-export/', { token })
const read = async (token: string) => (await h.call('GET', '/api/settings/data-export/', { token })).body as DataExport
const download = (token: string) => h.call('GET', '/api/settings/data-export/download/', { token })
const newestOf = async (userId: number) =>
  h.db
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const build = async (userId: number) => h.run(buildExportTask, { export_id: (await newestOf(userId)).id })
const stored = async () => {
  const keys: string[] = []
  for await (const key of h.deps.files.list('fleeting/exports/')) keys.push(key)
  return keys
}

/** Asks for an archive, has it built and takes it. */
async function archiveOf({ token, id }: Pick<Seeker, 'token' | 'id'>): Promise<Map<string, Buffer>> {
  await request(token)
  await build(id)
  const { status, bytes, headers } = await download(token)
  expect([status, headers['content-type'], headers['content-length']]).toEqual([
    200,
    'application/zip',
    String(bytes.length),
  ])
  return unpacked(bytes)
}

const rowsIn = (archive: Map<string, Buffer>, table: string) =>
  JSON.parse(archive.get(`data/${table}.json`)?.toString() ?? 'null') as Record<string, unknown>[]

/** Somebody who applied, and whose words can be told from everybody else's. */
async function seekerWith(word: string) {
  const seeker = await h.newSeeker()
  await h.call('PUT', '/api/jobseeker/profile/', { token: seeker.token, body: { about: `${word} about` } })
  const applied = await h.apply(seeker, await h.newPosting(), { content: `${word} letter` })
  expect(applied.status).toBe(200)
  return seeker
}

describe('a data export', () => {
  test('holds everything of its person and nothing of anybody else, as data, as a page and as files', async () => {
    const [seeker, other] = [await seekerWith('Narra'), await seekerWith('Mahogany')]
    await h.call('POST', '/api/messages/threads/', { token: seeker.token, body: {} })
    const archive = await archiveOf(seeker)
    const all = [...archive.values()].map(String).join('\n')
    expect(all).toContain('Narra about')
    expect(all).toContain('Narra letter')
    expect(all).not.toMatch(/Mahogany/)
    expect(all).not.toContain(other.email)
    expect(rowsIn(archive, 'users')).toMatchObject([{ id: seeker.id, email: seeker.email }])
    expect(rowsIn(archive, 'auth_tokens')).toMatchObject([{ user_agent: expect.any(String) }])
    expect(rowsIn(archive, 'board_accounts')).toMatchObject([{ email: seeker.board.olj_email }])
    expect(rowsIn(archive, 'application_events').length).toBeGreaterThan(0)
    const secrets = /"(?:[a-z_]*hash|[a-z_]*sealed|password[a-z_]*|file_key|sent_resume_key)":/
    expect([...archive].filter(([name]) => name.startsWith('data/')).map(([, bytes]) => String(bytes))).toSatisfy(
      (texts: string[]) => texts.every((text) => !secrets.test(text.replaceAll(/"detail":\{[^}]*\}/g, ''))),
    )
    const resume = [...archive].find(([name]) => name.startsWith('files/resumes/'))
    expect(resume?.[0]).toBe('files/resumes/01 resume.pdf')
    expect(resume?.[1].equals(simplePdf(['Luz Reyes']))).toBe(true)
    expect(String(archive.get('index.html'))).toContain('<a href="data/applications.json">Your applications</a>')
    expect(JSON.parse(String(archive.get('manifest.json')))).toMatchObject({ format: 'hanap-data', missing: [] })
  })

  test.each(['csv', 'json'] as const)('brings the applications as %s that another account takes in', async (format) => {
    const seeker = await seekerWith(`Kamagong-${format}`)
    const bytes = (await archiveOf(seeker)).get(`applications/hanap-applications.${format}`)
    const home = await h.newSeeker({ connected: false, onboarded: false })
    const file = { field: 'file', name: `hanap-applications.${format}`, bytes: bytes ?? Buffer.alloc(0) }
    const taken = await h.call('POST', '/api/job-applications/import/', {
      token: home.token,
      multipart: { fields: { mode: 'commit' }, file },
    })
    expect(taken.body).toMatchObject({ rows: 1, added: 1, wrong: 0 })
    expect(String((await archiveOf(home)).get(`applications/hanap-applications.${format}`))).toContain(
      `Kamagong-${format} letter`,
    )
  })

  test('names a lost file instead of failing', async () => {
    const seeker = await seekerWith('Molave')
    const { file_key: key } = await h.db
      .selectFrom('resumes')
      .select('file_key')
      .where('user_id', '=', seeker.id)
      .executeTakeFirstOrThrow()
    await h.deps.files.delete(key)
    const archive = await archiveOf(seeker)
    const missing = [{ path: 'files/resumes/01 resume.pdf', why: 'not found in our storage' }]
    expect(JSON.parse(String(archive.get('manifest.json')))).toMatchObject({ missing })
    expect(String(archive.get('index.html'))).toContain('Files we could not read')
    expect(await read(seeker.token)).toMatchObject({ state: 'ready', files_missing: 1 })
  })
})

describe('its way', () => {
  test('from asked for to ready, told by mail, to gone after seven days', async () => {
    const { token, user } = await h.signUp()
    expect(await read(token)).toMatchObject({ state: 'none', progress: null })
    expect((await download(token)).body).toMatchObject({ code: 'export_gone' })
    const asked = await request(token)
    expect([asked.status, asked.body]).toEqual([
      200,
      expect.objectContaining({ state: 'waiting', message: say.requested }),
    ])
    await build(user.id)
    expect(await read(token)).toMatchObject({ state: 'ready', bytes: expect.any(Number), progress: null })
    const [letter] = await box.lettersTo(user.email)
    expect(letter?.subject).toBe('Your Hanap data is ready')
    expect(letter?.text).toContain('/settings?section=privacy')
    const [key] = (await stored()).filter((one) => one.includes(`/${user.id}/`))
    h.clock.advance(7 * DAY)
    const late = (
      await h.call('POST', '/api/auth/login/', { body: { email: user.email, password: 'Kamote-and-7-rivers' } })
    ).body.token as string
    expect(await read(late)).toMatchObject({ state: 'expired', bytes: null })
    expect((await download(late)).status).toBe(404)
    await h.run(sweepExportsTask, {})
    await h.run(deleteFilesTask, {})
    expect(await stored()).not.toContain(key)
    expect(await read(late)).toMatchObject({ state: 'expired' })
  })

  test('is one at a time, also when it is asked for twice at once, and five a day', async () => {
    const { token, user } = await h.signUp()
    await Promise.all([request(token), request(token), request(token)])
    const count = async () =>
      (await h.db.selectFrom('data_exports').select('id').where('user_id', '=', user.id).execute()).length
    expect(await count()).toBe(1)
    const taken = vi.spyOn(h.deps.limits, 'takeKey')
    await request(token)
    expect(taken).not.toHaveBeenCalled()
    await build(user.id)
    const before = await newestOf(user.id)
    await request(token)
    expect(taken).toHaveBeenCalledWith(`data-export:${user.id}`, expect.objectContaining({ max: 5 }))
    await build(user.id)
    await h.run(deleteFilesTask, {})
    taken.mockRestore()
    expect(await count()).toBe(2)
    expect(await stored()).not.toContain(before.file_key)
  })

  test('is nobody else’s', async () => {
    const [one, other] = await Promise.all([h.signUp(), h.signUp()])
    await request(one.token)
    await build(one.user.id)
    expect((await download(other.token)).status).toBe(404)
    expect(await read(other.token)).toMatchObject({ state: 'none' })
    for (const url of ['data-export/', 'data-export/download/']) {
      expect((await h.call('GET', `/api/settings/${url}`)).status).toBe(401)
    }
    expect((await h.call('POST', '/api/settings/request-data-export/')).status).toBe(401)
  })

  test('is taken over from a worker that was killed, and only once it was not heard of', async () => {
    const { token, user } = await h.signUp()
    await request(token)
    const { id } = await newestOf(user.id)
    // What a worker leaves that is killed in the middle.
    await sql`update data_exports set state = 'building', attempts = 1, lease_until = ${new Date(h.clock.now().getTime() + MINUTE)},
      file_key = ${`fleeting/exports/${user.id}/half.zip`} where id = ${id}`.execute(h.db)
    await h.deps.files.put(`fleeting/exports/${user.id}/half.zip`, Buffer.from('half'), 'application/zip')
    await h.run(buildExportTask, { export_id: id })
    expect((await read(token)).state).toBe('building')
    const waiting = async () =>
      (await h.queued(buildExportTask)).filter((task) => (task as { export_id: number }).export_id === id).length
    const before = await waiting()
    await h.run(sweepExportsTask, {})
    expect(await waiting()).toBe(before)
    h.clock.advance(MINUTE)
    await h.run(sweepExportsTask, {})
    expect(await waiting()).toBe(before + 1)
    await h.run(buildExportTask, { export_id: id })
    await h.run(deleteFilesTask, {})
    expect((await read(token)).state).toBe('ready')
    expect((await stored()).filter((key) => key.includes(`/${user.id}/`))).toHaveLength(1)
  })

  test('that fails three times has failed, says so by mail, and can be asked for again', async () => {
    const { token, user } = await h.signUp()
    await request(token)
    const full = vi.spyOn(h.deps.files, 'putFrom').mockRejectedValue(new Error('The disk is full.'))
    for (const _ of [1, 2]) await expect(build(user.id)).rejects.toThrow('The disk is full.')
    await build(user.id)
    full.mockRestore()
    expect((await read(token)).state).toBe('failed')
    expect((await box.lettersTo(user.email)).map(({ subject }) => subject)).toEqual([
      'Your Hanap data export did not work',
    ])
    await request(token)
    await build(user.id)
    expect((await read(token)).state).toBe('ready')
  })

  test('of a person who goes while it is built leaves no archive', async () => {
    const { token, user, password } = await h.signUp()
    await request(token)
    const { id } = await newestOf(user.id)
    const putFrom = h.deps.files.putFrom.bind(h.deps.files)
    vi.spyOn(h.deps.files, 'putFrom').mockImplementation(async (...given) => {
      await putFrom(...given)
      await h.call('POST', '/api/auth/delete-account/', { token, body: { password } })
    })
    await h.run(buildExportTask, { export_id: id })
    vi.restoreAllMocks()
    await h.run(deleteFilesTask, {})
    expect((await stored()).filter((key) => key.includes(`/${user.id}/`))).toEqual([])
    expect((await box.lettersTo(user.email)).map(({ subject }) => subject)).toEqual(['Your Hanap account is deleted'])
  })

  test('whose file the storage has lost can be asked for again', async () => {
    const { token, user } = await h.signUp()
    await request(token)
    await build(user.id)
    await h.deps.files.delete((await newestOf(user.id)).file_key ?? '')
    expect((await download(token)).body).toMatchObject({ code: 'export_gone', detail: say.gone })
    expect((await read(token)).state).toBe('failed')
  })
})
