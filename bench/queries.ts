import { say } from '../src/server/boot.ts'
import { administer } from './database.ts'
import { round, type Figure } from './figures.ts'
import { ndcg } from './judgements.ts'
import { QUERIES_HELD_OUT_MORE } from './judged/real/queries-held-out-more.ts'
import { type JudgedQuery, QUERIES_HELD_OUT } from './judged/real/queries-held-out.ts'

const LEAST = 0.85
const QUERIES = [...QUERIES_HELD_OUT, ...QUERIES_HELD_OUT_MORE]

/** What a posting is judged by: its own words and fields, not what the search read in them. */
type Listed = {
  id: number
  title: string
  tags: string
  text: string
  types: string[]
  location: string
  source: string
  php_max: number | null
}

const holds = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`, 'u').test(
    text.toLowerCase(),
  )

const YEARS_ASKED = /\b[1-9]\d?\s*(?:\+|-\s*\d+|to \d+)?\s*(?:years?|yrs?)\b/i
const CALLS = /\b(?:call cent(?:er|re)|(?:inbound|outbound|cold)[ -]call|phone support|telemarket)/i
const NIGHT = /\b(?:night ?shift|graveyard|est|pst|us hours|us time)\b/i
const DAY = /\b(?:day ?shift|morning shift|australian? (?:time|hours)|aest)\b/i

/** True when the posting says otherwise than the search asks; what it does not say is no contradiction. */
function contradicts({ must }: JudgedQuery, job: Listed): boolean {
  const { type, shift, payFloorMonthlyPhp: floor, noExperience, nonVoice, homeBased, city } = must
  const types = job.types.map((one) => one.toLowerCase())
  const text = `${job.title} ${job.text}`
  const [hasNight, hasDay] = [NIGHT.test(text), DAY.test(text)]
  return [
    type !== undefined && types.some((one) => one.endsWith('-time')) && !types.includes(type),
    floor !== undefined && job.php_max !== null && job.php_max < floor * 0.97,
    noExperience === true && YEARS_ASKED.test(text),
    nonVoice === true && CALLS.test(text),
    shift === 'night' && hasDay && !hasNight,
    shift === 'day' && hasNight && !hasDay,
    homeBased === true && job.source !== 'olj' && /on-?site/i.test(`${types.join(' ')} ${text}`),
    city !== undefined && job.source !== 'olj' && job.location !== '' && !holds(job.location, city),
  ].some(Boolean)
}

/** 3 in the title, 2 in the tags, 1 in the text; 0 where something is said otherwise. */
function gradeOf(query: JudgedQuery, job: Listed): number {
  if (contradicts(query, job) || query.not.some((word) => holds(job.title, word))) return 0
  const found = (text: string) => query.words.length === 0 || query.words.some((word) => holds(text, word))
  return found(job.title) ? 3 : found(job.tags) ? 2 : found(job.text) ? 1 : 0
}

const LISTED = `select p.id::integer, p.title, p.description as text, p.job_types as types, coalesce(p.location, '') as location,
    p.source, p.monthly_php_max::float as php_max, coalesce((select string_agg(t.name, ', ') from posting_tags pt
      join tags t on t.id = pt.tag_id where pt.posting_id = p.id), '') as tags
  from posting_search s join postings p on p.id = s.posting_id`

/** How good the first ten are that seekers' own searches show, near matches included, and how many pages stay empty. */
export async function queryFigure(url: string, databaseUrl: string): Promise<Figure> {
  const rows = (await administer(databaseUrl, LISTED)) as Listed[]
  const asked: Asked[] = []
  for (const judged of QUERIES) {
    const { titles, grades } = await ask(url, judged, rows)
    const value = ndcg(
      grades,
      rows.map((job) => gradeOf(judged, job)),
    )
    // What the catalogue has no answer to says nothing of the search.
    if (Number.isNaN(value)) continue
    say(`  ${value.toFixed(3)} ${judged.query}: ${titles.slice(0, 3).join(' · ')}`)
    asked.push({ query: judged.query, ndcg: value, shown: titles.length })
  }
  return figureOf(asked)
}

type Asked = { query: string; ndcg: number; shown: number }

async function ask(url: string, judged: JudgedQuery, rows: Listed[]) {
  const answer = await fetch(`${url}/api/jobs/search/?${new URLSearchParams({ search: judged.query }).toString()}`)
  if (!answer.ok) throw new Error(`"${judged.query}" answered ${answer.status}.`)
  const { results, close_matches = [] } = (await answer.json()) as Record<string, { id: number }[] | undefined>
  const shown = [...(results ?? []), ...close_matches].slice(0, 10)
  const jobs = shown.flatMap(({ id }) => rows.find((row) => row.id === id) ?? [])
  return { titles: jobs.map(({ title }) => title), grades: jobs.map((job) => gradeOf(judged, job)) }
}

function figureOf(asked: Asked[]): Figure {
  const mean = asked.reduce((total, { ndcg: value }) => total + value, 0) / asked.length
  const empty = asked.filter(({ shown }) => shown === 0)
  return {
    part: 'relevance',
    what: `nDCG@10 of ${asked.length} searches in seekers' words, written without sight of the rules; empty pages`,
    budget: `≥ ${LEAST}; at most 1 of 120`,
    figure: `${mean.toFixed(3)}; ${empty.length}`,
    ceiling: '1, the best order there is',
    ratio: round(mean, 3),
    good: mean >= LEAST && empty.length === 0,
    numbers: { asked },
  }
}
