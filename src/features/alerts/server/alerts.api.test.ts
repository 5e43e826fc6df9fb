import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sweepDigestsTask, writeDigestsTask } from '#features/notices/server/digests.ts'
import { givePlan } from '#features/subscriptions/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { mailbox } from '#server/testing/mailbox.ts'
import { arrive, arriveOne, NOW, readSample } from '#server/testing/sample-postings.ts'
import { listSources, markClosed } from '#features/jobs/ingest/server/service.ts'
import { storePostings } from '#features/jobs/ingest/server/store.ts'
import { findTask } from './finding.ts'

let h: House
let box: ReturnType<typeof mailbox>
let serial = 20_000
beforeAll(async () => {
  h = await house({ sandbox: { olj: 1, linkedin: 1 } })
  box = mailbox(h)
  h.clock.set(NOW)
  await listSources(h.deps)
})
afterAll(() => h.close())
/** NOW is a Saturday noon in Manila. Each test begins there, on data of its own. */
afterEach(() => h.clock.set(NOW))

type Person = { token: string; id: number; email: string }
const person = async (): Promise<Person> => {
  const { token, user } = await h.signUp()
  return { token, id: user.id, email: user.email }
}
const post = (path: string, { token }: { token: string }, body: object) => h.call('POST', path, { token, body })
const search = async (who: Person, criteria: object, name = `Search ${(serial += 1)}`): Promise<number> =>
  (await post('/api/saved-searches/', who, { name, criteria })).body.id
const alertOn = (who: Person, body: object) => post('/api/alerts/', who, body)
const searchAlert = async (who: Person, words: string, name?: string) =>
  alertOn(who, { kind: 'search', saved_search_id: await search(who, { search: words }, name) })
const find = () => h.run(findTask, {})
const arriveNow = (given: Parameters<typeof arriveOne>[1]) => arriveOne(h, given, (serial += 1))
const finds = async ({ token }: Person) => (await h.call('GET', '/api/alerts/finds/', { token })).body.results
const unseen = async ({ token }: Person) => (await h.call('GET', '/api/alerts/unseen/', { token })).body.unseen
/** The next morning at eight in Manila. */
const morning = async (who: Person) => {
  h.clock.set(new Date('2026-11-22T00:00:00Z'))
  await h.run(sweepDigestsTask, {})
  await h.run(writeDigestsTask, {})
  const letters = await box.lettersTo(who.email)
  h.clock.set(NOW)
  return letters
}

