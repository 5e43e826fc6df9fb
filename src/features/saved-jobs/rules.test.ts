import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSaved } from './matching/rules.ts'
import { cleanTags, meterOf, removalOf, TAGS_MAX } from './rules.ts'

describe('the meter (spec 2 §4, §9)', () => {
  test.each([
    [0, 5, 'success', false],
    [3, 5, 'success', false],
    [4, 5, 'mangga', false],
    [5, 5, 'danger', true],
    [19, 25, 'success', false],
    [20, 25, 'mangga', false],
    [22, 25, 'mangga', false],
    [23, 25, 'mangga', true],
    [24, 25, 'mangga', true],
    [25, 25, 'danger', true],
    [79, 100, 'success', false],
    [80, 100, 'mangga', false],
    [89, 100, 'mangga', false],
    [90, 100, 'mangga', true],
    [99, 100, 'mangga', true],
    [100, 100, 'danger', true],
    [60, 25, 'danger', true],
  ] as const)('%i of %i is %s, with the upgrade button: %j', (used, max, tone, upgrade) => {
    expect(meterOf(used, max)).toMatchObject({ tone, upgrade })
  })

  test('is never less than empty nor more than full, and the button never comes before the yellow', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (used, max) => {
        const meter = meterOf(used, max)
        expect(meter.share).toBeGreaterThanOrEqual(0)
        expect(meter.share).toBeLessThanOrEqual(1)
        if (meter.upgrade) expect(meter.tone).not.toBe('success')
        if (meter.tone === 'danger') expect(meter.upgrade).toBe(true)
      }),
    )
  })
})

describe('which entry stands for a posting (spec 2 §4)', () => {
  const first = { id: 11, job: 1, job_id: 1, job_details: { id: 1 } }
  const second = { id: 1, job: 2, job_id: 2, job_details: { id: 2 } }
  const old = { id: 13, job_details: { id: 3 } }
  const local = { id: 'local-1', job_id: 4 }
  const all = [first, second, old, local]

  test('by entry id, by job id, by embedded job id, by job_id', () => {
    expect(findSaved(all, { entry: 1, jobs: [] })).toBe(second)
    expect(findSaved(all, { jobs: [1] })).toBe(first)
    expect(findSaved(all, { jobs: [3] })).toBe(old)
    expect(findSaved(all, { jobs: [4] })).toBe(local)
  })

  test('the same real job on another board counts', () => {
    expect(findSaved(all, { jobs: [99, 2] })).toBe(second)
  })

  test('an entry whose own number is a posting’s is not mistaken for it', () => {
    expect(findSaved([second], { jobs: [1] })).toBeUndefined()
    expect(findSaved(all, { jobs: [11, 13] })).toBeUndefined()
  })

  test('removing goes by entry id, else by embedded job id, else by job_id', () => {
    expect(removalOf(first)).toEqual({ id: 11, by: 'entry' })
    expect(removalOf({ id: 'local-9', job_id: 8, job_details: { id: 7 } })).toEqual({ id: 7, by: 'job' })
    expect(removalOf(local)).toEqual({ id: 4, by: 'job' })
    expect(removalOf({ id: 'local-9' })).toBeUndefined()
  })
})

describe('tags', () => {
  test('are trimmed, none empty, none twice whatever the case', () => {
    expect(cleanTags([' Night  shift ', 'night shift', '', '  ', 'USD'])).toEqual(['Night shift', 'USD'])
  })

  test('cleaned once are clean', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 12 }), { maxLength: TAGS_MAX }), (tags) => {
        const clean = cleanTags(tags)
        expect(cleanTags(clean)).toEqual(clean)
        expect(clean.length).toBeLessThanOrEqual(tags.length)
      }),
    )
  })
})
