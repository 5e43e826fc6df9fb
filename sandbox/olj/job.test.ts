import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samplePosting } from './sample-posting.ts'
import { startBoard, type TestBoard } from './test-board.ts'
import type { Seen } from './test-visitor.ts'

const logoEmployer = { ...samplePosting().employer, id: 4712, name: 'Niño Outsourcing', hasLogo: true }
const contacts = 'Write to boss@employer.test or https://employer.test/x or call +63 917 555 0101<br />Use @greta_hr'
const postings = [
  samplePosting(),
  samplePosting({ id: 1_740_002, employer: logoEmployer, hoursPerWeek: 'TBD' }),
  samplePosting({ id: 1_740_003, description: `${contacts} <a href="https://employer.test/y">now</a>` }),
  samplePosting({ id: 1_740_004, state: 'closed' }),
  samplePosting({ id: 1_740_005, state: 'closed' }),
  samplePosting({ id: 1_740_006, state: 'deleted' }),
  samplePosting({ id: 1_740_007, minIdProof: 50 }),
  samplePosting({ id: 1_740_008, title: '<b>Bold</b> R&D', description: '<script>window.hostile = 1</script><b>open' }),
]
let board: TestBoard
let guest: (id: number | string) => Promise<Seen>

beforeAll(async () => {
  board = await startBoard({ postings })
  guest = (id) => board.visitor().get(`/jobseekers/job/Shopify-VA-${id}`)
})
afterAll(() => board.close())

async function member(email = 'maria@board.test', password = 'Board-demo-1') {
  const visitor = board.visitor()
  await visitor.logIn(email, password)
  return visitor
}

describe('every normal page', () => {
  test('carries csrf-name and a csrf-token of 32 hex digits that stays with the session', async () => {
    const visitor = board.visitor()
    const first = await visitor.get('/jobseekers/jobsearch')
    const second = await visitor.get('/jobseekers/job/x-1740001')
    const token = first.$('meta[name="csrf-token"]').attr('content')
    expect(first.$('meta[name="csrf-name"]').attr('content')).toBe('csrf-token')
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    expect(second.$('meta[name="csrf-token"]').attr('content')).toBe(token)
    expect((await guest(1_740_001)).$('meta[name="csrf-token"]').attr('content')).not.toBe(token)
  })

  test('embeds the jsd script, which is no challenge', async () => {
    for (const path of ['/jobseekers/jobsearch', '/jobseekers/job/x-1740001', '/login']) {
      const { text } = await board.visitor().get(path)
      expect(text).toContain('/cdn-cgi/challenge-platform/scripts/jsd/main.js')
      expect(text).toContain('window.__CF$cv$params')
      expect(text).not.toMatch(/Just a moment|cf-chl-|challenge-form/)
    }
  })

  test('robots.txt asks for five seconds between requests', async () => {
    expect((await board.visitor().get('/robots.txt')).text).toContain('Crawl-delay: 5')
  })
})

describe('job page', () => {
  test('title, heading with job id, and inline jobId and employerId', async () => {
    const { $, text } = await guest(1_740_001)
    expect($('title').text()).toBe('Shopify VA 1740001 - OnlineJobs.ph')
    expect($('h1.job__title').attr('data-jobid')).toBe('1740001')
    expect(text).toMatch(/const jobId = "1740001"; const employerId = "4711"/)
  })

  test('the bare number is an address too', async () => {
    expect((await board.visitor().get('/jobseekers/job/1740001')).$('h1.job__title').text()).toBe('Shopify VA')
  })

  test('four boxes: type of work, wage, hours per week (number or TBD), date updated from the UTC day', async () => {
    const { $ } = await guest(1_740_001)
    const boxes = [...$('.card.job-post .col-lg-3')].map((box) => [
      $(box).find('h3.fs-12').text(),
      $(box).find('p.fs-18').text(),
    ])
    expect(boxes).toEqual([
      ['TYPE OF WORK', 'Full Time'],
      ['WAGE / SALARY', '$8 per hour'],
      ['HOURS PER WEEK', '40'],
      ['DATE UPDATED', 'Sep 12, 2026'],
    ])
    expect((await guest(1_740_002)).$('.col-lg-3 p.fs-18').eq(2).text()).toBe('TBD')
  })

  test('description, header cards and skills', async () => {
    const { $ } = await guest(1_740_001)
    expect($('p#job-description.job-description').attr('data-jobid')).toBe('1740001')
    expect($('#job-description').html()).toBe('We sell candles.<br>Start your subject with MANGO.')
    expect($('.card-header').text()).toMatch(/JOB OVERVIEW.*SKILL REQUIREMENT/s)
    expect($('a.card-worker-topskill').first().text()).toBe('Shopify')
  })

  test('logo employers stand under the title', async () => {
    expect((await guest(1_740_002)).$('h3.job__logo').text()).toContain('Niño Outsourcing')
  })

  test('the bookmark form is there and is not the apply form', async () => {
    const { $ } = await (await member()).get('/jobseekers/job/x-1740001')
    expect($('#myModal-log textarea#noteText').length).toBe(1)
    expect($('form[action="/apply"] textarea').length).toBe(0)
  })

  test('hostile markup comes through as the employer typed it, a title cannot start markup', async () => {
    const { $, text } = await guest(1_740_008)
    expect(text).toContain('<script>window.hostile = 1</script><b>open')
    expect($('h1.job__title').text()).toBe('<b>Bold</b> R&D')
  })
})

