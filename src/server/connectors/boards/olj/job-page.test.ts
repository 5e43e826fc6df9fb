import { describe, expect, it } from 'vitest'
import { parseJobPage } from './job-page.ts'
import { sampleJobPage, samplePage } from './sample-pages.ts'

const request = {
  source_id: '1740001',
  url: 'http://board.test/jobseekers/job/Sample-1740001',
  origin: 'http://board.test',
}

function read(raw: string) {
  const parsed = parseJobPage(raw, request)
  if ('missing' in parsed) throw new Error(parsed.missing.join(', '))
  return parsed.value
}

function posting(raw: string) {
  const page = read(raw)
  if (page.state !== 'open') throw new Error(page.state)
  return page.posting
}

describe('posting page', () => {
  it('is read whole', () => {
    expect(posting(sampleJobPage({}))).toEqual({
      source: 'olj',
      source_id: '1740001',
      url: request.url,
      title: 'Sample Job & more',
      employer: 'Sari Digital',
      salary_text: '$7–$8/hour to start, grows with proven skill',
      posted_at: new Date('2026-09-29T00:00:00Z'),
      posted_precision: 'day',
      job_types: ['Part-time'],
      tags: ['Excel', 'Canva'],
      preview: 'First line Second &amp; line',
      location: null,
      description: 'First line\nSecond &amp; line',
      hours_per_week: 'TBD',
      employer_external_id: '4711',
      employer_total_posts: null,
      min_id_proof: null,
      seniority: null,
      apply_url: request.url,
    })
  })

  it('keeps the exact time and the tags of its card', () => {
    const found = { ...posting(sampleJobPage({})), posted_at: new Date('2026-09-29T17:41:46Z'), tags: ['Zoom'] }
    const parsed = parseJobPage(sampleJobPage({}), { ...request, found: { ...found, posted_precision: 'second' } })
    expect(parsed).toMatchObject({
      value: { posting: { posted_at: found.posted_at, posted_precision: 'second', tags: ['Excel', 'Canva', 'Zoom'] } },
    })
  })

  it('gives the description as text: entities once, scripts dropped, direction characters removed, tags never', () => {
    const description =
      'Use &lt;b&gt;<script>evil()</script><style>p{}</style><b>bold</b><br>\u202Eabc\u202C\u0000 <ul><li>one<li>two</ul>after<form action="/apply"><button disabled>Applied</button></form>'
    expect(posting(sampleJobPage({ description })).description).toBe('Use <b>bold\nabc\n• one\n• two\nafter\nApplied')
  })

  it('cuts a description at 32,000 characters', () => {
    expect(posting(sampleJobPage({ description: 'word '.repeat(20_000) })).description.length).toBeLessThanOrEqual(
      32_000,
    )
  })

  it('reads what only members see', () => {
    const more = `<div class="card"><ul><li>Member since: May 20, 2026</li><li>Total Job Posts: 3</li></ul></div>`
    const notice = '<div class="alert alert-danger">Only applicants with an ID Proof score of at least 50.</div>'
    expect(posting(sampleJobPage({ more, notice, visitor: 'member' }))).toMatchObject({
      employer_total_posts: 3,
      min_id_proof: 50,
    })
  })

  it.each([
    '<h3 class="text-warning">This job has been closed.</h3>',
    '<div class="alert alert-warning">We are no longer accepting applications.</div>',
  ])('is closed when the site says so: %s', (notice) => {
    expect(read(sampleJobPage({ notice }))).toMatchObject({ state: 'closed', posting: { title: 'Sample Job & more' } })
  })

  it('is not closed by what the employer writes', () => {
    const description = '<span class="alert-warning">This job has been closed</span> to agencies'
    expect(read(sampleJobPage({ description, title: 'Loan closed processor' })).state).toBe('open')
  })

  it('is closed even when nothing else is left of it', () => {
    const raw = samplePage('<h3 class="text-warning">This job has been closed.</h3>')
    expect(read(raw)).toEqual({ state: 'closed', posting: null })
  })

  it.each([
    [
      'deleted',
      '<h1 class="text-jumbo">Job No Longer Posted</h1><h3>This job post has been deleted and is no longer visible.</h3>',
    ],
    ['unknown', '<h1 class="text-jumbo">Oops, we lost you there.</h1>'],
  ])('is gone: %s', (reason, inner) => {
    expect(read(samplePage(`<section class="section-404">${inner}</section>`))).toEqual({ state: 'gone', reason })
  })

  it.each([
    ['h1.job__title', sampleJobPage({ title: '' })],
    ['#job-description', sampleJobPage({ description: ' <br> ' })],
    ['TYPE OF WORK', sampleJobPage({}).replace('TYPE OF WORK', 'KIND')],
    ['posting 1740001 (it shows 7)', sampleJobPage({ id: 7 })],
    ['the end of the page', sampleJobPage({}).slice(0, -20)],
  ])('is not understood without %s', (missing, raw) => {
    expect(parseJobPage(raw, request)).toEqual({ missing: [missing] })
  })
})
