import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { addResume } from '#features/resumes/server/service.ts'
import { simplePdf } from '#server/demo-pdf.ts'
import { googleHouse, newcomer } from '#server/testing/google-house.ts'
import { mailbox } from '#server/testing/mailbox.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deleteFilesTask } from '#server/platform/file-deletions/file-deletions.ts'
import { DELETION_SENTENCES as say } from '../texts.ts'

type World = Awaited<ReturnType<typeof googleHouse>>
let world: World
let h: World['h']
let box: ReturnType<typeof mailbox>
beforeAll(async () => {
  world = await googleHouse()
  h = world.h
  box = mailbox(h)
})
afterAll(() => h.close())

const PATH = '/api/auth/delete-account/'
const remove = (token: string | undefined, body: object) => h.call('POST', PATH, { ...(token ? { token } : {}), body })
const isThere = async (id: number) =>
  (await h.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
const keys = async () => {
  const all: string[] = []
  for await (const key of h.deps.files.list('resumes/')) all.push(key)
  return all
}

describe('deleting an account', () => {
  test('with the password: everything is gone, sessions too, and a mail says so and is forgotten', async () => {
    const [{ token, user, password }, other] = await Promise.all([h.signUp(), h.signUp()])
    const answer = await remove(token, { password })
    expect([answer.status, answer.body]).toEqual([200, { message: say.deleted }])
    expect([await isThere(user.id), await isThere(other.user.id)]).toEqual([false, true])
    expect((await h.call('GET', '/api/auth/user/', { token })).status).toBe(401)
    expect((await h.call('POST', '/api/auth/login/', { body: { email: user.email, password } })).status).toBe(401)
    const [letter, ...more] = await box.lettersTo(user.email)
    expect([letter?.subject, more]).toEqual(['Your Hanap account is deleted', []])
    const left = await h.db.selectFrom('outgoing_mails').select('id').where('recipient', '=', user.email).execute()
    expect(left).toEqual([])
    // The address is free again.
    expect((await h.signUp({ email: user.email })).user.id).not.toBe(user.id)
  })

  test.each([
    [{}, { password: [say.passwordRequired] }],
    [{ password: '' }, { password: [say.passwordRequired] }],
    [{ password: 'Kamote-and-8-rivers' }, { password: [say.passwordInvalid] }],
    [{ code: '123456' }, { password: [say.passwordRequired] }],
    [{ password: 7 }, { password: [say.passwordRequired] }],
  ])('with %j is refused', async (body, errors) => {
    const { token, user } = await h.signUp()
    const answer = await remove(token, body)
    expect([answer.status, answer.body]).toEqual([400, errors])
    expect(await isThere(user.id)).toBe(true)
  })

  test('without a token is refused, whatever the body says', async () => {
    expect((await remove(undefined, { password: 'x', user_id: 1 })).status).toBe(401)
  })

  test('twice at once deletes once, and whoever is late hears that nobody is signed in', async () => {
    const { token, user, password } = await h.signUp()
    const answers = await Promise.all([remove(token, { password }), remove(token, { password })])
    const states = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect([
      [200, 200],
      [200, 401],
    ]).toContainEqual(states)
    expect(await isThere(user.id)).toBe(false)
    expect((await remove(token, { password })).status).toBe(401)
    expect(await box.lettersTo(user.email)).toHaveLength(1)
  })

  test('wrong passwords count like tries to sign in', async () => {
    const { token, user } = await h.signUp()
    const before = h.deps.limits
    const count = vi.spyOn(before, 'takeKey')
    await remove(token, { password: 'Kamote-and-8-rivers' })
    const [tried] = count.mock.calls.map(([key]) => key).filter((key) => key.startsWith('login:'))
    count.mockClear()
    await h.call('POST', '/api/auth/login/', { body: { email: user.email, password: 'Kamote-and-8-rivers' } })
    expect(count.mock.calls.map(([key]) => key)).toContain(tried)
    count.mockRestore()
  })

  test('of somebody who signs in with Google alone goes by a mailed code', async () => {
    const choice = newcomer()
    const { email } = choice.other
    const { token, user } = (await world.signIn(choice)).body as { token: string; user: { id: number } }
    expect((await remove(token, { password: 'Anything-9' })).body).toEqual({ code: [say.codeRequired] })
    expect((await h.call('POST', `${PATH}code/`, { token })).status).toBe(200)
    const code = await box.codeFor(email)
    const wrong = code === '111111' ? '222222' : '111111'
    expect((await remove(token, { code: wrong })).body).toEqual({ code: ['Invalid verification code'] })
    expect((await remove(token, { code })).status).toBe(200)
    expect(await isThere(user.id)).toBe(false)
    const { token: own } = await h.signUp()
    expect((await h.call('POST', `${PATH}code/`, { token: own })).body).toMatchObject({ code: 'has_password' })
  })

  test('drops mails that wait for them, and none that waits for somebody else', async () => {
    const [one, other] = await Promise.all([h.signUp(), h.signUp()])
    for (const { user } of [one, other]) {
      await h.call('POST', '/api/auth/password/reset/request/', { body: { email: user.email } })
    }
    // Asking for an address is no way to somebody's mail.
    await h.call('PUT', '/api/user/update/', { token: one.token, body: { email: 'nobody-yet@example.test' } })
    const late = await h.signUp({ email: 'nobody-yet@example.test' })
    await h.call('POST', '/api/auth/password/reset/request/', { body: { email: late.user.email } })
    await remove(one.token, { password: one.password })
    expect((await box.lettersTo(one.user.email)).map(({ subject }) => subject)).toEqual([
      'Your Hanap account is deleted',
    ])
    expect((await box.lettersTo(other.user.email)).map(({ subject }) => subject)).toEqual([
      'Your code to reset your Hanap password',
    ])
    expect((await box.lettersTo(late.user.email)).map(({ subject }) => subject)).toContain(
      'Your code to reset your Hanap password',
    )
  })

  test('while a file is on its way leaves no file, and tells that upload that nobody is signed in', async () => {
    const { token, user, password } = await h.signUp()
    const put = h.deps.files.put.bind(h.deps.files)
    let stored = () => {}
    let goOn = () => {}
    const storing = new Promise<void>((resolve) => (stored = resolve))
    const held = new Promise<void>((resolve) => (goOn = resolve))
    h.deps.files.put = async (...given) => {
      await put(...given)
      stored()
      await held
    }
    const file = { field: 'file', name: 'resume.pdf', bytes: simplePdf(['Luz Reyes']) }
    const uploading = h.call('POST', '/api/resumes/', { token, multipart: { file } })
    await storing
    h.deps.files.put = put
    expect((await remove(token, { password })).status).toBe(200)
    goOn()
    expect(await uploading).toMatchObject({ status: 401, body: { code: 'bad_token' } })
    expect((await keys()).filter((key) => key.startsWith(`resumes/${user.id}/`))).toEqual([])
  })

  test('files go with it, also when the storage refuses at first', async () => {
    const { token, user, password } = await h.signUp()
    const bytes = simplePdf(['Luz Reyes'])
    const file = { name: 'a.pdf', kind: 'pdf' as const, bytes, field: 'file' }
    await addResume(h.deps, { userId: user.id, file, makeDefault: true })
    await remove(token, { password })
    const own = async () => (await keys()).filter((key) => key.startsWith(`resumes/${user.id}/`))
    const broken = vi.spyOn(h.deps.files, 'delete').mockRejectedValue(new Error('The disk is away.'))
    await h.run(deleteFilesTask, {})
    expect(await own()).toHaveLength(1)
    broken.mockRestore()
    await h.run(deleteFilesTask, {})
    expect(await own()).toEqual([])
    const { rows } = await sql<{ attempts: number }>`
      select attempts from file_deletions where key like ${`resumes/${user.id}/%`} and done_at is not null`.execute(
      h.db,
    )
    expect(rows).toEqual([{ attempts: 2 }])
  })
})

test('the last admin cannot go, and of two who go at once one stays', async () => {
  const [one, other] = await Promise.all([h.signUp(), h.signUp()])
  await makeAdmin(h.deps, one.user.email)
  const refused = await remove(one.token, { password: one.password })
  expect([refused.status, refused.body.detail]).toEqual([409, say.lastAdmin])
  await makeAdmin(h.deps, other.user.email)
  const answers = await Promise.all([one, other].map(({ token, password }) => remove(token, { password })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('an admin who is kept out does not count, nor one who is being kept out in that moment', async () => {
  await sql`update users set account_type = 'jobseeker' where account_type = 'admin'`.execute(h.db)
  await sql`delete from admin_profiles`.execute(h.db)
  const disable = (token: string, id: number) =>
    h.call('POST', `/api/admin/people/${id}/disable/`, { token, body: { reason: 'Left the team' } })
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = await Promise.all([h.signUp(), h.signUp()])
    for (const { user } of [one, other]) await makeAdmin(h.deps, user.email)
    const [gone, kept] = await Promise.all([
      remove(one.token, { password: one.password }),
      disable(one.token, other.user.id),
    ])
    expect([
      [200, 401],
      [200, 403],
      [409, 200],
    ]).toContainEqual([gone.status, kept.status])
    await sql`delete from users where id in (${one.user.id}, ${other.user.id})`.execute(h.db)
  }
})

/**
 * Waits in the database until somebody waits for this transaction, then asks for the person's subscription half a second
 * later. PostgreSQL looks for a deadlock a second after a wait begins, and ends whoever looks first: so it is the other one,
 * with half a second to spare on a busy machine.
 */
const waitOnceWaitedFor = (db: Db, userId: number) =>
  sql
    .raw(`do $$ begin
      for step in 1..2000 loop
        exit when exists (select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid);
        perform pg_sleep(0.01);
      end loop;
      perform pg_sleep(0.5);
      perform from subscriptions where user_id = ${userId} for update;
    end $$`)
    .execute(db)

test('what holds a row of the person and waits for another goes on, and the account is deleted all the same', async () => {
  const { token, password, user } = await h.signUp()
  const { deleting } = await h.db.transaction().execute(async (db) => {
    await sql`insert into payments (user_id, plan_type, amount_centavos, state, created_at, updated_at)
      values (${user.id}, 'basic', 5000, 'failed', now(), now())`.execute(h.db)
    await sql`select from payments where user_id = ${user.id} for update`.execute(db)
    const begun = remove(token, { password })
    await waitOnceWaitedFor(db, user.id)
    return { deleting: begun }
  })
  expect((await deleting).status).toBe(200)
  expect(await h.db.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual([])
})
