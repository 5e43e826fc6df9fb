import type { Db } from '#server/platform/db/database.ts'
import type { Source } from '../../contract.ts'
import { agreementOf, namedWords, type Recognisable, SAME_JOB_DAYS } from '../agreement/rules.ts'
import { type Neighbours, neighbours } from '../neighbours/rules.ts'
import { sameJob, type Sameness } from '../rules.ts'
import { agreementOfStrangers, rareWords } from '../strangers/rules.ts'
import { boilerplateOf, type Print, printOf } from '../texts/rules.ts'
import * as queries from './cluster-queries.ts'
import type { StoredPosting } from './queries.ts'
import type { ReadPosting } from './reading.ts'

/** The real job a posting belongs to, and why, where it is not the first of it. */
export type Placed = { cluster_id: number; cluster: Sameness | null }

/** Texts as they are compared, by content hash; the one used the longest ago stands first. */
export type KnownTexts = Map<string, Print>

/** Some 2 kB each. The texts of one batch are far fewer. */
const MOST_TEXTS = 4000

type NewRow = ReadPosting & { employer_id: number | null }
type Known = Recognisable & { cluster_id: number; content_hash: string }
type Fresh = Known & { source_id: string }
type Found = queries.Candidate
type Candidates = Neighbours<Known> & { alike: ReadonlyMap<string, readonly Found[]> }
type Work = { db: Db; source: Source; now: Date; texts: KnownTexts }

/** Works out, before anything is locked, what the texts of these postings are compared by. */
export function rememberTexts(texts: KnownTexts, rows: ReadPosting[]): void {
  for (const row of rows) remember(texts, row.content_hash, () => printOf(row.description))
}

/** The cluster of every posting, whose texts are remembered: its own if it is stored, that of the most alike, or a new one. */
export async function placeInClusters(
  work: Work,
  rows: NewRow[],
  stored: Map<string, StoredPosting>,
): Promise<Map<string, Placed>> {
  const placed = new Map<string, Placed>()
  const fresh: NewRow[] = []
  for (const row of rows) {
    const before = stored.get(row.source_id)
    if (before) placed.set(row.source_id, { cluster_id: before.cluster_id, cluster: null })
    else fresh.push(row)
  }
  if (fresh.length > 0) await placeFresh(work, fresh, placed)
  return placed
}

async function placeFresh(work: Work, fresh: NewRow[], placed: Map<string, Placed>): Promise<void> {
  const { db, source, now, texts } = work
  const ones = fresh.map((row) => ({
    ...row,
    employer_name: row.employer,
    date_posted: new Date(row.date_posted),
    cluster_id: 0,
  }))
  const known = await findCandidates(work, ones)
  const free = await queries.takeClusterIds(db, fresh.length)
  const used: number[] = []
  const forbidden = await forbiddenClusters(db, source, fresh, placed)
  for (const one of ones) {
    const never = forbidden(one.source_id)
    const alike = known.alike.get(one.source_id) ?? []
    const others = [...known.comparableTo(one), ...alike].filter((other) => !never.has(other.cluster_id))
    const match = mostAlike(one, others, {
      print: (posting) => textOf(texts, posting),
      boilerplate: () => boilerplateAround(texts, one, [...known.ofEmployer(one), ...ones]),
    })
    const cluster_id = match?.cluster_id ?? free.pop()
    if (cluster_id === undefined) throw new Error('Too few clusters were made.')
    if (!match) used.push(cluster_id)
    placed.set(one.source_id, { cluster_id, cluster: match?.sameness ?? null })
    known.add({ ...one, cluster_id })
  }
  forgetOldest(texts)
  await queries.insertClusters(db, used, now)
}

