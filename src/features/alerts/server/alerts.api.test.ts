import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { alertingHouse, type Hearer } from '#server/testing/alerting-house.ts'
import { overtaken } from '#server/testing/overtaken.ts'
import { NOW } from '#server/testing/sample-postings.ts'
import { readUnread } from './questions.ts'

let h: Awaited<ReturnType<typeof alertingHouse>>
beforeAll(async () => {
  h = await alertingHouse()
})
afterAll(() => h.close())
afterEach(() => h.clock.set(NOW))

describe('the calls', () => {
  test('change an alert, and nobody else’s', async () => {
    const [luz, ben] = [await h.person(), await h.person()]
    const { id } = (await h.alertOn(luz, { kind: 'matches', least_score: 80 })).body
    const patch = (who: Hearer, body: object) => h.call('PATCH', `/api/alerts/${id}/`, { token: who.token, body })
    expect((await patch(luz, { paused: true, least_score: 90 })).body).toMatchObject({ paused: true, least_score: 90 })
    expect((await h.alertOn(luz, { kind: 'matches', least_score: 60 })).body).toMatchObject({
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
    const [luz, ben] = [await h.person(), await h.person()]
    const foreign = await h.search(ben, { search: 'clerk' })
    const wide = await h.search(luz, { search: '-clerk' })
    const filtered = await h.search(luz, { job_type: 'Full-time' })
    const answers = await Promise.all(
      [
        { kind: 'search', saved_search_id: foreign },
        { kind: 'search', saved_search_id: wide },
        { kind: 'employer', employer_id: 999_999 },
        { kind: 'matches', least_score: 42 },
        { kind: 'weather' },
      ].map((body) => h.alertOn(luz, body)),
    )
    expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual([
      [400, ['saved_search_id']],
      [400, ['saved_search_id']],
      [400, ['employer_id']],
      [400, ['least_score']],
      [400, ['kind']],
    ])
    expect((await h.alertOn(luz, { kind: 'search', saved_search_id: filtered })).body).toMatchObject({
      code: 'advanced_filters_locked',
    })
    for (const path of ['/api/alerts/', '/api/alerts/finds/', '/api/alerts/unseen/']) {
      expect((await h.call('GET', path)).status).toBe(401)
    }
  })

  test('twice at once make one alert', async () => {
    const luz = await h.person()
    const saved = await h.search(luz, { search: 'clerk' })
    const answers = await Promise.all([1, 2, 3].map(() => h.alertOn(luz, { kind: 'search', saved_search_id: saved })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  describe('a search that changes under an alert', () => {
    const asking = (word: string) => JSON.stringify({ search: word })
    const change = (id: number, word: string) => (db: typeof h.db) =>
      db
        .updateTable('saved_searches')
        .set({ criteria: asking(word) })
        .where('id', '=', id)
        .execute()
    const askedBy = (search: number) =>
      h.db
        .selectFrom('alerts as a')
        .innerJoin('alert_questions as q', 'q.id', 'a.question_id')
        .select('q.criteria')
        .where('a.saved_search_id', '=', search)
        .executeTakeFirst()

    test('and is removed while it is begun: there is no such search', async () => {
      const luz = await h.person()
      const id = await h.search(luz, { search: 'kalabasa' })
      const remove = (db: typeof h.db) => db.deleteFrom('saved_searches').where('id', '=', id).execute()
      const answer = await overtaken(h.db, remove, () => h.alertOn(luz, { kind: 'search', saved_search_id: id }))
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['saved_search_id']])
    })

    test('is looked for as it reads then, while the alert is begun and while it is read anew', async () => {
      const luz = await h.person()
      const id = await h.search(luz, { search: 'kalabasa' })
      await overtaken(h.db, change(id, 'talong'), () => h.alertOn(luz, { kind: 'search', saved_search_id: id }))
      expect(await askedBy(id)).toEqual({ criteria: { search: 'talong' } })
      await change(id, 'sitaw')(h.db)
      await overtaken(h.db, change(id, 'upo'), () => readUnread(h.deps))
      expect(await askedBy(id)).toEqual({ criteria: { search: 'upo' } })
    })
  })

  test('seen is seen on every device, and what comes in later is new', async () => {
    const luz = await h.person()
    await h.searchAlert(luz, 'walis')
    await h.arriveNow({ title: 'Walis Maker' })
    await h.find()
    const [{ id }] = await h.finds(luz)
    expect((await h.post('/api/alerts/seen/', luz, { up_to: id })).body).toEqual({ unseen: 0 })
    expect((await h.finds(luz))[0].is_new).toBe(false)
    await h.arriveNow({ title: 'Walis Seller' })
    await h.find()
    expect((await h.post('/api/alerts/seen/', luz, { up_to: id })).body).toEqual({ unseen: 1 })
  })

  test('a link in a mail pauses its alert, without a session, as often as it is used', async () => {
    const luz = await h.person()
    await h.searchAlert(luz, 'gitara', 'Guitars')
    await h.arriveNow({ title: 'Gitara Maker' })
    await h.find()
    const [mail] = await h.morning(luz)
    const token = /\/stop-alert\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const stop = (given: string) => h.call('POST', '/api/alerts/stop/', { body: { token: given } })
    for (const _ of [1, 2])
      expect(await stop(token)).toMatchObject({ status: 200, body: { title: 'Search “Guitars”' } })
    expect((await h.call('GET', '/api/alerts/', { token: luz.token })).body.results).toMatchObject([{ paused: true }])
    expect((await stop(`${token}x`)).status).toBe(400)
    expect((await stop(token.replace(/^\d+/, '1'))).status).toBe(400)
  })
})
