import { LRUCache } from 'lru-cache'
import type { LimitName } from '#contract/endpoint.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { deleteHits, deleteOldWindows, updateHits } from './queries.ts'

type Rule = { seconds: number; perUser: number; perAddress: number; sentence: string }

const MINUTE = 60
const GENERAL = 'Too many requests. Please try again later.'

/** Figures of careful §2; the sentences are spec 1 §8's where it has one. */
const RULES: Record<LimitName, Rule> = {
  read: { seconds: 5 * MINUTE, perUser: 1500, perAddress: 300, sentence: GENERAL },
  // As many as calls, and counted apart: a page and what its scripts ask for.
  page: { seconds: 5 * MINUTE, perUser: 300, perAddress: 300, sentence: GENERAL },
  write: { seconds: 5 * MINUTE, perUser: 600, perAddress: 150, sentence: GENERAL },
  // One for nearly every key that is pressed, and none of them matters.
  suggest: { seconds: 5 * MINUTE, perUser: 1500, perAddress: 600, sentence: GENERAL },
  login: {
    seconds: 5 * MINUTE,
    perUser: 25,
    perAddress: 25,
    sentence: 'Too many login attempts. Please try again later.',
  },
  register: {
    seconds: 30 * MINUTE,
    perUser: 5,
    perAddress: 5,
    sentence: 'Too many signup attempts. Please try again later.',
  },
  code: { seconds: 5 * MINUTE, perUser: 25, perAddress: 25, sentence: GENERAL },
  'mail-code': { seconds: MINUTE, perUser: 5, perAddress: 5, sentence: GENERAL },
  upload: { seconds: 30 * MINUTE, perUser: 30, perAddress: 30, sentence: GENERAL },
  apply: { seconds: 5 * MINUTE, perUser: 30, perAddress: 60, sentence: GENERAL },
  // Each may cost the operator money.
  proposals: { seconds: 30 * MINUTE, perUser: 60, perAddress: 180, sentence: GENERAL },
  letter: { seconds: 30 * MINUTE, perUser: 40, perAddress: 120, sentence: GENERAL },
  // Tries of a card: enough for a person with three of them, few for who tests stolen ones.
  pay: { seconds: 10 * MINUTE, perUser: 12, perAddress: 40, sentence: GENERAL },
  contact: { seconds: 60 * MINUTE, perUser: 10, perAddress: 10, sentence: GENERAL },
  'board-login': { seconds: 5 * MINUTE, perUser: 10, perAddress: 20, sentence: GENERAL },
}

/** Doors: knocking with somebody's token, or with many, opens no second count. */
const BY_ADDRESS_ONLY = new Set<LimitName>(['login', 'register', 'code', 'mail-code'])

/** These are counted in memory and written down in batches: a row lock for every read would cost more than the read. */
const BATCHED = new Set<LimitName>(['read', 'page', 'write', 'suggest'])
const BATCH_SHARE = 20
const BATCH_MS = 5000
/** About 20 MB. Whoever was not heard of the longest goes first, and loses what was not written down yet. */
const MOST_COUNTERS = 100_000
const KEEP_MS = 86_400_000

type Counter = { windowStart: number; known: number; pending: number; writtenAt: number }

export type Limits = {
  /** @throws AppError 429 with `Retry-After` when the caller has used up its window. */
  take(name: LimitName, who: { userId: number | null; address: string }): Promise<void>
  /**
   * A limit of a room's own, such as per e-mail address; gives the window's sum as `count` does.
   * @throws AppError 429
   */
  takeKey(key: string, rule: { seconds: number; max: number; sentence: string }): Promise<number>
  /** Counts for a room that decides by itself; gives the window's sum, this one included, as if `LIMITS_FACTOR` were 1. */
  count(key: string, seconds: number): Promise<number>
  /** Takes back what `count` counted last; joins the transaction where one is given. */
  giveBack(key: string, seconds: number, transaction?: Db): Promise<void>
  /** Frees a key and all that begin with it and a colon. */
  forget(key: string): Promise<void>
  /** Forgets windows nobody can be held to any more. */
  sweep(): Promise<void>
}

/** IPv6 callers own a /64, so that is what is counted. */
export function limitedAddress(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address
  return plain.includes(':') ? expand(plain).slice(0, 4).join(':') : plain
}

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  return [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right]
}

type OwnRule = { seconds: number; max: number; sentence: string }

/** Limits kept in the database, so that many processes share them; `factor` raises them all for load runs. */
export function createLimits(db: Db, clock: Clock, factor: number): Limits {
  const takeKey = async (key: string, rule: OwnRule) => {
    const start = windowOf(clock, rule.seconds)
    const hits = await updateHits(db, key, new Date(start), 1)
    if (hits > rule.max * factor) refuse(clock, start, rule)
    return hits / factor
  }
  const counters = new LRUCache<string, Counter>({ max: MOST_COUNTERS })
  const takeBatched = batched(db, clock, counters)
  return {
    async take(name, who) {
      const { seconds, perAddress, perUser, sentence } = RULES[name]
      const userId = BY_ADDRESS_ONLY.has(name) ? null : who.userId
      const key = userId === null ? `${name}:ip:${limitedAddress(who.address)}` : `${name}:user:${userId}`
      const max = userId === null ? perAddress : perUser
      if (BATCHED.has(name)) await takeBatched(key, { seconds, max: max * factor, sentence })
      else await takeKey(key, { seconds, max, sentence })
    },
    takeKey,
    count: async (key, seconds) => (await updateHits(db, key, new Date(windowOf(clock, seconds)), 1)) / factor,
    async giveBack(key, seconds, transaction = db) {
      await updateHits(transaction, key, new Date(windowOf(clock, seconds)), -1)
    },
    forget: (key) => deleteHits(db, key),
    async sweep() {
      await deleteOldWindows(db, new Date(clock.now().getTime() - KEEP_MS))
    },
  }
}

/** Counts in memory and writes the sum down now and then; what the other processes counted comes back with it. */
const batched =
  (db: Db, clock: Clock, counters: LRUCache<string, Counter>) =>
  async (key: string, rule: OwnRule): Promise<void> => {
    const now = clock.now().getTime()
    const start = windowOf(clock, rule.seconds)
    let counter = counters.get(key)
    if (counter?.windowStart !== start) {
      counter = { windowStart: start, known: 0, pending: 0, writtenAt: now }
      counters.set(key, counter)
    }
    counter.pending += 1
    if (counter.pending >= rule.max / BATCH_SHARE || now - counter.writtenAt > BATCH_MS) {
      const hits = counter.pending
      counter.pending = 0
      counter.writtenAt = now
      counter.known = await updateHits(db, key, new Date(start), hits)
    }
    if (counter.known + counter.pending > rule.max) refuse(clock, start, rule)
  }

function refuse(clock: Clock, windowStart: number, rule: OwnRule): never {
  const left = Math.ceil((windowStart + rule.seconds * 1000 - clock.now().getTime()) / 1000)
  throw new AppError(429, 'rate_limited', rule.sentence, {}, { retryAfter: Math.max(1, left) })
}

const windowOf = (clock: Clock, seconds: number) =>
  Math.floor(clock.now().getTime() / (seconds * 1000)) * seconds * 1000