describe('a search', () => {
  test('tells of a new posting at the bell and in the next digest, which names it first and leads to it', async () => {
    const luz = await person()
    expect((await searchAlert(luz, 'kulay painter', 'Painting')).status).toBe(201)
    const id = await arriveNow({ title: 'Kulay Painter', employer: 'Mural House', salary: '$700' })
    await arriveNow({ title: 'Plumber of Pasig' })
    await find()
    expect(await unseen(luz)).toBe(1)
    expect(await finds(luz)).toMatchObject([
      {
        kind: 'job',
        job: { id, title: 'Kulay Painter', employer: 'Mural House' },
        because: ['Search “Painting”'],
        is_new: true,
      },
    ])
    const [mail, ...more] = await morning(luz)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Kulay Painter at Mural House')
    expect(mail?.text.split('\n')[0]).toBe('Kulay Painter at Mural House')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`/jobs/${id}`)
      expect(part).toContain('Search “Painting”')
      expect(part).toMatch(/\/stop-alert\?token=\d+\.\d+\./)
      expect(part).toMatch(/\/unsubscribe\?token=\d+\.job_alerts\./)
    }
  })

  test('never tells the same twice, however often it is looked for and by how many alerts', async () => {
    const luz = await person()
    await searchAlert(luz, 'bangka builder')
    await searchAlert(luz, 'builder bangka')
    const id = await arriveNow({ title: 'Bangka Builder' })
    await Promise.all([find(), find(), find()])
    await find()
    const [only, ...more] = await finds(luz)
    expect([only.job.id, only.because.length, more]).toEqual([id, 2, []])
    expect(await morning(luz)).toHaveLength(1)
    await markClosed(h.deps, id, 'Closed.')
    await sql`update postings set closed_at = null where id = ${id}`.execute(h.db)
    await sql`select list_clusters(array(select cluster_id from postings where id = ${id}))`.execute(h.db)
    await find()
    expect(await finds(luz)).toHaveLength(1)
  })

  test('leaves out what closed between finding and sending, and sends nothing when that is all', async () => {
    const [luz, ben] = [await person(), await person()]
    await searchAlert(luz, 'parol')
    await searchAlert(ben, 'parol')
    const gone = await arriveNow({ title: 'Parol Maker' })
    await find()
    await markClosed(h.deps, gone, 'The employer closed this posting.')
    await searchAlert(ben, 'tinapa')
    await arriveNow({ title: 'Tinapa Seller' })
    await find()
    expect(await morning(luz)).toEqual([])
    const [mail] = await box.caught(ben.email)
    expect(mail?.subject).toMatch(/^Tinapa Seller at Office/)
    expect(mail?.text).not.toContain('Parol')
    expect(await finds(luz)).toMatchObject([{ closed: true }])
  })

  test('tells only what came in since it began, and nothing while it is paused', async () => {
    const luz = await person()
    await arriveNow({ title: 'Sorbetes Vendor one' })
    h.clock.advance(60_000)
    const { id } = (await searchAlert(luz, 'sorbetes')).body
    await find()
    expect(await finds(luz)).toEqual([])
    await h.call('PATCH', `/api/alerts/${id}/`, { token: luz.token, body: { paused: true } })
    h.clock.set(NOW)
    await arriveNow({ title: 'Sorbetes Vendor two' })
    await find()
    expect(await finds(luz)).toEqual([])
  })

  test('finds by filters, phrases and minus as the listing does, and is read again when it is changed', async () => {
    const luz = await person()
    await givePlan(h.deps, luz.id, 'premium', 30)
    for (const criteria of [
      { search: '"night market" -durian', job_type: 'Full-time' },
      { search: 'night', source: 'linkedin' },
      { tags: 'Kakanin' },
    ]) {
      const saved = await search(luz, criteria)
      expect((await alertOn(luz, { kind: 'search', saved_search_id: saved })).status).toBe(201)
    }
    await arriveNow({ title: 'Night Market Clerk', types: ['Part-time'] })
    await arriveNow({ title: 'Night Market Durian Clerk', types: ['Full-time'] })
    const wanted = await arriveNow({ title: 'Night Market Cashier', types: ['Full-time'] })
    const linked = await arriveNow({ title: 'Night Guard', source: 'linkedin' })
    await find()
    const found = async () => (await finds(luz)).map(({ job }: { job: { id: number } }) => job.id).toSorted()
    expect(await found()).toEqual([wanted, linked].toSorted())
    const [{ id: saved }] = (await h.call('GET', '/api/saved-searches/', { token: luz.token })).body.results
    const body = { criteria: { search: 'bibingka' } }
    await h.call('PATCH', `/api/saved-searches/${saved}/`, { token: luz.token, body })
    const cake = await arriveNow({ title: 'Bibingka Baker' })
    await find()
    expect(await found()).toContain(cake)
  })

  test('leaves out what its person hides', async () => {
    const luz = await person()
    await searchAlert(luz, 'habi')
    await post('/api/hidden/', luz, { word: 'polyester' })
    await arriveNow({ title: 'Habi weaver of polyester' })
    await find()
    expect(await finds(luz)).toEqual([])
  })
})

describe('matches', () => {
  const profile = { title: 'Bookkeeper', skills: ['QuickBooks', 'Xero', 'Bookkeeping'] }
  const fill = async (who: Person, given: object) =>
    sql`insert into profiles ${sql.raw('(user_id, title, skills, updated_at)')}
      select ${who.id}, p.title, p.skills, now() from json_populate_record(null::profiles, ${JSON.stringify(given)}::json) p
      on conflict (user_id) do update set title = excluded.title, skills = excluded.skills`.execute(h.db)

  test('tell whoever a posting fits as well as they ask, with the score its page shows', async () => {
    const [luz, ben, ana] = [await person(), await person(), await person()]
    await fill(luz, profile)
    await fill(ben, { title: 'Nurse', skills: ['Triage'] })
    for (const who of [luz, ben, ana]) await alertOn(who, { kind: 'matches', least_score: 70 })
    const id = await arriveNow({
      title: 'Bookkeeper',
      tags: ['QuickBooks', 'Xero'],
      text: 'Keep books in QuickBooks and Xero.',
    })
    await find()
    const { score } = (await h.call('GET', `/api/jobs/${id}/match/`, { token: luz.token })).body
    expect(await finds(luz)).toMatchObject([{ job: { id }, score, because: ['Jobs that match you 70 % or more'] }])
    expect(score).toBeGreaterThanOrEqual(70)
    expect([await finds(ben), await finds(ana)]).toEqual([[], []])
    await fill(ben, profile)
    const other = await arriveNow({
      title: 'Junior Bookkeeper',
      tags: ['QuickBooks', 'Xero'],
      text: 'Books in QuickBooks, Xero.',
    })
    await find()
    expect(await finds(ben)).toMatchObject([{ job: { id: other } }])
  })
})

