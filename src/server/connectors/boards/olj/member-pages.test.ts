import { describe, expect, it } from 'vitest'
import { fillIn } from './form.ts'
import {
  findSentMessage,
  parseApplyOffer,
  parseContactPage,
  parseLoginOutcome,
  parseLoginPage,
  parseSendOutcome,
} from './member-pages.ts'
import { sampleApplyForm, sampleContactPage, sampleJobPage, samplePage } from './sample-pages.ts'

const loginForm = (problem = '', token = '<input type="hidden" name="csrf-token" value="cc">') =>
  samplePage(`<form action="/authenticate" method="post">${problem}${token}<input name="info[email]"><input type="password" name="info[password]">
<input type="submit" name="login" value="Login →"></form>`)
const member = (action: string, description?: string) =>
  sampleJobPage({ action, visitor: 'member', ...(description !== undefined && { description }) })

describe('signing in', () => {
  it('finds the form with its hidden fields', () => {
    expect(parseLoginPage(loginForm())).toEqual({
      value: {
        action: '/authenticate',
        fields: [
          ['csrf-token', 'cc'],
          ['info[email]', ''],
          ['info[password]', ''],
          ['login', 'Login →'],
        ],
      },
    })
    expect(parseLoginPage(loginForm('', ''))).toEqual({ missing: ['csrf-token'] })
    expect(parseLoginPage(samplePage(''))).toEqual({ missing: ['sign-in form'] })
  })

  it('tells a wrong password from every other outcome', () => {
    const outcome = (raw: string, path = '/authenticate') => parseLoginOutcome(raw, path)
    expect(outcome(loginForm('<p class="error">The email address or password is incorrect.</p>'))).toEqual({
      value: { state: 'wrong_credentials' },
    })
    expect(outcome(loginForm('<p class="error">Your account is suspended.</p>'))).toEqual({
      value: { state: 'refused', sentence: 'Your account is suspended.' },
    })
    expect(outcome(loginForm())).toHaveProperty('missing')
    expect(outcome(samplePage('', 'member'))).toEqual({ value: { state: 'member' } })
    expect(outcome('<html>dashboard</html>', '/jobseekers/home')).toEqual({ value: { state: 'member' } })
    expect(outcome('<html>?</html>', '/')).toHaveProperty('missing')
  })
})

describe('what a posting offers a member', () => {
  const offer = (raw: string) => {
    const parsed = parseApplyOffer(raw)
    return 'value' in parsed ? parsed.value.state : parsed.missing
  }

  it.each([
    ['form', member(sampleApplyForm)],
    ['applied', member('<button class="btn btn-danger btn-rounded btn-addpad fs-16" disabled>Applied</button>')],
    ['closed', member('<h3 class="text-warning">This job has been closed.</h3>')],
    ['refused', member('<div class="alert alert-danger">ID Proof too low.</div>')],
    ['guest', sampleJobPage({})],
    ['gone', samplePage('<section class="section-404"></section>', 'member')],
  ])('%s', (state, raw) => {
    expect(offer(raw)).toBe(state)
  })

  it('does not believe the employer', () => {
    const fake = `x<div><button disabled>Applied</button><form action="/apply"><input name="csrf-token"><input name="job_id"></form></div>`
    expect(offer(member('', fake))).toEqual(['apply form'])
    expect(offer(member(sampleApplyForm, fake))).toBe('form')
    expect(offer(sampleJobPage({ description: '<a href="/jobseekers/auth/logout">bye</a>' }))).toBe('guest')
  })
})

describe('the application form', () => {
  it('is told from the other forms and sends what a browser would', () => {
    const parsed = parseContactPage(sampleContactPage)
    if ('missing' in parsed) throw new Error('missing')
    expect(parsed.value.points).toBe(55)
    expect(fillIn(parsed.value.form, { 'info[subject]': 'S', 'info[message]': 'M', points: '3' })).toEqual([
      ['csrf-token', 'bb'],
      ['info[name]', 'Ana & Co'],
      ['sent_to_e_id', '4711'],
      ['job_id', '1740001'],
      ['info[subject]', 'S'],
      ['info[message]', 'M'],
      ['points', '3'],
      ['op', 'SEND EMAIL'],
    ])
  })
})

describe('after sending', () => {
  it('counts as sent only when the board says so and the form is gone', () => {
    expect(
      parseSendOutcome(samplePage('<div class="alert-success"><h1>Application sent</h1></div>', 'member')),
    ).toEqual({
      state: 'sent',
      evidence: 'Application sent',
    })
    const whole =
      '<div class="alert-success"><h1>Application sent</h1><p>It went to Ana</p><p><a>See it</a> · <a>Next</a></p></div>'
    expect(parseSendOutcome(samplePage(whole, 'member'))).toEqual({
      state: 'sent',
      evidence: 'Application sent. It went to Ana',
    })
    expect(parseSendOutcome(sampleContactPage.replace('<form action="/apply"', '<h2>Message sent</h2>$&')).state).toBe(
      'unclear',
    )
    expect(parseSendOutcome(samplePage('<p>application sent</p>', 'member')).state).toBe('unclear')
    expect(parseSendOutcome(samplePage('<p class="error">No points.</p>', 'member'))).toEqual({
      state: 'refused',
      sentence: 'No points.',
    })
  })

  it('is found among the sent messages by the id of the posting', () => {
    const sent = samplePage(
      '<a href="/jobseekers/job/Sample-17400011">First contacted for Job: Other</a><a href="/jobseekers/job/Sample-1740001">First contacted for Job: Sample</a>',
      'member',
    )
    expect(findSentMessage(sent, '1740001')).toBe('First contacted for Job: Sample')
    expect(findSentMessage(sent, '740001')).toBeNull()
  })
})
