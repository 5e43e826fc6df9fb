import { sql } from 'kysely'
import { kindNames } from '../src/features/jobs/kinds/rules.ts'
import { refreshCounts, refreshWords } from '../src/features/jobs/ingest/server/queries.ts'
import { inTransaction, type Db } from '../src/server/platform/db/database.ts'

const BATCH = 20_000
const TITLES =
  'Virtual Assistant,Executive Assistant,Customer Support Representative,Bookkeeper,Full Stack Developer,React Developer,Graphic Designer,Video Editor,Social Media Manager,Data Entry Specialist,Lead Generation Specialist,SEO Specialist,Amazon Listing Manager,Shopify Expert,WordPress Developer,Appointment Setter,Content Writer,Project Manager,QuickBooks Accountant,Technical Recruiter'
const LEVELS = 'Senior,Junior,Part-time,Experienced,Remote,General,Medical,Legal,Real Estate,E-commerce'
const TAGS =
  'Excel,Canva,QuickBooks,Shopify,React,Node.js,Python,SEO,Copywriting,Zendesk,HubSpot,Photoshop,Premiere Pro,Google Ads,Facebook Ads,Cold Calling,Data Entry,WordPress,Bookkeeping,Customer Service'
const WORDS =
  'experience team work client support manage communication english hours schedule project tasks email salary training remote skills tools company business marketing sales design report weekly daily calendar research customer service account quality review process detail deadline social media content video phone call'

/**
 * Fills an empty database with `count` postings of many employers over the year before `until`, one in five on the
 * second board, with texts whose words are spread as in a language: a few in nearly every posting, most in few.
 * The same every time. Rows go straight into the tables, so that a million takes minutes.
 */
export async function fillPostings(db: Db, count: number, until = new Date('2026-11-21T04:00:00Z')): Promise<void> {
  await sql`drop index if exists posting_search_words`.execute(db)
  await sql`insert into sources (source, enabled, updated_at) values ('olj', true, ${until}), ('linkedin', true, ${until})
    on conflict do nothing`.execute(db)
  await insertEmployersAndTags(db, Math.max(10, Math.floor(count / 20)), until)
  let next = 1
  const work = async (): Promise<void> => {
    for (let first = next; first <= count; first = next) {
      next = first + BATCH
      await inTransaction(db, (trx) => insertBatch(trx, first, Math.min(count, first + BATCH - 1), count, until))
    }
  }
  await Promise.all([work(), work()])
  await sql`set statement_timeout = 0`.execute(db)
  await sql`create index posting_search_words on posting_search using gin (search)`.execute(db)
  await refreshCounts(db)
  await refreshWords(db)
  await sql`analyze`.execute(db)
}

async function insertEmployersAndTags(db: Db, employers: number, until: Date): Promise<void> {
  await sql`insert into employers (name, name_key, total_posts, first_seen_at, last_seen_at)
    select 'Employer ' || i || ' Group', 'employer ' || i || ' group', 20, ${until}, ${until}
    from generate_series(1, ${employers}::int) i`.execute(db)
  await sql`insert into tags (name, name_key, uses)
    select name, lower(name), 0 from unnest(string_to_array(${TAGS}, ',')) name`.execute(db)
}

/** Numbers that look random and are the same every time: a hash of the row and a salt, from 0 up to 1. */
const chance = (row: string, salt: number) =>
  sql.raw(`((hashint8extended(${row}, ${salt}) & 1048575) * ${2 ** -20}::float8)`)

async function insertBatch(db: Db, first: number, last: number, count: number, until: Date): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`set local session_replication_role = replica`.execute(db)
  await sql`insert into posting_clusters (id, representative_id, created_at) overriding system value
    select i, i, ${until} from generate_series(${first}::int, ${last}::int) i`.execute(db)
  await sql`
    insert into postings (id, source, source_id, url, title, title_key, employer_id, description, job_types,
      job_type_text, salary_text, pay_min, pay_max, pay_currency, pay_period, monthly_usd_min, monthly_usd_max,
      monthly_php_min, monthly_php_max, rate_date, date_posted, first_seen_at, last_seen_open_at, checked_at, card_hash,
      content_hash, cluster_id)
    overriding system value
    select i, source, (1000000 + i)::text, 'https://board.test/job/' || i, title, lower(title), employer, description,
      array[job_type], job_type, '$' || pay || '/month', pay, pay, 'USD', 'month', pay, pay, pay * 58.75, pay * 58.75,
      '2026-11-20', posted, posted, ${until}, ${until}, '', '', i
    from (
      select i, case when i % 5 = 0 then 'linkedin' else 'olj' end as source,
        levels[1 + floor(${chance('i', 1)} * 10)::int] || ' ' || titles[1 + floor(${chance('i', 2)} * 20)::int] as title,
        1 + floor(${chance('i', 3)} * ${Math.max(10, Math.floor(count / 20))}::int)::bigint as employer,
        (array['Full-time', 'Part-time', 'Gig', 'Contract'])[1 + floor(${chance('i', 4)} * 4)::int] as job_type,
        200 + 50 * floor(${chance('i', 5)} * 100)::int as pay,
        ${until}::timestamptz - (1 - i / ${count}::float8) * interval '365 days' as posted,
        (select string_agg(case when ${chance('i * 131 + w', 6)} < 0.5
            then words[1 + floor(power(${chance('i * 131 + w', 7)}, 2) * array_length(words, 1))::int]
            else 'term' || floor(power(${chance('i * 131 + w', 8)}, 4) * 40000)::int end, ' ')
          from generate_series(1, 90 + (i % 60)) w) as description
      from generate_series(${first}::bigint, ${last}::bigint) i,
        (select string_to_array(${TITLES}, ',') as titles, string_to_array(${LEVELS}, ',') as levels,
          string_to_array(${WORDS}, ' ') as words) bank
    ) made`.execute(db)
  await insertSearchRows(db, first, last)
}

/** The kinds of work of every title that is made, by the title. */
const kindsByTitle = (): string =>
  JSON.stringify(
    LEVELS.split(',').flatMap((level) =>
      TITLES.split(',').map((name) => ({ title: `${level} ${name}`, names: kindNames(`${level} ${name}`) })),
    ),
  )

async function insertSearchRows(db: Db, first: number, last: number): Promise<void> {
  await sql`insert into posting_tags (posting_id, tag_id)
    select i, t.id from generate_series(${first}::bigint, ${last}::bigint) i
    join lateral (select id from tags order by hashint8extended(i * 31 + id, 9) limit 3) t on true`.execute(db)
  await sql`
    insert into posting_search (posting_id, sort_at, brief, search)
    select p.id, p.date_posted, b.brief,
      b.brief || setweight(to_tsvector('hanap', search_text(p.description)), 'D') || search_filters(
        p.date_posted, array[p.source], filter_types(p.source, p.job_types), t.ids, p.monthly_usd_min, p.monthly_usd_max)
        || title_names(p.title) || array_to_tsvector(k.names)
    from postings p join employers e on e.id = p.employer_id
    join json_to_recordset(${kindsByTitle()}::json) k(title text, names text[]) on k.title = p.title
    cross join lateral (select array_agg(g.id) as ids, array_agg(g.name) as names
      from posting_tags pt join tags g on g.id = pt.tag_id where pt.posting_id = p.id) t
    cross join lateral (select search_brief(p.title, e.name, t.names) as brief) b
    where p.id between ${first}::bigint and ${last}::bigint`.execute(db)
}
