import { say } from '../src/server/boot.ts'
import { administer } from './database.ts'
import { round, type Figure } from './figures.ts'
import { isHeldOut, type RealSet, realSets } from './judged-real.ts'
import { isJudgedQuery, type JudgedQuery } from './judged/query.ts'
import { ndcg } from './judgements.ts'

const LEAST = 0.85

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

/**
 * 3 in the title, 2 in the tags, 1 in the text, one less for each further thing that is not spoken of; 0 where something is
 * said otherwise.
 */
function gradeOf(query: JudgedQuery, job: Listed): number {
  const { words, also = [], not = [] } = query
  if (contradicts(query, job) || not.some((word) => holds(job.title, word))) return 0
  const found = (text: string) => words.length === 0 || words.some((word) => holds(text, word))
  const grade = found(job.title) ? 3 : found(job.tags) ? 2 : found(job.text) ? 1 : 0
  const whole = `${job.title} ${job.tags} ${job.text}`
  const silent = also.filter((concept) => !concept.some((word) => holds(whole, word))).length
  return grade === 0 ? 0 : Math.max(grade - silent, 1)
}

const LISTED = `select p.id::integer, p.title, p.description as text, p.job_types as types, coalesce(p.location, '') as location,
    p.source, p.monthly_php_max::float as php_max, coalesce((select string_agg(t.name, ', ') from posting_tags pt
      join tags t on t.id = pt.tag_id where pt.posting_id = p.id), '') as tags
  from posting_search s join postings p on p.id = s.posting_id`

/**
 * How good the first ten are that seekers' own searches show, near matches included, and how many pages stay empty; a figure
 * for each set. Of a set that is held out nothing but the figure is told.
 */
export async function queryFigures(
  url: string,
  databaseUrl: string,
  catalogue: string,
  only: string,
): Promise<Figure[]> {
  const rows = (await administer(databaseUrl, LISTED)) as Listed[]
  const sets = await realSets('queries', isJudgedQuery)
  const wanted = sets.filter(({ name }) => only === 'all' || isHeldOut(name) === (only === 'held-out'))
  const figures = []
  for (const set of wanted) figures.push(await figureOf(url, set, rows, catalogue))
  return figures
}

type Asked = { query: string; ndcg: number; shown: number }

async function figureOf(url: string, { name, items }: RealSet<JudgedQuery>, rows: Listed[], catalogue: string) {
  const asked: Asked[] = []
  let empty = 0
  for (const judged of items) {
    const { titles, grades } = await ask(url, judged, rows)
    if (titles.length === 0) empty += 1
    const value = ndcg(
      grades,
      rows.map((job) => gradeOf(judged, job)),
    )
    // What the catalogue has no answer to says nothing of the order.
    if (Number.isNaN(value)) continue
    if (!isHeldOut(name))
      say(
        `  ${value.toFixed(3)} ${judged.query}: ${titles
          .slice(0, 10)
          .map((one, at) => `${grades[at]} ${one}`)
          .join(' · ')}`,
      )
    asked.push({ query: judged.query, ndcg: value, shown: titles.length })
  }
  return figure(asked, { name, empty, all: items.length, catalogue })
}

async function ask(url: string, judged: JudgedQuery, rows: Listed[]) {
  const answer = await fetch(`${url}/api/jobs/search/?${new URLSearchParams({ search: judged.query }).toString()}`)
  if (!answer.ok) throw new Error(`"${judged.query}" answered ${answer.status}.`)
  const { results, close_matches = [] } = (await answer.json()) as Record<string, { id: number }[] | undefined>
  const shown = [...(results ?? []), ...close_matches].slice(0, 10)
  const jobs = shown.flatMap(({ id }) => rows.find((row) => row.id === id) ?? [])
  return { titles: jobs.map(({ title }) => title), grades: jobs.map((job) => gradeOf(judged, job)) }
}

type Told = { name: string; empty: number; all: number; catalogue: string }

function figure(asked: Asked[], { name, empty, all, catalogue }: Told): Figure {
  const mean = asked.reduce((total, { ndcg: value }) => total + value, 0) / asked.length
  return {
    part: 'relevance',
    what: `nDCG@10 of ${asked.length} searches in seekers' words (${name}) on ${catalogue}; empty pages of ${all}`,
    budget: `≥ ${LEAST}; at most 1 of 120`,
    figure: `${mean.toFixed(3)}; ${empty}`,
    ceiling: '1, the best order there is',
    ratio: round(mean, 3),
    good: mean >= LEAST && empty <= all / 120,
    numbers: { asked: isHeldOut(name) ? [] : asked },
  }
}