describe('an employer', () => {
  test('that is followed tells of each new job, under whatever name it is kept', async () => {
    const luz = await person()
    await arriveNow({ title: 'Welder', employer: 'Bakal Works' })
    const row = await h.db
      .selectFrom('employers')
      .select('id')
      .where('name', '=', 'Bakal Works')
      .executeTakeFirstOrThrow()
    h.clock.advance(1000)
    expect((await alertOn(luz, { kind: 'employer', employer_id: row.id })).body).toMatchObject({ name: 'Bakal Works' })
    expect((await alertOn(luz, { kind: 'employer', employer_id: row.id })).status).toBe(201)
    expect((await h.call('GET', '/api/alerts/', { token: luz.token })).body.count).toBe(1)
    const id = await arriveNow({ title: 'Riveter', employer: 'Bakal Works' })
    await find()
    expect(await finds(luz)).toMatchObject([{ job: { id }, because: ['New jobs of Bakal Works'] }])
  })
})

describe('a job somebody keeps', () => {
  /** The board shows it otherwise. */
  const rewrite = (number: number, given: object) =>
    storePostings(
      h.deps,
      'olj',
      [readSample(h, { title: `Keeper ${number}`, employer: `Keep ${number}`, ...given }, number)],
      [],
    )

  test('tells what changed, before and after, as one, and not what went back', async () => {
    const luz = await person()
    const number = (serial += 1)
    const text = 'Sort the mail. Start your subject with "MANGO".'
    await rewrite(number, { text, salary: '$500' })
    const { id } = await h.db
      .selectFrom('postings')
      .select('id')
      .where('source_id', '=', String(number))
      .executeTakeFirstOrThrow()
    await post('/api/saved-jobs/', luz, { job_id: id })
    await rewrite(number, { text, salary: '$550' })
    await rewrite(number, { text: 'Sort the mail. Start your subject with "PAPAYA".', salary: '$600' })
    await find()
    const [told, ...more] = await finds(luz)
    expect(more).toEqual([])
    expect(told).toMatchObject({ kind: 'change', job: { id }, because: ['Changes of jobs you saved or applied to'] })
    expect(told.changes).toMatchObject([
      { what: 'pay', before: '$500', after: '$600' },
      { what: 'instructions', before: expect.stringContaining('MANGO'), after: expect.stringContaining('PAPAYA') },
    ])
    const [mail] = await morning(luz)
    expect(mail?.subject).toBe(`Changed: Keeper ${number} at Keep ${number}`)
    expect(mail?.text).toContain('Pay: $500 → $600')
  })

  test('tells when it closed and when a fee is asked for, but not who kept it later', async () => {
    const [luz, late] = [await person(), await person()]
    const id = await arriveNow({ title: 'Lantern Keeper' })
    await post('/api/saved-jobs/', luz, { job_id: id })
    h.clock.advance(60_000)
    await markClosed(h.deps, id, 'The employer closed this posting.')
    h.clock.advance(60_000)
    await post('/api/saved-jobs/', late, { job_id: id })
    await find()
    expect((await finds(luz))[0].changes).toEqual([
      { what: 'closed', before: 'Open', after: 'The employer closed this posting.' },
    ])
    expect(await finds(late)).toEqual([])
  })
})

