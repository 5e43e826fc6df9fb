import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COUNT_CAP } from '#contract/paging.ts'
import { house, type House } from '#server/testing/house.ts'
import { withPlan } from '#server/testing/plans.ts'
import { NOW } from '#server/testing/sample-postings.ts'
import { listSources, refreshSearch } from '../ingest/server/service.ts'
import { DATE_POSTED_VALUES, JOB_TYPE_FILTERS, SALARY_RANGES, SOURCES } from '../rules.ts'
import { firstDay } from '../filters/rules.ts'
import { filterQuestion } from './question.ts'

/** So many that one board alone has more than are counted. */
const POSTINGS = 10_600
const BATCH = 500
/** Days the postings lie in, so many that a month leaves most of them out. */
const DAYS = 100

let h: House
let token: string
beforeAll(async () => {
  h = await house()
  h.clock.set(NOW)
  await listSources(h.deps)
  await fill()
  await refreshSearch(h.deps)
  token = (await withPlan(h, 'premium')).token
}, 60_000)
afterAll(() => h.close())

/** Postings as a run stores them, many of the same second; every board, job type, pay and tag meets every other. */
async function fill(): Promise<void> {
  await sql`insert into tags (name, name_key) values ('Excel', 'excel'), ('Canva', 'canva')`.execute(h.db)
  await sql`insert into posting_clusters (id, created_at) overriding system value
    select i, ${NOW} from generate_series(1, ${POSTINGS}::integer) i`.execute(h.db)
  await sql`
    insert into postings (source, source_id, url, title, title_key, description, job_types, pay_min, pay_max,
      pay_currency, pay_period, monthly_usd_min, monthly_usd_max, monthly_php_min, monthly_php_max, rate_date, date_posted, first_seen_at, last_seen_open_at, checked_at, card_hash, content_hash, cluster_id)
    select case when r.a < 5 then 'linkedin' else 'olj' end, i::text, 'https://board.test/' || i, 'Clerk ' || i, 'clerk ' || i,
      case when r.b < 40 then 'Answers the telephone.' else 'Writes letters.' end,
      (array['{Full-time}', '{Part-time}', '{Gig}', '{Contract,Hybrid}', '{Full-time,On-site}', '{Temporary}', '{}'])
        [1 + r.c % 7]::text[],
      r.low, r.high, case when r.low is not null then 'USD' end, case when r.low is not null then 'month' end,
      r.low, r.high, r.low * 50, r.high * 50, case when r.low is not null then '2026-11-20'::date end,
      date_trunc('minute', ${NOW}::timestamptz - (r.e % ${DAYS}::integer) * interval '1 day' - r.c * interval '10 minutes'),
      ${NOW}, ${NOW}, ${NOW}, '', '', i
    from generate_series(1, ${POSTINGS}::integer) i
    cross join lateral (
      select *, case when d < 85 then d * 60 end as low, case when d < 85 then d * 60 + b * 20 end as high
      from (
        select abs(hashint4(i)) % 100 as a, abs(hashint4(i + 100000)) % 100 as b, abs(hashint4(i + 200000)) % 101 as c,
          abs(hashint4(i + 300000)) % 100 as d, abs(hashint4(i + 400000)) as e
      ) h
    ) r`.execute(h.db)
  await sql`insert into posting_tags (posting_id, tag_id) select p.id, t.id from postings p join tags t
    on abs(hashint8(p.id * 10 + t.id)) % 3 = 0`.execute(h.db)
  await sql`analyze`.execute(h.db)
  for (let first = 1; first <= POSTINGS; first += BATCH)
    await sql`select list_clusters(array(select generate_series(${first}::bigint, ${first + BATCH - 1}::bigint)))`.execute(
      h.db,
    )
}

type Asked = {
  source?: (typeof SOURCES)[number] | undefined
  job_type?: string | undefined
  salary_range?: (typeof SALARY_RANGES)[number] | undefined
  date_posted?: (typeof DATE_POSTED_VALUES)[number] | undefined
  tags?: string | undefined
  search?: string | undefined
  sort_by: 'date_desc' | 'date_asc'
  page: number
  per_page: number
}

const PAY = {
  '0-500': [0, 500],
  '500-1000': [500, 1000],
  '1000-2000': [1000, 2000],
  '2000-5000': [2000, 5000],
} as const

