import type { Reply } from '../http/exchange.ts'
import { escapeHtml } from '../http/replies.ts'
import type { OljPosting } from '../market/types.ts'
import { randomHex } from './board.ts'
import { jobPath } from './card.ts'
import { gonePage, idProofProblem } from './job-page.ts'
import { csrfInput, hidden, titleText } from './layout.ts'
import { manilaDay } from './manila.ts'
import type { Application } from './members.ts'
import { answer, type MemberVisit, type Visit } from './visit.ts'
type Draft = { subject: string; message: string; points: string }

/** Fewest and most points on one application. */
const pointBounds = { low: 1, high: 60 }

function sentToday(visit: MemberVisit): number {
  const today = manilaDay(visit.now)
  return visit.board.members
    .applicationsOf(visit.member.email)
    .filter((application) => manilaDay(new Date(application.sentAt)) === today).length
}

/** The fields the form carries besides what the person types; they must come back unchanged. */
function hiddenFields(visit: MemberVisit, posting: OljPosting): Record<string, string> {
  return {
    'info[name]': visit.member.name,
    'info[email]': visit.member.email,
    contact_email: posting.contactEmail,
    email_sent_count_today: String(sentToday(visit)),
    back_id: String(posting.id),
    sent_to_e_id: String(posting.employer.id),
    job_id: String(posting.id),
  }
}

function contactPage(visit: MemberVisit, posting: OljPosting, draft: Draft, problem: string): Reply {
  const fields = Object.entries(hiddenFields(visit, posting)).map(([name, value]) => hidden(name, value))
  const { points, contactInfo } = visit.member
  const body = `<h1>Apply for ${titleText(posting.title)}</h1>
${problem === '' ? '' : `<p class="error">${problem}</p>`}
<form class="card" id="contact-form" action="/apply" method="post">${csrfInput}
${fields.join('\n')}
<label for="subject">Subject</label>
<input type="text" id="subject" name="info[subject]" value="${escapeHtml(draft.subject)}">
<label for="message">Message</label>
<textarea id="message" name="info[message]" rows="12">${escapeHtml(draft.message)}</textarea>
<label for="contact-info-content">Your contact info</label>
<textarea id="contact-info-content" rows="2">${escapeHtml(contactInfo)}</textarea>
<label for="points">Apply points</label>
<input type="text" id="points" name="points" value="${escapeHtml(draft.points)}" inputmode="numeric">
<p class="points-left"><strong>${points}</strong> apply points left</p>
<input type="submit" class="btn" name="op" value="SEND EMAIL">
</form>
<form class="newsletter" action="/newsletter" method="post"><input type="text" name="b_6f2a_91c3" tabindex="-1" value="" aria-label="Leave this empty"></form>`
  return answer(visit, { title: 'Contact | OnlineJobs.ph', body })
}

function refusal(visit: Visit, sentence: string): Reply {
  const body = `<div class="alert alert-danger">${sentence}</div><p><a href="/jobseekers/jobsearch">Find another job</a></p>`
  return answer(visit, { title: 'Contact | OnlineJobs.ph', body })
}

/** Why this member cannot apply to the posting at all; null when nothing stands in the way. */
function obstacle(visit: MemberVisit, posting: OljPosting): string | null {
  if (posting.state === 'closed') return 'This job has been closed and is no longer accepting applications.'
  if (visit.board.members.applicationTo(visit.member.email, posting.id)) return 'You have already applied for this job.'
  return idProofProblem(posting, visit.member)
}

/** What is wrong with the sent form; null when it can go out. The sentences are ours. */
function draftProblem(visit: MemberVisit, posting: OljPosting, draft: Draft): string | null {
  const sent = visit.request.form
  const lost = Object.entries(hiddenFields(visit, posting)).find(([name, value]) => {
    return name === 'email_sent_count_today' ? !sent.has(name) : sent.get(name) !== value
  })
  if (lost) return `The form came back incomplete (${escapeHtml(lost[0])}). Please try again.`
  if (draft.subject.trim() === '') return 'The Subject field is required.'
  if (draft.message.trim() === '') return 'The Message field is required.'
  const points = /^\d{1,4}$/.test(draft.points.trim()) ? Number(draft.points) : Number.NaN
  if (!(points >= pointBounds.low && points <= pointBounds.high)) return 'Please use between 1 and 60 apply points.'
  if (points > visit.member.points)
    return `You do not have enough apply points. You have ${visit.member.points} apply points left.`
  return null
}

function send(visit: MemberVisit, posting: OljPosting, draft: Draft): Application {
  const { email, name, contactInfo } = visit.member
  const application: Application = {
    hash: randomHex(),
    email,
    name,
    jobId: posting.id,
    jobPath: jobPath(posting),
    jobTitle: posting.title,
    employer: posting.employer.name,
    subject: draft.subject.trim(),
    message: draft.message,
    contactInfo: visit.request.form.get('contact_info') ?? contactInfo,
    points: Number(draft.points),
    sentAt: visit.now.toISOString(),
  }
  visit.board.record({ type: 'applied', application })
  return application
}

function sentPage(visit: MemberVisit, application: Application): Reply {
  const body = `<div class="card alert-success"><h1>Application sent</h1>
<p>Your application has been sent to ${escapeHtml(application.employer)} with ${application.points} apply points.</p>
<p class="points-left"><strong>${visit.member.points}</strong> apply points left</p>
<p><a href="/message/thread/${application.hash}">See your message</a> · <a href="/jobseekers/jobsearch">Find another job</a></p></div>`
  return answer(visit, { title: 'Application sent | OnlineJobs.ph', body })
}

/**
 * Both steps of applying. Without `op` the form is shown; with it the application is stored on disk before the
 * answer is made, and the points are taken at that moment.
 */
export function apply(visit: MemberVisit): Reply {
  const sent = visit.request.form
  const posting = visit.board.catalogue.get(Number(sent.get('job_id') ?? Number.NaN))
  if (posting === undefined || posting.state === 'deleted') return gonePage(visit, posting !== undefined)
  const stop = obstacle(visit, posting)
  if (stop !== null) return refusal(visit, stop)
  const draft = {
    subject: sent.get('info[subject]') ?? '',
    message: sent.get('info[message]') ?? '',
    points: sent.get('points') ?? '',
  }
  if (!sent.has('op')) return contactPage(visit, posting, draft, '')
  const problem = draftProblem(visit, posting, draft)
  if (problem !== null) return contactPage(visit, posting, draft, problem)
  return sentPage(visit, send(visit, posting, draft))
}
