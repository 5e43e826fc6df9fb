import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SimilarJob } from '../../contract.ts'
import { LIST_DESCRIPTION_LENGTH } from '../../rules.ts'
import { findPostingCards } from '../../server/queries.ts'
import { asJob, CARD_TEXT, type Viewer } from '../../server/wire.ts'
import {
  SIMILAR_BY,
  SIMILAR_TARGET,
  similarityLabel,
  similarityScore,
  titleKeywords,
  type SimilaritySource,
} from '../rules.ts'
import * as queries from './queries.ts'

/** How many a rule looks at to choose its best from. */
const LOOKED_AT = 30

type Found = { row: queries.ComparableRow; score: number; source: SimilaritySource }

/**
 * Up to ten open postings like this one, the most similar first (spec 2 §4): by shared tags, same job type, title words,
 * and the latest where fewer than five were found. The same real job on another board is not listed.
 * @throws AppError 404 when the posting does not exist
 */
export async function similarJobs(deps: Deps, id: number, viewer: Viewer) {
  const [job] = await queries.findComparables(deps.db, [id])
  if (!job) throw new AppError(404, 'job_not_found', 'Job not found.')
  const found = await findSimilar(deps, job)
  const cards = await findPostingCards(
    deps.db,
    found.map(({ row }) => row.id),
    viewer?.id ?? null,
    CARD_TEXT,
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  const results = found.flatMap(({ row, score, source }): SimilarJob[] => {
    const card = byId.get(row.id)
    if (!card) return []
    const extra = { similarityScore: score, similarityLabel: similarityLabel(score), similaritySource: source }
    return [{ ...asJob(card, LIST_DESCRIPTION_LENGTH), ...extra }]
  })
  return { results, count: results.length, next: null, previous: null }
}

async function findSimilar(deps: Deps, job: queries.ComparableRow): Promise<Found[]> {
  const candidates = await candidatesOf(deps, job)
  const rows = await queries.findComparables(deps.db, [...new Set(candidates.flatMap(({ ids }) => ids))])
  const byId = new Map(rows.filter((row) => row.cluster_id !== job.cluster_id).map((row) => [row.id, row]))
  const chosen = new Map<number, Found>()
  for (const { source, ids } of candidates) {
    if (source === 'latest' && chosen.size >= SIMILAR_BY.latest) continue
    const scored = ids.flatMap((id): Found[] => {
      const row = byId.get(id)
      return row && !chosen.has(id) ? [{ row, score: similarityScore(job, row), source }] : []
    })
    // A stable sort keeps the newest first among equals.
    const best = scored.toSorted((a, b) => b.score - a.score).slice(0, SIMILAR_BY[source])
    for (const one of best) chosen.set(one.row.id, one)
  }
  return [...chosen.values()].toSorted((a, b) => b.score - a.score).slice(0, SIMILAR_TARGET)
}

async function candidatesOf(
  { db }: Deps,
  job: queries.ComparableRow,
): Promise<{ source: SimilaritySource; ids: number[] }[]> {
  const tagIds = await queries.findTagIdsOf(db, job.id)
  const any = (lexemes: string[]) => lexemes.map((lexeme) => `'${lexeme}'`).join('|')
  const types = job.job_types.map((type) => `~j:${type.toLowerCase().replace(/['\\]/g, '')}`)
  const words = titleKeywords(job.title).slice(0, 8)
  const newest = (lexemes: string[]) => (lexemes.length === 0 ? [] : queries.findNewest(db, any(lexemes), LOOKED_AT))
  const [tags, jobType, title, latest] = await Promise.all([
    newest(tagIds.map((id) => `~t:${id}`)),
    newest(types),
    words.length === 0 ? [] : queries.findByWords(db, words, LOOKED_AT),
    queries.findNewest(db, null, SIMILAR_BY.latest + 1),
  ])
  return [
    { source: 'tags', ids: tags },
    { source: 'jobType', ids: jobType },
    { source: 'title', ids: title },
    { source: 'latest', ids: latest },
  ]
}
