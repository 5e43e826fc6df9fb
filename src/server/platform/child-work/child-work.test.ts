import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type ChildWork, createChildWork } from './child-work.ts'
import { residentBytes } from './resident-bytes.ts'

const MODULE = path.join(import.meta.dirname, 'testing', 'odd-child.ts')
const opened: ChildWork[] = []
function open(
  given: { startMs?: number; ms?: number; atOnce?: number; mostWaiting?: number; waitMs?: number } = {},
): ChildWork {
  const work = createChildWork({
    module: MODULE,
    readable: [path.join(import.meta.dirname, path.sep)],
    limits: { startMs: given.startMs ?? 20_000, ms: given.ms ?? 20_000, bytes: 150_000_000, answerBytes: 100_000 },
    atOnce: given.atOnce ?? 2,
    mostWaiting: given.mostWaiting ?? 2,
    waitMs: given.waitMs ?? 20_000,
  })
  opened.push(work)
  return work
}
afterEach(() => Promise.all(opened.splice(0).map((work) => work.close())))
const nothing = Buffer.alloc(0)

describe('a child', () => {
  test('is asked and answers, and knows nothing of our settings', async () => {
    const work = open()
    const question = Buffer.from('kumusta '.repeat(5000))
    expect(await work.ask(question, ['echo'])).toEqual({ kind: 'answered', answer: question })
    const env = await work.ask(nothing, ['env'])
    const known = env.kind === 'answered' ? Object.keys(JSON.parse(env.answer.toString()) as object) : []
    expect(known.filter((name) => !['NODE_ENV', 'PWD', 'SHLVL', '_', 'OLDPWD'].includes(name))).toEqual([])
  })

  test.each([
    ['runs for ever', 'spin', 'too slow', 1500],
    ['fills its heap', 'heap', 'crashed', 20_000],
    ['fills memory beside its heap', 'buffers', 'too large', 20_000],
    ['says too much', 'flood', 'too large', 20_000],
    ['writes a file', 'write', 'crashed', 20_000],
    ['starts a process', 'exec', 'crashed', 20_000],
    ['reads elsewhere', 'read', 'crashed', 20_000],
    ['throws', 'throw', 'crashed', 20_000],
    ['gives up', 'give-up', 'gave up', 20_000],
  ])('that %s is ended', async (_, what, why, ms) => {
    const end = await open({ ms }).ask(nothing, [what])
    // A heap may reach the limit of the process before its own.
    const ends = what === 'heap' ? ['crashed', 'too large'] : [why]
    expect(ends).toContain(end.kind === 'failed' ? end.why : end.kind)
  })
})

test('only so many run and wait; the others are busy, and so is who waited too long', async () => {
  const work = open({ ms: 1500, atOnce: 1, mostWaiting: 1, waitMs: 300 })
  const running = work.ask(nothing, ['spin'])
  const waiting = work.ask(nothing, ['give-up'])
  await expect(work.ask(nothing, ['give-up'])).rejects.toMatchObject({ status: 503, code: 'busy' })
  await expect(waiting).rejects.toMatchObject({ status: 503 })
  expect(await running).toEqual({ kind: 'failed', why: 'too slow' })
  expect(await work.ask(nothing, ['give-up'])).toEqual({ kind: 'failed', why: 'gave up' })
})

test('closing ends who runs, refuses who waits and takes nobody in', async () => {
  const work = open({ atOnce: 1 })
  const running = work.ask(nothing, ['spin'])
  const waiting = work.ask(nothing, ['echo'])
  const [closed, refused] = await Promise.allSettled([work.close(), waiting])
  expect([closed.status, refused.status]).toEqual(['fulfilled', 'rejected'])
  expect(await running).toEqual({ kind: 'failed', why: 'stopped' })
  await expect(work.ask(nothing, ['echo'])).rejects.toMatchObject({ status: 503 })
})

test('a child that does not come up is told from one that is slow', async () => {
  const work = open({ startMs: 700 })
  expect(await work.ask(nothing, ['late'])).toEqual({ kind: 'failed', why: 'not started' })
})

test('memory is known where the system tells it, and nothing of nobody', () => {
  expect(residentBytes(undefined)).toBe(0)
  if (process.platform === 'linux') expect(residentBytes(process.pid)).toBeGreaterThan(10_000_000)
})
