import { createHash } from 'node:crypto'
import type { FilterQuery } from '#features/jobs/contract.ts'
import { readSearch } from '#features/jobs/server/service.ts'
import { type Criteria, CRITERIA_KEYS } from '#features/saved-searches/rules.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { keysOf } from '../rules.ts'
import * as queries from './question-queries.ts'

const READ_AT_ONCE = 200
/** A filter stands in more postings than any word. */
const FILTER_COST = 10_000_000
const DAY_MS = 86_400_000
const [KEEP_READ_MS, KEEP_UNASKED_MS] = [20 * 3_600_000, 7 * DAY_MS]

type Reading = Pick<Deps, 'db' | 'config'>

/** The same search in one way of writing, without its order, which finds nothing else. */
function criteriaKey(criteria: Criteria): string {
  const said = CRITERIA_KEYS.filter((key) => key !== 'sort_by').map((key) => [key, (criteria[key] ?? '').trim()])
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/**
 * The question a search asks, kept once for everybody who looks for the same.
 * @returns null where it would find any posting
 */
export async function keepQuestion(deps: Reading, criteria: Criteria, now: Date): Promise<number | null> {
  const known = await queries.findQuestion(deps.db, criteriaKey(criteria), new Date(now.getTime() - KEEP_READ_MS))
  return known ?? readQuestion(deps, criteria, now)
}

async function readQuestion({ db, config }: Reading, criteria: Criteria, now: Date): Promise<number | null> {
  const { advanced, ...terms } = await readSearch({ db, config }, criteria as Partial<FilterQuery>)
  const finished = { ...terms, typed: `${terms.typed} ${terms.last}`, last: '' }
  // Where no words are known yet, the last one may be the begin of any: then it is taken as it stands.
  const read = (await withKeys(db, terms)) ?? (terms.last === '' ? null : await withKeys(db, finished))
  if (read === null) return null
  return queries.upsertQuestion(db, { criteria_key: criteriaKey(criteria), criteria, advanced, ...read }, now)
}

async function withKeys(db: Db, terms: queries.Terms): Promise<{ question: string; keys: string[] } | null> {
  const question = await queries.askQuestion(db, terms)
  if (question === null) return null
  const words = [...question.matchAll(/'((?:[^']|'')*)'/g)].map(([, word = '']) => word.replaceAll("''", "'"))
  const counts = await queries.countPostingsWith(db, [...new Set(words)])
  const keys = keysOf(question, (word) => counts.get(word) ?? (word.startsWith('~') ? FILTER_COST : 0))
  return keys && { question, keys }
}

/** Reads the searches of alerts that were never read, or were changed; one that would find anything is paused. */
export async function readUnread(deps: Reading & Pick<Deps, 'clock'>): Promise<void> {
  for (;;) {
    const unread = await queries.findUnread(deps.db, READ_AT_ONCE)
    for (const id of unread) {
      await inTransaction(deps.db, async (db) => {
        const criteria = await queries.lockUnread(db, id)
        if (!criteria) return
        const question = await keepQuestion({ db, config: deps.config }, criteria, deps.clock.now())
        await (question === null ? queries.pauseAlert(db, id, deps.clock.now()) : queries.setQuestion(db, id, question))
      })
    }
    if (unread.length < READ_AT_ONCE) return
  }
}

/** Reads every search somebody asks again once a day: the words it may be completed by have changed meanwhile. */
export async function refreshQuestions(deps: Reading & Pick<Deps, 'clock'>, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now()
  await queries.deleteUnasked(deps.db, new Date(now.getTime() - KEEP_UNASKED_MS))
  for (;;) {
    const stale = await queries.findStale(deps.db, new Date(now.getTime() - KEEP_READ_MS), READ_AT_ONCE)
    for (const { criteria } of stale) {
      await inTransaction(deps.db, (db) => readQuestion({ db, config: deps.config }, criteria, now))
    }
    if (stale.length < READ_AT_ONCE || signal.aborted) return
  }
}
