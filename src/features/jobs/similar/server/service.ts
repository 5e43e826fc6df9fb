import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/binder.ts'
import { written } from '#server/platform/http/written.ts'
import { jobs, type SimilarJob } from '../../contract.ts'
import { LIST_DESCRIPTION_LENGTH } from '../../rules.ts'
import { withFailures } from '../../server/failed-applications.ts'
import { findHiddenAmong, findOwnListing, findOwnRow, findPostingCards } from '../../server/queries.ts'
import { asSeenBy, shared } from '../../server/shared-answers.ts'
import { asJob, CARD_TEXT } from '../../server/wire.ts'
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
 * Up to ten open postings like this one, the most similar first, each with the rule that found it (spec 2 §4). The same
 * real job on another board is not listed. Shared like a search by signed-in people who hide nothing (decision 015).
 * @throws AppError 404 when the posting does not exist
 */
export async function similarJobs(deps: Deps, id: number, user: SignedIn | null) {
  if (user === null) return similarAs(deps, id, null)
  const { hides, revision } = user.view
  if (hides) return similarAs(deps, id, user.id)
  const make = async () => written(jobs.similar, await similarAs(deps, id, null))
  const page = await shared(deps, `similar ${revision} ${id}`, make)
  return asSeenBy(deps, page, user)
}

/** `hiding` is the person whose hidden employers and words are left out. */
async function similarAs(deps: Deps, id: number, hiding: number | null) {
  const job = await queries.findComparable(deps.db, id)
  if (!job) throw new AppError(404, 'job_not_found', 'Job not found.')
  const { found, hidden } = await findSimilar(deps, job, hiding)
  const cards = await findPostingCards(
    deps.db,
    found.map(({ row }) => row.id),
    hiding,
    CARD_TEXT,
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  const results = found.flatMap(({ row, score, source }): SimilarJob[] => {
    const card = byId.get(row.id)
    if (!card) return []
    const extra = { similarityScore: score, similarityLabel: similarityLabel(score), similaritySource: source }
    return [{ ...asJob(card, LIST_DESCRIPTION_LENGTH), ...extra }]
  })
  const seen = await withFailures(deps.db, results, hiding)
  const left = hidden === null ? {} : { hidden_count: hidden }
  return { results: seen, count: results.length, next: null, previous: null, ...left }
}

/**
 * The cascade (spec 2 §4): shared tags, then job type, then title words, each only while there are fewer than ten; the
 * latest only where all of that found fewer than five. The best of what was found, at most ten. `hidden` is
 * how many of those that were looked at the person hides; null for who hides nothing.
 */
async function findSimilar(deps: Deps, job: Compared, hiding: number | null) {
  const gone = new Set<number>()
  const apart = await apartFrom(deps, job, hiding)
  const chosen = new Map<number, Found>()
  for (const [source, find] of rulesFor(deps, job)) {
    if (chosen.size >= (source === 'latest' ? SIMILAR_BY.latest : SIMILAR_TARGET)) break
    const looked = (await find()).filter(({ id }) => !chosen.has(id) && id !== job.id)
    if (hiding !== null) for (const id of await findHiddenAmong(deps.db, idsOf(looked), hiding)) gone.add(id)
    const others = await apart(looked, [...chosen.keys()])
    const scored = others
      .filter((row) => !gone.has(row.id))
      .map((row): Found => ({ row, score: similarityScore(job, row), source }))
      // The newest first among equals: that is how they were found, and sorting keeps it.
      .toSorted((a, b) => b.score - a.score)
    for (const one of scored.slice(0, SIMILAR_BY[source])) chosen.set(one.row.id, one)
  }
  const found = [...chosen.values()].toSorted((a, b) => b.score - a.score).slice(0, SIMILAR_TARGET)
  return { found, hidden: hiding === null ? null : gone.size }
}

/** Leaves out what is one job with `job`, or with one that was chosen already, for everybody or for this person. */
async function apartFrom({ db }: Deps, job: Compared, viewer: number | null) {
  if (viewer === null) {
    return (rows: queries.ComparableRow[]) => Promise.resolve(rows.filter((row) => row.cluster_id !== job.cluster_id))
  }
  const own = await findOwnRow(db, job.id, viewer)
  return async (rows: queries.ComparableRow[], chosen: number[]) => {
    const listed = new Set(await findOwnListing(db, [...chosen, ...idsOf(rows)], viewer))
    return rows.filter((row) => listed.has(row.id) && !own.has(row.id))
  }
}

const idsOf = (rows: queries.ComparableRow[]): number[] => rows.map(({ id }) => id)

type Rule = [source: SimilaritySource, find: () => Promise<queries.ComparableRow[]>]
type Compared = NonNullable<Awaited<ReturnType<typeof queries.findComparable>>>

function rulesFor({ db }: Deps, job: Compared): Rule[] {
  const newest = async (lexemes: string[]) =>
    lexemes.length === 0 ? [] : queries.findNewest(db, lexemes.map((lexeme) => `'${lexeme}'`).join('|'), LOOKED_AT)
  const types = job.job_types.map((type) => `~j:${type.toLowerCase().replace(/['\\]/g, '')}`)
  const words = titleKeywords(job.title).slice(0, 8)
  return [
    ['tags', () => newest(job.tag_ids.map((id) => `~t:${id}`))],
    ['jobType', () => newest(types)],
    ['title', async () => (words.length === 0 ? [] : queries.findByWords(db, words, LOOKED_AT))],
    ['latest', () => queries.findNewest(db, null, SIMILAR_TARGET + 1)],
  ]
}
