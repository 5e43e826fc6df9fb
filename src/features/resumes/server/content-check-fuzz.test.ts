import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resumeKind } from './content-check.ts'
import { FUZZED_FILES } from './testing/fuzzed-files.ts'
import { HOSTILE_FILES } from './testing/hostile-files.ts'

/** No file may keep the server longer (issue, "hang"). */
const LONGEST_MS = 5000
/** All files of a kind together; the largest upload alone takes part of it. */
const MOST_GROWTH = 160_000_000

async function timed(bytes: Buffer) {
  const begun = performance.now()
  const kind = await resumeKind(bytes)
  return { kind, took: performance.now() - begun }
}

describe('whatever is sent, it is judged: nothing thrown, nothing hangs, nothing grows', () => {
  test.each(Object.entries(FUZZED_FILES))('%s', async (_, files) => {
    const before = process.memoryUsage.rss()
    let most = 0
    await fc.assert(
      fc.asyncProperty(files, async (bytes) => {
        const { kind, took } = await timed(bytes)
        expect([null, 'pdf', 'doc', 'docx']).toContain(kind)
        expect(took).toBeLessThan(LONGEST_MS)
        most = Math.max(most, process.memoryUsage.rss() - before)
      }),
      { numRuns: 200 },
    )
    expect(most).toBeLessThan(MOST_GROWTH)
  })

  test.each(HOSTILE_FILES)('%s is refused', async (_, make) => {
    const bytes = make()
    const before = process.memoryUsage.rss()
    const { kind, took } = await timed(bytes)
    expect(kind).toBeNull()
    expect(took).toBeLessThan(LONGEST_MS)
    expect(process.memoryUsage.rss() - before).toBeLessThan(MOST_GROWTH)
  })
})
