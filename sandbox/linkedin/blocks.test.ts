import { request as rawRequest } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type RunningServer } from '../http/server.ts'
import { createLinkedin, type Linkedin } from './linkedin.ts'
import { samplePostings } from './sample-postings.ts'

let server: RunningServer
let site: Linkedin

beforeEach(async () => {
  site = createLinkedin({ postings: samplePostings(30) })
  server = await startServer({ ...site, port: 0 })
  site.control.clock.hold(new Date('2026-11-21T09:30:00Z'))
})

afterEach(() => server.close())

async function search(): Promise<Response> {
  return fetch(`${server.url}/jobs-guest/jobs/api/seeMoreJobPostings/search`, { redirect: 'manual' })
}

async function control(method: string, path: string, body: Record<string, unknown> = {}): Promise<Response> {
  return fetch(`${server.url}/__control${path}`, { method, body: JSON.stringify(body) })
}

async function statuses(count: number): Promise<number[]> {
  const met: number[] = []
  for (let at = 0; at < count; at += 1) met.push((await search()).status)
  return met
}

describe('limits and blocks, linkedin.md §4', () => {
  it('lets ten requests a minute pass, then answers 429 without Retry-After until a pause', async () => {
    expect(await statuses(10)).toEqual(Array(10).fill(200))
    const refused = await search()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, null])
    expect((await fetch(`${server.url}/jobs-guest/jobs/api/jobPosting/4400000001`)).status).toBe(429)
    site.control.clock.advance(61)
    expect((await search()).status).toBe(200)
  })

  it('lets a paced client through for ever', async () => {
    for (let at = 0; at < 40; at += 1) {
      expect((await search()).status).toBe(200)
      site.control.clock.advance(7)
    }
  })

  it('has a burst that can be widened and switched off', async () => {
    await control('POST', '/burst', { requests: 2, per_seconds: 5 })
    expect(await statuses(3)).toEqual([200, 200, 429])
    await control('POST', '/burst', { off: true })
    expect(await statuses(30)).toEqual(Array(30).fill(200))
    expect((await control('POST', '/burst', { requests: 0 })).status).toBe(400)
  })

  it('answers 999 to a request without a user agent', async () => {
    const status = await new Promise((resolve, reject) => {
      const asked = rawRequest(`${server.url}/jobs-guest/jobs/api/seeMoreJobPostings/search`, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      asked.on('error', reject).end()
    })
    expect(status).toBe(999)
  })

  it('denies with 999, as often as told', async () => {
    await control('POST', '/block', { kind: 'denied', times: 2 })
    expect(await statuses(3)).toEqual([999, 999, 200])
  })

  it('redirects to the authwall, which answers 200 and holds no posting', async () => {
    await control('POST', '/block', { kind: 'authwall' })
    const answer = await search()
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/^\/authwall\?.*sessionRedirect=http/)
    const wall = await fetch(`${server.url}/jobs/view/4400000001`)
    expect([wall.status, new URL(wall.url).pathname]).toEqual([200, '/authwall'])
    expect(await wall.text()).not.toContain('top-card-layout')
    await control('DELETE', '/block')
    expect((await search()).status).toBe(200)
  })

  it('blocks softly: 200 and the tiny body at start 0', async () => {
    await control('POST', '/block', { kind: 'soft' })
    const answer = await search()
    expect([answer.status, (await answer.text()).length]).toEqual([200, 26])
  })

  it('refuses a block it does not know', async () => {
    expect((await control('POST', '/block', { kind: 'maybe' })).status).toBe(400)
  })

  it.each([502, 520, 524])('answers %i when told to', async (status) => {
    await control('POST', '/misbehave', { mode: '5xx', status, times: 1 })
    expect(await statuses(2)).toEqual([status, 200])
  })

  it('tells its burst, block and links in the state, and reset restores them', async () => {
    await control('POST', '/block', { kind: 'denied' })
    await control('POST', '/burst', { off: true })
    expect(site.control.state()).toMatchObject({ block: { kind: 'denied' }, burst: null, links: 'own', postings: 30 })
    await control('POST', '/reset')
    expect(site.control.state()).toMatchObject({ block: null, burst: { requests: 10, perSeconds: 60 } })
  })
})
