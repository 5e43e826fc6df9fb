import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { samplePosting } from './sample-posting.ts'
import { startBoard, type TestBoard } from './test-board.ts'

const job = '/jobseekers/job/Shopify-VA-1740001'
let board: TestBoard

beforeEach(async () => {
  board = await startBoard({ postings: [samplePosting(), samplePosting({ id: 1_740_009, title: 'Older job' })] })
})
afterEach(() => board.close())

async function control(
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; json: Record<string, unknown> }> {
  const answer = await fetch(`${board.url}/__control${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> }
}

describe('accounts', () => {
  test('points, ID Proof and password of an account can be set, its password is never told', async () => {
    const { json } = await control('POST', '/accounts', {
      email: 'JUN@board.test',
      points: 25,
      id_proof: 80,
      password: 'New-one-1',
    })
    expect(json).toMatchObject({ email: 'jun@board.test', points: 25, idProof: 80 })
    expect(JSON.stringify(await control('GET', '/accounts'))).not.toMatch(/New-one-1|Board-demo/)
    expect((await board.visitor().logIn('jun@board.test', 'Board-demo-2')).$('p.error').length).toBe(1)
    const { $ } = await board.visitor().logIn('jun@board.test', 'New-one-1')
    expect([$('.points-left').text(), $('.id-proof-score').text()]).toEqual(['25 apply points left', '80'])
  })

  test('a new account can sign in at once', async () => {
    await control('POST', '/accounts', { email: 'new@board.test', password: 'Secret-1', name: 'New One', points: 9 })
    expect((await board.visitor().logIn('new@board.test', 'Secret-1')).$('h1').text()).toBe('Hello, New One')
  })

  test('ending sessions sends the member to /login', async () => {
    const visitor = board.visitor()
    await visitor.logIn('maria@board.test', 'Board-demo-1')
    expect((await control('POST', '/sessions/end', { email: 'maria@board.test' })).json).toEqual({ ended: 1 })
    expect((await visitor.get('/message/sent')).location).toBe('/login')
  })

  test('a body without sense is answered with 400 and a sentence', async () => {
    expect((await control('POST', '/accounts', { email: 'x@board.test', points: 5 })).json).toEqual({
      error: 'password is missing.',
    })
    for (const bad of [{ email: 'jun@board.test', points: -1 }, { email: 'jun@board.test', id_proof: 100 }, {}]) {
      expect((await control('POST', '/accounts', bad)).status).toBe(400)
    }
    expect((await control('POST', '/sessions/end', { email: 'nobody@x.test' })).status).toBe(400)
    expect((await control('POST', '/postings/close', { id: 5 })).status).toBe(400)
    expect((await control('POST', '/postings', { title: 'x' })).status).toBe(400)
    expect((await control('POST', '/postings', { title: 'x', description: 'y', work_type: 'Never' })).status).toBe(400)
  })
})

describe('postings', () => {
  test('close, delete, open again', async () => {
    const visitor = board.visitor()
    await control('POST', '/postings/close', { id: 1_740_001 })
    expect((await visitor.get(job)).text).toContain('no longer accepting')
    await control('POST', '/postings/delete', { id: 1_740_001 })
    expect((await visitor.get(job)).status).toBe(404)
    expect((await visitor.get('/jobseekers/jobsearch')).$('.jobpost-cat-box').length).toBe(1)
    await control('POST', '/postings/open', { id: 1_740_001 })
    expect((await visitor.get(job)).status).toBe(200)
  })

  test("a re-posted job has the board's time and stands on top", async () => {
    await control('POST', '/clock', { now: '2026-12-01T00:00:00Z' })
    await control('POST', '/postings/repost', { id: 1_740_001 })
    const { $ } = await board.visitor().get('/jobseekers/jobsearch')
    expect($('p[data-temp]').first().attr('data-temp-2')).toBe('2026-12-01 00:00:00')
    expect($('h4').first().text()).toContain('Shopify VA')
  })

  test('an added posting is found, has its own page and takes applications', async () => {
    const { json } = await control('POST', '/postings', {
      title: 'Test VA',
      description: 'Say hello.<br />MANGO',
      employer: 'Tala Works',
      salary: '₱30,000',
      skills: ['Brand new skill'],
      min_id_proof: 60,
    })
    const visitor = board.visitor()
    expect((await visitor.get('/jobseekers/jobsearch?jobkeyword=tala')).$('.jobpost-cat-box').length).toBe(1)
    expect((await visitor.get('/jobseekers/search/c/other--brand-new-skill')).$('.jobpost-cat-box').length).toBe(1)
    await visitor.logIn('ana@board.test', 'Board-demo-3')
    expect((await visitor.apply(String(json['path']))).text).toContain('Application sent')
  })
})

describe('looking in', () => {
  test('applications are listed newest first and can be narrowed to a person or a job', async () => {
    const visitor = board.visitor()
    await visitor.logIn('maria@board.test', 'Board-demo-1')
    await visitor.apply(job)
    await visitor.apply('/jobseekers/job/x-1740009')
    const all = await control('GET', '/applications')
    expect(all.json).toMatchObject({
      count: 2,
      applications: [{ jobId: 1_740_009 }, { jobId: 1_740_001, subject: 'MANGO', points: 2 }],
    })
    expect((await control('GET', '/applications?job_id=1740001')).json['count']).toBe(1)
    expect((await control('GET', '/applications?email=jun@board.test')).json['count']).toBe(0)
    expect((await control('GET', '/state')).json).toMatchObject({
      postings: 2,
      applications: 2,
      sessions: 1,
      search_cap: null,
    })
  })

  test('the postings list can be narrowed by state and word', async () => {
    await control('POST', '/postings/close', { id: 1_740_009 })
    expect((await control('GET', '/postings?state=closed')).json['count']).toBe(1)
    expect((await control('GET', '/postings?keyword=older')).json['count']).toBe(1)
  })

  test('the search cap can be set and lifted', async () => {
    const count = async () => (await board.visitor().get('/jobseekers/jobsearch')).$('.jobpost-cat-box').length
    await control('POST', '/search-cap', { cap: 1 })
    expect(await count()).toBe(1)
    await control('POST', '/search-cap', {})
    expect(await count()).toBe(2)
  })

  test('the start page lists the calls of this stand-in for people', async () => {
    const { text } = await board.visitor().get('/__control')
    for (const path of ['/accounts', '/postings/close', '/applications', '/search-cap'])
      expect(text).toContain(`/__control${path}`)
  })
})