describe('the calls', () => {
  test('change an alert, and nobody else’s', async () => {
    const [luz, ben] = [await person(), await person()]
    const { id } = (await alertOn(luz, { kind: 'matches', least_score: 80 })).body
    const patch = (who: Person, body: object) => h.call('PATCH', `/api/alerts/${id}/`, { token: who.token, body })
    expect((await patch(luz, { paused: true, least_score: 90 })).body).toMatchObject({ paused: true, least_score: 90 })
    expect((await alertOn(luz, { kind: 'matches', least_score: 60 })).body).toMatchObject({
      id,
      paused: false,
      least_score: 60,
    })
    expect((await patch(ben, { paused: true })).status).toBe(404)
    expect((await h.call('DELETE', `/api/alerts/${id}/`, { token: ben.token })).status).toBe(404)
    expect((await h.call('DELETE', `/api/alerts/${id}/`, { token: luz.token })).status).toBe(200)
    expect((await patch(luz, { paused: true })).status).toBe(404)
  })

  test('say what is wrong', async () => {
    const [luz, ben] = [await person(), await person()]
    const foreign = await search(ben, { search: 'clerk' })
    const wide = await search(luz, { search: '-clerk' })
    const filtered = await search(luz, { job_type: 'Full-time' })
    const answers = await Promise.all(
      [
        { kind: 'search', saved_search_id: foreign },
        { kind: 'search', saved_search_id: wide },
        { kind: 'employer', employer_id: 999_999 },
        { kind: 'matches', least_score: 42 },
        { kind: 'weather' },
      ].map((body) => alertOn(luz, body)),
    )
    expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual([
      [400, ['saved_search_id']],
      [400, ['saved_search_id']],
      [400, ['employer_id']],
      [400, ['least_score']],
      [400, ['kind']],
    ])
    expect((await alertOn(luz, { kind: 'search', saved_search_id: filtered })).body).toMatchObject({
      code: 'advanced_filters_locked',
    })
    for (const path of ['/api/alerts/', '/api/alerts/finds/', '/api/alerts/unseen/']) {
      expect((await h.call('GET', path)).status).toBe(401)
    }
  })

  test('twice at once make one alert', async () => {
    const luz = await person()
    const saved = await search(luz, { search: 'clerk' })
    const answers = await Promise.all([1, 2, 3].map(() => alertOn(luz, { kind: 'search', saved_search_id: saved })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  test('seen is seen on every device, and what comes in later is new', async () => {
    const luz = await person()
    await searchAlert(luz, 'walis')
    await arriveNow({ title: 'Walis Maker' })
    await find()
    const [{ id }] = await finds(luz)
    expect((await post('/api/alerts/seen/', luz, { up_to: id })).body).toEqual({ unseen: 0 })
    expect((await finds(luz))[0].is_new).toBe(false)
    await arriveNow({ title: 'Walis Seller' })
    await find()
    expect((await post('/api/alerts/seen/', luz, { up_to: id })).body).toEqual({ unseen: 1 })
  })

  test('a link in a mail pauses its alert, without a session, as often as it is used', async () => {
    const luz = await person()
    await searchAlert(luz, 'gitara', 'Guitars')
    await arriveNow({ title: 'Gitara Maker' })
    await find()
    const [mail] = await morning(luz)
    const token = /\/stop-alert\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const stop = (given: string) => h.call('POST', '/api/alerts/stop/', { body: { token: given } })
    for (const _ of [1, 2])
      expect(await stop(token)).toMatchObject({ status: 200, body: { title: 'Search “Guitars”' } })
    expect((await h.call('GET', '/api/alerts/', { token: luz.token })).body.results).toMatchObject([{ paused: true }])
    expect((await stop(`${token}x`)).status).toBe(400)
    expect((await stop(token.replace(/^\d+/, '1'))).status).toBe(400)
  })
})

describe('exactly once', () => {
  test('what is killed in the middle was never begun', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => person()))
    for (const who of people) await searchAlert(who, 'saranggola')
    await arrive(
      h,
      [1, 2, 3].map((at) => ({ title: `Saranggola ${at}` })),
      (serial += 10),
    )
    serial += 10
    // As a killed process does: everything up to its last statement is written, nothing of it is committed.
    await sql`alter table alert_arrivals add constraint killed check (done_at is null) not valid`.execute(h.db)
    await expect(find()).rejects.toThrow()
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from notices where user_id = any(${people.map(({ id }) => id)})`.execute(h.db)
    expect([rows[0]?.n, await finds(people[0] as Person)]).toEqual([0, []])
    await sql`alter table alert_arrivals drop constraint killed`.execute(h.db)
    await Promise.all([find(), find()])
    for (const who of people) expect(await finds(who)).toHaveLength(3)
    h.clock.set(new Date('2026-11-22T00:00:00Z'))
    await Promise.all([h.run(sweepDigestsTask, {}), h.run(sweepDigestsTask, {})])
    await Promise.all([h.run(writeDigestsTask, {}), h.run(writeDigestsTask, {})])
    for (const { email } of people) expect(await box.lettersTo(email)).toHaveLength(1)
  })
})
