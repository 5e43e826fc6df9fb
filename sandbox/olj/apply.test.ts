import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { samplePosting } from './sample-posting.ts'
import { startBoard, type TestBoard } from './test-board.ts'
import { fieldsOf, type Visitor } from './test-visitor.ts'

const job = '/jobseekers/job/Shopify-VA-1740001'
let board: TestBoard
let maria: Visitor

beforeEach(async () => {
  const others = [
    samplePosting({ id: 1_740_002, state: 'closed' }),
    samplePosting({ id: 1_740_003, minIdProof: 80 }),
    samplePosting({ id: 1_740_004, state: 'deleted' }),
    samplePosting({ id: 1_740_005, title: 'Second job' }),
  ]
  board = await startBoard({ postings: [samplePosting(), ...others], now: () => new Date('2026-11-21T04:00:00Z') })
  maria = board.visitor()
  await maria.logIn('maria@board.test', 'Board-demo-1')
})
afterEach(() => board.close())

const received = () => board.olj.state.members.applications
const balance = () => board.olj.state.members.accounts.get('maria@board.test')?.points

describe('the form', () => {
  test('step one answers with "Contact | OnlineJobs.ph" and the fields of the sheet; nothing is sent or spent', async () => {
    const { $, status } = await maria.openApply(job)
    expect([status, $('title').text()]).toEqual([200, 'Contact | OnlineJobs.ph'])
    const form = $('form[action="/apply"]')
    const hidden = [...form.find('input[type=hidden]')].map((input) => $(input).attr('name'))
    expect(hidden).toEqual([
      'csrf-token',
      'info[name]',
      'info[email]',
      'contact_email',
      'email_sent_count_today',
      'back_id',
      'sent_to_e_id',
      'job_id',
    ])
    expect(form.find('#subject').attr('name')).toBe('info[subject]')
    expect(form.find('textarea#message').attr('name')).toBe('info[message]')
    expect(form.find('textarea#contact-info-content').attr('name')).toBeUndefined()
    expect(form.find('#contact-info-content').text()).toContain('Maria Santos')
    expect(form.find('input[type=text][name=points]').length).toBe(1)
    expect(form.find('input[type=submit][name=op]').attr('value')).toBe('SEND EMAIL')
    expect($('.points-left').text()).toBe('40 apply points left')
    expect([received().length, balance()]).toEqual([0, 40])
  })

  test('another form, with a honeypot, lies on the page', async () => {
    const { $ } = await maria.openApply(job)
    expect($('form.newsletter input[name^="b_"]').length).toBe(1)
  })
})

describe('sending', () => {
  test('says application sent, takes the points then, and the employer has the message', async () => {
    const { $, status, text } = await maria.apply(job, { points: '25', 'info[message]': 'Hello\nñ <b>' })
    expect(status).toBe(200)
    expect(text.toLowerCase()).toContain('application sent')
    expect($('.points-left').text()).toBe('15 apply points left')
    expect(received()).toMatchObject([{ subject: 'MANGO', message: 'Hello\nñ <b>', points: 25, jobId: 1_740_001 }])
    expect(balance()).toBe(15)
  })

  test('afterwards the job page has the disabled Applied button and no form', async () => {
    await maria.apply(job)
    const { $ } = await maria.get(job)
    const button = $('button.btn.btn-danger.btn-rounded.btn-addpad.fs-16')
    expect([button.text(), button.attr('disabled'), $('form[action="/apply"]').length]).toEqual([
      'Applied',
      'disabled',
      0,
    ])
  })

  test('the sent list links the thread and "First contacted for Job: …" to the job, newest first', async () => {
    await maria.apply(job)
    await maria.apply('/jobseekers/job/Shopify-VA-1740005', { 'info[subject]': 'Second' })
    for (const path of ['/message/sent', '/message/jobs']) {
      const { $ } = await maria.get(path)
      const links = [...$('a[href^="/jobseekers/job/"]')].map((link) => [$(link).text(), $(link).attr('href')])
      expect(links).toEqual([
        ['First contacted for Job: Second job', '/jobseekers/job/Shopify-VA-1740005'],
        ['First contacted for Job: Shopify VA', job],
      ])
    }
    const { $ } = await maria.get('/message/sent')
    const thread = await maria.get($('a[href^="/message/thread/"]').last().attr('href') ?? '')
    expect(thread.$('pre.message').text()).toBe('Hello Greta')
    expect(thread.text).toContain('2 apply points')
  })

  test('the sent list pages by 30', async () => {
    for (let at = 0; at < 31; at += 1) {
      const application = {
        hash: `h${at}`,
        email: 'maria@board.test',
        name: 'Maria',
        jobId: at,
        jobPath: `/jobseekers/job/x-${at}`,
        jobTitle: `Job ${at}`,
        employer: 'E',
        subject: `S${at}`,
        message: 'm',
        contactInfo: '',
        points: 1,
        sentAt: '2026-11-20T00:00:00Z',
      }
      board.olj.state.record({ type: 'applied', application })
    }
    const first = await maria.get('/message/sent')
    expect(first.$('.thread').length).toBe(30)
    expect(first.$('a[rel=next]').attr('href')).toBe(`${board.url}/message/sent/30`)
    expect((await maria.get('/message/sent/30')).$('.thread-subject').text()).toBe('S0')
  })

  test('a thread is shown to its sender only', async () => {
    await maria.apply(job)
    const jun = board.visitor()
    await jun.logIn('jun@board.test', 'Board-demo-2')
    expect((await jun.get(`/message/thread/${received()[0]?.hash}`)).status).toBe(404)
    expect((await jun.get('/message/sent')).$('.thread').length).toBe(0)
  })

  test("the employers' page shows it to people, with text as text", async () => {
    await maria.apply(job, { 'info[message]': '<script>alert(1)</script>' })
    const { $ } = await board.visitor().get('/__board')
    const shown = $('.received')
    expect(shown.find('pre.message').text()).toBe('<script>alert(1)</script>')
    expect(shown.text()).toContain('maria@board.test')
    expect(shown.find(`a[href="${job}"]`).length).toBe(1)
  })

  test('two submissions at once make one application', async () => {
    const { $ } = await maria.openApply(job)
    const form = {
      ...fieldsOf($, '#contact-form'),
      'info[subject]': 'A',
      'info[message]': 'B',
      points: '5',
      op: 'SEND EMAIL',
    }
    const answers = await Promise.all([maria.post('/apply', form), maria.post('/apply', form)])
    expect(answers.filter((answer) => answer.text.includes('Application sent')).length).toBe(1)
    expect(answers.filter((answer) => answer.text.includes('already applied')).length).toBe(1)
    expect([received().length, balance()]).toEqual([1, 35])
  })

  test('a lost answer: the socket dies, the application is there', async () => {
    const { $ } = await maria.openApply(job)
    const form = {
      ...fieldsOf($, '#contact-form'),
      'info[subject]': 'A',
      'info[message]': 'B',
      points: '5',
      op: 'SEND EMAIL',
    }
    board.olj.control.misbehave({ mode: 'lost-answer', times: 1, path: '/apply', method: 'POST' })
    await expect(maria.post('/apply', form)).rejects.toThrow('fetch failed')
    expect([received().length, balance()]).toEqual([1, 35])
    expect((await maria.get('/message/sent')).text).toContain('First contacted for Job: Shopify VA')
  })
})