describe('guests and members', () => {
  test('guests are asked to log in and read no links or contacts', async () => {
    const { $, text } = await guest(1_740_003)
    expect($('h3').text()).toContain('Please login or register as jobseeker to apply for this job.')
    expect($('ojfilter[certainty="3"]').length).toBeGreaterThanOrEqual(4)
    expect($('#job-description').text()).not.toMatch(/boss@|employer\.test|917|greta_hr/)
    expect(text).not.toContain('ABOUT THE EMPLOYER')
    expect($('a[href="/login"]').text()).toBe('log in')
    expect($('form[action="/apply"]').length).toBe(0)
  })

  test('members read everything, with ABOUT THE EMPLOYER', async () => {
    const { $ } = await (await member()).get('/jobseekers/job/x-1740003')
    expect($('#job-description').text()).toContain('boss@employer.test')
    const about = $('.about-employer').text()
    expect(about).toContain('Contact Person: Greta Quimby')
    expect(about).toContain('Member since: May 20, 2026')
    expect(about).toMatch(/Total Job Posts: \d+/)
    expect($('a[href="/login"]').length).toBe(0)
    expect($('a[href="/jobseekers/auth/logout"]').length).toBe(1)
  })

  test('the apply form has exactly the hidden fields of the sheet', async () => {
    const { $ } = await (await member()).get('/jobseekers/job/x-1740001')
    const form = $('form[action="/apply"][method="post"]')
    const names = [...form.find('input[type=hidden]')].map((input) => $(input).attr('name'))
    expect(names).toEqual(['csrf-token', 'contact_email', 'back_id', 'job_id'])
    expect(form.text()).toContain('APPLY FOR THIS JOB')
  })

  test('below the minimum ID Proof there is a sentence instead of the form', async () => {
    const jun = await (await member('jun@board.test', 'Board-demo-2')).get('/jobseekers/job/x-1740007')
    expect(jun.$('form[action="/apply"]').length).toBe(0)
    expect(jun.$('.id-proof-required').text()).toContain('at least 50. Your ID Proof score is 35')
    const maria = await (await member()).get('/jobseekers/job/x-1740007')
    expect(maria.$('form[action="/apply"]').length).toBe(1)
  })
})

describe('gone and closed', () => {
  test('deleted: section-404 "Job No Longer Posted", empty title', async () => {
    const { $, status } = await guest(1_740_006)
    expect(status).toBe(404)
    expect($('section.section-404 h1.text-jumbo').text()).toBe('Job No Longer Posted')
    expect($('section.section-404 h3').text()).toBe('This job post has been deleted and is no longer visible.')
    expect($('title').text()).toBe('')
  })

  test('unknown id: "Oops, we lost you there."', async () => {
    for (const id of [9_999_999, 'none']) {
      const { $, status } = await guest(id)
      expect([status, $('section.section-404 h1').text()]).toEqual([404, 'Oops, we lost you there.'])
    }
  })

  test('closed: still served and listed, in one of two wordings, without a form', async () => {
    const visitor = await member()
    const even = await visitor.get('/jobseekers/job/x-1740004')
    const odd = await visitor.get('/jobseekers/job/x-1740005')
    expect(even.$('h3.text-warning').text()).toContain('This job has been closed')
    expect(odd.$('.alert-warning').text()).toContain('no longer accepting applications')
    for (const page of [even, odd]) expect([page.status, page.$('form[action="/apply"]').length]).toEqual([200, 0])
    expect((await visitor.get('/jobseekers/jobsearch')).text).toContain('/jobseekers/job/Shopify-VA-1740004')
  })
})
