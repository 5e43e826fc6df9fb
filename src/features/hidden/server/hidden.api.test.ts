import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { overtaken } from '#server/testing/overtaken.ts'
import { arrive, arriveSamples } from '#server/testing/sample-postings.ts'
import { MOST_HIDDEN } from '../rules.ts'
import { showAgain } from './service.ts'

let h: House
let idOf: (title: string) => number
let seeker: { token: string; user: { id: number } }
let other: { token: string }
beforeAll(async () => {
  h = await house()
  idOf = await arriveSamples(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  seeker = await h.signUp()
  other = await h.signUp()
})

const employerOf = async (title: string): Promise<number> =>
  (await h.call('GET', `/api/jobs/${idOf(title)}/`)).body.employer.id
const hide = (body: object, token = seeker.token) => h.call('POST', '/api/hidden/', { token, body })
const search = async (query = '', token = seeker.token) =>
  (await h.call('GET', `/api/jobs/search/?per_page=100${query}`, { token })).body
const titles = (answer: { results: { title: string }[] }) => answer.results.map((job) => job.title)

describe('hiding', () => {
  test('an employer takes its jobs out of the list, search and the plain list, and says how many', async () => {
    const before = await search()
    expect(before.hidden_count).toBeUndefined()
    const { status, body } = await hide({ employer_id: await employerOf('React Developer') })
    expect([status, body.employer.name, body.word]).toEqual([200, 'Acme Inc', null])
    const after = await search()
    expect(titles(after)).toEqual(titles(before).filter((title) => !['React Developer', 'IT Support'].includes(title)))
    expect([after.count, after.hidden_count]).toEqual([before.count - 2, 2])
    // The bookkeeper's text only has the word, as a verb.
    expect(titles(await search('&search=react'))).toEqual([])
    expect((await search('&search=react')).hidden_count).toBe(1)
    expect((await search('&search=telephone')).hidden_count).toBe(0)
    expect((await search('&source=linkedin')).hidden_count).toBe(0)
    const list = (await h.call('GET', '/api/jobs/?per_page=100', { token: seeker.token })).body
    expect([titles(list), list.hidden_count]).toEqual([titles(after), 2])
    // The date is a filter of the premium plan.
    await sql`update subscriptions set plan_type = 'premium' where user_id = ${seeker.user.id}`.execute(h.db)
    expect((await search('&date_posted=3days')).hidden_count).toBe(1)
  })

  test('nobody else, and no visitor, sees anything less', async () => {
    await hide({ employer_id: await employerOf('React Developer') })
    expect(titles(await search('', other.token))).toContain('React Developer')
    expect((await h.call('GET', '/api/jobs/search/')).body.hidden_count).toBeUndefined()
  })

  test('a word counts in title, employer and tags, whatever its case and ending, not in the text', async () => {
    await hide({ word: '  ASSISTANTS ' })
    expect(titles(await search())).not.toContain('Virtual Assistant')
    await hide({ word: 'node.js' })
    expect(titles(await search())).not.toContain('React Developer')
    await hide({ word: 'pixel' })
    expect(titles(await search())).toEqual(['IT Support', 'Café Bookkeeper'])
    await hide({ word: 'computers' })
    expect(titles(await search())).toContain('IT Support')
    expect((await search()).hidden_count).toBe(4)
  })

  test('several words hide only where they stand side by side', async () => {
    await hide({ word: 'support it' })
    expect(titles(await search())).toContain('IT Support')
    await hide({ word: 'it support' })
    expect(titles(await search())).not.toContain('IT Support')
    expect((await search()).hidden_count).toBe(1)
  })

  test('similar postings are honoured too; the posting itself stays reachable', async () => {
    const address = `/api/jobs/${idOf('IT Support')}/similar/`
    expect(titles((await h.call('GET', address, { token: seeker.token })).body)).toContain('React Developer')
    await hide({ employer_id: await employerOf('React Developer') })
    const { body } = await h.call('GET', address, { token: seeker.token })
    expect(titles(body)).not.toContain('React Developer')
    expect(body.hidden_count).toBe(1)
    expect((await h.call('GET', `/api/jobs/${idOf('React Developer')}/`, { token: seeker.token })).status).toBe(200)
  })

  test('undo shows everything again', async () => {
    const { body } = await hide({ word: 'react' })
    expect(titles(await search())).not.toContain('React Developer')
    expect((await h.call('DELETE', `/api/hidden/${body.id}/`, { token: seeker.token })).status).toBe(200)
    expect(titles(await search())).toContain('React Developer')
    expect((await h.call('DELETE', `/api/hidden/${body.id}/`, { token: seeker.token })).status).toBe(404)
  })

  test('hiding again, also at the same time, changes nothing', async () => {
    const id = await employerOf('React Developer')
    const answers = await Promise.all(Array.from({ length: 8 }, () => hide({ employer_id: id })))
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    const words = await Promise.all(['React', 'react', ' REACT '].map((word) => hide({ word })))
    expect(new Set(words.map((answer) => answer.body.id)).size).toBe(1)
    expect((await h.call('GET', '/api/hidden/', { token: seeker.token })).body.count).toBe(2)
  })
})

describe('the list of hidden things', () => {
  test('is the person’s own, the latest first', async () => {
    await hide({ word: 'crypto' })
    h.clock.advance(1000)
    await hide({ employer_id: await employerOf('React Developer') })
    const { body } = await h.call('GET', '/api/hidden/', { token: seeker.token })
    expect(
      body.results.map((one: { word: string; employer: { name: string } | null }) => one.employer?.name ?? one.word),
    ).toEqual(['Acme Inc', 'crypto'])
    expect((await h.call('GET', '/api/hidden/', { token: other.token })).body.results).toEqual([])
    const [thing] = body.results
    expect((await h.call('DELETE', `/api/hidden/${thing.id}/`, { token: other.token })).status).toBe(404)
  })

  test('holds 200 at most, also when many are added at once', async () => {
    await sql`insert into hidden_things (user_id, word, word_key, created_at)
      select ${seeker.user.id}, 'word ' || i, 'word ' || i, now() from generate_series(1, ${MOST_HIDDEN - 3}::integer) i`.execute(
      h.db,
    )
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => hide({ word: `more ${index}` })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
    const refused = answers.find((answer) => answer.status !== 200)
    expect([refused?.status, refused?.body.code]).toEqual([409, 'hidden_limit'])
    expect((await hide({ word: 'word 1' })).status).toBe(200)
  })

  test('what is shown again while it is hidden once more is hidden once more', async () => {
    const { body: hidden } = await hide({ word: 'monsoon' })
    const show = async (db: House['db']) => {
      // The answer names employers: whoever looked for the word before waits here.
      await sql`lock table employers in access exclusive mode`.execute(db)
      await showAgain({ ...h.deps, db }, seeker.user, hidden.id)
    }
    const again = await overtaken(h.db, show, () => hide({ word: 'monsoon' }))
    expect([again.status, again.body.word]).toEqual([200, 'monsoon'])
    expect((await h.call('GET', '/api/hidden/', { token: seeker.token })).body.count).toBe(1)
  })

  test.each([
    [{}, 'non_field_errors'],
    [{ employer_id: 1, word: 'both' }, 'non_field_errors'],
    [{ word: 'a' }, 'word'],
    [{ word: '?!' }, 'word'],
    [{ word: 'x'.repeat(61) }, 'word'],
    [{ word: 7 }, 'word'],
    [{ employer_id: 'x' }, 'employer_id'],
    [{ employer_id: 999_999 }, 'employer_id'],
    [{ employer_id: -1 }, 'employer_id'],
  ])('refuses %j', async (body, field) => {
    const answer = await hide(body)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  test.each(["'; drop table users; --", 'a & b | !c <-> d', '\\:*ab', 'ñandú café', '👩🏽‍💻 dev', 'the'])(
    'any signs are only words: %s',
    async (word) => {
      expect((await hide({ word })).status).toBe(200)
      expect((await search()).results.length).toBeGreaterThan(0)
      expect((await search('&search=support')).count).toBeGreaterThanOrEqual(0)
    },
  )

  test('needs somebody who is signed in', async () => {
    expect((await h.call('POST', '/api/hidden/', { body: { word: 'x y' } })).status).toBe(401)
    expect((await h.call('GET', '/api/hidden/', { token: 'nobody' })).status).toBe(401)
  })
})

describe('pages', () => {
  test('are filled up: none repeats or misses a posting, however many are hidden', async () => {
    const list = Array.from({ length: 150 }, (_, index) => ({
      title: `Clerk number ${index}`,
      employer: index % 3 === 0 ? 'Kept Company' : 'Noisy Company',
      days: index,
    }))
    await arrive(h, list, 5000)
    await sql`select refresh_posting_days()`.execute(h.db)
    const { rows } = await sql<{ id: number }>`select id from employers where name = 'Noisy Company'`.execute(h.db)
    await hide({ employer_id: rows[0]?.id })
    for (const query of [
      'search=clerk',
      'search=clerk&sort_by=date_asc',
      'sort_by=date_desc',
      'search=%22clerk+number%22',
    ]) {
      const wanted = query.includes('search') ? 50 : 56
      const seen: string[] = []
      for (let page = 1; page <= 6; page += 1) {
        const address = `/api/jobs/search/?${query}&page=${page}&per_page=10`
        const { body } = await h.call('GET', address, { token: seeker.token })
        if (page < 6 || !query.includes('search'))
          expect(body.results.length).toBe(Math.max(0, Math.min(10, wanted - seen.length)))
        if (!query.includes('%22')) expect([query, body.count, body.hidden_count]).toEqual([query, wanted, 100])
        seen.push(...titles(body))
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(
        seen.filter((title) => title.startsWith('Clerk')).every((title) => Number(title.slice(13)) % 3 === 0),
      ).toBe(true)
      expect(seen).toHaveLength(wanted)
    }
  })
})