/** What is stored and could be the same job as one of these; the texts to compare are known afterwards. */
async function findCandidates({ db, now, texts }: Work, ones: Fresh[]): Promise<Candidates> {
  const employers = [...new Set(ones.flatMap((one) => (one.employer_id === null ? [] : [one.employer_id])))]
  const titles = [...new Set(ones.map((one) => one.title_key))]
  const since = new Date(now.getTime() - (SAME_JOB_DAYS + 365) * 86_400_000)
  const words = [...new Set(ones.flatMap(namedWords))]
  const candidates = await queries.findCandidates(db, { titles, employers, words }, since)
  const known = neighbours<Known>(candidates)
  const alike = await findAlike({ db, texts }, ones, since)
  const strangers = [...alike.values()].flat()
  const compared = new Set<Known>([...ones.flatMap((one) => known.comparableTo(one)), ...strangers])
  const unknown = [...candidates, ...strangers]
    .filter((other) => compared.has(other) && !texts.has(other.content_hash))
    .map((other) => other.id)
  const found = unknown.length === 0 ? [] : await queries.findTexts(db, unknown)
  for (const { content_hash, description } of found) remember(texts, content_hash, () => printOf(description))
  return { ...known, alike }
}

/** Per posting what has the rare words of its text and may be the same job under another employer's name or none. */
async function findAlike({ db, texts }: Pick<Work, 'db' | 'texts'>, ones: Fresh[], since: Date) {
  const asked = ones.flatMap((one) => {
    const question = rareWords(textOf(texts, one).content)
      .map((group) => group.map(({ word }) => word).join(' & '))
      .join(' | ')
    return question === '' ? [] : [{ one, question }]
  })
  const questions = asked.map(({ question }) => question)
  const found = questions.length === 0 ? [] : await queries.findAlike(db, questions, since)
  return new Map(
    asked.map(({ one }, at) => [
      one.source_id,
      found.filter((other) => other.at === at && !agreementOf(one, other) && agreementOfStrangers(one, other)),
    ]),
  )
}

function remember(texts: KnownTexts, key: string, make: () => Print): Print {
  const text = texts.get(key) ?? make()
  texts.delete(key)
  texts.set(key, text)
  return text
}

function textOf(texts: KnownTexts, { content_hash }: Known): Print {
  return remember(texts, content_hash, () => {
    throw new Error(`The text of ${content_hash} was not looked up.`)
  })
}

function forgetOldest(texts: KnownTexts): void {
  for (const key of texts.keys()) {
    if (texts.size <= MOST_TEXTS) return
    texts.delete(key)
  }
}

/** The clusters a posting must not stand in (decision 016), also those that came to be in this very batch. */
async function forbiddenClusters(db: Db, source: Source, fresh: NewRow[], placed: ReadonlyMap<string, Placed>) {
  const pairs = await queries.findForbidden(
    db,
    source,
    fresh.map((row) => row.source_id),
  )
  return (sourceId: string): Set<number> => {
    const own = pairs.filter((pair) => pair.source_id === sourceId)
    const inBatch = own.map((pair) =>
      pair.other_source === source ? placed.get(pair.other_source_id)?.cluster_id : undefined,
    )
    return new Set([...own.map((pair) => pair.cluster_id), ...inBatch].filter((id) => typeof id === 'number'))
  }
}

/** What the employer of `one` writes into other jobs' postings, as far as their texts are at hand. */
function boilerplateAround(texts: KnownTexts, one: Known, others: Known[]): Set<number> {
  const byTitle = new Map<string, Print>()
  for (const other of others) {
    const text = texts.get(other.content_hash)
    if (text && other.employer_id === one.employer_id && other.title_key !== one.title_key) {
      byTitle.set(other.title_key, text)
    }
  }
  return boilerplateOf([...byTitle.values()].map(({ shingles }) => shingles))
}

type Texts = { print: (posting: Known) => Print; boilerplate: () => Set<number> }

function mostAlike(one: Known, known: Known[], { print, boilerplate }: Texts) {
  let best: { cluster_id: number; sameness: Sameness } | undefined
  if (known.length === 0) return best
  const everywhere = one.employer_id === null ? undefined : boilerplate()
  for (const other of known) {
    const sameness = sameJob(one, other, print, everywhere)
    if (sameness && sameness.score > (best?.sameness.score ?? 0)) best = { cluster_id: other.cluster_id, sameness }
  }
  return best
}
