import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { markClosed } from '#features/jobs/ingest/server/service.ts'
import { storePostings } from '#features/jobs/ingest/server/store.ts'
import { sweepDigestsTask, writeDigestsTask } from '#features/notices/server/digests.ts'
import { givePlan } from '#features/subscriptions/server/service.ts'
import { alertingHouse, type Hearer } from '#server/testing/alerting-house.ts'
import { arrive, NOW, readSample } from '#server/testing/sample-postings.ts'

let h: Awaited<ReturnType<typeof alertingHouse>>
beforeAll(async () => {
  h = await alertingHouse()
})
afterAll(() => h.close())
afterEach(() => h.clock.set(NOW))

describe('a search', () => {
  test('tells of a new posting at the bell and in the next digest, which names it first and leads to it', async () => {
    const luz = await h.person()
    expect((await h.searchAlert(luz, 'kulay painter', 'Painting')).status).toBe(201)
    const id = await h.arriveNow({ title: 'Kulay Painter', employer: 'Mural House', salary: '$700' })
    await h.arriveNow({ title: 'Plumber of Pasig' })
    await h.find()
    expect(await h.unseen(luz)).toBe(1)
    expect(await h.finds(luz)).toMatchObject([
      {
        kind: 'job',
        job: { id, title: 'Kulay Painter', employer: 'Mural House' },
        because: ['Search “Painting”'],
        is_new: true,
      },
    ])
    const [mail, ...more] = await h.morning(luz)
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
    const luz = await h.person()
    await h.searchAlert(luz, 'bangka builder')
    await h.searchAlert(luz, 'builder bangka')
    const id = await h.arriveNow({ title: 'Bangka Builder' })
    await Promise.all([h.find(), h.find(), h.find()])
    await h.find()
    const [only, ...more] = await h.finds(luz)
    expect([only.job.id, only.because.length, more]).toEqual([id, 2, []])
    expect(await h.morning(luz)).toHaveLength(1)
    await markClosed(h.deps, id, 'Closed.')
    await sql`update postings set closed_at = null where id = ${id}`.execute(h.db)
    await sql`select list_clusters(array(select cluster_id from postings where id = ${id}))`.execute(h.db)
    await h.find()
    expect(await h.finds(luz)).toHaveLength(1)
  })

  test('leaves out what closed between finding and sending, and sends nothing when that is all', async () => {
    const [luz, ben] = [await h.person(), await h.person()]
    await h.searchAlert(luz, 'parol')
    await h.searchAlert(ben, 'parol')
    const gone = await h.arriveNow({ title: 'Parol Maker' })
    await h.find()
    await markClosed(h.deps, gone, 'The employer closed this posting.')
    await h.searchAlert(ben, 'tinapa')
    await h.arriveNow({ title: 'Tinapa Seller' })
    await h.find()
    expect(await h.morning(luz)).toEqual([])
    const [mail] = await h.box.caught(ben.email)
    expect(mail?.subject).toMatch(/^Tinapa Seller at Office/)
    expect(mail?.text).not.toContain('Parol')
    expect(await h.finds(luz)).toMatchObject([{ closed: true }])
  })

  test('tells only what came in since it began, and nothing while it is paused', async () => {
    const luz = await h.person()
    await h.arriveNow({ title: 'Sorbetes Vendor one' })
    h.clock.advance(60_000)
    const { id } = (await h.searchAlert(luz, 'sorbetes')).body
    await h.find()
    expect(await h.finds(luz)).toEqual([])
    await h.call('PATCH', `/api/alerts/${id}/`, { token: luz.token, body: { paused: true } })
    h.clock.set(NOW)
    await h.arriveNow({ title: 'Sorbetes Vendor two' })
    await h.find()
    expect(await h.finds(luz)).toEqual([])
  })

  test('finds by filters, phrases and minus as the listing does, and is read again when it is changed', async () => {
    const luz = await h.person()
    await givePlan(h.deps, luz.id, 'premium', 30)
    for (const criteria of [
      { search: '"night market" -durian', job_type: 'Full-time' },
      { search: 'night', source: 'linkedin' },
      { tags: 'Kakanin' },
    ]) {
      const saved = await h.search(luz, criteria)
      expect((await h.alertOn(luz, { kind: 'search', saved_search_id: saved })).status).toBe(201)
    }
    await h.arriveNow({ title: 'Night Market Clerk', types: ['Part-time'] })
    await h.arriveNow({ title: 'Night Market Durian Clerk', types: ['Full-time'] })
    const wanted = await h.arriveNow({ title: 'Night Market Cashier', types: ['Full-time'] })
    const linked = await h.arriveNow({ title: 'Night Guard', source: 'linkedin' })
    await h.find()
    const found = async () => (await h.finds(luz)).map(({ job }: { job: { id: number } }) => job.id).toSorted()
    expect(await found()).toEqual([wanted, linked])
    const [{ id: saved }] = (await h.call('GET', '/api/saved-searches/', { token: luz.token })).body.results
    const body = { criteria: { search: 'bibingka' } }
    await h.call('PATCH', `/api/saved-searches/${saved}/`, { token: luz.token, body })
    const cake = await h.arriveNow({ title: 'Bibingka Baker' })
    await h.find()
    expect(await found()).toContain(cake)
  })

  test('leaves out what its person hides', async () => {
    const luz = await h.person()
    await h.searchAlert(luz, 'habi')
    await h.post('/api/hidden/', luz, { word: 'polyester' })
    await h.arriveNow({ title: 'Habi weaver of polyester' })
    await h.find()
    expect(await h.finds(luz)).toEqual([])
  })
})

