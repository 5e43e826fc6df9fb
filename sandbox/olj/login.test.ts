import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { samplePosting } from './sample-posting.ts'
import { startBoard, type TestBoard } from './test-board.ts'
import { fieldsOf, type Visitor } from './test-visitor.ts'

let board: TestBoard
let visitor: Visitor
let now: Date

beforeEach(async () => {
  now = new Date('2026-11-21T04:00:00Z')
  board = await startBoard({ postings: [samplePosting()], now: () => now })
  visitor = board.visitor()
})
afterEach(() => board.close())

async function form(): Promise<Record<string, string>> {
  const { $ } = await visitor.get('/login')
  return {
    ...fieldsOf($, 'form[action="/authenticate"]'),
    'info[email]': 'maria@board.test',
    'info[password]': 'Board-demo-1',
    login: 'Login →',
  }
}

describe('login', () => {
  test('the form: title, hidden token, named inputs, submit', async () => {
    const { $ } = await visitor.get('/login')
    expect($('title').text()).toBe('Login | OnlineJobs.ph')
    expect($('#login_username').attr('name')).toBe('info[email]')
    expect($('#login_password').attr('name')).toBe('info[password]')
    expect($('input[type=submit][name=login]').attr('value')).toBe('Login →')
    expect($('input[type=hidden][name="csrf-token"]').attr('value')).toBe($('meta[name="csrf-token"]').attr('content'))
  })

  test('success: 303 to a jobseekers page, ci_session set there again; the first value is worth nothing after', async () => {
    const answer = await visitor.post('/authenticate', await form())
    expect([answer.status, answer.location]).toEqual([303, '/jobseekers/dashboard'])
    const first = visitor.cookies.get('ci_session') ?? ''
    const landed = await visitor.get(answer.location ?? '')
    expect(landed.setCookies.some((line) => line.startsWith('ci_session='))).toBe(true)
    expect(visitor.cookies.get('ci_session')).not.toBe(first)
    expect((await visitor.get('/jobseekers/dashboard')).status).toBe(200)
    const stale = board.visitor()
    stale.cookies.set('ci_session', first)
    expect((await stale.get('/jobseekers/dashboard')).location).toBe('/login')
  })

  test('the token is taken under the name csrf_token too', async () => {
    const { 'csrf-token': token = '', ...rest } = await form()
    expect((await visitor.post('/authenticate', { ...rest, csrf_token: token })).status).toBe(303)
  })

  test("without the token, or with another session's, the form is refused with 403", async () => {
    const { 'csrf-token': token = '', ...rest } = await form()
    expect((await visitor.post('/authenticate', rest)).status).toBe(403)
    const other = board.visitor()
    await other.get('/login')
    expect((await other.post('/authenticate', { ...rest, 'csrf-token': token })).status).toBe(403)
  })

  test('a wrong password or unknown address gives the form again with the sentence', async () => {
    for (const wrong of [{ 'info[password]': 'nope' }, { 'info[email]': 'nobody@board.test' }]) {
      const answer = await visitor.post('/authenticate', { ...(await form()), ...wrong })
      expect(answer.status).toBe(200)
      expect(answer.$('p.error').text()).toContain('email address or password is incorrect')
      expect(answer.$('form[action="/authenticate"]').length).toBe(1)
      expect((await visitor.get('/jobseekers/dashboard')).location).toBe('/login')
    }
  })

  test('logout ends the session', async () => {
    await visitor.logIn('maria@board.test', 'Board-demo-1')
    await visitor.get('/jobseekers/auth/logout')
    expect((await visitor.get('/jobseekers/dashboard')).location).toBe('/login')
    expect((await visitor.get('/')).$('a[href="/login"]').length).toBe(1)
  })

  test('protected pages redirect guests and expired sessions to /login', async () => {
    for (const path of ['/jobseekers/dashboard', '/message/sent', '/message/jobs', '/message/thread/abc']) {
      const answer = await visitor.get(path)
      expect([path, answer.status, answer.location]).toEqual([path, 302, '/login'])
    }
    expect((await visitor.post('/apply', { job_id: '1740001' })).location).toBe('/login')
    await visitor.logIn('maria@board.test', 'Board-demo-1')
    board.olj.control.misbehave({ mode: 'expired-session', times: 1 })
    expect((await visitor.get('/message/sent')).location).toBe('/login')
    await visitor.logIn('maria@board.test', 'Board-demo-1')
    expect((await visitor.get('/message/sent')).status).toBe(200)
  })
})

describe("the member's own page", () => {
  test('shows the ID Proof score and the points left; the public profile shows the score', async () => {
    const { $ } = await visitor.logIn('jun@board.test', 'Board-demo-2')
    expect($('.id-proof-score').attr('data-score')).toBe('35')
    expect($('.id-proof').text()).toBe('ID Proof 35')
    expect($('.points-left').text()).toBe('3 apply points left')
    const profile = await board.visitor().get($('a[href^="/jobseekers/info/"]').attr('href') ?? '')
    expect(profile.$('.id-proof-score').text()).toBe('35')
  })
})

describe('daily points', () => {
  const left = async (): Promise<string> => (await visitor.get('/jobseekers/dashboard')).$('.points-left').text()

  test('10 per Philippine day of a logged-in visit, none on a second visit or a day without one', async () => {
    await visitor.logIn('maria@board.test', 'Board-demo-1')
    expect(await left()).toBe('40 apply points left')
    now = new Date('2026-11-21T15:59:00Z')
    expect(await left()).toBe('40 apply points left')
    now = new Date('2026-11-21T16:01:00Z')
    expect(await left()).toBe('50 apply points left')
    expect(await left()).toBe('50 apply points left')
    now = new Date('2026-11-25T01:00:00Z')
    expect(await left()).toBe('60 apply points left')
  })

  test('the balance stops growing at 60', async () => {
    await visitor.logIn('ana@board.test', 'Board-demo-3')
    now = new Date('2026-11-23T04:00:00Z')
    expect(await left()).toBe('60 apply points left')
    await visitor.logIn('maria@board.test', 'Board-demo-1')
    now = new Date('2026-11-30T04:00:00Z')
    expect(await left()).toBe('60 apply points left')
  })

  test('any page counts as the visit', async () => {
    await visitor.logIn('jun@board.test', 'Board-demo-2')
    now = new Date('2026-11-22T04:00:00Z')
    await visitor.get('/jobseekers/jobsearch')
    expect(board.olj.state.members.accounts.get('jun@board.test')?.points).toBe(13)
  })
})
