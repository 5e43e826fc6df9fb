import { createClock, type Clock } from '../http/clock.ts'
import { createControl, type Control } from '../http/control.ts'
import type { Handler } from '../http/exchange.ts'
import { createRouter, type Route } from '../http/router.ts'
import type { OljPosting } from '../market/types.ts'
import { apply } from './apply-pages.ts'
import { assetRoutes } from './assets.ts'
import { demoAccounts, openBoard, type Board, type NewAccount } from './board.ts'
import { addControls } from './controls.ts'
import { createJobPage, gonePage } from './job-page.ts'
import { authenticate, loginPage, logout } from './login-pages.ts'
import { bookmark, dashboard, inbox, profile, sentMessages, thread } from './member-pages.ts'
import { createSearchPages } from './search-page.ts'
import { phone, takeCode, takeDetails, takeDocuments, verificationPage } from './verification-pages.ts'
import { answer, membersOnly, visited, withToken, type MemberVisit, type Page } from './visit.ts'

/** The stand-in: its handler, the hand on it, and its state. */
export type Olj = { handler: Handler; control: Control; state: Board; close: () => void }

const home: Page = (visit) => {
  const body = `<h1>Jobs for Filipino remote workers</h1>
<form class="card" method="get" action="/jobseekers/jobsearch"><label for="home-keyword">Job title or company</label>
<input type="text" id="home-keyword" name="jobkeyword" placeholder="job title or company">
<input type="hidden" name="isFromJobsearchForm" value="1"><button class="btn">Search</button></form>
<p>${visit.board.catalogue.all().length} postings. <a href="/jobseekers/jobsearch">See the newest</a>, or
<a href="/__board">what employers receive</a>.</p>`
  return answer(visit, { title: 'OnlineJobs.ph stand-in', body })
}

/** A form only members may send, with the token of their session. */
const membersForm = (take: (visit: MemberVisit) => ReturnType<Page>): Page =>
  membersOnly((visit) => withToken(() => take(visit))(visit, {}))

function pages(): { method: Route['method']; path: string; page: Page }[] {
  const { search, category } = createSearchPages()
  const job = createJobPage()
  const gone: Page = (visit) => gonePage(visit, false)
  return [
    { method: 'GET', path: '/', page: home },
    { method: 'GET', path: '/jobseekers/jobsearch', page: search },
    { method: 'GET', path: '/jobseekers/jobsearch/{offset}', page: search },
    { method: 'GET', path: '/jobseekers/search/c', page: search },
    { method: 'GET', path: '/jobseekers/search/c/{category}', page: category },
    { method: 'GET', path: '/jobseekers/search/c/{category}/{offset}', page: category },
    { method: 'GET', path: '/jobseekers/job/{name}', page: job },
    { method: 'POST', path: '/jobseekers/bookmark', page: membersForm(bookmark) },
    { method: 'GET', path: '/login', page: loginPage },
    { method: 'POST', path: '/authenticate', page: withToken(authenticate) },
    { method: 'GET', path: '/jobseekers/auth/logout', page: logout },
    { method: 'GET', path: '/jobseekers/dashboard', page: membersOnly(dashboard) },
    { method: 'GET', path: '/jobseekers/info/{id}', page: profile },
    { method: 'POST', path: '/apply', page: membersForm(apply) },
    { method: 'GET', path: '/jobseekers/verification', page: membersOnly(verificationPage) },
    { method: 'POST', path: '/jobseekers/verification/documents', page: membersForm(takeDocuments) },
    { method: 'POST', path: '/jobseekers/verification/details', page: membersForm(takeDetails) },
    { method: 'POST', path: '/jobseekers/verification/code', page: membersForm(takeCode) },
    { method: 'GET', path: '/message/sent', page: membersOnly(sentMessages) },
    { method: 'GET', path: '/message/sent/{offset}', page: membersOnly(sentMessages) },
    { method: 'GET', path: '/message/jobs', page: membersOnly(sentMessages) },
    { method: 'GET', path: '/message/thread/{hash}', page: membersOnly(thread) },
    { method: 'GET', path: '/__board', page: inbox },
    { method: 'GET', path: '/__phone', page: phone },
    { method: 'GET', path: '/{rest*}', page: gone },
  ]
}

/**
 * The remote-jobs board: search, postings, sign-in, two-step apply, sent messages, and an inbox page for people.
 * @param o.dataFile journal in which accounts, sessions, points, applications and changed postings survive a restart;
 *   everything stays in memory without it
 * @param o.accounts accounts of a fresh start; the three demo accounts when left out
 * @param o.now the base of the clock that control calls move; the machine's time when left out
 * @param o.searchCap longest list without keyword and skill; everything is listed when left out
 */
export function createOlj(o: {
  postings: readonly OljPosting[]
  dataFile?: string | undefined
  now?: () => Date
  clock?: Clock
  accounts?: readonly NewAccount[]
  searchCap?: number | null
}): Olj {
  const control = createControl({
    name: 'OnlineJobs.ph',
    about:
      'The remote-jobs board: search, postings, sign-in, applying with points, sent messages. /__board shows what employers receive.',
    clock: o.clock ?? createClock(o.now),
  })
  const board = openBoard({
    postings: o.postings,
    clock: control.clock,
    dataFile: o.dataFile,
    accounts: o.accounts ?? demoAccounts,
    searchCap: o.searchCap ?? null,
  })
  addControls(control, board)
  const routes = pages().map(({ method, path, page }): Route => ({ method, path, handle: visited(board, page) }))
  return { handler: createRouter([...assetRoutes, ...routes]), control, state: board, close: board.close }
}