describe('matches', () => {
  const profile = { title: 'Bookkeeper', skills: ['QuickBooks', 'Xero', 'Bookkeeping'] }
  const fill = async (who: Hearer, given: object) =>
    sql`insert into profiles ${sql.raw('(user_id, title, skills, updated_at)')}
      select ${who.id}, p.title, p.skills, now() from json_populate_record(null::profiles, ${JSON.stringify(given)}::json) p
      on conflict (user_id) do update set title = excluded.title, skills = excluded.skills`.execute(h.db)

  test('tell whoever a posting fits as well as they ask, with the score its page shows', async () => {
    const [luz, ben, ana] = [await h.person(), await h.person(), await h.person()]
    await fill(luz, profile)
    await fill(ben, { title: 'Nurse', skills: ['Triage'] })
    for (const who of [luz, ben, ana]) await h.alertOn(who, { kind: 'matches', least_score: 70 })
    const id = await h.arriveNow({
      title: 'Bookkeeper',
      tags: ['QuickBooks', 'Xero'],
      text: 'Keep books in QuickBooks and Xero.',
    })
    await h.find()
    const { score } = (await h.call('GET', `/api/jobs/${id}/match/`, { token: luz.token })).body
    expect(await h.finds(luz)).toMatchObject([{ job: { id }, score, because: ['Jobs that match you 70% or more'] }])
    expect(score).toBeGreaterThanOrEqual(70)
    expect([await h.finds(ben), await h.finds(ana)]).toEqual([[], []])
    await fill(ben, profile)
    const other = await h.arriveNow({
      title: 'Junior Bookkeeper',
      tags: ['QuickBooks', 'Xero'],
      text: 'Books in QuickBooks, Xero.',
    })
    await h.find()
    expect(await h.finds(ben)).toMatchObject([{ job: { id: other } }])
  })
})

