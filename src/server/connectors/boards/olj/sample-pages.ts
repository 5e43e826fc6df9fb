/** A result card written after the fact sheet of the board; `inner` replaces parts of it. */
export function sampleCard(parts: {
  id: number
  title?: string
  badge?: string
  times?: string
  employer?: string
  salary?: string
  text?: string
  tags?: string
  logo?: string
  link?: string
}): string {
  const href = parts.link ?? `/jobseekers/job/Sample-Job-${parts.id}`
  const times = parts.times ?? 'data-temp="2026-09-30 01:41:46" data-temp-2="2026-09-29 17:41:46"'
  const employer = parts.employer ? `${parts.employer} • ` : ''
  const body = `<dl><dt><h4 class="fs-16 fw-700"> ${parts.title ?? 'Sample Job'} ${parts.badge ?? '<span class="badge full-time">Full Time</span>'}</h4></dt></dl>
  <p class="fs-13 mb-0" ${times}>${employer}<em>Posted on 2026-09-30 01:41:46</em></p>
  <dl><dt><i class="icon icon-money"></i></dt><dd class="col">${parts.salary ?? ''}</dd></dl>
  <div class="desc fs-14">${parts.text ?? 'We need help.<br />Start soon&#8230;'} <a href="${href}" target="_blank">See More</a></div>
  <div class="job-tag">${parts.tags ?? "<a href='/jobseekers/search/c/' class='badge'></a>"}</div>`
  const inner = parts.logo
    ? `<div class="d-flex"><img class="jobpost-cat-box-logo" alt="${parts.logo}" src="x.png"><div class="flex-1">${body}</div></div>`
    : body
  return `<a href="${href}" style="color:inherit">
 <div class="jobpost-cat-box latest-job-post card-hover-default">${inner}</div></a>`
}

const head = `<!DOCTYPE html><html><head><meta name="csrf-name" content="csrf-token">
<meta name="csrf-token" content="0123456789abcdef0123456789abcdef"><title>Page</title></head><body>`
const jsd = `<script>(function(){window.__CF$cv$params={r:'1'};a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js';})();</script>`
const guestNav = '<nav><a href="/login">log in</a></nav>'
const memberNav = '<nav><a href="/jobseekers/auth/logout">Logout</a></nav>'

/** A whole page around `body`, with the script that every normal page carries. */
export function samplePage(body: string, visitor: 'guest' | 'member' = 'guest'): string {
  return `${head}${visitor === 'guest' ? guestNav : memberNav}${body}${jsd}</body></html>`
}

/** A result page; `next` is the offset of its next link, null for none. */
export function sampleSearchPage(cards: string[], claim: string, next: number | null): string {
  const last =
    next === null
      ? ''
      : `<li class="page-item page-link"><a rel="next" href="http://x.test/jobseekers/jobsearch/${next}?jobkeyword=" data-ci-pagination-page="2">&gt;</a></li>`
  return samplePage(`<form id="myform" name="myform" method="get" action="/jobseekers/jobsearch"><input name="jobkeyword"></form>
<p class="fs-12"> ${claim} </p>${cards.join('\n')}
<ul class="pagination"><li class="page-item page-link active"><a>1</a></li>${last}</ul>`)
}

/** A posting's page. */
export function sampleJobPage(parts: {
  id?: number
  title?: string
  type?: string
  description?: string
  action?: string
  notice?: string
  more?: string
  visitor?: 'guest' | 'member'
}): string {
  const id = parts.id ?? 1740001
  return samplePage(
    `<h1 class="job__title" data-jobid="${id}">${parts.title ?? 'Sample Job &amp; more'}</h1>
<h3 class="job__logo"><img src="https://media.onlinejobs.ph/employer_logos/4711/abc.png"> Sari Digital</h3>${parts.notice ?? ''}
${parts.action ?? '<h3>Please login or register as jobseeker to apply for this job.</h3>'}
<div class="card job-post"><div class="row">
<div class="col-lg-3"><h3 class="fs-12">TYPE OF WORK</h3><p class="fs-18">${parts.type ?? 'Part Time'}</p></div>
<div class="col-lg-3"><h3 class="fs-12">WAGE / SALARY</h3><p class="fs-18">$7–$8/hour to start, grows with proven skill</p></div>
<div class="col-lg-3"><h3 class="fs-12">HOURS PER WEEK</h3><p class="fs-18">TBD</p></div>
<div class="col-lg-3"><h3 class="fs-12">DATE UPDATED</h3><p class="fs-18">Sep 29, 2026</p></div></div></div>
<div class="card"><div class="card-header">JOB OVERVIEW</div>
<p id="job-description" class="job-description" data-jobid="${id}">${parts.description ?? 'First line<br />\nSecond &amp;amp; line'}</p></div>
<div class="card"><div class="card-header">SKILL REQUIREMENT</div><a class="card-worker-topskill">Excel</a><a class="card-worker-topskill">Canva</a></div>
${parts.more ?? ''}<script>const jobId = "${id}"; const employerId = "4711";</script>`,
    parts.visitor ?? 'guest',
  )
}

/** The button that opens the application form. */
export const sampleApplyForm = `<form action="/apply" method="post"><input type="hidden" name="csrf-token" value="aa">
<input type="hidden" name="contact_email" value="boss@x.test"><input type="hidden" name="back_id" value="7"><input type="hidden" name="job_id" value="1740001">
<button type="submit">APPLY FOR THIS JOB</button></form>`

/** The form of the second step with other forms around it. */
export const sampleContactPage = samplePage(
  `<form action="/employer/signup" method="post"><input name="employer[email]"><input type="hidden" name="csrf-token" value="bad"></form>
<form action="/apply" method="post"><input type="hidden" name="csrf-token" value="bb"><input type="hidden" name="info[name]" value="Ana &amp; Co">
<input type="hidden" name="sent_to_e_id" value="4711"><input type="hidden" name="job_id" value="1740001">
<input id="subject" name="info[subject]" type="text"><textarea id="message" name="info[message]"></textarea>
<textarea id="contact-info-content">0917</textarea><input name="points" type="text"><p>55 apply points left</p>
<input type="checkbox" name="copy" value="1"><input type="submit" name="op" value="SEND EMAIL"><input type="submit" name="draft" value="Save"></form>`,
  'member',
)