/** Every open posting looked at by itself, with no index and none of the names the search writes down. */
async function lookedThrough(asked: Asked): Promise<number[]> {
  const [least, most] = asked.salary_range === undefined ? [null, null] : payOf(asked.salary_range)
  const types = asked.job_type?.toLowerCase().split(',') ?? null
  const tags = asked.tags?.toLowerCase().split(',') ?? null
  const { rows } = await sql<{ id: number }>`
    select p.id from postings p
    where (${asked.source ?? null}::text is null or p.source = ${asked.source ?? null})
      and (${types}::text[] is null
        or lower(filter_types(p.source, p.job_types)::text)::text[] && ${types}::text[])
      and (${least}::numeric is null or p.monthly_usd_min <= ${most}::numeric and p.monthly_usd_max >= ${least}::numeric)
      and (${tags}::text[] is null or exists (
        select from posting_tags pt join tags t on t.id = pt.tag_id where pt.posting_id = p.id and t.name_key = any(${tags}::text[])))
      and (${asked.search ?? null}::text is null or p.description ilike '%' || ${asked.search ?? null}::text || '%')
      and p.date_posted >= coalesce(
        ${firstDay(asked.date_posted, NOW)}::date::timestamp at time zone 'Asia/Manila', '-infinity')
    order by p.date_posted desc, p.id desc`.execute(h.db)
  const ids = rows.map((row) => row.id)
  return asked.sort_by === 'date_asc' ? ids.toReversed() : ids
}

const payOf = (range: (typeof SALARY_RANGES)[number]) => (range === '5000+' ? [5000, 1e12] : PAY[range])

async function answerTo(asked: Asked) {
  const query = Object.entries(asked).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const answer = await h.call('GET', `/api/jobs/search/?${new URLSearchParams(query).toString()}`, { token })
  expect(answer.status).toBe(200)
  return answer.body as { results: { id: number }[]; count: number; count_is_capped: boolean }
}

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const asking = {
  source: maybe(SOURCES),
  job_type: maybe([...JOB_TYPE_FILTERS, 'Temporary', 'Gig,Contract', 'Hybrid,Temporary']),
  salary_range: maybe(SALARY_RANGES),
  date_posted: maybe(DATE_POSTED_VALUES),
  sort_by: fc.constantFrom('date_desc' as const, 'date_asc' as const),
  page: fc.constantFrom(1, 1, 2, 7, 40, 600),
  per_page: fc.constantFrom(10, 3, 20, 100),
}

async function expectTheSame(asked: Asked): Promise<void> {
  const [found, all] = [await answerTo(asked), await lookedThrough(asked)]
  const skip = (asked.page - 1) * asked.per_page
  expect(found.results.map((job) => job.id)).toEqual(all.slice(skip, skip + asked.per_page))
  expect([found.count, found.count_is_capped]).toEqual([Math.min(all.length, COUNT_CAP), all.length > COUNT_CAP])
}

describe('a filtered listing is what looking through every posting gives', () => {
  it('for the filters an index of their own answers', async () => {
    await fc.assert(fc.asyncProperty(fc.record(asking), expectTheSame), { numRuns: 100 })
  })

  it('together with words and tags', async () => {
    const tags = maybe(['Excel', 'canva', 'excel,canva'])
    const search = maybe(['telephone', 'letters'])
    await fc.assert(fc.asyncProperty(fc.record({ ...asking, tags, search }), expectTheSame), { numRuns: 60 })
  })
})

it('every choice a form offers is known to that index, and nothing else is', async () => {
  const known = async (question: string | null) => {
    const { rows } = await sql<{ kinds: number[] | null }>`select filter_kinds(${question}::tsquery) as kinds`.execute(
      h.db,
    )
    return rows[0]?.kinds !== null
  }
  for (const source of SOURCES) expect(await known(filterQuestion({ source }, null))).toBe(true)
  for (const salary_range of SALARY_RANGES) expect(await known(filterQuestion({ salary_range }, null))).toBe(true)
  expect(await known(filterQuestion({ job_type: JOB_TYPE_FILTERS.join(',') }, null))).toBe(true)
  for (const asked of [{ job_type: 'Temporary' }, { job_type: "Gig's,Gig" }])
    expect(await known(filterQuestion({ ...asked, source: 'olj' }, null))).toBe(false)
  expect(await known(filterQuestion({ source: 'olj' }, [1]))).toBe(false)
  expect(await known("'~s:ol':*")).toBe(false)
})
