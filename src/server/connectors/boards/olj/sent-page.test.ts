import { describe, expect, test } from 'vitest'
import { samplePage } from './sample-pages.ts'
import { parseSentPage } from './sent-page.ts'

const ORIGIN = 'https://www.onlinejobs.ph'
const member = (body: string) => samplePage(body, 'member')
const row = (id: number, rest: string) =>
  `<li class="thread"><a href="/message/thread/ab">9 apply points, 2020-01-01 00:00:00</a>
   <a href="/jobseekers/job/Some-Job-${id}">First contacted for Job: Some &amp; Job</a> <span>${rest}</span></li>`
const read = (raw: string) => {
  const parsed = parseSentPage(raw, ORIGIN)
  return 'value' in parsed ? parsed.value : parsed.missing
}

describe('the page of sent messages', () => {
  test('tells posting, moment in Philippine time, points, employer and state; what a subject says is no fact', () => {
    const told =
      '<span class="thread-employer">Sari</span> · 4 apply points · 2026-11-20 10:00:00 <b class="thread-status">Viewed</b>'
    expect(read(member(`<ul>${row(1740001, told)}</ul>`))).toEqual({
      found: [
        {
          source_id: '1740001',
          url: `${ORIGIN}/jobseekers/job/Some-Job-1740001`,
          title: 'Some & Job',
          employer: 'Sari',
          points: 4,
          sent_at: new Date('2026-11-20T02:00:00Z'),
          status: 'Viewed',
        },
      ],
      skipped: [],
      next: null,
    })
  })

  test('needs no more than the posting and a moment, in whatever row they stand', () => {
    const bare = `<table><tr><td><a href="https://x.test/jobseekers/job/77">Sample</a></td>
      <td data-temp="2026-11-20 10:00:00" data-temp-2="2026-11-20 02:00:00">yesterday</td></tr></table>`
    expect(read(member(bare))).toMatchObject({
      found: [{ source_id: '77', title: 'Sample', points: null, employer: null, status: null }],
    })
  })

  test('leads on, and a row that cannot be read is left out', () => {
    const pages = '<a rel="next" href="https://www.onlinejobs.ph/message/sent/30">&gt;</a>'
    const body = `<ul>${row(1, '2026-11-20 10:00:00')}${row(2, 'some day')}</ul>${pages}`
    expect(read(member(body))).toMatchObject({
      found: [{ source_id: '1' }],
      skipped: [{ reason: 'missing: moment' }],
      next: '/message/sent/30',
    })
  })

  test('a list that says nothing was sent is empty; anything else that shows nothing is not understood', () => {
    expect(read(member('<p>You have not sent any message yet.</p>'))).toEqual({ found: [], skipped: [], next: null })
    expect(read(member('<h1>Sent</h1>'))).toEqual(['sent messages'])
    expect(read(samplePage('<p>You have not sent any message yet.</p>'))).toEqual(['logout link'])
    const rows = `<ul>${row(1, '2026-11-20 10:00:00')}</ul>`
    expect(read(member(rows).replace('</html>', ''))).toEqual(['the end of the page'])
    expect(read(member(`<ul>${row(1, 'a')}${row(2, 'b')}</ul>`))).toEqual(['readable messages (missing: moment)'])
  })
})
