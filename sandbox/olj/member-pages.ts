import type { Reply } from '../http/exchange.ts'
import { escapeHtml, json } from '../http/replies.ts'
import { gonePage, jobLink } from './job-page.ts'
import { titleText } from './layout.ts'
import { manilaStamp } from './manila.ts'
import type { Account, Application } from './members.ts'
import { offsetOf, pageSize, pagination } from './pagination.ts'
import { answer, type MemberVisit, type Visit } from './visit.ts'

/**
 * The ID Proof score, 0–99. The real markup of the number was never seen; this one is ours:
 * `span.id-proof-score[data-score="70"]` with the number as text, beside the words "ID Proof".
 */
function idProof(account: Account): string {
  return `<p class="id-proof">ID Proof <span class="id-proof-score" data-score="${account.idProof}">${account.idProof}</span></p>`
}

/** The page after signing in: score and balance. */
export function dashboard(visit: MemberVisit): Reply {
  const { member, board } = visit
  const sent = board.members.applicationsOf(member.email).length
  const body = `<h1>Hello, ${escapeHtml(member.name)}</h1>
<div class="card profile"><div class="avatar" aria-hidden="true">${escapeHtml(member.name.slice(0, 1))}</div>${idProof(member)}
<p class="points-left"><strong>${member.points}</strong> apply points left</p>
<p>${escapeHtml(member.email)} · <a href="/jobseekers/info/${member.id}">public profile</a></p></div>
<p><a href="/jobseekers/verification">Raise your ID Proof</a> · <a href="/message/sent">${sent} applications sent</a> · <a href="/jobseekers/jobsearch">Find a job</a></p>`
  return answer(visit, { title: 'Dashboard | OnlineJobs.ph', body })
}

/** What everybody may see of a job seeker. */
export function profile(visit: Visit, params: Record<string, string>): Reply {
  const account = [...visit.board.members.accounts.values()].find((each) => String(each.id) === params['id'])
  if (account === undefined) return gonePage(visit, false)
  const body = `<h1>${escapeHtml(account.name)}</h1><div class="card profile"><div class="avatar" aria-hidden="true">${escapeHtml(account.name.slice(0, 1))}</div>${idProof(account)}
<p class="fs-13">0 - 99 with 99 being the best</p></div>`
  return answer(visit, { title: `${escapeHtml(account.name)} | OnlineJobs.ph`, body })
}

/**
 * A sent application. Known of the real page is the link to the posting alone; how employer, points, moment and state are
 * written, and what states there are, is ours: `span.thread-employer`, the words beside it, `span.badge.thread-status`.
 */
function threadRow(application: Application): string {
  return `<li class="thread" data-hash="${application.hash}" data-job-id="${application.jobId}">
<a class="thread-subject" href="/message/thread/${application.hash}">${escapeHtml(application.subject)}</a>
<span class="fs-13">${jobLink(application, 'First contacted for Job: ')}</span>
<span class="fs-13"><span class="thread-employer">${escapeHtml(application.employer)}</span> · ${application.points} apply points · ${manilaStamp(new Date(application.sentAt))}</span>
${application.status === undefined ? '' : `<span class="badge thread-status">${escapeHtml(application.status)}</span>`}</li>`
}

/** Everything the member sent, newest first, 30 a page at path offsets. */
export function sentMessages(visit: MemberVisit, params: Record<string, string>): Reply {
  const all = visit.board.members.applicationsOf(visit.member.email).toReversed()
  const offset = offsetOf(params['offset'])
  const rows = all
    .slice(offset, offset + pageSize)
    .map(threadRow)
    .join('\n')
  const base = `${visit.request.url.origin}/message/sent`
  const body = `<h1>Sent</h1>
<p class="fs-13"><a href="/message/sent">Sent</a> · <a href="/message/jobs">Job Applications</a></p>
${all.length === 0 ? '<p>You have not sent any message yet.</p>' : `<ul class="threads">${rows}</ul>`}
${pagination({ base, suffix: '', offset, total: all.length })}`
  return answer(visit, { title: 'Sent | OnlineJobs.ph', body })
}

/** One sent application as it went out. */
export function thread(visit: MemberVisit, params: Record<string, string>): Reply {
  const own = visit.board.members.applicationsOf(visit.member.email)
  const application = own.find((each) => each.hash === params['hash'])
  if (application === undefined) return gonePage(visit, false)
  const body = `<article class="card thread-page" data-hash="${application.hash}" data-job-id="${application.jobId}">
<h1>${escapeHtml(application.subject)}</h1>
<p>${jobLink(application, 'First contacted for Job: ')}</p>
<p class="fs-13">To ${escapeHtml(application.employer)} · ${manilaStamp(new Date(application.sentAt))} · ${application.points} apply points</p>
<pre class="message">${escapeHtml(application.message)}</pre>
<p class="fs-13">${escapeHtml(application.contactInfo)}</p></article>`
  return answer(visit, { title: `${escapeHtml(application.subject)} | OnlineJobs.ph`, body })
}

/** Keeps or forgets the member's note on a posting; answers JSON like the real call. */
export function bookmark(visit: MemberVisit): Reply {
  const { form } = visit.request
  const jobId = Number(form.get('job_id') ?? Number.NaN)
  const action = form.get('action') ?? ''
  if (!visit.board.catalogue.get(jobId) || !['add', 'update', 'delete'].includes(action)) {
    return json({ success: false }, { status: 400 })
  }
  const note = action === 'delete' ? null : (form.get('note') ?? '')
  visit.board.record({ type: 'noted', email: visit.member.email, jobId, note })
  return json({ success: true })
}

/** What employers receive: every application, newest first, for people who want to see one arrive. */
export function inbox(visit: Visit): Reply {
  const offset = offsetOf(visit.request.query.get('offset') ?? undefined)
  const all = visit.board.members.applications
  const shown = all.toReversed().slice(offset, offset + 50)
  const rows = shown.map(
    (application) => `<article class="card received" data-job-id="${application.jobId}" data-hash="${application.hash}">
<h2>${escapeHtml(application.subject)}</h2>
<p class="fs-13">From ${escapeHtml(application.name)} &lt;${escapeHtml(application.email)}&gt; · ${manilaStamp(new Date(application.sentAt))} Manila · <strong>${application.points}</strong> apply points</p>
<p class="fs-13">For <a href="${escapeHtml(application.jobPath)}">${titleText(application.jobTitle)}</a> at ${escapeHtml(application.employer)}</p>
<pre class="message">${escapeHtml(application.message)}</pre></article>`,
  )
  const older = offset + 50 < all.length ? `<p><a href="/__board?offset=${offset + 50}">Older</a></p>` : ''
  const body = `<h1>What employers receive</h1><p>${all.length} applications.</p>${rows.join('\n')}${older}`
  return answer(visit, { title: 'Received applications', body })
}
