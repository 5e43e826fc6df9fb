import { load, type CheerioAPI } from 'cheerio'
import { afterEach, describe, expect, it } from 'vitest'
import { startServer, type RunningServer } from '../http/server.ts'
import type { LinkedinPosting } from '../market/types.ts'
import { tellsApplyAddress } from './job-page.ts'
import { ageInWords } from './language.ts'
import { createLinkedin, type Linkedin } from './linkedin.ts'
import { samplePostings } from './sample-postings.ts'

const FIRST = 4_400_000_001

let server: RunningServer
let site: Linkedin

afterEach(() => server.close())

async function open(postings: LinkedinPosting[]): Promise<void> {
  site = createLinkedin({ postings, now: () => new Date('2026-11-21T09:30:00Z'), burst: null })
  server = await startServer({ ...site, port: 0 })
}

async function job(id: number | string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/jobs-guest/jobs/api/jobPosting/${id}`, { headers })
}

async function page(id: number): Promise<CheerioAPI> {
  return load(await (await job(id)).text())
}

function criteria($: CheerioAPI): string[][] {
  return $('ul.description__job-criteria-list > li.description__job-criteria-item')
    .toArray()
    .map((each) => [
      $(each).find('h3').text().trim(),
      $(each).find('span.description__job-criteria-text--criteria').text().trim(),
    ])
}

describe('a posting, linkedin.md §3', () => {
  it('has title, canonical link, company, place, age, applicants and description where the sheet says', async () => {
    await open(samplePostings(30))
    const $ = await page(FIRST)
    expect($('h2.top-card-layout__title').text().trim()).toBe('Virtual Assistant 0')
    expect($('a.topcard__link').attr('href')).toContain(`/jobs/view/virtual-assistant-0-at-bayanihan-desk-${FIRST}`)
    expect($('a.topcard__org-name-link').text().trim()).toBe('Bayanihan Desk & Co')
    const place = $('.topcard__flavor-row').first().find('.topcard__flavor--bullet').first()
    expect(place.text().trim()).toBe('Metro Manila')
    expect($('span.posted-time-ago__text').text().trim()).toBe('1 day ago')
    expect($('.num-applicants__caption').text().trim()).toBe('Over 200 applicants')
    expect($('div.show-more-less-html__markup').html()?.trim()).toBe(
      '<p>Answer <strong>calls</strong><br>and mail.</p><ul><li>English</li></ul>',
    )
    expect($('code#decoratedJobPostingId').html()).toBe(`<!--"${FIRST}"-->`)
  })

  it('is a fragment of about 20 kB', async () => {
    await open(samplePostings(30))
    const body = await (await job(FIRST)).text()
    expect(body.length).toBeGreaterThan(18_000)
    expect(body.length).toBeLessThan(70_000)
    expect(body).not.toMatch(/<html|<body/)
  })

  it('shows applicants as a figure or as a span', async () => {
    await open(samplePostings(12))
    const kinds = new Set<string>()
    for (let at = 0; at < 12; at += 1)
      kinds.add((await page(FIRST + at))('.num-applicants__caption').get(0)?.tagName ?? '')
    expect(kinds).toEqual(new Set(['figcaption', 'span']))
  })

  it('has four criteria with their English labels', async () => {
    await open(samplePostings(1, () => ({ employmentTypes: ['Full-time', 'Contract'] })))
    expect(criteria(await page(FIRST))).toEqual([
      ['Seniority level', 'Entry level'],
      ['Employment type', 'Full-time, Contract'],
      ['Job function', 'Administrative'],
      ['Industries', 'Outsourcing'],
    ])
  })

  it('may lack job function and industries', async () => {
    await open(samplePostings(1, () => ({ jobFunction: null, industries: null })))
    expect(criteria(await page(FIRST)).map(([label]) => label)).toEqual(['Seniority level', 'Employment type'])
  })

  it('shows a salary only where there is one, and never a workplace field', async () => {
    await open(samplePostings(2, (at) => (at === 0 ? { salaryText: '₱40,000/mo' } : {})))
    expect((await page(FIRST))('div.salary.compensation__salary').text().trim()).toBe('₱40,000/mo')
    const plain = await page(FIRST + 1)
    expect(plain('div.salary')).toHaveLength(0)
    expect(plain.text()).not.toMatch(/remote/i)
  })

  it('tells the outside apply address on few pages, in the url value, and a sign-in modal on all', async () => {
    const postings = samplePostings(40)
    await open(postings)
    const told = postings.filter(tellsApplyAddress)
    expect(told.length).toBeGreaterThan(0)
    expect(told.length).toBeLessThan(20)
    for (const posting of postings) {
      const $ = await page(posting.id)
      expect($('code#applyUrl')).toHaveLength(told.includes(posting) ? 1 : 0)
      expect($('[data-tracking-control-name^="public_jobs_apply-link-offsite"]').length).toBeGreaterThan(0)
    }
    const comment = /<!--"(.*)"-->/.exec((await page(told[0]?.id ?? 0))('code#applyUrl').html() ?? '')?.[1] ?? ''
    expect(new URL(comment.replaceAll('&amp;', '&')).searchParams.get('url')).toMatch(/^https:\/\/careers\.example\//)
  })

  it('names a recruiter on some pages', async () => {
    await open(samplePostings(20))
    const named: string[] = []
    for (let at = 0; at < 20; at += 1)
      named.push((await page(FIRST + at))('.message-the-recruiter h3.base-main-card__title').text().trim())
    expect(named.some((each) => each === '')).toBe(true)
    expect(named.some((each) => /^[A-Z]\w+ [A-Z]\w+$/.test(each))).toBe(true)
  })

  it('speaks Swedish to those who ask for it', async () => {
    await open(samplePostings(1))
    const $ = load(await (await job(FIRST, { 'accept-language': 'sv' })).text())
    expect(criteria($)[1]).toEqual(['Anställningsform', 'Heltid'])
    expect($('span.posted-time-ago__text').text().trim()).toBe('1 dag sedan')
  })
})

describe('closed and gone, linkedin.md §3', () => {
  it('a closed posting answers 200 with the closed figure and no apply button', async () => {
    await open(samplePostings(1, () => ({ state: 'closed' })))
    expect((await job(FIRST)).status).toBe(200)
    const $ = await page(FIRST)
    expect($('figure.closed-job figcaption.closed-job__flavor--closed').text().trim()).toBe(
      'No longer accepting applications',
    )
    expect($('.top-card-layout__cta')).toHaveLength(0)
  })

  it('a deleted or unknown one answers 404', async () => {
    await open(samplePostings(1, () => ({ state: 'deleted' })))
    for (const id of [FIRST, 99, 'x', '9'.repeat(30)]) expect((await job(id)).status).toBe(404)
  })

  it('one that a control call closes, deletes or reopens changes at once', async () => {
    await open(samplePostings(3))
    const change = (state: string): Promise<Response> =>
      fetch(`${server.url}/__control/postings/state`, { method: 'POST', body: JSON.stringify({ id: FIRST, state }) })
    await job(FIRST)
    await change('closed')
    expect(await (await job(FIRST)).text()).toContain('closed-job__flavor--closed')
    await change('deleted')
    expect((await job(FIRST)).status).toBe(404)
    await change('open')
    expect(await (await job(FIRST)).text()).not.toContain('closed-job')
    expect((await change('lost')).status).toBe(400)
  })

  it('an added one is found and shown, and forgotten by reset', async () => {
    await open(samplePostings(3))
    const body = JSON.stringify({ title: 'Parrot Trainer', company: 'Loro House', employment_type: 'Part-time' })
    const answer = await fetch(`${server.url}/__control/postings`, { method: 'POST', body })
    const { id } = (await answer.json()) as { id: number }
    const found = await fetch(`${server.url}/jobs-guest/jobs/api/seeMoreJobPostings/search?keywords=parrot&f_JT=P`)
    expect(await found.text()).toContain(`urn:li:jobPosting:${id}`)
    expect((await page(id))('h2.top-card-layout__title').text().trim()).toBe('Parrot Trainer')
    await fetch(`${server.url}/__control/reset`, { method: 'POST' })
    expect((await job(id)).status).toBe(404)
  })
})

describe('the other pages, linkedin.md §3', () => {
  it('the public page holds the same blocks, by id alone and by slug; half of them with JSON-LD', async () => {
    await open(samplePostings(2))
    for (const name of [`${FIRST}`, `virtual-assistant-0-at-bayanihan-desk-${FIRST}`]) {
      const $ = load(await (await fetch(`${server.url}/jobs/view/${name}`)).text())
      expect($('h2.top-card-layout__title').text().trim()).toBe('Virtual Assistant 0')
      expect($('script[type="application/ld+json"]')).toHaveLength(0)
    }
    const $ = load(await (await fetch(`${server.url}/jobs/view/${FIRST + 1}`)).text())
    expect(JSON.parse($('script[type="application/ld+json"]').text())).toMatchObject({
      '@type': 'JobPosting',
      datePosted: '2026-11-20T00:00:00.000Z',
      employmentType: 'FULL_TIME',
    })
    expect((await fetch(`${server.url}/jobs/view/nothing-1`)).status).toBe(404)
  })

  it('relatedJobs gives cards of other postings', async () => {
    await open(samplePostings(30))
    const related = `${server.url}/jobs-guest/jobs/api/seeMoreJobPostings/relatedJobs?currentJobId=`
    const $ = load(await (await fetch(related + FIRST)).text())
    expect($('[data-entity-urn]')).toHaveLength(10)
    expect($(`[data-entity-urn$=":${FIRST}"]`)).toHaveLength(0)
    expect((await fetch(`${related}x`)).status).toBe(400)
  })

  it('people find a search page at the front', async () => {
    await open(samplePostings(30))
    const front = await fetch(server.url)
    expect(front.url).toBe(`${server.url}/jobs/search`)
    const $ = load(await front.text())
    expect($('ul.jobs-search__results-list > li')).toHaveLength(10)
    expect($('a[href*="start=10"]')).toHaveLength(1)
  })
})

describe('ageInWords', () => {
  const now = new Date('2026-11-21T09:30:00Z')
  it.each([
    ['2026-11-20', '1 day ago'],
    ['2026-11-15', '6 days ago'],
    ['2026-11-14', '1 week ago'],
    ['2026-10-31', '3 weeks ago'],
    ['2026-10-20', '1 month ago'],
    ['2026-08-01', '3 months ago'],
  ])('%s was %s', (day, words) => {
    expect(ageInWords(day, now, 'en', 1)).toBe(words)
  })

  it('never makes a posting of today older than today', () => {
    for (let id = 0; id < 60; id += 1) {
      const hours = /^(\d+) hour/.exec(ageInWords('2026-11-21', now, 'en', id))?.[1] ?? '0'
      expect(Number(hours)).toBeLessThanOrEqual(9)
    }
  })
})
