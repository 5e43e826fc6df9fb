import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { arrive, arriveSamples } from '#server/testing/sample-postings.ts'
import { refreshSearch } from '../../ingest/server/service.ts'
import type { Suggestion } from '../contract.ts'

let h: House
beforeAll(async () => {
  h = await house()
  await arriveSamples(h)
  await arrive(
    h,
    Array.from({ length: 12 }, (_, index) => ({
      title: index < 3 ? 'URGENT: Video Editor (WFH)' : `Video Editor of kind ${index}`,
      employer: `Studio ${index}`,
      tags: ['Video Editing', 'Premiere Pro'],
    })),
    3000,
  )
  await refreshSearch(h.deps)
})
afterAll(() => h.close())

const suggest = async (q: string, token?: string) => {
  const { status, body } = await h.call(
    'GET',
    `/api/jobs/suggestions/?${new URLSearchParams({ q }).toString()}`,
    token ? { token } : {},
  )
  expect(status).toBe(200)
  return body.results as Suggestion[]
}
const texts = async (q: string, token?: string) => (await suggest(q, token)).map((one) => one.text)

describe('GET /api/jobs/suggestions/', () => {
  it.each([
    ['a title', 'vir', { kind: 'title', text: 'Virtual Assistant', count: 1 }],
    ['a title by a later word', 'assis', { kind: 'title', text: 'Virtual Assistant', count: 1 }],
    ['two words', 'virtual as', { kind: 'title', text: 'Virtual Assistant', count: 1 }],
    ['a skill with its count', 'premi', { kind: 'skill', text: 'Premiere Pro', count: 12 }],
    ['an employer', 'pixel', { kind: 'employer', text: 'Pixel Barn', count: 2 }],
    ['without accents', 'cafe', { kind: 'title', text: 'Café Bookkeeper', count: 1 }],
    ['in capitals with signs', '  VIR!!', { kind: 'title', text: 'Virtual Assistant', count: 1 }],
    ['another name of the same work', 'va', { kind: 'title', text: 'Virtual Assistant', count: 1 }],
    ['what was nearly typed', 'virtaul assistant', { kind: 'title', text: 'Virtual Assistant', count: 1 }],
  ])('suggests %s', async (_, typed, expected) => {
    expect(await suggest(typed)).toContainEqual(expected)
  })

  it('counts titles that name the same job once, by what they name', async () => {
    const [first] = (await suggest('urgent')).concat(await suggest('video edi'))
    expect(first).toEqual({ kind: 'title', text: 'URGENT: Video Editor (WFH)', count: 3 })
  })

  it('gives eight at most, of each kind some', async () => {
    const found = await suggest('video')
    expect(found.length).toBeLessThanOrEqual(8)
    expect(found.filter((one) => one.kind === 'title')).toHaveLength(4)
    expect(found).toContainEqual({ kind: 'skill', text: 'Video Editing', count: 12 })
  })

  it('does not suggest closed postings', async () => {
    expect(await texts('closed')).toEqual([])
  })

  it.each(['', ' ', 'v', '%', '_%', "'; drop table jobs", '\\', '\0', '😀', 'x'.repeat(5000)])(
    '%j has nothing to suggest and does no harm',
    async (typed) => {
      expect(await texts(typed)).toEqual([])
    },
  )

  it('puts own recent searches first, nobody else’s, and all of them while nothing is typed', async () => {
    const [luz, ben] = [await h.signUp(), await h.signUp()]
    for (const query of ['bookkeeper xero', 'Virtual Assistant', 'night shift']) {
      h.clock.advance(1000)
      const answer = await h.call('POST', '/api/jobseeker/search/record/', { token: luz.token, body: { query } })
      expect(answer.status).toBe(201)
    }
    expect(await texts('', luz.token)).toEqual(['night shift', 'Virtual Assistant', 'bookkeeper xero'])
    expect(await suggest('xer', luz.token)).toContainEqual({ kind: 'recent', text: 'bookkeeper xero', count: null })
    expect(await texts('virt', luz.token)).toEqual(['Virtual Assistant'])
    expect(await texts('', ben.token)).toEqual([])
    expect(await texts('')).toEqual([])
  })
})