describe('refusals store nothing and take no points', () => {
  test.each([
    ...['0', '61', '', '-1', '2.5', 'many', '1e1'].map((points) => [
      `points "${points}"`,
      { points },
      'between 1 and 60',
    ]),
    ['more points than the balance', { points: '41' }, 'not have enough apply points. You have 40 apply points left'],
    ['no subject', { 'info[subject]': '  ' }, 'Subject'],
    ['no message', { 'info[message]': '' }, 'Message'],
    ...['sent_to_e_id', 'info[email]', 'contact_email', 'back_id', 'info[name]'].map((name) => [
      `hidden ${name} that came back changed`,
      { [name]: 'changed' },
      'incomplete',
    ]),
  ] as [string, Record<string, string>, string][])('%s', async (_name, changes, sentence) => {
    const { $, status } = await maria.apply(job, changes)
    expect([status, $('p.error').text()]).toEqual([200, expect.stringContaining(sentence)])
    expect($('#contact-form').length).toBe(1)
    expect([received().length, balance()]).toEqual([0, 40])
  })

  test('the typed text is kept in the form', async () => {
    const { $ } = await maria.apply(job, { points: '99', 'info[message]': 'Keep <me>' })
    expect($('#message').text()).toBe('Keep <me>')
  })

  test('a form without op shows the form again, a form without token is 403', async () => {
    const { $ } = await maria.openApply(job)
    const form = { ...fieldsOf($, '#contact-form'), 'info[subject]': 'A', 'info[message]': 'B', points: '5' }
    expect((await maria.post('/apply', form)).$('#contact-form').length).toBe(1)
    expect((await maria.post('/apply', { ...form, op: 'SEND EMAIL', 'csrf-token': 'x' })).status).toBe(403)
    expect(received().length).toBe(0)
  })

  test('closed, already applied, ID Proof below the minimum, deleted', async () => {
    const token = (await maria.get('/')).$('meta[name="csrf-token"]').attr('content') ?? ''
    const first = (id: number) =>
      maria.post('/apply', { 'csrf-token': token, job_id: String(id), back_id: String(id), contact_email: 'x' })
    expect((await first(1_740_002)).text).toContain('no longer accepting applications')
    expect((await first(1_740_003)).text).toContain('ID Proof score of at least 80. Your ID Proof score is 70')
    expect((await first(1_740_004)).status).toBe(404)
    await maria.apply(job)
    expect((await first(1_740_001)).text).toContain('already applied')
    expect(received().length).toBe(1)
  })
})

describe('bookmark', () => {
  test('keeps a note, changes and deletes it', async () => {
    const token = (await maria.get('/')).$('meta[name="csrf-token"]').attr('content') ?? ''
    const note = (action: string, text: string) =>
      maria.post('/jobseekers/bookmark', { 'csrf-token': token, job_id: '1740001', action, note: text })
    expect((await note('add', 'Nice & near')).text).toBe('{"success":true}')
    expect((await maria.get(job)).$('#noteText').text()).toBe('Nice & near')
    await note('delete', '')
    expect((await maria.get(job)).$('#noteText').text()).toBe('')
    expect((await note('burn', '')).status).toBe(400)
  })
})
