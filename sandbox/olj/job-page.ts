import type { Reply } from '../http/exchange.ts'
import { escapeHtml } from '../http/replies.ts'
import type { OljPosting } from '../market/types.ts'
import type { Board } from './board.ts'
import { csrfInput, hidden, layout, titleText } from './layout.ts'
import { utcDayInWords } from './manila.ts'
import type { Account } from './members.ts'
import { answer, fill, type Page, type Visit } from './visit.ts'

const contacts = /(?:https?:\/\/|www\.)[^\s<"']+|[\w.+-]+@[\w-]+\.[\w.-]+|@\w{4,}|\+?\d[\d\s().-]{8,}\d/g
const filtered = '<ojfilter certainty="3"> ---------- </ojfilter>'

/** What guests read: links and contacts in the text are blanked, tags stay as they are. */
function forGuests(description: string): string {
  return description
    .split(/(<[^>]*>)/)
    .map((piece) => (piece.startsWith('<') ? piece : piece.replace(contacts, filtered)))
    .join('')
}

function box(label: string, value: string): string {
  return `<div class="col-lg-3"><h3 class="fs-12">${label}</h3><p class="fs-18">${value}</p></div>`
}

function overview(board: Board, posting: OljPosting, isMember: boolean): string {
  const skills = posting.skills
    .map(
      (name) =>
        `<a class="card-worker-topskill" href="/jobseekers/search/c/${board.skills.byName(name).category}">${escapeHtml(name)}</a>`,
    )
    .join('\n')
  const description = isMember ? posting.description : forGuests(posting.description)
  return `<div class="card job-post"><div class="row">
${box('TYPE OF WORK', posting.workType)}
${box('WAGE / SALARY', escapeHtml(posting.salaryText))}
${box('HOURS PER WEEK', escapeHtml(posting.hoursPerWeek))}
${box('DATE UPDATED', utcDayInWords(posting.updatedAt))}
</div></div>
<div class="card"><div class="card-header">JOB OVERVIEW</div>
<p id="job-description" class="job-description" data-jobid="${posting.id}">${description}</p></div>
<div class="card"><div class="card-header">SKILL REQUIREMENT</div><div class="skills">${skills}</div></div>${minimumProof(posting)}`
}

/** Where the real page tells a guest what ID Proof the employer wants, if it does, was never seen; this line is ours. */
function minimumProof({ minIdProof }: OljPosting): string {
  return minIdProof === 0 ? '' : `<p class="fs-13">Minimum ID Proof: ${minIdProof}</p>`
}

function heading(posting: OljPosting, isMember: boolean): string {
  const { employer } = posting
  const named = isMember || posting.employerShownToGuests
  const logo =
    named && employer.hasLogo
      ? `<h3 class="job__logo"><img src="/assets/logo/${employer.id}.svg" alt=""> ${escapeHtml(employer.name)}</h3>`
      : ''
  return `<h1 class="job__title" data-jobid="${posting.id}">${titleText(posting.title)}</h1>${logo}`
}

/** The wording of a closed posting is not fixed on the real board: two are in use here. */
function closedNotice(posting: OljPosting): string {
  if (posting.state !== 'closed') return ''
  return posting.id % 2 === 0
    ? '<h3 class="text-warning">This job has been closed.</h3>'
    : '<div class="alert alert-warning">This job is no longer accepting applications.</div>'
}

/**
 * The employer block members see. Its real markup was never seen; this one is ours: a list of
 * `Contact Person:`, `Member since:` and `Total Job Posts:` under the header ABOUT THE EMPLOYER.
 */
function aboutEmployer(board: Board, posting: OljPosting): string {
  const { employer } = posting
  return `<div class="card about-employer"><div class="card-header">ABOUT THE EMPLOYER</div>
<h3 class="employer-name">${escapeHtml(employer.name)}</h3>
<ul><li>Contact Person: ${escapeHtml(employer.contactPerson)}</li>
<li>Member since: ${utcDayInWords(employer.memberSince)}</li>
<li>Total Job Posts: ${board.catalogue.all().filter((other) => other.employer.id === employer.id).length}</li></ul></div>`
}

function action(board: Board, posting: OljPosting, member: Account | null): string {
  if (posting.state === 'closed') return ''
  if (member === null) return '<h3>Please login or register as jobseeker to apply for this job.</h3>'
  if (board.members.applicationTo(member.email, posting.id)) {
    return '<button class="btn btn-danger btn-rounded btn-addpad fs-16" disabled>Applied</button>'
  }
  const problem = idProofProblem(posting, member)
  if (problem !== null) return `<div class="alert alert-danger id-proof-required">${problem}</div>`
  return `<form action="/apply" method="post">${csrfInput}${hidden('contact_email', posting.contactEmail)}
${hidden('back_id', String(posting.id))}${hidden('job_id', String(posting.id))}
<button type="submit" class="btn btn-success btn-rounded btn-addpad fs-16">APPLY FOR THIS JOB</button></form>`
}

/** Why this member's ID Proof is too low for the posting; null when it is enough. The wording is ours. */
export function idProofProblem(posting: OljPosting, member: Account): string | null {
  if (member.idProof >= posting.minIdProof) return null
  return `This employer only accepts applicants with an ID Proof score of at least ${posting.minIdProof}. Your ID Proof score is ${member.idProof}.`
}

function bookmark(note: string): string {
  return `<form id="myModal-log" class="bookmark" action="/jobseekers/bookmark" method="post">${csrfInput}
<label for="noteText">Your note on this job</label><textarea id="noteText" name="note">${escapeHtml(note)}</textarea>
<input type="hidden" name="job_id" value=""><input type="hidden" name="action" value="add"></form>`
}

function scripts(posting: OljPosting): string {
  return `<script>const jobId = "${posting.id}"; const employerId = "${posting.employer.id}";</script>`
}

function render(board: Board, posting: OljPosting, member: Account | null): string {
  const isMember = member !== null
  const note = member === null ? '' : (board.members.noteOn(member.email, posting.id) ?? '')
  const body = `<section class="job-page">${heading(posting, isMember)}
${closedNotice(posting)}
${action(board, posting, member)}
${overview(board, posting, isMember)}
${isMember ? aboutEmployer(board, posting) : ''}
${bookmark(note)}</section>`
  const title = `${titleText(posting.title)} ${posting.id} - OnlineJobs.ph`
  return layout({ title, body, scripts: scripts(posting), member })
}

/** Deleted postings and numbers nobody gave: both are answered with status 404. */
export function gonePage(visit: Visit, deleted: boolean): Reply {
  const body = deleted
    ? `<section class="section-404"><h1 class="text-jumbo">Job No Longer Posted</h1>
<h3>This job post has been deleted and is no longer visible.</h3></section>`
    : `<section class="section-404"><h1 class="text-jumbo">Oops, we lost you there.</h1>
<h3>The page you are looking for is not here. <a href="/jobseekers/jobsearch">Find a job</a></h3></section>`
  return answer(visit, { title: '', body }, 404)
}

/** The page of one posting; only the number at the end of the address counts. */
export function createJobPage(): Page {
  const kept = new Map<number, string>()
  let version = -1
  return (visit, params) => {
    const { catalogue } = visit.board
    const id = Number(/(?:^|-)(\d{1,15})$/.exec(params['name'] ?? '')?.[1] ?? Number.NaN)
    const posting = catalogue.get(id)
    if (posting === undefined || posting.state === 'deleted') return gonePage(visit, posting !== undefined)
    if (visit.member !== null) return fill(visit, render(visit.board, posting, visit.member))
    if (version !== catalogue.version()) kept.clear()
    version = catalogue.version()
    let page = kept.get(id)
    if (page === undefined) {
      page = render(visit.board, posting, null)
      kept.set(id, page)
    }
    return fill(visit, page)
  }
}

/** Link to a posting for lists of messages. */
export function jobLink(application: { jobPath: string; jobTitle: string }, text: string): string {
  return `<a href="${escapeHtml(application.jobPath)}">${text}${titleText(application.jobTitle)}</a>`
}