describe('an employer', () => {
  test('that is followed tells of each new job, under whatever name it is kept', async () => {
    const luz = await h.person()
    await h.arriveNow({ title: 'Welder', employer: 'Bakal Works' })
    const row = await h.db
      .selectFrom('employers')
      .select('id')
      .where('name', '=', 'Bakal Works')
      .executeTakeFirstOrThrow()
    h.clock.advance(1000)
    expect((await h.alertOn(luz, { kind: 'employer', employer_id: row.id })).body).toMatchObject({
      name: 'Bakal Works',
    })
    expect((await h.alertOn(luz, { kind: 'employer', employer_id: row.id })).status).toBe(201)
    expect((await h.call('GET', '/api/alerts/', { token: luz.token })).body.count).toBe(1)
    const id = await h.arriveNow({ title: 'Riveter', employer: 'Bakal Works' })
    await h.find()
    expect(await h.finds(luz)).toMatchObject([{ job: { id }, because: ['New jobs of Bakal Works'] }])
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
    const luz = await h.person()
    const number = h.next()
    const text = 'Sort the mail. Start your subject with "MANGO".'
    await rewrite(number, { text, salary: '$500' })
    const { id } = await h.db
      .selectFrom('postings')
      .select('id')
      .where('source_id', '=', String(number))
      .executeTakeFirstOrThrow()
    await h.post('/api/saved-jobs/', luz, { job_id: id })
    await rewrite(number, { text, salary: '$550' })
    await rewrite(number, { text: 'Sort the mail. Start your subject with "PAPAYA".', salary: '$600' })
    await h.find()
    const [told, ...more] = await h.finds(luz)
    expect(more).toEqual([])
    expect(told).toMatchObject({ kind: 'change', job: { id }, because: ['Changes of jobs you saved or applied to'] })
    expect(told.changes).toMatchObject([
      { what: 'pay', before: '$500', after: '$600' },
      { what: 'instructions', before: expect.stringContaining('MANGO'), after: expect.stringContaining('PAPAYA') },
    ])
    const [mail] = await h.morning(luz)
    expect(mail?.subject).toBe(`Changed: Keeper ${number} at Keep ${number}`)
    expect(mail?.text).toContain('Pay: $500 → $600')
  })

  test('tells when it closed and when a fee is asked for, but not who kept it later', async () => {
    const [luz, late] = [await h.person(), await h.person()]
    const id = await h.arriveNow({ title: 'Lantern Keeper' })
    await h.post('/api/saved-jobs/', luz, { job_id: id })
    h.clock.advance(60_000)
    await markClosed(h.deps, id, 'The employer closed this posting.')
    h.clock.advance(60_000)
    await h.post('/api/saved-jobs/', late, { job_id: id })
    await h.find()
    expect((await h.finds(luz))[0].changes).toEqual([
      { what: 'closed', before: 'Open', after: 'The employer closed this posting.' },
    ])
    expect(await h.finds(late)).toEqual([])
  })
})

describe('exactly once', () => {
  test('what is killed in the middle was never begun', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => h.person()))
    for (const who of people) await h.searchAlert(who, 'saranggola')
    await arrive(
      h,
      [1, 2, 3].map((at) => ({ title: `Saranggola ${at}` })),
      90_000,
    )
    // As a killed process does: everything up to its last statement is written, nothing of it is committed.
    await sql`alter table alert_arrivals add constraint killed check (done_at is null) not valid`.execute(h.db)
    await expect(h.find()).rejects.toThrow()
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from notices where user_id = any(${people.map(({ id }) => id)})`.execute(h.db)
    expect([rows[0]?.n, await h.finds(people[0] as Hearer)]).toEqual([0, []])
    await sql`alter table alert_arrivals drop constraint killed`.execute(h.db)
    await Promise.all([h.find(), h.find()])
    for (const who of people) expect(await h.finds(who)).toHaveLength(3)
    h.clock.set(new Date('2026-11-22T00:00:00Z'))
    await Promise.all([h.run(sweepDigestsTask, {}), h.run(sweepDigestsTask, {})])
    await Promise.all([h.run(writeDigestsTask, {}), h.run(writeDigestsTask, {})])
    for (const { email } of people) expect(await h.box.lettersTo(email)).toHaveLength(1)
  })
})
